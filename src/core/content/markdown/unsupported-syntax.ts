/** Text that looks like unsupported or malformed syntax, with its range and advice. */
interface UnsupportedSyntax {
  start: number;
  length: number;
  details: { what: string; advice: string };
}

interface Construct {
  pattern: RegExp;
  what: string;
  advice: string;
}

const addressStart = '(?:https?:|mailto:|[/#])';
const linkText = String.raw`\[(?!\^)[^[\]\r\n]{1,200}\]`;

/* For links and emphasis, which the texts of the site file support as well. */
const inlineConstructs: Construct[] = [
  {
    pattern: /(?<![\\*\p{L}\p{N}])\*\*(?=[\p{L}\p{N}])/u,
    what: "bold text that isn't closed",
    advice: 'Add ** directly after the last word.',
  },
  {
    pattern: new RegExp(String.raw`(?<![\\\w])${linkText}[ \t]+\(${addressStart}[^()\s]{0,500}\)`),
    what: 'a link',
    advice: 'Remove the space between ] and (.',
  },
  {
    pattern: new RegExp(
      String.raw`(?<!\\)(?:!\[[^[\]\r\n]{0,200}\]\(|${linkText}\(${addressStart})[^()\r\n]{0,500}\)?`,
    ),
    what: 'a link or an image',
    advice: 'Replace spaces in the URL with %20, and put ) directly after the URL.',
  },
  {
    pattern: new RegExp(String.raw`(?<![\\\w\]])${linkText}\[(?!\^)[^[\]\r\n]{0,200}\]`),
    what: 'a link',
    advice: 'Write the URL after the link text: [link text](URL).',
  },
  {
    pattern: /(?<![=\w])==(?=[^\s=])[^=\r\n]{1,200}==(?![=\w])/,
    what: 'highlighted text',
    advice: 'Write **text** instead.',
  },
  { pattern: /(?<![\w:]):[a-z][a-z_]{2,30}:(?![\w:])/, what: 'an emoji shortcode', advice: 'Write the emoji itself.' },
];

const wikiLink: Construct = {
  pattern: /(?<!\\)\[\[[^[\]\r\n]{1,200}\]\]/,
  what: 'a link',
  advice: 'Write [link text](URL).',
};

const start = String.raw`(?<=^|[\r\n])`;

const blockConstructs: Construct[] = [
  {
    pattern: new RegExp(String.raw`${start}(?:#(?=\p{Lu})|#{2,6}(?=[\p{L}\p{N}]))`, 'u'),
    what: 'a heading',
    advice: 'Add a space after the #.',
  },
  {
    pattern: new RegExp(String.raw`${start}\|[^|\r\n]+\|(?:[^\r\n]*\|)?[ \t]*(?=[\r\n]|$)`),
    what: 'a table',
    advice: 'Add a line such as |---|---| below the first row, with the same number of cells.',
  },
  {
    pattern: new RegExp(String.raw`(?<=^[-*+] )\[\](?= )|${start}[-*+]\[[ xX]?\](?= )`),
    what: 'a task',
    advice: 'Start the line with - [ ], including both spaces.',
  },
  {
    pattern: /(?<![\\$\w])\$[^\s$\\^][^$\r\n\\^]{0,99}[\\^][^$\r\n]{0,99}\$(?!\w)/,
    what: 'a formula',
    advice: 'Write the formula in words or as code.',
  },
  {
    pattern: new RegExp(String.raw`${start}\$\$`),
    what: 'a formula',
    advice: 'Write the formula in words or as code.',
  },
  {
    pattern: new RegExp(String.raw`${start}:::+[^\r\n]*`),
    what: 'a directive',
    advice: 'Write the text without it.',
  },
  {
    pattern: /(?<!\\)\[!(?:note|tip|important|warning|caution|info)\](?!\()/i,
    what: 'an alert',
    advice: 'Write the text without it.',
  },
  { pattern: /(?<![\\{])\{%[^%\r\n]{0,200}%\}/, what: 'a Liquid tag', advice: 'Write the text without it.' },
  { pattern: /(?<!\\)~~[^\s~][^~\r\n]{0,500}~~/, what: 'strikethrough', advice: 'Remove the text or the ~~.' },
  wikiLink,
];

const siteConstructs: Construct[] = [
  {
    pattern:
      /(?<![\w\\])<(?:a|b|br|code|div|em|h[1-6]|i|img|li|ol|p|small|span|strong|sub|sup|u|ul)(?:\s[^<>]{0,500})?\/?>/i,
    what: 'HTML',
    advice: 'Write **bold**, _italics_ or [link text](URL), or keep only the text.',
  },
  wikiLink,
];

/* After other text, a single such line may be dialog or arithmetic. */
const blockMarkers: Construct = {
  pattern: /^(?:[-*+]|#{1,6}) (?=\S)|(?<=[\r\n])[-*+] (?=\S[^\r\n]*[\r\n]+[-*+] \S)/,
  what: 'a list or a heading',
  advice: 'Use a "text" block for lists and headings.',
};

/** Finds unsupported syntax in a text node of Markdown. `before` are the two preceding characters. */
export const unsupportedIn = (written: string, before: string): UnsupportedSyntax[] =>
  find(before + written, [...inlineConstructs, ...blockConstructs]).flatMap((each) =>
    each.start < before.length ? [] : [{ ...each, start: each.start - before.length }],
  );

/** Finds unsupported syntax in a text of the site file, without its links and code. */
export const unsupportedInText = (text: string, isProse: boolean): UnsupportedSyntax[] =>
  find(text, [...inlineConstructs, ...siteConstructs, ...(isProse ? [blockMarkers] : [])]);

/* Returns the first match of each construct. */
function find(text: string, constructs: readonly Construct[]): UnsupportedSyntax[] {
  if (!/[[#|*=$:<+~{-]/.test(text)) return [];
  return constructs.flatMap(({ pattern, what, advice }) => {
    const match = pattern.exec(text);
    return match ? [{ start: match.index, length: match[0].trimEnd().length, details: { what, advice } }] : [];
  });
}
