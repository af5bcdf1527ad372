import { patterns } from '../../../../schema/patterns.ts';

/** The path of a file in public/ that a text means which isn't one; undefined where that is unclear. */
export function suggestFile(text: string): string | undefined {
  const trimmed = text.trim();
  if (trimmed.length > longest) return undefined;
  return [trimmed, ...filesNamed(trimmed)].find((path) => path !== text && isPath.test(path));
}

const longest = 5000;
const isPath = new RegExp(patterns.file, 'u');

/** "me.jpg", "./me.jpg", "public/me.jpg", "\me.jpg" and "C:\site\public\me.jpg" are all in public/. A blank is written %20. */
export function filesNamed(text: string): string[] {
  const path = text.replaceAll('\\', '/').replace(/^(?:file:|[A-Za-z]:)\/.*\/public\//i, '');
  // A tilde is the folder of somebody on their own computer.
  return /:|^~/.test(path) ? [] : [`/${path.replace(/^(?:\.{0,2}\/)*(?:public\/)?/, '').replaceAll(' ', '%20')}`];
}
