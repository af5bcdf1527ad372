import type { TextHeading, TextList, TextNode } from '../../../../schema/long-text.ts';
import type { ResolvedPicture } from '../../../../schema/resolved.ts';
import type { RichText } from '../../../../schema/rich-text.ts';
import { concatTexts, partsOf, plainText } from '../../../shared/rich-text.ts';

/** A part of a page's content without features that need a page, for feed readers and word counts. */
export type ArticleNode =
  | Exclude<TextNode, TextHeading | TextList | { kind: 'quote' | 'video' }>
  | Pick<TextHeading, 'kind' | 'depth' | 'text'>
  | { kind: 'quote'; content: ArticleNode[]; source?: RichText }
  | { kind: 'list'; start?: number; items: { done?: boolean; content: ArticleNode[] }[] }
  | { kind: 'video'; href: string; host: string; title?: RichText; picture: ResolvedPicture; caption?: RichText }
  /** Text outside of paragraphs. */
  | { kind: 'text'; text: RichText }
  /** A part whose headings are one level lower. */
  | { kind: 'section'; content: ArticleNode[] };

export const heading = (text: RichText, depth: 1 | 2 = 1): ArticleNode => ({ kind: 'heading', depth, text });

/** Returns a paragraph for each defined text. */
export const paragraphs = (...texts: (RichText | undefined)[]): ArticleNode[] =>
  texts.flatMap((text) => (text === undefined ? [] : [{ kind: 'paragraph', text } as const]));

/** Returns a list; empty without items. */
export const points = (items: readonly ArticleNode[][]): ArticleNode[] =>
  items.length === 0 ? [] : [{ kind: 'list', items: items.map((content) => ({ content })) }];

export const inlineText = (text: RichText): ArticleNode => ({ kind: 'text', text });

/** Returns an entry: its name, its other details, and a description. */
export function entry(
  [name, ...details]: [RichText, ...(RichText | undefined)[]],
  description?: RichText,
): ArticleNode {
  const names = concatTexts(
    [{ rich: [{ kind: 'strong', parts: partsOf(name) }] }, ...details.filter((each) => each !== undefined)],
    ', ',
  );
  return inlineText(description === undefined ? names : concatTexts([names, description], ': '));
}

/** Returns the heading and the introduction of a block. */
export const opening = ({
  heading: title,
  intro = [],
}: {
  heading?: RichText | undefined;
  intro?: readonly RichText[] | undefined;
}) => [...(title === undefined ? [] : [heading(title)]), ...paragraphs(...intro)];

/** Returns the readable texts of an article in order. */
export const textsIn = (nodes: readonly ArticleNode[]): string[] => nodes.flatMap(textsOf);

function textsOf(node: ArticleNode): string[] {
  switch (node.kind) {
    case 'heading':
    case 'paragraph':
    case 'text':
      return [plainText(node.text)];
    case 'section':
      return textsIn(node.content);
    case 'list':
      return node.items.flatMap(({ content }) => textsIn(content));
    case 'quote':
      return [...textsIn(node.content), ...textIfDefined(node.source)];
    case 'table':
      return [...node.head, ...node.rows.flat()].map((cell) => plainText(cell));
    case 'code':
      return node.lines.map(({ pieces }) =>
        pieces.map((piece) => (typeof piece === 'string' ? piece : piece[1])).join(''),
      );
    case 'picture':
      return textIfDefined(node.caption);
    case 'video':
      return [plainText(videoName(node)), ...textIfDefined(node.caption)];
    case 'notes':
      return node.notes.flatMap(({ content }) => textsIn(content));
    case 'break':
      return [];
  }
}

const textIfDefined = (text: RichText | undefined): string[] => (text === undefined ? [] : [plainText(text)]);

/** Returns the label of a link to a video. With a decorative picture, this is the label for its host. */
export const videoName = ({
  title,
  picture,
  host,
}: Pick<Extract<ArticleNode, { kind: 'video' }>, 'title' | 'picture' | 'host'>): RichText =>
  title ?? picture.alt ?? host;
