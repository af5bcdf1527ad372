import type { BlockContent, RootContent } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { AnyResolved, Link } from '../../../../schema/resolved.ts';
import type { RichText } from '../../../../schema/rich-text.ts';
import { plainText } from '../../../shared/rich-text.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import { opening, paragraphs } from '../../resolve/article/article.ts';
import { articleOf } from '../../resolve/article/article-of.ts';
import { absoluteUrlOf } from '../../resolve/head.ts';
import { markdownPath, pageListPath } from '../../resolve/paths/output-paths.ts';
import type { ResolvedPage } from '../../resolve/resolved-site.ts';
import { removeIsolates } from '../../text/isolate.ts';
import type { ArticleContext } from '../feed/article-context.ts';
import type { OutputFile, OutputInput } from '../output-input.ts';
import { listOf, nodesOf, paragraphOf } from './nodes-of.ts';

type Input = Pick<OutputInput, 'registry' | 'site' | 'now'>;

/** Returns every page as Markdown, with the same content as for visitors. */
export const markdownPages = (input: Input): OutputFile[] =>
  input.site.pages.map((page) => ({
    path: markdownPath(page.path),
    content: written(pageNodes(input.registry, page, contextOf(input, page.path))),
  }));

/** Returns /llms.txt: the name of the owner, a summary, and the list of the pages as Markdown. */
export function pageList(input: Input): OutputFile {
  const { pages, owner } = input.site;
  const context = contextOf(input, '/');
  const home = pages.find(({ path }) => path === '/');
  const summary = home?.description ?? home?.summary ?? owner.summary;
  const items = pages.map(({ path, title, description, summary: short = description }): BlockContent[] => [
    linkLine(title, addressIn(input, markdownPath(path)), short, context),
  ]);
  const content = written([
    { type: 'heading', depth: 1, children: [{ type: 'text', value: owner.name }] },
    ...(summary === undefined ? [] : nodesOf([{ kind: 'quote', content: paragraphs(summary) }], context)),
    ...listOf(items),
  ]);
  return { path: pageListPath, content };
}

/* Links of a page as complete addresses, if the URL of the site is known. */
const contextOf = ({ site: { url = '', prefix }, now }: Input, path: string): ArticleContext => ({
  now,
  addressOf: (href) => {
    if (href.startsWith('#')) return absoluteUrlOf(path, url, prefix) + href;
    return href.startsWith('/') ? absoluteUrlOf(href, url, prefix) : href;
  },
});

/* The address of a file in the language of the site. */
const addressIn = ({ site: { url = '', prefix = '' } }: Input, path: string) => absoluteUrlOf(prefix + path, url);

function pageNodes(
  registry: BlockRegistry,
  { title, blocks }: Pick<ResolvedPage, 'title' | 'blocks'>,
  context: ArticleContext,
): RootContent[] {
  const [first] = blocks;
  const name = first?.type === 'hero' ? first.headline : title;
  return [
    { type: 'heading', depth: 1, children: [{ type: 'text', value: textOf(name, context) }] },
    ...blocks.flatMap((block) => [...nodesOf(articleOf(registry, [block]), context), ...otherNodes(block, context)]),
  ];
}

/* What visitors read in a block, but feeds leave out: titles, facts, contacts, links and lists of pages. */
function otherNodes(block: AnyResolved, context: ArticleContext): BlockContent[] {
  const links = (list: readonly Pick<Link, 'label' | 'href'>[] = []) =>
    list
      .filter(({ href }) => href !== '#')
      .map(({ label, href }) => [linkLine(label, context.addressOf(href), undefined, context)]);
  const pairs = (list: readonly { label: RichText; value: RichText }[] = []) =>
    list.map(({ label, value }) => [paragraphOf(`${textOf(label, context)}: ${textOf(value, context)}`, context)]);
  switch (block.type) {
    case 'hero':
      return [
        ...[block.title, ...(block.byline ?? []), block.availability].flatMap((text) =>
          text === undefined ? [] : paragraphOf(text, context),
        ),
        ...listOf([
          ...pairs(block.counters?.map(({ label, value, suffix = '' }) => ({ label, value: `${value}${suffix}` }))),
          ...pairs(block.facts),
          ...links(block.actions),
          ...links(block.links),
        ]),
      ];
    case 'form':
      return [
        ...nodesOf(opening(block), context),
        ...listOf([...pairs(block.contacts), ...links(block.actions), ...links(block.links)]),
      ];
    case 'page-list':
      return [
        ...nodesOf(opening(block), context),
        ...listOf(
          block.years.flatMap(({ pages }) =>
            pages.map(({ title, href, summary }) => [linkLine(title, context.addressOf(href), summary, context)]),
          ),
        ),
      ];
    default:
      return [];
  }
}

/* A link, and a description of its target. */
const linkLine = (
  label: RichText,
  url: string,
  about: RichText | undefined,
  context: ArticleContext,
): BlockContent => ({
  type: 'paragraph',
  children: [
    { type: 'link', url, children: [{ type: 'text', value: textOf(label, context) }] },
    ...(about === undefined ? [] : [{ type: 'text', value: `: ${textOf(about, context)}` } as const]),
  ],
});

/* A text in one line. */
const textOf = (text: RichText, { now }: ArticleContext): string =>
  removeIsolates(plainText(text, now)).replace(/\s*\n\s*/g, ' ');

const written = (children: RootContent[]): string =>
  toMarkdown({ type: 'root', children }, { extensions: [gfmTableToMarkdown()], bullet: '-', rule: '-', emphasis: '_' });
