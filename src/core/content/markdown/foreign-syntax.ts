/* Markdown extensions of other programs, which would appear as text on the page. */
const blockPatterns: RegExp[] = [
  /^[ \t]*:::+[^\r\n]*/gm,
  /^[ \t]*\$\$/gm,
  /^[ \t]*\[!(?:note|tip|important|warning|caution|info)\]/gim,
];

/* Inline extensions. */
const inlinePatterns: RegExp[] = [
  /(?<!\\)\{%[^%\r\n]{0,200}%\}/g,
  /(?<!\\)\{\{[<%][^<>%\r\n]{0,200}[>%]\}\}/g,
  /(?<!\\)~~[^\s~][^~\r\n]{0,500}~~/g,
  /(?<!\\)\[\[[^[\]\r\n]{1,200}\]\]/g,
];

/* The maximum per paragraph. The next check reports the rest. */
const maxFound = 20;

interface ForeignSyntax {
  start: number;
  length: number;
  found: string;
}

/**
 * Finds Markdown extensions of other programs in a text, in order: all inline ones, and the first of each block
 * construct, because the next match is its end.
 */
export function findForeignSyntax(source: string): ForeignSyntax[] {
  if (!/[:{$[~]/.test(source)) return [];
  const matches = [
    ...blockPatterns.flatMap((pattern) => [...source.matchAll(pattern)].slice(0, 1)),
    ...inlinePatterns.flatMap((pattern) => [...source.matchAll(pattern)]),
  ].sort((one, other) => one.index - other.index);
  const found: ForeignSyntax[] = [];
  let end = 0;
  for (const { 0: match, index } of matches) {
    // Skips matches inside another one.
    if (index < end) continue;
    end = index + match.length;
    const text = match.trimStart();
    found.push({ start: end - text.length, length: text.length, found: text.slice(0, 40) });
  }
  return found.slice(0, maxFound);
}
