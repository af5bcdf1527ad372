import { escapeHtml } from './escape-html.ts';
import type { Feed, FeedPost } from './feed.ts';

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
