/** A file of another kind: what it is, and how it becomes a site. */
export interface KnownFile {
  what: string;
  advice: string;
}

const inJson = 'Write the site as JSON: { "version": 2, … }. To create such a file, run "onefolio new".';
const asText = 'Create a site with "onefolio new" and copy your text into it.';

/* By how such a file begins, behind blanks and comments. */
const byStart: [start: RegExp, file: KnownFile][] = [
  [/^\{\\rtf/, { what: 'rich text', advice: 'Save it as plain text: in TextEdit, choose Format → Make Plain Text.' }],
  [/^%PDF-/, { what: 'a PDF', advice: asText }],
  [/^PK\u0003\u0004/, { what: 'a Word document or an archive', advice: asText }],
  [
    /^(?:\uFFFD+PNG|\uFFFD{3}.{0,8}(?:JFIF|Exif))/s,
    { what: 'an image', advice: 'Put the image in public/, next to your site file.' },
  ],
  [/^<(?:!doctype|html|head|body)\b/i, { what: 'HTML', advice: asText }],
  [/^<(?:\?xml|svg)\b/i, { what: 'XML', advice: inJson }],
  [
    /^(?:\[[\w.-]{1,100}\][ \t]*\r?\n\s*)?(?!(?:const|let|var)\b)[\w.-]{1,100}[ \t]*=[ \t]*(?=["'\d[tf])/,
    { what: 'TOML', advice: inJson },
  ],
  [
    /^(?:---[ \t]*\r?\n\s*)?(?:- )?[A-Za-z_][\w -]{0,60}:(?:[ \t]+[^\s{[,](?:[^\r\n]{0,2000}[^\r\n,{[])?)?[ \t]*(?:\r?\n|$)/,
    { what: 'YAML', advice: inJson },
  ],
  [/^---[ \t]*\r?\n/, { what: 'YAML', advice: inJson }],
];

/** The kind of a text that is no JSON; undefined where its beginning does not tell. */
export function knownFile(text: string): KnownFile | undefined {
  const start = text.slice(0, 10_000);
  // YAML and TOML have such comments, and so has a site that somebody wanted to write some into.
  const bare = start.replace(/^(?:\s*#[^\r\n]*(?:\r?\n|$))+/, '').trimStart();
  const found = byStart.find(([sign]) => sign.test(bare))?.[1];
  if (found) return found;
  return bare.startsWith('{') || !/^\s*#{1,6} \S/.test(start)
    ? undefined
    : {
        what: 'Markdown',
        advice: 'Move the text to a separate file, such as about.md, and set that file in a "text" block.',
      };
}
