import type { TextHeading, TextList, TextNode } from '../../../schema/long-text.ts';
import type { AllLabels, ResolvedPicture } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { concatTexts, isSameText, partsOf, plainText } from '../../shared/rich-text.ts';
import type { CalendarDate } from '../../shared/time.ts';
import { joinWithComma } from '../text/join-with-comma.ts';

/** A part of a page's content without features that need a page, for Markdown, feed readers and word counts. */
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

/** What an article depends on besides its blocks. */
export interface ArticleLocale {
  language: string;
  labels: Pick<AllLabels, 'project'>;
  /** The date for texts that disappear at a time. */
  now: CalendarDate;
}

export const heading = (text: RichText, depth: 1 | 2 = 1): ArticleNode => ({ kind: 'heading', depth, text });

/** Returns a paragraph for each defined text. */
export const paragraphs = (...texts: (RichText | undefined)[]): ArticleNode[] =>
  texts.flatMap((text) => (text === undefined ? [] : [{ kind: 'paragraph', text } as const]));

/** Returns a list; empty without items. */
export const points = (items: readonly ArticleNode[][]): ArticleNode[] =>
  items.length === 0 ? [] : [{ kind: 'list', items: items.map((content) => ({ content })) }];

/** Returns a list of the defined texts; empty without any. */
export const textPoints = (texts: readonly (RichText | undefined)[]): ArticleNode[] =>
  points(texts.flatMap((text) => (text === undefined ? [] : [[inlineText(text)]])));

export const inlineText = (text: RichText): ArticleNode => ({ kind: 'text', text });

interface EntryParts {
  name: RichText;
  href?: string | undefined;
  /** Short texts after the name. */
  details?: readonly (RichText | undefined)[];
  description?: RichText | undefined;
  /** Texts in a list below. */
  points?: readonly (RichText | undefined)[];
}

/** Returns an entry of a list: its name with details and a description, and a list of further texts. */
export function entry(
  { name, href, details = [], description, points: below = [] }: EntryParts,
  { language }: Pick<ArticleLocale, 'language'>,
): ArticleNode[] {
  const names = [linked(strong(name), href), ...details.filter((text) => text !== undefined)];
  return [inlineText(described(joinWithComma(names, language), description)), ...textPoints(below)];
}

export const strong = (text: RichText): RichText => ({ rich: [{ kind: 'strong', parts: partsOf(text) }] });

/** Joins the defined texts with the comma of the language; undefined without any. */
export function joined(
  texts: readonly (RichText | undefined)[] | undefined,
  { language }: Pick<ArticleLocale, 'language'>,
): RichText | undefined {
  const defined = texts?.filter((text) => text !== undefined) ?? [];
  return defined.length === 0 ? undefined : joinWithComma(defined, language);
}

/** Returns a text as a link, if it has an address and isn't only the placeholder of a link. */
export const linked = (text: RichText, href: string | undefined): RichText =>
  href === undefined || href === '#' ? text : { rich: [{ kind: 'link', href, parts: partsOf(text) }] };

/** Returns a text, followed by a description if it is defined. */
export const described = (text: RichText, description: RichText | undefined): RichText =>
  description === undefined ? text : concatTexts([text, description], ': ');

/** Returns facts as texts. */
export const factTexts = (facts: readonly { label: RichText; value: RichText }[] = []): RichText[] =>
  facts.map(({ label, value }) => described(label, value));

/** Returns a video as the text of its link, followed by its host. */
export function videoText(video: VideoParts & { href: string }): RichText {
  const name = videoName(video);
  const link = linked(name, video.href);
  return isSameText(name, video.host) ? link : described(link, video.host);
}

/** Returns links as texts. */
export const linkTexts = (links: readonly { label: RichText; href: string }[] = []): RichText[] =>
  links.map(({ label, href }) => linked(label, href));

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
export const videoName = ({ title, picture, host }: VideoParts): RichText => title ?? picture.alt ?? host;

type VideoParts = Pick<Extract<ArticleNode, { kind: 'video' }>, 'title' | 'picture' | 'host'>;

/** The context of a text that is read outside of the site. */
export interface ArticleContext {
  /** Converts the address of a link or a picture to an absolute URL. */
  addressOf(href: string): string;
  /** The date for texts with times. */
  now: CalendarDate;
}
