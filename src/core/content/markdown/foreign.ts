/* Signs of what other programs add to Markdown, and that would stand on the page as it is written. */
const foreign: RegExp[] = [
  /^[ \t]*(:::+[^\r\n]*)/m,
  /(?<!\\)(\{%[^%\r\n]{0,200}%\})/,
  /(?<!\\)(\{\{[<%][^<>%\r\n]{0,200}[>%]\}\})/,
  /^[ \t]*(\$\$)/m,
  /^[ \t]*(\[!(?:note|tip|important|warning|caution|info)\])/im,
  /(?<!\\)(~~[^\s~][^~\r\n]{0,500}~~)/,
  /(?<!\\)(\[\[[^[\]\r\n]{1,200}\]\])/,
];

/** The first of it in the words of a text, if there is any. */
export function foreignIn(written: string): { start: number; length: number; found: string } | undefined {
  if (!/[:{$[~]/.test(written)) return undefined;
  for (const sign of foreign) {
    const match = sign.exec(written);
    const found = match?.[1];
    if (match && found !== undefined) {
      const start = match.index + match[0].indexOf(found);
      return { start, length: found.length, found: found.slice(0, 40) };
    }
  }
  return undefined;
}
