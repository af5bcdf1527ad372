/* The common named entities, including letters of Latin scripts. */
const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  copy: '©',
  reg: '®',
  trade: '™',
  euro: '€',
  middot: '·',
  bull: '•',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  rarr: '→',
  szlig: 'ß',
  oelig: 'œ',
  aelig: 'æ',
  oslash: 'ø',
};

/* Combining accents, by their names in HTML, which follow a letter. */
const accents: Record<string, string> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030A',
  cedil: '\u0327',
};

/** An HTML entity: &amp;, &eacute; or &#39;. */
export const entity = new RegExp(
  `&(?:${Object.keys(named).join('|')}|[a-z](?:${Object.keys(accents).join('|')})|#\\d{2,5}|#x[0-9a-f]{2,4});`,
  'i',
);

/** Decodes an HTML entity. */
export function characterOf(written: string): string {
  const name = written.slice(1, -1);
  if (name.startsWith('#')) return String.fromCodePoint(Number(name.slice(1).replace(/^x/i, '0x')));
  const letter = name.charAt(0);
  return named[name.toLowerCase()] ?? `${letter}${accents[name.slice(1).toLowerCase()]}`.normalize('NFC');
}
