import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/*
 * Writes CVs for Word with the package docx: see ../print-docx.ts. Reads a request from standard input, and writes
 * one line of JSON for each document.
 */

// The package puts random ids and the current time into the file. Here, the same CV has the same bytes.
const then = Date.UTC(1980, 0, 1);
let state = 1;
Math.random = () => {
  state = (state * 48_271) % 2_147_483_647;
  return state / 2_147_483_647;
};
globalThis.Date = class extends Date {
  constructor(...parts) {
    super(...(parts.length === 0 ? [then] : parts));
  }
  static now = () => then;
};

const { site, documents } = JSON.parse(readFileSync(0, 'utf8'));
const docx = createRequire(join(site, 'site.json'))('docx');
const {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  TextRun,
} = docx;

/* Sizes of paper and distances in twips, a twentieth of a point. */
const papers = { a4: { width: 11_906, height: 16_838 }, 'us-letter': { width: 12_240, height: 15_840 } };
const margin = 1250;

function documentOf({ cv, style }) {
  const size = papers[style.paper];
  const page = printer(cv, style, size.width - 2 * margin);
  return new Document({
    title: legal(cv.title),
    creator: legal(cv.author),
    lastModifiedBy: legal(cv.author),
    styles: stylesOf(cv, style),
    numbering: { config: [{ reference: 'points', levels: [pointLevel(style)] }] },
    sections: [
      {
        properties: { page: { size, margin: { top: margin, bottom: margin, left: margin, right: margin } } },
        children: [...headOf(cv, style, page), ...cv.sections.flatMap((section) => sectionOf(section, page))],
      },
    ],
  });
}

const pointLevel = ({ design }) => ({
  level: 0,
  format: LevelFormat.BULLET,
  text: design === 'letter' ? '–' : '•',
  alignment: AlignmentType.START,
  style: { paragraph: { indent: { start: 300, hanging: 240 } } },
});

/* Word has these fonts on every system, and replaces them for other scripts. */
const fonts = { door: 'Calibri', letter: 'Georgia' };

function stylesOf({ language }, { design, ink }) {
  const font = { ascii: fonts[design], hAnsi: fonts[design], cs: 'Arial' };
  const color = design === 'door' ? ink : '1A1A1A';
  const heading = (size, before, after, more = {}) => ({
    run: { font, size, color: '1A1A1A', ...more },
    paragraph: { spacing: { before, after }, keepNext: true },
  });
  const rule = {
    bottom: {
      style: BorderStyle.SINGLE,
      size: design === 'door' ? 8 : 4,
      space: 2,
      color: design === 'door' ? ink : '595959',
    },
  };
  const section = heading(26, 280, 100, { bold: design === 'door', color });
  return {
    default: {
      document: {
        run: {
          font,
          size: 21,
          color: '1A1A1A',
          language: { value: language, eastAsia: language, bidirectional: language },
        },
        paragraph: { spacing: { after: 40, line: 264 } },
      },
      heading1: heading(48, 0, 60, { bold: design === 'door' }),
      heading2: { ...section, paragraph: { ...section.paragraph, border: rule } },
      heading3: heading(21, 120, 20, { bold: true }),
    },
  };
}

