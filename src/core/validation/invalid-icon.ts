import { brands, type Icon, icons, ofBrand } from '../../../schema/icons.ts';
import { suggestedValue } from '../../fixes/values/suggest-value.ts';
import { type Pointer, type Problem, valueAt } from '../diagnostics/diagnostic.ts';
import { didYouMean, isLike, nearest } from '../diagnostics/suggest.ts';
import { settingAt, shown } from '../diagnostics/wording.ts';
import { iconOfNetwork } from '../resolve/icon-of-network.ts';
import { write } from './write.ts';

/** Says that there is no such icon, and which one may be meant. */
export function invalidIcon(written: string, pointer: Pointer): Problem {
  const at = valueAt(pointer);
  const isFile = /[/\\]|\.svg$/i.test(written);
  const meant = isFile ? suggestedValue('icon', written) : meantIcon(written);
  // "facebook" is the brand beyond doubt; "githb" is not.
  const isCertain = meant !== undefined && isLike(nameIn(written), nameIn(meant));
  const fix = meant && (isFile ? write(at, meant) : { ...didYouMean(at, written, meant), certain: isCertain });
  const words = { setting: settingAt(pointer), found: shown(written) };
  const known = /^brand:/i.test(written)
    ? `"brand:" followed by one of ${brands.join(', ')}`
    : `${icons.map(shown).join(', ')}, a brand such as "brand:mastodon", or a file in public/ such as "/icons/mine.svg"`;
  return isFile
    ? { code: 'OF109', at, words: { ...words, advice: ownFile }, ...(fix && { fix }) }
    : { code: 'OF106', at, words: { ...words, values: 'values', known }, ...(fix && { fix }) };
}

/* What other libraries call our drawings. */
const drawings = new Map<string, Icon>(
  Object.entries({
    mail: 'envelope email e-mail at',
    phone: 'telephone tel mobile call',
    'map-pin': 'location map marker map-marker place',
    globe: 'website web world link home',
    briefcase: 'work job company',
    'graduation-cap': 'school education university degree',
    'book-open': 'book blog docs',
    download: 'resume cv file pdf',
    'message-circle': 'message chat comment',
    'pen-tool': 'design pencil edit',
    'monitor-play': 'play screen',
  } as const).flatMap(([icon, names]) => names.split(' ').map((name) => [name, icon as Icon] as const)),
);

const ownFile =
  'Use the path of an SVG file in public/, such as "/icons/mine.svg", with only letters, digits, hyphens and underscores.';

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
