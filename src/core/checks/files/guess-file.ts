import { decoded } from '../../../shared/decoded.ts';
import type { CompilerHost, PublicFile } from '../../compiler-host.ts';
import type { Location, Problem } from '../../diagnostics/diagnostic.ts';
import { nearest, suggestAt } from '../../diagnostics/suggest.ts';
import { escaped } from '../../resolve/paths/published-path.ts';
import { formats } from './check-picture.ts';

/** What a file in public/ is named for. */
export type Use = 'picture' | 'icon' | 'file';

/** Says of the path of a file that is not there which one was meant, or why there can be none. */
export type GuessFile = (path: string, use: Use, at: Location) => Pick<Problem, 'fix' | 'label'>;

/* How many names of files are compared with what was written, in search of the one that was meant. */
const maxCompared = 100_000;

/** What finds the file in public/ that somebody may have meant by the path of one that is not there. */
export function fileGuesser({ publicFiles }: CompilerHost): GuessFile {
  let known: string[] | undefined;
  let compared = 0;
  return (path, use, at) => {
    known ??= [...(publicFiles?.() ?? [])].flatMap((file) => (file.flaw ? [] : file.path));
    compared += known.length;
    const usable = compared > maxCompared ? [] : known.filter((each) => endings[use].test(each));
    const inside = usable.filter((each) => each.startsWith(`${path}/`));
    const meant = only(inside) ?? (inside.length > 0 ? undefined : fileMeant(path, usable));
    if (meant !== undefined) return { fix: { ...suggestAt(at, path, escaped(meant)), certain: false } };
    const [first] = inside;
    if (first !== undefined) return { label: `this is a folder; name a file in it, for example "${escaped(first)}"` };
    return use === 'picture' && hiddenFormat.test(path)
      ? { label: `browsers don't support this format; save it as JPEG and write "${path.replace(/[^.]+$/, 'jpg')}"` }
      : {};
  };
}

/** The one file with this name in public/ or in a folder there, as an address names it. */
export function fileCalled(name: string, files: Iterable<PublicFile>): string | undefined {
  const called = baseOf(fold(`/${name}`));
  const found = only([...files].flatMap(({ path, flaw }) => (flaw || baseOf(fold(path)) !== called ? [] : path)));
  return found && escaped(found);
}

const endings: Record<Use, RegExp> = {
  picture: new RegExp(`\\.(?:${Object.values(formats).flat().join('|')})$`, 'i'),
  icon: /\.svg$/i,
  file: /./,
};

/* What cameras and drawing programs write, and browsers do not show. */
const hiddenFormat = /\.(?:hei[cf]|tiff?|bmp|psd|ai|eps|pdf|dng|cr[23]|nef|arw|raw)$/i;

/* The same but for how it is written, then for its ending, then for slips of the pen, then for its folder. */
function fileMeant(path: string, usable: readonly string[]): string | undefined {
  const name = fold(path.replace(/^\/public(?=\/)/, ''));
  return (
    only(usable.filter((each) => fold(each) === name)) ??
    only(usable.filter((each) => withoutEnding(fold(each)) === withoutEnding(name))) ??
    nearest(path, usable) ??
    only(usable.filter((each) => baseOf(fold(each)) === baseOf(name))) ??
    only(usable.filter((each) => sharesWords(path, each))) ??
    // Somebody has one CV, and calls it otherwise than others do.
    (isDocument.test(path) ? only(usable.filter((each) => endingOf(each) === endingOf(path))) : undefined)
  );
}

/* Whether all words in the name of a file are among those of the other: "me.jpg" and "Me at work 2024.jpg". */
function sharesWords(path: string, other: string): boolean {
  if (isDocument.test(path) !== isDocument.test(other)) return false;
  const [own, others] = [wordsOf(path), wordsOf(other)];
  const [few, many] = own.length < others.length ? [own, others] : [others, own];
  return few.length > 0 && few.every((word) => many.includes(word));
}

const wordsOf = (path: string): string[] =>
  withoutEnding(baseOf(decoded(path)))
    .normalize('NFC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
const endingOf = (path: string) => path.slice(path.lastIndexOf('.')).toLowerCase();
const isDocument = /\.(?:pdf|docx?|odt)$/i;

/* Capitals, blanks, hyphens, and letters with accents of one sign or of two. */
const fold = (path: string) =>
  decoded(path)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\s_-]+/g, '');
const withoutEnding = (path: string) => path.replace(/\.[^./]*$/, '');
const baseOf = (path: string) => path.slice(path.lastIndexOf('/'));
const only = (paths: readonly string[]) => (paths.length === 1 ? paths[0] : undefined);
