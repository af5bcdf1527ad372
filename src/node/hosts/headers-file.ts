import { askAgain, forever, type Served } from './served.ts';

/**
 * The _headers file that Netlify and Cloudflare Pages read. Pages need no line of their own: both hosts let browsers
 * ask again for every page, and a second Cache-Control for the same file would be joined to the first.
 */
export function headersFile({ base, headers, languages = [] }: Served): string {
  return [
    `${base}/*`,
    ...headers.map(([name, value]) => `  ${name}: ${value}`),
    `${base}/assets/*`,
    `  Cache-Control: ${forever}`,
    ...['', ...languages.map((tag) => `/${tag}`)].flatMap((prefix) => [
      `${base}${prefix}/_pages/*`,
      `  Cache-Control: ${askAgain}`,
    ]),
    '',
  ].join('\n');
}
