/** What was meant to be more than words, where it stands, and how it is written so that it is. */
export interface UnsupportedSyntax {
  start: number;
  length: number;
  words: { what: string; advice: string };
}

interface Construct {
  sign: RegExp;
  what: string;
  advice: string;
}

const place = '(?:https?:|mailto:|[/#])';
const words = String.raw`\[(?!\^)[^[\]\r\n]{1,200}\]`;

/* Of links and emphasis, which texts of the site file have as well. */
const inline: Construct[] = [
  {
    sign: /(?<![\\*\p{L}\p{N}])\*\*(?=[\p{L}\p{N}])/u,
    what: "bold text that isn't closed",
    advice: 'Add ** directly after the last word.',
  },
  {
    sign: new RegExp(String.raw`(?<![\\\w])${words}[ \t]+\(${place}[^()\s]{0,500}\)`),
    what: 'a link',
    advice: 'Remove the space between ] and (.',
  },
  {
    sign: new RegExp(String.raw`(?<!\\)(?:!\[[^[\]\r\n]{0,200}\]\(|${words}\(${place})[^()\r\n]{0,500}\)?`),
    what: 'a link or an image',
    advice: 'Replace spaces in the URL with %20, and put ) directly after the URL.',
  },
  {
    sign: new RegExp(String.raw`(?<![\\\w\]])${words}\[(?!\^)[^[\]\r\n]{0,200}\]`),
    what: 'a link',
    advice: 'Write the URL after the link text: [link text](URL).',
  },
  {
    sign: /(?<![=\w])==(?=[^\s=])[^=\r\n]{1,200}==(?![=\w])/,
    what: 'highlighted text',
    advice: 'Write **text** instead.',
  },
  { sign: /(?<![\w:]):[a-z][a-z_]{2,30}:(?![\w:])/, what: 'an emoji shortcode', advice: 'Write the emoji itself.' },
];

const start = String.raw`(?<=^|[\r\n])`;

const ofBlocks: Construct[] = [
  {
    sign: new RegExp(String.raw`${start}(?:#(?=\p{Lu})|#{2,6}(?=[\p{L}\p{N}]))`, 'u'),
    what: 'a heading',
    advice: 'Add a space after the #.',
  },
  {
    sign: new RegExp(String.raw`${start}\|[^|\r\n]+\|(?:[^\r\n]*\|)?[ \t]*(?=[\r\n]|$)`),
    what: 'a table',
    advice: 'Add a line such as |---|---| below the first row, with the same number of cells.',
  },
  {
    sign: new RegExp(String.raw`(?<=^[-*+] )\[\](?= )|${start}[-*+]\[[ xX]?\](?= )`),
    what: 'a task',
    advice: 'Start the line with - [ ], including both spaces.',
  },
  {
    sign: /(?<![\\$\w])\$[^\s$\\^][^$\r\n\\^]{0,99}[\\^][^$\r\n]{0,99}\$(?!\w)/,
    what: 'a formula',
    advice: 'Write the formula in words or as code.',
  },
];

const ofSite: Construct[] = [
  {
    sign: /(?<![\w\\])<(?:a|b|br|code|div|em|h[1-6]|i|img|li|ol|p|small|span|strong|sub|sup|u|ul)(?:\s[^<>]{0,500})?\/?>/i,
    what: 'HTML',
    advice: 'Write **bold**, _italics_ or [link text](URL), or keep only the text.',
  },
  { sign: /(?<!\\)\[\[[^[\]\r\n]{1,200}\]\]/, what: 'a link', advice: 'Write [link text](URL).' },
];

/* Behind other words one line alone may be the end of a speech, or a sum. */
const blockSigns: Construct = {
  sign: /^(?:[-*+]|#{1,6}) (?=\S)|(?<=[\r\n])[-*+] (?=\S[^\r\n]*[\r\n]+[-*+] \S)/,
  what: 'a list or a heading',
  advice: 'Use a "text" block for lists and headings.',
};

/** What in words of a Markdown text was meant for more. `before` are the two characters before it. */
export const unsupportedIn = (written: string, before: string): UnsupportedSyntax[] =>
  find(before + written, [...inline, ...ofBlocks]).flatMap((each) =>
    each.start < before.length ? [] : [{ ...each, start: each.start - before.length }],
  );

/** The same of a text of the site file, without its links and its code. */
export const unsupportedInText = (text: string, isProse: boolean): UnsupportedSyntax[] =>
  find(text, [...inline, ...ofSite, ...(isProse ? [blockSigns] : [])]);

/* The first of each kind. */
function find(text: string, constructs: readonly Construct[]): UnsupportedSyntax[] {
  if (!/[[#|*=$:<+-]/.test(text)) return [];
  return constructs.flatMap(({ sign, what, advice }) => {
    const match = sign.exec(text);
    return match ? [{ start: match.index, length: match[0].trimEnd().length, words: { what, advice } }] : [];
  });
}
