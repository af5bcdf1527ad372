/* Signs of what other programs add to Markdown, and that would stand on the page as it is written. */
const ofLines: RegExp[] = [
  /^[ \t]*:::+[^\r\n]*/gm,
  /^[ \t]*\$\$/gm,
  /^[ \t]*\[!(?:note|tip|important|warning|caution|info)\]/gim,
];

/* The same among words. */
const inline: RegExp[] = [
  /(?<!\\)\{%[^%\r\n]{0,200}%\}/g,
  /(?<!\\)\{\{[<%][^<>%\r\n]{0,200}[>%]\}\}/g,
  /(?<!\\)~~[^\s~][^~\r\n]{0,500}~~/g,
  /(?<!\\)\[\[[^[\]\r\n]{1,200}\]\]/g,
];

/* Nobody has so many in one paragraph; who fixes these hears of the rest. */
const most = 20;

interface Foreign {
  start: number;
  length: number;
  found: string;
}

/**
 * What other programs add to Markdown in the words of a text, in its order: everything among words, and of what takes whole
 * lines the first of each kind, because the next is its end.
 */
export function foreignIn(written: string): Foreign[] {
  if (!/[:{$[~]/.test(written)) return [];
  const matches = [
    ...ofLines.flatMap((sign) => [...written.matchAll(sign)].slice(0, 1)),
    ...inline.flatMap((sign) => [...written.matchAll(sign)]),
  ].sort((one, other) => one.index - other.index);
  const found: Foreign[] = [];
  let end = 0;
  for (const { 0: match, index } of matches) {
    // What is inside of another goes with it.
    if (index < end) continue;
    end = index + match.length;
    const sign = match.trimStart();
    found.push({ start: end - sign.length, length: sign.length, found: sign.slice(0, 40) });
  }
  return found.slice(0, most);
}
