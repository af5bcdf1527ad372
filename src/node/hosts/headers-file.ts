import type { Header } from '../render/content-security-policy.ts';
import { immutable, revalidated, type ServedSite } from './served-site.ts';

type Rule = [path: string, ...headers: Header[]];

/** Cloudflare Pages ignores all later rules. See https://developers.cloudflare.com/pages/configuration/headers/ */
const mostRules = 100;

/**
 * The _headers file of Netlify and Cloudflare Pages. Pages need no Cache-Control line: both hosts revalidate every page
 * by default, and would append a second value to the first.
 */
export function headersFile({ base, headers, languages = [], files = [] }: ServedSite): string {
  const common: Rule[] = [
    ['/*', ...headers],
    ['/assets/*', ['Cache-Control', immutable]],
    ...['', ...languages.map((tag) => `/${tag}`)].map(
      (prefix): Rule => [`${prefix}/_pages/*`, ['Cache-Control', revalidated]],
    ),
  ];
  // Both hosts also apply a pattern to the 404 page, which browsers would show as text instead of a page.
  const exact = files.flatMap(({ path, all = [path], headers }) => all.map((each): Rule => [each, ...headers]));
  const patterns = files.map(({ path, headers }): Rule => [path, ...headers]);
  const rules = [...common, ...(common.length + exact.length > mostRules ? patterns : exact)];
  return rules
    .flatMap(([path, ...headers]) => [`${base}${path}`, ...headers.map(([name, value]) => `  ${name}: ${value}`)])
    .map((line) => `${line}\n`)
    .join('');
}
