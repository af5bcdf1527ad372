import type { CodeBlock, TextHeading, TextList, TextNode } from '../../../schema/long-text.ts';
import type { AllLabels, CvItem, CvKind, Fact, ResolvedPicture } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { concatTexts, isSameText, partsOf, plainText, withoutFormatting } from '../../shared/rich-text.ts';
import { joinWithComma } from '../text/join-with-comma.ts';

/** A part of what a block contains. Markdown files, feeds, reading times and the CV are written from it. */
export type ContentNode = PlainNode | Section | { kind: 'entries'; entries: readonly Entry[] };

/** A part of a page's content without features that need a page. */
export type ArticleNode =
  | PlainNode
  /** A part whose headings are one level lower. */
  | { kind: 'section'; content: ArticleNode[] };

type PlainNode =
  | Exclude<TextNode, TextHeading | TextList | { kind: 'quote' | 'video' }>
  | Pick<TextHeading, 'kind' | 'depth' | 'text'>
  | { kind: 'quote'; content: ArticleNode[]; source?: RichText }
  | { kind: 'list'; start?: number; items: { done?: boolean; content: ArticleNode[] }[] }
  | ({ kind: 'video'; href: string; caption?: RichText } & VideoParts)
  /** Text outside of paragraphs. */
  | { kind: 'text'; text: RichText };

/** The content of a block, or a part of it. */
export interface Section {
  kind: 'section';
  /** The title of a page. Feeds omit it, because a post has its title, and in the CV it is a text. */
  title?: RichText;
  heading?: RichText;
  intro?: readonly RichText[];
  content: readonly ContentNode[];
  /** Short texts in one line. */
  words?: RichText[];
  /** Its kind in the CV, and its heading there if it has none; undefined if it isn't in the CV. */
  record?: { kind: CvKind; heading: RichText };
  /** Whether only pages and their Markdown files contain it. */
  isPageOnly?: true;
}

/** An entry of a list: a job, a degree, a project, a group of skills. */
export interface Entry extends Omit<CvItem, 'about' | 'texts'> {
  about?: readonly (RichText | undefined)[];
  texts?: readonly (RichText | undefined)[];
  facts?: readonly Fact[];
  /** A label that the CV omits. */
  badge?: RichText;
  /** The label of the words, which the CV omits. */
  wordsLabel?: string;
  /** The kind of the section that its words are in the CV, with the title as its heading. */
  record?: CvKind;
}

/** What the content of a block depends on. */
export interface ContentLocale {
  language: string;
  labels: AllLabels;
}

/** Returns the heading and the introduction of a block with what follows them. */
export const section = (
  { heading, intro }: Pick<Section, 'heading' | 'intro'>,
  content: readonly ContentNode[],
  record?: Section['record'],
): Section => ({ kind: 'section', heading, intro, content, record });

/** Returns content that only pages and their Markdown files contain. */
export const pageOnly = (content: readonly ContentNode[]): Section => ({ kind: 'section', content, isPageOnly: true });

/** Returns a list of entries. */
export const entries = (list: readonly Entry[]): ContentNode[] => [{ kind: 'entries', entries: list }];

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

export const strong = (text: RichText): RichText => ({ rich: [{ kind: 'strong', parts: partsOf(text) }] });

/** Joins the defined texts with the comma of the language; undefined without any. */
export function joined(
  texts: readonly (RichText | undefined)[] | undefined,
  { language }: Pick<ContentLocale, 'language'>,
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

/** Returns links as texts. */
export const linkTexts = (links: readonly { label: RichText; href: string }[] = []): RichText[] =>
  links.map(({ label, href }) => linked(label, href));

/** Returns facts as details of an entry. */
export const detailsOf = (facts: readonly Fact[] = []) => facts.map(({ label, value }) => ({ label, text: value }));

/** Joins a name and a detail: "French (B2)". Never nests parentheses. */
export const withDetail = (name: RichText, detail: RichText): RichText =>
  concatTexts(plainText(detail).includes('(') ? [name, ': ', detail] : [name, ' (', detail, ')']);

/** Returns the text of a code block. */
export const codeText = ({ lines }: Pick<CodeBlock, 'lines'>): string =>
  lines.map(({ pieces }) => pieces.map((piece) => (typeof piece === 'string' ? piece : piece[1])).join('')).join('\n');

/** Returns the label of a link to a video. With a decorative picture and no title, this is the label for its host. */
export function videoLabel({ title, picture, host }: VideoParts): RichText {
  const name = withoutFormatting(title ?? picture.alt ?? host);
  return isSameText(name, host) ? name : withDetail(name, host);
}

interface VideoParts {
  title?: RichText;
  picture: ResolvedPicture;
  host: string;
}
