import { joinWithComma } from '../../text/join-with-comma.ts';
import { displayWidth, wrapText } from '../../text/wrap-text.ts';
import type { CvDocument, PrintedDetail, PrintedEntry, PrintedSection } from './cv-document.ts';
import type { Run } from './text-runs.ts';

const columns = 80;

/**
 * Writes a CV as plain text, in the order of the document: headings are underlined, and lines have up to 80 columns,
 * except for addresses, which stay whole.
 */
export function cvText({ language, name, pronouns, headline, contacts, details, sections }: CvDocument): string {
  const write = writerFor(language);
  const parts = [
    [...write.line(name), ...write.line(pronouns), ...write.line(headline)],
    [...contacts.flatMap((contact) => write.line(contact)), ...write.details(details)],
    ...sections.flatMap((section) => sectionParts(section, write)),
  ];
  return `${parts
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

type Writer = ReturnType<typeof writerFor>;

/* Functions that write parts of a document as lines, in its language. */
function writerFor(language: string) {
  const lines = (text: string, indent = '', first = indent): string[] =>
    text
      .split('\n')
      .flatMap((line) => wrapText(line, columns - indent.length, language))
      .map((line, index) => (index === 0 ? first : indent) + line);
  const line = (runs: readonly Run[] | undefined, indent?: string, first?: string) =>
    lines(textOf(runs ?? []), indent, first);
  return {
    line,
    /** Several texts in one line. */
    list: (texts: readonly Run[][] = [], indent = '') => lines(joinWithComma(texts.map(textOf), language), indent),
    /** Short texts beside each other. */
    beside: (texts: readonly Run[][], indent: string) => lines(texts.map(textOf).join(' | '), indent),
    details: (details: readonly PrintedDetail[] = [], indent = '') =>
      details.flatMap(({ label, text }) => line(label ? [...label, { text: ': ' }, ...text] : text, indent)),
    heading: (runs: readonly Run[]) => {
      const written = line(runs);
      return [...written, '-'.repeat(Math.max(0, ...written.map(displayWidth)))];
    },
  };
}

/* A section: its heading with what follows, and one part for each entry. */
function sectionParts({ heading, texts = [], entries = [], words }: PrintedSection, write: Writer): string[][] {
  const [first = [], ...others] = [
    ...texts.map((text) => write.line(text)),
    ...entries.map((entry) => entryLines(entry, write)),
    write.list(words),
  ].filter((lines) => lines.length > 0);
  return [[...write.heading(heading), ...first], ...others];
}

function entryLines(entry: PrintedEntry, write: Writer): string[] {
  const { title, when, about = [], texts = [], details, points = [], words, links = [] } = entry;
  return [
    ...write.line(title),
    ...write.beside([...(when ? [when] : []), ...about], '  '),
    ...texts.flatMap((text) => write.line(text, '  ')),
    ...write.details(details, '  '),
    ...points.flatMap((point) => write.line(point, '    ', '  - ')),
    ...write.list(words, '  '),
    ...links.flatMap((link) => write.line(link, '  ')),
  ];
}

/* The text of pieces, with the spaces and without the hyphens that only typesetting needs. */
const textOf = (runs: readonly Run[]): string =>
  runs
    .map(({ text }) => text)
    .join('')
    .replace(/[\u00A0\u202F]/g, ' ')
    .replace(/[\u00AD\u200B\u2060]/g, '');
