import type { TextNode } from '../../../schema/long-text.ts';
import type { CvItem } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { compact, present, type SectionsOf } from '../../core/outputs/cv/section-rules.ts';
import { concatTexts, mapParts } from '../../shared/rich-text.ts';

/** The prose of a long text, under its headings, without code and images. */
export const cv: SectionsOf<'text'> = ({ heading, intro = [], content }, { labels }) => {
  const [first, ...rest] = itemsOf(content);
  // Content before the first heading and the first list needs no entry of its own.
  const isOpening = first && first.title === undefined && !first.points;
  const texts = [...intro, ...(isOpening ? listed(first.texts) : [])];
  const items = isOpening ? rest : [...present(first), ...rest];
  if (texts.length + items.length === 0) return [];
  return [
    compact({ kind: heading === undefined ? 'summary' : 'other', heading: heading ?? labels.summary, texts, items }),
  ];
};

/* An entry for each heading, and another one for text after a list. */
function itemsOf(content: readonly TextNode[]): CvItem[] {
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
      if (texts.length > 0) last.texts = [...listed(last.texts), ...texts];
      else last.points = [...listed(last.points), ...points];
    }
  }
  return items;
}

const listed = (list: RichText[] | undefined): RichText[] => list ?? [];

interface Lines {
  texts: RichText[];
  points: RichText[];
}

function linesOf(node: TextNode): Lines {
  switch (node.kind) {
    case 'paragraph':
      return { texts: [noted(node.text)], points: [] };
    case 'quote':
      return {
        texts: [...wordsOf(node.content), ...(node.source ? [concatTexts(['— ', noted(node.source)])] : [])],
        points: [],
      };
    case 'list':
      return { texts: [], points: node.items.flatMap(({ content }) => pointsOf(content)) };
    case 'table':
      return { texts: [], points: node.rows.map((row) => rowOf(row, node.head)) };
    case 'notes':
      return {
        texts: [],
        points: node.notes.map(({ content }, index) =>
          concatTexts([`[${index + 1}] `, concatTexts(wordsOf(content), ' ')]),
        ),
      };
    default:
      return { texts: [], points: [] };
  }
}

const rowOf = (row: readonly RichText[], head: readonly RichText[]): RichText =>
  concatTexts(
    row.map((cell, column) => {
      const name = head[column];
      return name ? concatTexts([noted(name), ': ', noted(cell)]) : noted(cell);
    }),
    '; ',
  );

/* The items of a list, each followed by those of its nested lists. */
function pointsOf(content: readonly TextNode[]): RichText[] {
  const point = wordsOf(content.filter(({ kind }) => kind !== 'list'));
  const inside = content.filter(({ kind }) => kind === 'list').flatMap((node) => linesOf(node).points);
  return [...(point.length > 0 ? [concatTexts(point, ' ')] : []), ...inside];
}

const wordsOf = (content: readonly TextNode[]): RichText[] =>
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
