import type { Site } from '../../../schema/site.ts';
import type { CompilerHost } from '../compiler-host.ts';
import { type Problem, valueAt } from '../diagnostics/diagnostic.ts';
import { fixToNearest } from '../diagnostics/did-you-mean.ts';
import { families } from './families.ts';
import type { Font, SiteFonts } from './font-file.ts';

const places = ['text', 'headings'] as const;

/** The largest font file, in bytes, that needs no advice. */
const mostBytes = 60_000;

/** The fonts of a site that was checked. Undefined if it has none of its own. */
export function fontsOf(
  { theme }: Pick<Site, 'theme'>,
  { fontOf }: Pick<CompilerHost, 'fontOf'>,
): SiteFonts | undefined {
  const found = places.flatMap((place): [string, Font][] => {
    const name = theme?.font?.[place];
    const font = name === undefined ? undefined : fontOf?.(name);
    return font?.problem === undefined && font ? [[place, font]] : [];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** Reports fonts that don't exist, that aren't installed, and files that aren't fonts or are large. */
export function checkFonts({ theme }: Site, { fontOf, hasFile, publicFolder: folder }: CompilerHost): Problem[] {
  return places.flatMap((place): Problem[] => {
    const found = theme?.font?.[place];
    if (found === undefined) return [];
    const at = valueAt(`/theme/font/${place}`);
    const font = fontOf?.(found);
    if (found.startsWith('/')) {
      if (!hasFile(found) && font?.problem !== 'unreadable') return [{ code: 'OF302', at, details: { found, folder } }];
    } else if (!Object.hasOwn(families, found)) {
      const names = Object.keys(families);
      return [{ code: 'OF273', at, details: { found, known: names.join(', ') }, ...fixToNearest(at, found, names) }];
    }
    switch (font?.problem) {
      case 'missing':
        return [{ code: 'OF274', at, details: { found, command: font.command } }];
      case 'format':
      case 'unreadable':
        return [{ code: 'OF275', at, details: { found } }];
      default:
        return font && font.bytes > mostBytes
          ? [{ code: 'OF276', at, details: { found, size: `${Math.round(font.bytes / 1000)} kB` } }]
          : [];
    }
  });
}
