import { brands, type Icon, icons, ofBrand } from '../../../schema/icons.ts';
import { type Fix, type Pointer, valueAt } from '../../core/diagnostics/diagnostic.ts';
import { didYouMean, isLike, nearest } from '../../core/diagnostics/did-you-mean.ts';
import { iconOfNetwork } from '../../core/resolve/icon-of-network.ts';
import { namesIconFile } from '../../core/validation/invalid-value.ts';
import { write } from '../../core/validation/write.ts';
import iconNames from '../tables/icon-names.json';
import { suggestValue } from './suggest-value.ts';

/** Returns the fix that writes a similar icon; undefined if there is none. */
export function suggestIcon(written: string, pointer: Pointer): Fix | undefined {
  const at = valueAt(pointer);
  if (namesIconFile(written)) {
    const file = suggestValue('icon', written);
    return file === undefined ? undefined : write(at, file);
  }
  const suggestion = findIcon(written);
  // "facebook" is certainly the brand; "githb" isn't.
  return suggestion === undefined
    ? undefined
    : { ...didYouMean(at, written, suggestion), certain: isLike(nameIn(written), nameIn(suggestion)) };
}

const iconsByName = new Map<string, Icon>(
  Object.entries(iconNames).flatMap(([icon, names]) => names.split(' ').map((name) => [name, icon as Icon] as const)),
);

/* Removes the prefixes and suffixes of icon libraries: "fab fa-linkedin-in", "FaGithub", "mdi:github". */
const nameIn = (icon: string) =>
  icon
    .replace(/^brand:/i, '')
    .replace(
      /^(?:(?:fa-(?:brands|solid|regular|light)|fa[bsrl]?|bi|mdi|ri|si|devicon|icon|logos|lucide|simple-icons|ion-logo|ion|tabler)[\s:/-]+)+|^(?:fa[bsr]?|mdi|Fa|Si|Md|Bs|Io|Tb|Fi|Ai|Lu)(?=[A-Z])/,
      '',
    )
    .replace(/(?<=\w)-(?:in|f|alt|square|line|fill|logo|plain|original|outline|icon)$/i, '')
    .replace(/[\s.]/g, '');

/* With "brand:", only brands match, and drawings of brands such as "linkedin". Without, drawings take precedence. */
function findIcon(written: string): string | undefined {
  const isBrandName = /^brand:/i.test(written);
  const name = nameIn(written);
  const brand = isBrandName ? brands.find((each) => isLike(each, name)) : undefined;
  const match = brand
    ? ofBrand(brand)
    : (iconOfNetwork(name) ?? (isBrandName ? undefined : iconsByName.get(name.toLowerCase())));
  // Every name of one or two letters is near others.
  if (match || name.length < 3) return match;
  const byName = new Map<string, string>(brands.map((each) => [each, ofBrand(each)]));
  if (!isBrandName) for (const icon of icons) byName.set(icon, icon);
  return byName.get(nearest(name, byName.keys()) ?? '');
}
