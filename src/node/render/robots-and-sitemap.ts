import { absoluteUrlOf } from '../../core/resolve/paths/site-url.ts';
import { escapeHtml } from '../../core/text/escape-html.ts';
import type { Alternate } from './language-tags.ts';

/** A page in the sitemap: its path, and its URLs in other languages. */
export interface SitemapEntry {
  path: string;
  prefix?: string | undefined;
  alternates?: readonly Alternate[] | undefined;
}

/** The maximum number of pages in one file, by the sitemap protocol. */
const maxEntries = 50_000;

/** Returns the sitemap, by file name. A site with more than 50,000 pages gets several files and an index. */
export function sitemaps(entries: readonly SitemapEntry[], url: string): [file: string, content: string][] {
  if (entries.length <= maxEntries) return [['sitemap.xml', sitemap(entries, url)]];
  const parts = Array.from({ length: Math.ceil(entries.length / maxEntries) }, (_, index) => ({
    file: `sitemap-${index + 1}.xml`,
    content: sitemap(entries.slice(index * maxEntries, (index + 1) * maxEntries), url),
  }));
  const locations = parts.map(
    ({ file }) => `<sitemap><loc>${escapeHtml(absoluteUrlOf(`/${file}`, url))}</loc></sitemap>\n`,
  );
  const index = `${declaration}<sitemapindex xmlns="${namespace}">\n${locations.join('')}</sitemapindex>\n`;
  return [['sitemap.xml', index], ...parts.map(({ file, content }): [string, string] => [file, content])];
}

function sitemap(entries: readonly SitemapEntry[], url: string): string {
  const lines = entries.map(({ path, prefix, alternates = [] }) => {
    const links = alternates.map(
      ({ language, address }) =>
        `<xhtml:link rel="alternate" hreflang="${escapeHtml(language)}" href="${escapeHtml(address)}"/>`,
    );
    return `<url><loc>${escapeHtml(absoluteUrlOf(path, url, prefix))}</loc>${links.join('')}</url>\n`;
  });
  const xhtml = entries.some(({ alternates }) => alternates) ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : '';
  return `${declaration}<urlset xmlns="${namespace}"${xhtml}>\n${lines.join('')}</urlset>\n`;
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** Returns a robots.txt that allows crawling everything. */
export const robots = (url: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrlOf('/sitemap.xml', url)}\n`;
