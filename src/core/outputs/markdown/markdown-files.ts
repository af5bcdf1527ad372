import type { BlockContent, RootContent } from 'mdast';
import { gfmTableToMarkdown } from 'mdast-util-gfm-table';
import { toMarkdown } from 'mdast-util-to-markdown';
import type { RichText } from '../../../../schema/rich-text.ts';
import { plainText } from '../../../shared/rich-text.ts';
import { paragraphs } from '../../article/block-content.ts';
import { type ArticleContext, blocksToArticle } from '../../article/blocks-to-article.ts';
import { mainHeading } from '../../resolve/paginate.ts';
import { markdownPath, pageListPath } from '../../resolve/paths/output-paths.ts';
import { absoluteHref, absoluteUrlOf } from '../../resolve/paths/site-url.ts';
import type { ResolvedPage } from '../../resolve/resolved-site.ts';
import { removeIsolates } from '../../text/bidi.ts';
import type { OutputFile, OutputInput } from '../output-input.ts';
import { articleToMarkdown, listOf } from './article-to-markdown.ts';

type Input = Pick<OutputInput, 'registry' | 'site' | 'now'>;

/** Returns every page as Markdown, with every text and link for visitors, except for labels of controls. */
export const markdownPages = (input: Input): OutputFile[] =>
  input.site.pages.map((page) => ({
    path: markdownPath(page.path),
    content: written(pageNodes(input, page, contextOf(input, page.path))),
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
    titleNode(owner.name),
    ...(summary === undefined ? [] : articleToMarkdown([{ kind: 'quote', content: paragraphs(summary) }], context)),
    // The format expects lists of files below such a heading: https://llmstxt.org
    { type: 'heading', depth: 2, children: [{ type: 'text', value: 'Pages' }] },
    listOf(items),
  ]);
  return { path: pageListPath, content };
}

/* Links of a page as complete addresses, if the URL of the site is known. */
const contextOf = ({ site: { url = '', prefix }, now }: Input, path: string): ArticleContext => ({
  now,
  addressOf: (href) => absoluteHref(href, path, url, prefix),
});

/* The address of a file in the language of the site. */
const addressIn = ({ site: { url = '', prefix = '' } }: Input, path: string) => absoluteUrlOf(prefix + path, url);

/* The content of a page, with headings on the levels of the page. Its title is above it if no block has the h1. */
function pageNodes({ registry, site }: Input, { title, blocks }: ResolvedPage, context: ArticleContext): RootContent[] {
  const locale = { ...site, now: context.now };
  const h1 = mainHeading(registry, blocks);
  return [
    ...(h1 === null ? [titleNode(textOf(title, context))] : []),
    ...blocks.flatMap((block, index) =>
      articleToMarkdown(blocksToArticle(registry, [block], locale, true), context, index === h1 ? 1 : 2),
    ),
  ];
}

const titleNode = (value: string): RootContent => ({ type: 'heading', depth: 1, children: [{ type: 'text', value }] });

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
