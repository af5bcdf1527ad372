import type { CvContact, CvItem, CvSection } from '../../../../schema/resolved.ts';
import type { RichText } from '../../../../schema/rich-text.ts';
import { defined, omitEmpty } from '../../../shared/omit-empty.ts';
import { concatTexts, mapParts, plainText } from '../../../shared/rich-text.ts';
import { type ContentNode, detailsOf, type Entry, type Section } from '../../article/block-content.ts';
import type { ResolvedSite } from '../../resolve/resolved-site.ts';

/** What is at the top of the CV, so that its sections don't repeat it. */
export interface CvTop {
  owner: Pick<ResolvedSite['owner'], 'name' | 'title' | 'summary'>;
  contacts: CvContact[];
}

/** Returns the CV's sections with the content of a block; empty if it contains no record. */
export function sectionsIn(
  { title, heading, intro = [], content, words, record, isPageOnly }: Section,
  top: CvTop,
): CvSection[] {
  if (isPageOnly) return [];
  const entries = content.flatMap((node) => (node.kind === 'entries' ? node.entries : []));
  const nested = [
    ...entries.flatMap(({ title, record: kind, words }) => (kind && title ? [{ kind, heading: title, words }] : [])),
    ...content.flatMap((node) => (node.kind === 'section' ? sectionsIn(node, top) : [])),
  ];
  if (!record) return nested;
  const [first, ...rest] = proseOf(content);
  // Content before the first heading and the first list needs no entry of its own.
  const isOpening = first && first.title === undefined && !first.points;
  const { name, title: ownTitle, summary } = top.owner;
  // Only a block with the title of its page repeats what the owner says at the top.
  const shownAtTop = title === undefined ? [] : defined(name, ownTitle, summary).map((text) => plainText(text));
  const main: CvSection = omitEmpty({
    kind: record.kind,
    heading: heading ?? record.heading,
    texts: [...defined(title), ...intro, ...((isOpening && first.texts) || [])].filter(
      (text) => !shownAtTop.includes(plainText(text)),
    ),
    items: [
      ...(isOpening ? rest : [...defined(first), ...rest]),
      ...entries.filter(({ record: kind }) => !kind).map((entry) => itemOf(entry, top)),
    ].filter((item) => Object.keys(item).length > 0),
    words,
  });
  return [...(main.texts || main.items || main.words ? [main] : []), ...nested];
}

function itemOf(entry: Entry, { contacts }: CvTop): CvItem {
  const { title, href, when, about = [], texts = [], points, words, links } = entry;
  const details = [...(entry.details ?? []), ...detailsOf(entry.facts)];
  const isContact = (text: RichText) => contacts.some((contact) => contact.text === plainText(text));
  return omitEmpty({
    title,
    href,
    when,
    about: defined(...about),
    texts: defined(...texts),
    // Facts without a title are about the owner.
    details: title === undefined ? details.filter(({ text }) => !isContact(text)) : details,
    points,
    words,
    links,
  });
}

/* The text outside of entries, without code and images: an entry for each heading, and another one for text after a list. */
function proseOf(content: readonly ContentNode[]): CvItem[] {
  const items: CvItem[] = [];
  for (const node of content) {
    const { texts, points } = linesOf(node);
    let last = items.at(-1);
    if (node.kind === 'heading') items.push({ title: noted(node.text) });
    else if (texts.length + points.length > 0) {
      if (!last || (last.points && texts.length > 0)) {
        last = {};
        items.push(last);
      }
      if (texts.length > 0) last.texts = [...(last.texts ?? []), ...texts];
      else last.points = [...(last.points ?? []), ...points];
    }
  }
  return items;
}

interface Lines {
  texts: RichText[];
  points: RichText[];
}

function linesOf(node: ContentNode): Lines {
  switch (node.kind) {
    case 'paragraph':
      return { texts: [noted(node.text)], points: [] };
    case 'quote':
      return {
        texts: [...textsOf(node.content), ...(node.source ? [concatTexts(['— ', noted(node.source)])] : [])],
        points: [],
      };
    case 'list':
      return { texts: [], points: node.items.flatMap(({ content }) => pointsOf(content)) };
    case 'table':
      return { texts: [], points: node.rows.map((row) => rowOf(row, node.head)).filter((row) => row !== '') };
    case 'notes':
      return {
        texts: [],
        points: node.notes.map(({ content }, index) =>
          concatTexts([`[${index + 1}] `, concatTexts(textsOf(content), ' ')]),
        ),
      };
    default:
      return { texts: [], points: [] };
  }
}

/*
 * The cells of a row that have a text, in lines of their own. Signs between them would belong to the text on either side
 * where directions differ.
 */
const rowOf = (row: readonly RichText[], head: readonly RichText[]): RichText =>
  concatTexts(
    row.flatMap((cell, column) => {
      const [name = '', value = ''] = [head[column], cell].map((text) => text && noted(text));
      if (plainText(value) === '') return [];
      return [name === '' ? value : concatTexts([name, ': ', value])];
    }),
    '\n',
  );

/* The items of a list, each followed by those of its nested lists. */
function pointsOf(content: readonly ContentNode[]): RichText[] {
  const point = textsOf(content.filter(({ kind }) => kind !== 'list'));
  const inside = content.filter(({ kind }) => kind === 'list').flatMap((node) => linesOf(node).points);
  return [...(point.length > 0 ? [concatTexts(point, ' ')] : []), ...inside];
}

const textsOf = (content: readonly ContentNode[]): RichText[] =>
  content.flatMap((node) => {
    const { texts, points } = linesOf(node);
    return node.kind === 'heading' ? [noted(node.text)] : [...texts, ...points];
  });

/* Replaces a note by its number. */
const noted = (text: RichText): RichText =>
  mapParts(
    text,
    (string) => [string],
    (part) => (part.kind === 'note' ? ['[', ...part.parts, ']'] : [part]),
  );
