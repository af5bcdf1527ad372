import { brands, type Icon, icons, ofBrand } from '../../../schema/icons.ts';
import { type Fix, type Pointer, valueAt } from '../../core/diagnostics/diagnostic.ts';
import { didYouMean, isLike, nearest } from '../../core/diagnostics/suggest.ts';
import { iconOfNetwork } from '../../core/resolve/icon-of-network.ts';
import { namesIconFile } from '../../core/validation/invalid-icon.ts';
import { write } from '../../core/validation/write.ts';
import { iconNames } from '../tables/icons.ts';
import { suggestedValue } from './suggest-value.ts';

/** The fix that writes the icon that is meant; undefined where none is. */
export function suggestIcon(written: string, pointer: Pointer): Fix | undefined {
  const at = valueAt(pointer);
  if (namesIconFile(written)) {
    const file = suggestedValue('icon', written);
    return file === undefined ? undefined : write(at, file);
  }
  const suggestion = meantIcon(written);
  // "facebook" is the brand beyond doubt; "githb" is not.
  return suggestion === undefined
    ? undefined
    : { ...didYouMean(at, written, suggestion), certain: isLike(nameIn(written), nameIn(suggestion)) };
}

const drawings = new Map<string, Icon>(
  Object.entries(iconNames).flatMap(([icon, names]) => names.split(' ').map((name) => [name, icon as Icon] as const)),
);

/* The name without what libraries of icons put around it: "fab fa-linkedin-in", "FaGithub", "mdi:github". */
const nameIn = (icon: string) =>
  icon
    .replace(/^brand:/i, '')
    .replace(
      /^(?:(?:fa-(?:brands|solid|regular|light)|fa[bsrl]?|bi|mdi|ri|si|devicon|icon|logos|lucide|simple-icons|ion-logo|ion|tabler)[\s:/-]+)+|^(?:fa[bsr]?|mdi|Fa|Si|Md|Bs|Io|Tb|Fi|Ai|Lu)(?=[A-Z])/,
      '',
    )
    .replace(/(?<=\w)-(?:in|f|alt|square|line|fill|logo|plain|original|outline|icon)$/i, '')
    .replace(/[\s.]/g, '');

/* Who writes "brand:" means a brand, or a drawing that is one: "linkedin". Who does not means a drawing first. */
function meantIcon(written: string): string | undefined {
  const isBrand = /^brand:/i.test(written);
  const name = nameIn(written);
  const brand = isBrand ? brands.find((each) => isLike(each, name)) : undefined;
  const known = brand
    ? ofBrand(brand)
    : (iconOfNetwork(name) ?? (isBrand ? undefined : drawings.get(name.toLowerCase())));
  // Of one letter or two, one slip makes any other word.
  if (known || name.length < 3) return known;
  const byName = new Map<string, string>(brands.map((each) => [each, ofBrand(each)]));
  if (!isBrand) for (const icon of icons) byName.set(icon, icon);
  return byName.get(nearest(name, byName.keys()) ?? '');
}
