import { plainText } from '../../../shared/rich-text.ts';
import type { CalendarDate } from '../../../shared/time.ts';
import { blocksToArticle } from '../../article/blocks-to-article.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import { latestFirst } from '../../resolve/pages/listed-pages.ts';
import { feedPaths, feedTitle, isTurnedOn } from '../../resolve/paths/output-paths.ts';
import { absoluteHref, absoluteUrlOf } from '../../resolve/paths/site-url.ts';
import type { PageMetadata, ResolvedPage, ResolvedSite } from '../../resolve/resolved-site.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { articleToHtml } from './article-to-html.ts';

/** A feed, independent of its format. All addresses are absolute. */
type Feed = NonNullable<ReturnType<typeof feedOf>>;

type FeedPost = ReturnType<typeof postOf>;

const maxPosts = 20;

/**
 * Returns the feed of a site with its latest posts in full. Null without the setting, a site URL or posts. The result
 * doesn't depend on the current time: time placeholders use the day of their post.
 */
export function feedOf(registry: BlockRegistry, site: ResolvedSite) {
  const { url, metadata = [], owner, language, prefix = '' } = site;
  const posts = metadata.flatMap(({ path, date }, index) => (date === undefined ? [] : [{ path, date, index }]));
  const latest = latestFirst(posts).slice(0, maxPosts);
  if (!isTurnedOn('feed', site) || url === undefined || latest.length === 0) return null;
  const feedPosts = latest.map(({ date, index }) => postOf(registry, site, url, date, index));
  const updated = feedPosts.map((post) => post.updated).reduce((one, other) => (one > other ? one : other));
  const [day = ''] = updated.split('T');
  return {
    title: plainText(feedTitle(site), dayOf(day)),
    language,
    author: owner.name,
    home: absoluteUrlOf('/', url, prefix),
    addresses: { atom: absoluteUrlOf(prefix + feedPaths.atom, url), json: absoluteUrlOf(prefix + feedPaths.json, url) },
    updated,
    posts: feedPosts,
  };
}

function postOf(
  registry: BlockRegistry,
  { metadata = [], pages, prefix, languages = [], untranslated = [], language, labels }: ResolvedSite,
  url: string,
  date: string,
  index: number,
) {
  // The index comes from this list, and the page belongs to the site.
  const post = metadata[index] as PageMetadata;
  const page = pages.find(({ path }) => path === post.path) as ResolvedPage;
  const now = dayOf(date);
  const { path, name, summary, tags = [], picture, updated = date } = post;
  const addressOf = (href: string) => absoluteHref(href, path, url, prefix);
  const [base] = untranslated.includes(path) ? languages : [];
  return {
    title: plainText(name, now),
    ...(base !== undefined && { language: base }),
    address: absoluteUrlOf(path, url, prefix),
    published: instantOf(date),
    updated: instantOf(updated),
    ...(summary !== undefined && { summary: plainText(summary, now) }),
    tags: tags.map((tag) => plainText(tag, now)),
    ...(picture && { picture: addressOf(picture.src) }),
    html: articleToHtml(blocksToArticle(registry, page.blocks, { language, labels, now }), { addressOf, now }),
  };
}

function dayOf(date: string): CalendarDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return { year, month, day };
}

/* An RFC 3339 timestamp. A month or a year counts as its first day. */
const instantOf = (date: string): string => `${date}${'-01-01'.slice(date.length - 4)}T00:00:00Z`;

/** Formats a feed as Atom (RFC 4287). */
export function atom({ title, language, author, home, addresses, updated, posts }: Feed): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${escapeHtml(language)}">`,
    element('id', home),
    element('title', title),
    element('updated', updated),
    `<author>${element('name', author)}${element('uri', home)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escapeHtml(addresses.atom)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeHtml(home)}"/>`,
    ...posts.map(entry),
    '</feed>',
    '',
  ].join('\n');
}

const entry = ({ title, language, address, published, updated, summary, tags, html }: FeedPost): string =>
  [
    language === undefined ? '<entry>' : `<entry xml:lang="${escapeHtml(language)}">`,
    element('id', address),
    element('title', title),
    `<link rel="alternate" type="text/html" href="${escapeHtml(address)}"/>`,
    element('published', published),
    element('updated', updated),
    ...tags.map((tag) => `<category term="${escapeHtml(tag)}"/>`),
    ...(summary === undefined ? [] : [element('summary', summary)]),
    `<content type="html">${escapeHtml(html)}</content>`,
    '</entry>',
  ].join('\n');

const element = (name: string, text: string): string => `<${name}>${escapeHtml(text)}</${name}>`;

/** Formats a feed as JSON Feed: https://www.jsonfeed.org/version/1.1/ */
export function jsonFeed({ title, language, author, home, addresses, posts }: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: home,
    feed_url: addresses.json,
    language,
    authors: [{ name: author, url: home }],
    items: posts.map((post) => ({
      id: post.address,
      url: post.address,
      title: post.title,
      ...(post.language !== undefined && { language: post.language }),
      ...(post.summary !== undefined && { summary: post.summary }),
      content_html: post.html,
      ...(post.picture !== undefined && { image: post.picture }),
      date_published: post.published,
      date_modified: post.updated,
      ...(post.tags.length > 0 && { tags: post.tags }),
    })),
  };
  return `${JSON.stringify(feed, null, 2)}\n`;
}
