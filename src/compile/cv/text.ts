import type { CvItem } from '../../../schema/resolved.ts';
import type { TextNode } from '../../../schema/rich-text.ts';
import { begins, end } from '../../shared/marks.ts';
import { compact, type SectionsOf } from './section-rules.ts';

/** The prose of a long text, under its headings. Its code and its pictures are for the page. */
export const text: SectionsOf<'text'> = ({ heading, intro, content }, { labels }) => {
  const [first, ...rest] = itemsOf(content);
  const items = [...(first && first.title === undefined && !first.points ? [] : first ? [first] : []), ...rest];
  const texts = [...(intro ?? []), ...(items.length === rest.length ? (first?.texts ?? []) : [])];
  return texts.length + items.length === 0
    ? []
    : [
        compact({
          kind: heading === undefined ? 'summary' : 'other',
          heading: heading ?? labels.summary,
          texts,
          items,
        }),
      ];
};

/* One for each heading, and one more where words come after a list. */
function itemsOf(content: readonly TextNode[]): CvItem[] {
  const items: CvItem[] = [];
  for (const node of content) {
    const last = items.at(-1);
    const { texts = [], points = [] } = linesOf(node);
    if (node.kind === 'heading') items.push({ title: noted(node.text) });
    else if (points.length > 0 && last) last.points = [...(last.points ?? []), ...points];
    else if (points.length > 0) items.push({ points });
    else if (texts.length > 0 && last && !last.points) last.texts = [...(last.texts ?? []), ...texts];
    else if (texts.length > 0) items.push({ texts });
  }
  return items;
}

function linesOf(node: TextNode): Pick<CvItem, 'texts' | 'points'> {
  switch (node.kind) {
    case 'paragraph':
      return { texts: [noted(node.text)] };
    case 'quote':
      return { texts: [...wordsOf(node.content), ...(node.source ? [`— ${noted(node.source)}`] : [])] };
    case 'list':
      return { points: node.items.flatMap(({ content }) => pointsOf(content)) };
    case 'table':
      return {
        points: node.rows.map((row) =>
          row
            .map((cell, column) => (node.head[column] ? `${node.head[column]}: ${cell}` : cell))
            .map(noted)
            .join('; '),
        ),
      };
    case 'notes':
      return { points: node.notes.map(({ content }, index) => `[${index + 1}] ${wordsOf(content).join(' ')}`) };
    default:
      return {};
  }
}

/* A point of a list, and after it those of a list in it. */
function pointsOf(content: readonly TextNode[]): string[] {
  const words = content.filter(({ kind }) => kind !== 'list').flatMap((node) => wordsOf([node]));
  const inside = content.filter(({ kind }) => kind === 'list').flatMap((node) => linesOf(node).points ?? []);
  return [...(words.length > 0 ? [words.join(' ')] : []), ...inside];
}

const wordsOf = (content: readonly TextNode[]): string[] =>
  content.flatMap((node) => {
    const { texts = [], points = [] } = node.kind === 'heading' ? { texts: [noted(node.text)] } : linesOf(node);
    return [...texts, ...points];
  });

const notes = new RegExp(`${begins.note}[^${end}]*?(\\d+)${end}`, 'g');

/* A note stands at the end of its text, with its number. */
const noted = (marked: string): string => marked.replace(notes, '[$1]');
