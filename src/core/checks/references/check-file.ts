import { namesFile } from '../../../shared/path-to-file.ts';
import { type Location, type Problem, valueAt } from '../../diagnostics/diagnostic.ts';
import { didYouMeanPath } from '../../diagnostics/did-you-mean.ts';
import { pointerOf } from '../../diagnostics/pointer.ts';
import type { Text } from '../../validation/site-texts.ts';
import { checkIcon } from '../check-icon.ts';
import { checkPicture } from '../files/check-picture.ts';
import type { Use } from '../files/guess-file.ts';
import type { ReferenceContext } from './reference-context.ts';

interface NamedFile {
  path: string;
  at: Location;
  use: Use;
}

/** Whether a text is the path of a file in public/. */
export const isFilePath = ({ kind, text }: Text): boolean =>
  kind === 'file' || kind === 'htmlFile' || (kind === 'icon' && text.startsWith('/'));

/** The file that a text names. */
export const fileIn = ({ kind, text, steps }: Text): NamedFile => ({
  path: text,
  at: valueAt(pointerOf(steps)),
  use: kind === 'icon' ? 'icon' : kind === 'file' && steps.at(-1) === 'src' ? 'picture' : 'file',
});

/** Reports a file that doesn't exist, or a problem of a picture or an icon at its first use. */
export function checkFile({ path, at, use }: NamedFile, { host, checkedFiles, guess }: ReferenceContext): Problem[] {
  const { hasFile, pictureOf, iconOf, publicFolder } = host;
  if (hasFile(path)) {
    // A file can be a valid image and an invalid icon.
    if (use === 'file' || checkedFiles.has(use + path)) return [];
    checkedFiles.add(use + path);
    if (use === 'icon') return checkIcon(path, iconOf?.(path), at);
    const picture = pictureOf?.(path);
    return picture ? checkPicture(path, picture, at, host) : [];
  }
  const code = use === 'picture' ? 'OF301' : 'OF302';
  const similar = [path.replace(/^\/public(?=\/)/, ''), path.toLowerCase()].find(
    (other) => namesFile(other) && hasFile(other),
  );
  const fix = similar === undefined ? undefined : { ...didYouMeanPath(at, path, similar), certain: false };
  return [{ code, at, details: { found: path, folder: publicFolder }, ...(fix ? { fix } : guess(path, use, at)) }];
}
