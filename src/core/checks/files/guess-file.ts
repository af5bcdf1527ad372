import { decoded } from '../../../shared/decoded.ts';
import type { CompilerHost } from '../../compiler-host.ts';
import type { Location, Problem } from '../../diagnostics/diagnostic.ts';
import { didYouMeanPath, nearest } from '../../diagnostics/did-you-mean.ts';
import { escaped } from '../../resolve/paths/addresses.ts';
import { formats } from './check-picture.ts';

/** How a site uses a file in public/. */
export type Use = 'picture' | 'icon' | 'file';

/** Suggests another file for the path of a missing one, or explains why the path can't work. */
export type GuessFile = (path: string, use: Use, at: Location) => Pick<Problem, 'fix' | 'label'>;

/* The maximum number of files to compare for suggestions. */
const maxCompared = 100_000;

/** Creates the function that suggests files in public/. */
export function fileGuesser({ publicFiles }: CompilerHost): GuessFile {
  let known: string[] | undefined;
  let compared = 0;
  return (path, use, at) => {
    known ??= [...(publicFiles?.() ?? [])].flatMap((file) => (file.problem ? [] : file.path));
    compared += known.length;
    const usable = compared > maxCompared ? [] : known.filter((each) => extensions[use].test(each));
    const inside = usable.filter((each) => each.startsWith(`${path}/`));
    const similar = only(inside) ?? (inside.length > 0 ? undefined : similarFile(path, usable));
    if (similar !== undefined) return { fix: { ...didYouMeanPath(at, path, escaped(similar)), certain: false } };
    const [first] = inside;
    if (first !== undefined) return { label: `this is a folder; name a file in it, for example "${escaped(first)}"` };
    return use === 'picture' && unsupportedFormat.test(path)
      ? { label: `browsers don't support this format; save it as JPEG and write "${path.replace(/[^.]+$/, 'jpg')}"` }
      : {};
  };
}

const extensions: Record<Use, RegExp> = {
  picture: new RegExp(`\\.(?:${Object.values(formats).flat().join('|')})$`, 'i'),
  icon: /\.svg$/i,
  file: /./,
};

/* Formats of cameras and drawing programs that browsers don't support. */
const unsupportedFormat = /\.(?:hei[cf]|tiff?|bmp|psd|ai|eps|pdf|dng|cr[23]|nef|arw|raw)$/i;

/* Finds a file with the same name in another spelling, with another extension, misspelled, or in another folder. */
function similarFile(path: string, usable: readonly string[]): string | undefined {
  const name = fold(path.replace(/^\/public(?=\/)/, ''));
  return (
    only(usable.filter((each) => fold(each) === name)) ??
    only(usable.filter((each) => withoutExtension(fold(each)) === withoutExtension(name))) ??
    nearest(path, usable) ??
    only(usable.filter((each) => baseOf(fold(each)) === baseOf(name)))
  );
}

/* Ignores case, spaces, hyphens, underscores, escapes and the Unicode form of accents. */
const fold = (path: string) =>
  decoded(path)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_-]+/g, '');
const withoutExtension = (path: string) => path.replace(/\.[^./]*$/, '');
const baseOf = (path: string) => path.slice(path.lastIndexOf('/'));
const only = (paths: readonly string[]) => (paths.length === 1 ? paths[0] : undefined);
