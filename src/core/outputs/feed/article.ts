import type { ResolvedPicture } from '../../../../schema/resolved.ts';
import type { TextHeading, TextList, TextNode } from '../../../../schema/rich-text.ts';
import { begins, end, plain } from '../../../shared/marks.ts';

/** A part of what a page says, without what only a page can do: for feed readers, and to count its words. */
export type ArticleNode =
  | Exclude<TextNode, TextHeading | TextList | { kind: 'quote' | 'video' }>
  | Pick<TextHeading, 'kind' | 'depth' | 'text'>
  | { kind: 'quote'; content: ArticleNode[]; source?: string }
  | { kind: 'list'; start?: number; items: { done?: boolean; content: ArticleNode[] }[] }
  | { kind: 'video'; href: string; host: string; title?: string; picture: ResolvedPicture; caption?: string }
  /** Words that are no paragraph. */
  | { kind: 'words'; text: string }
  /** Parts whose headings are below those around it. */
  | { kind: 'section'; content: ArticleNode[] };

export const heading = (text: string, depth: 1 | 2 = 1): ArticleNode => ({ kind: 'heading', depth, text });

/** A paragraph for each text that there is. */
export const paragraphs = (...texts: (string | undefined)[]): ArticleNode[] =>
  texts.flatMap((text) => (text === undefined ? [] : [{ kind: 'paragraph', text } as const]));

/** A list of points, where there is one. */
export const points = (items: readonly ArticleNode[][]): ArticleNode[] =>
  items.length === 0 ? [] : [{ kind: 'list', items: items.map((content) => ({ content })) }];

export const words = (text: string): ArticleNode => ({ kind: 'words', text });

/** The name of an entry, what stands beside it, and a description. */
export function entry([name, ...about]: [string, ...(string | undefined)[]], description?: string): ArticleNode {
  const names = [begins.strong + name + end, ...about.filter((each) => each !== undefined)].join(', ');
  return words(description === undefined ? names : `${names}: ${description}`);
}

/** The heading of a block and its introduction. */
export const opening = ({
  heading: title,
  intro = [],
}: {
  heading?: string | undefined;
  intro?: readonly string[] | undefined;
}) => [...(title === undefined ? [] : [heading(title)]), ...paragraphs(...intro)];

/** The texts of an article that are read, in their order. */
export const textsIn = (nodes: readonly ArticleNode[]): string[] => nodes.flatMap(textsOf);

function textsOf(node: ArticleNode): string[] {
  switch (node.kind) {
    case 'heading':
    case 'paragraph':
    case 'words':
      return [plain(node.text)];
    case 'section':
      return textsIn(node.content);
    case 'list':
      return node.items.flatMap(({ content }) => textsIn(content));
    case 'quote':
      return [...textsIn(node.content), ...marked(node.source)];
    case 'table':
      return [...node.head, ...node.rows.flat()].map(plain);
    case 'code':
      return node.lines.map(({ pieces }) =>
        pieces.map((piece) => (typeof piece === 'string' ? piece : piece[1])).join(''),
      );
    case 'picture':
      return marked(node.caption);
    case 'video':
      return [videoName(node), ...marked(node.caption)];
    case 'notes':
      return node.notes.flatMap(({ content }) => textsIn(content));
    case 'break':
      return [];
  }
}

const marked = (text: string | undefined): string[] => (text === undefined ? [] : [plain(text)]);

/** What a link to a video is called. A picture that says nothing leaves only the words for where the video plays. */
export const videoName = ({
  title,
  picture,
  host,
}: Pick<Extract<ArticleNode, { kind: 'video' }>, 'title' | 'picture' | 'host'>) => title ?? picture.alt ?? host;
