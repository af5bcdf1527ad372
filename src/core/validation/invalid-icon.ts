import { brands, icons } from '../../../schema/icons.ts';
import { type Pointer, type Problem, valueAt } from '../diagnostics/diagnostic.ts';
import { settingAt, shown } from '../diagnostics/wording.ts';

/** Reports an unknown icon, with the available ones. */
export function invalidIcon(written: string, pointer: Pointer): Problem {
  const at = valueAt(pointer);
  const details = { setting: settingAt(pointer), found: shown(written) };
  const known = /^brand:/i.test(written)
    ? `"brand:" followed by one of ${brands.join(', ')}`
    : `${icons.map(shown).join(', ')}, a brand such as "brand:mastodon", or a file in public/ such as "/icons/mine.svg"`;
  return namesIconFile(written)
    ? { code: 'OF109', at, details: { ...details, advice: ownFile } }
    : { code: 'OF106', at, details: { ...details, values: 'values', known } };
}

/** Whether an icon value looks like a file path. */
export const namesIconFile = (written: string): boolean => /[/\\]|\.svg$/i.test(written);

const ownFile =
  'Use the path of an SVG file in public/, such as "/icons/mine.svg", with only letters, digits, hyphens and underscores.';
