import { addressOf } from '../../compile/site/head.ts';
import { text } from './document.ts';

/** The addresses of all pages, for search engines. */
export function sitemap(paths: string[], url: string): string {
  const entries = paths.map((path) => `<url><loc>${text(addressOf(path, url))}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('')}</urlset>\n`;
}

/** Everything may be read. */
export const robots = (url: string): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${addressOf('/sitemap.xml', url)}\n`;
