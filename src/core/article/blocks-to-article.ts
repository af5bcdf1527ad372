import type { AnyResolved } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { defined } from '../../shared/omit-empty.ts';
import { plainText } from '../../shared/rich-text.ts';
import { type CalendarDate, sampleDate } from '../../shared/time.ts';
import type { BlockRegistry } from '../block-registry.ts';
import {
  type ArticleNode,
  type ContentLocale,
  type ContentNode,
  codeText,
  described,
  detailsOf,
  type Entry,
  inlineText,
  joined,
  linked,
  linkTexts,
  paragraphs,
  points,
  type Section,
  strong,
  textPoints,
  videoLabel,
} from './block-content.ts';

/** The context of a text that is read outside of the site. */
export interface ArticleContext {
  /** Converts the address of a link or a picture to an absolute URL. */
  addressOf(href: string): string;
  /** The date for texts with times, and for those that disappear at a time. */
  now: CalendarDate;
}

type ArticleLocale = ContentLocale & Pick<ArticleContext, 'now'>;

/** Returns the content of a page's blocks for feeds, or everything that visitors of the page read. */
export function blocksToArticle(
  registry: BlockRegistry,
  blocks: readonly AnyResolved[],
  locale: ArticleLocale,
  isPage = false,
): ArticleNode[] {
  const content = blocks.map((block) => registry.definitionOf(block).content(block, locale));
  return nodesOf(content, { ...locale, isPage });
}

type Context = Pick<ArticleLocale, 'language' | 'now'> & { isPage: boolean };

const nodesOf = (content: readonly ContentNode[], context: Context): ArticleNode[] =>
  content.flatMap((node) => {
    if (node.kind === 'entries') return points(node.entries.flatMap((entry) => itemsOf(entry, context)));
    return node.kind === 'section' ? sectionNodes(node, context) : [node];
  });

function sectionNodes(section: Section, context: Context): ArticleNode[] {
  const { title, intro = [], content, words, isPageOnly } = section;
  if (isPageOnly && !context.isPage) return [];
  const name = (context.isPage ? title : undefined) ?? section.heading;
  const inside = [...paragraphs(...intro), ...nodesOf(content, context), ...paragraphs(joined(words, context))];
  return name === undefined
    ? inside
    : [
        { kind: 'heading', depth: 1, text: name },
        { kind: 'section', content: inside },
      ];
}

/* An entry as an item of a list with its other parts in a list below; without a title, each part is an item. */
function itemsOf(entry: Entry, context: Context): ArticleNode[][] {
  const { title, href, when, badge, about = [], facts, words, wordsLabel, links } = entry;
  const details = [...(entry.details ?? []), ...detailsOf(facts)];
  const name = joined(
    [
      title && linked(strong(title), href),
      when,
      // A badge can disappear at a time.
      badge && plainText(badge, context.now) ? badge : undefined,
      ...about,
      ...details.flatMap(({ label, text }) => (label === undefined ? [text] : [])),
    ],
    context,
  );
  const texts = defined(...(entry.texts ?? []));
  const list = joined(words, context);
  // Keywords alone describe an entry.
  const isList = texts.length === 0 && wordsLabel === undefined;
  const [description, ...others] = isList ? [list] : texts;
  const below = [
    ...others,
    ...details.flatMap(({ label, text }) => (label === undefined ? [] : [described(label, text)])),
    ...(entry.points ?? []),
    ...(isList || list === undefined ? [] : [wordsLabel === undefined ? list : described(wordsLabel, list)]),
    joined(linkTexts(links), context),
  ];
  return name === undefined
    ? defined(description, ...below).map((text) => [inlineText(text)])
    : [[inlineText(described(name, description)), ...textPoints(below)]];
}

const wordsPerMinute = 200;

/** Estimates the minutes to read some blocks, at least 1. In scripts without spaces, two characters count as one word. */
export function readingTime(registry: BlockRegistry, blocks: readonly AnyResolved[], locale: ContentLocale): number {
  const text = textsIn(blocksToArticle(registry, blocks, { ...locale, now: sampleDate })).join(' ');
  const characters = text.match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/gu)?.length ?? 0;
  const words = text.match(/[^\s\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round((words + characters / 2) / wordsPerMinute));
}

/* The readable texts of an article in order. */
const textsIn = (nodes: readonly ArticleNode[]): string[] => nodes.flatMap(textsOf);

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
      return [codeText(node)];
    case 'picture':
      return textIfDefined(node.caption);
    case 'video':
      return [plainText(videoLabel(node)), ...textIfDefined(node.caption)];
    case 'notes':
      return node.notes.flatMap(({ content }) => textsIn(content));
    case 'break':
      return [];
  }
}

const textIfDefined = (text: RichText | undefined): string[] => (text === undefined ? [] : [plainText(text)]);
