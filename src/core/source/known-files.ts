/** Another kind of file, with advice on how to turn it into a site. */
interface KnownFile {
  what: string;
  advice: string;
}

const jsonAdvice = 'Write the site as JSON: { "version": 2, … }. To create such a file, run "onefolio new".';
const textAdvice = 'Create a site with "onefolio new" and copy your text into it.';

/* File kinds by the start of the text, after whitespace and comments. */
const byStart: [start: RegExp, file: KnownFile][] = [
  [/^\{\\rtf/, { what: 'rich text', advice: 'Save it as plain text: in TextEdit, choose Format → Make Plain Text.' }],
  [/^%PDF-/, { what: 'a PDF', advice: textAdvice }],
  [/^PK\u0003\u0004/, { what: 'a Word document or an archive', advice: textAdvice }],
  [
    /^(?:\uFFFD+PNG|\uFFFD{3}.{0,8}(?:JFIF|Exif))/s,
    { what: 'an image', advice: 'Put the image in public/, next to your site file.' },
  ],
  [/^<(?:!doctype|html|head|body)\b/i, { what: 'HTML', advice: textAdvice }],
  [/^<(?:\?xml|svg)\b/i, { what: 'XML', advice: jsonAdvice }],
  [
    /^(?:\[[\w.-]{1,100}\][ \t]*\r?\n\s*)?(?!(?:const|let|var)\b)[\w.-]{1,100}[ \t]*=[ \t]*(?=["'\d[tf])/,
    { what: 'TOML', advice: jsonAdvice },
  ],
  [
    /^(?:---[ \t]*\r?\n\s*)?(?:- )?[A-Za-z_][\w -]{0,60}:(?:[ \t]+[^\s{[,](?:[^\r\n]{0,2000}[^\r\n,{[])?)?[ \t]*(?:\r?\n|$)/,
    { what: 'YAML', advice: jsonAdvice },
  ],
  [/^---[ \t]*\r?\n/, { what: 'YAML', advice: jsonAdvice }],
];

/** Returns the file kind of a text that isn't JSON; undefined if its start is unknown. */
export function knownFile(text: string): KnownFile | undefined {
  const start = text.slice(0, 10_000);
  // YAML and TOML support these comments, and owners may also add them to a site.
  const content = start.replace(/^(?:\s*#[^\r\n]*(?:\r?\n|$))+/, '').trimStart();
  const found = byStart.find(([sign]) => sign.test(content))?.[1];
  if (found) return found;
  return content.startsWith('{') || !/^\s*#{1,6} \S/.test(start)
    ? undefined
    : {
        what: 'Markdown',
        advice: 'Move the text to a separate file, such as about.md, and set that file in a "text" block.',
      };
}
