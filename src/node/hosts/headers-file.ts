import { immutable, revalidated, type ServedSite } from './served-site.ts';

/**
 * The _headers file of Netlify and Cloudflare Pages. Pages need no Cache-Control line: both hosts revalidate every page
 * by default, and would append a second value to the first.
 */
export function headersFile({ base, headers, languages = [], files = [] }: ServedSite): string {
  return [
    `${base}/*`,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    `${base}/assets/*`,
    `  Cache-Control: ${immutable}`,
    ...['', ...languages.map((tag) => `/${tag}`)].flatMap((prefix) => [
      `${base}${prefix}/_pages/*`,
      `  Cache-Control: ${revalidated}`,
    ]),
    // Last, because Cloudflare Pages reads only the first 100 rules.
    ...files.flatMap(({ path, headers }) => [
      `${base}${path}`,
      ...headers.map(([name, value]) => `  ${name}: ${value}`),
    ]),
    '',
  ].join('\n');
}
