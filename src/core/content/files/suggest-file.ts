import { patterns } from '../../../../schema/patterns.ts';

/** Converts a text that isn't a valid path in public/ to one; undefined if it is too unclear. */
export function suggestFile(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > longest) return undefined;
  return [trimmed, ...publicPathsOf(trimmed)].find((path) => path !== text && isPath.test(path));
}

const longest = 5000;
const isPath = new RegExp(patterns.file, 'u');

/**
 * Returns the path in public/ that a text can mean: "/me.jpg" for "me.jpg", "./me.jpg", "public/me.jpg", "\me.jpg" and
 * "C:\site\public\me.jpg". Escapes spaces. Empty for other absolute paths.
 */
export function publicPathsOf(text: string): string[] {
  const path = text.replaceAll('\\', '/').replace(/^(?:file:|[A-Za-z]:)\/.*\/public\//i, '');
  // A tilde is a home folder.
  return /:|^~/.test(path) ? [] : [`/${path.replace(/^(?:\.{0,2}\/)*(?:public\/)?/, '').replaceAll(' ', '%20')}`];
}