/* Functions that write the parts of a CV as paragraphs, in its direction. */
function printer({ direction }, { isCentered }, width) {
  const isRtl = direction === 'rtl';
  // A mark between Latin words keeps them in the order of the line.
  const separator = isRtl ? ' \u200F· ' : ' · ';
  const run = ({ text, strong, emphasis, href, language, direction: own = direction }, more = {}) => {
    const isRtlRun = own === 'rtl';
    const child = new TextRun({
      text: own === direction ? legal(text) : marks[own] + legal(text) + marks[own],
      ...(strong && { bold: true }),
      ...(emphasis && { italics: true }),
      ...(isRtlRun && { rightToLeft: true }),
      ...(language !== undefined && { language: { value: language, bidirectional: language, eastAsia: language } }),
      ...more,
    });
    return href === undefined ? child : new ExternalHyperlink({ link: href, children: [child] });
  };
  const linesOf = (piece, more) =>
    piece.text.split('\n').map((text, index) => run({ ...piece, text }, { ...more, ...(index > 0 && { break: 1 }) }));
  const runs = (pieces, more) => pieces.flatMap((piece) => linesOf(piece, more));
  const list = (texts, more) =>
    texts.flatMap((pieces, index) => [...(index > 0 ? [run({ text: separator }, more)] : []), ...runs(pieces, more)]);
  const paragraph = (children, options = {}) => new Paragraph({ children, bidirectional: isRtl, ...options });
  const centered = isCentered ? { alignment: AlignmentType.CENTER } : {};
  return { run, runs, list, paragraph, centered, width };
}

/* Marks of a direction. The format has none for a part of a line. */
const marks = { ltr: '\u200E', rtl: '\u200F' };

const quiet = { color: '525252' };

function headOf({ name, pronouns, headline, contacts, details = [] }, { design, ink }, page) {
  const { run, runs, list, paragraph, centered } = page;
  const called = [...runs(name), ...(pronouns ? [run({ text: ' (' }), ...runs(pronouns), run({ text: ')' })] : [])];
  const role = design === 'door' ? { color: ink, size: 25 } : { italics: true, size: 25 };
  return [
    paragraph(called, { heading: HeadingLevel.HEADING_1, ...centered }),
    ...(headline ? [paragraph(runs(headline, role), { ...centered, spacing: { after: 80 } })] : []),
    ...(contacts.length > 0 ? [paragraph(list(contacts), centered)] : []),
    ...details.map((detail) => detailOf(detail, page, centered)),
  ];
}

const detailOf = ({ label, text }, { run, runs, paragraph }, options) =>
  paragraph([...(label ? [...runs(label), run({ text: ': ' })] : []), ...runs(text)], options);

function sectionOf({ heading, texts = [], entries = [], words }, page) {
  const { runs, list, paragraph } = page;
  return [
    paragraph(runs(heading), { heading: HeadingLevel.HEADING_2 }),
    ...texts.map((text) => paragraph(runs(text), { spacing: { after: 80 } })),
    ...entries.flatMap((entry) => entryOf(entry, page)),
    ...(words ? [paragraph(list(words))] : []),
  ];
}

function entryOf({ title, when, about, texts = [], details = [], points = [], words, links = [] }, page) {
  const { runs, list, paragraph, width } = page;
  const plain = { bold: false, ...quiet };
  // The period at the end of the line of the title, without a table.
  const tabStops = [{ type: docx.TabStopType.RIGHT, position: width }];
  const first = title
    ? [
        paragraph(
          [...runs(title), ...(when ? [new TextRun({ children: [new docx.Tab()] }), ...runs(when, plain)] : [])],
          {
            heading: HeadingLevel.HEADING_3,
            tabStops,
          },
        ),
      ]
    : when
      ? [paragraph(runs(when, quiet), { keepNext: true })]
      : [];
  return [
    ...first,
    ...(about ? [paragraph(list(about, quiet), { keepNext: true })] : []),
    ...texts.map((text) => paragraph(runs(text))),
    ...details.map((detail) => detailOf(detail, page)),
    ...points.map((point) => paragraph(runs(point), { numbering: { reference: 'points', level: 0 } })),
    ...(words ? [paragraph(list(words, quiet))] : []),
    ...links.map((link) => paragraph(runs(link))),
  ];
}

/* Without characters that XML can't contain: Word opens no file that has one. */
function legal(text) {
  return text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');
}

for (const document of documents) {
  state = 1;
  const bytes = await Packer.toBuffer(documentOf(document));
  process.stdout.write(`${JSON.stringify({ docx: bytes.toString('base64') })}\n`);
}
