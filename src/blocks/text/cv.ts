import type { CvItem } from '../../../schema/resolved.ts';
import type { TextNode } from '../../../schema/rich-text.ts';
import { compact, present, type SectionsOf } from '../../core/outputs/cv/section-rules.ts';
import { addressEnd, begins, end } from '../../shared/marks.ts';

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

const listed = (list: string[] | undefined): string[] => list ?? [];

interface Lines {
  texts: string[];
  points: string[];
}

function linesOf(node: TextNode): Lines {
  switch (node.kind) {
    case 'paragraph':
      return { texts: [noted(node.text)], points: [] };
    case 'quote':
      return { texts: [...wordsOf(node.content), ...(node.source ? [`— ${noted(node.source)}`] : [])], points: [] };
    case 'list':
      return { texts: [], points: node.items.flatMap(({ content }) => pointsOf(content)) };
    case 'table':
      return { texts: [], points: node.rows.map((row) => rowOf(row, node.head)) };
    case 'notes':
      return {
        texts: [],
        points: node.notes.map(({ content }, index) => `[${index + 1}] ${wordsOf(content).join(' ')}`),
      };
    default:
      return { texts: [], points: [] };
  }
}

const rowOf = (row: readonly string[], head: readonly string[]): string =>
  row.map((cell, column) => (head[column] ? `${noted(head[column])}: ${noted(cell)}` : noted(cell))).join('; ');

/* The items of a list, each followed by those of its nested lists. */
function pointsOf(content: readonly TextNode[]): string[] {
  const point = wordsOf(content.filter(({ kind }) => kind !== 'list'));
  const inside = content.filter(({ kind }) => kind === 'list').flatMap((node) => linesOf(node).points);
  return [...(point.length > 0 ? [point.join(' ')] : []), ...inside];
}

const wordsOf = (content: readonly TextNode[]): string[] =>
  content.flatMap((node) => {
    const { texts, points } = linesOf(node);
    return node.kind === 'heading' ? [noted(node.text)] : [...texts, ...points];
  });

const notes = new RegExp(`${begins.note}[^${addressEnd}]*${addressEnd}([^${end}]*)${end}`, 'g');

/* Replaces a note by its number. */
const noted = (marked: string): string => marked.replace(notes, '[$1]');
