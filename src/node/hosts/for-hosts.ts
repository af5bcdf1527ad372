import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeAt } from '../disk.ts';
import { framedHeaders, type Header } from '../render/content-security-policy.ts';
import { caddy } from './caddy.ts';
import { nginx } from './nginx.ts';
import { immutable, revalidated, type ServedSite } from './served-site.ts';
import { vercelConfig } from './vercel.ts';

/** Writes the files that hosts read into the output folder, and returns their names. `isNetlify` adds _redirects. */
export async function writeHostFiles(folder: string, served: ServedSite, isNetlify = false): Promise<string[]> {
  const files = { _headers: headersFile(served), _redirects: isNetlify ? redirectsFile(served) : '' };
  const written = Object.entries(files).filter(([, text]) => text !== '');
  for (const [name, text] of written) await writeAt(join(folder, name), text);
  return written.map(([name]) => name);
}

/**
 * Writes the snippets of server configuration that owners include, and returns their folder. They aren't in the output
 * folder, because a server would publish them.
 */
export async function writePieces(folder: string, served: ServedSite): Promise<string> {
  await writeAt(join(folder, 'nginx.conf'), nginx(served));
  await writeAt(join(folder, 'Caddyfile'), caddy(served));
  return folder;
}

/** Writes a published site in the format of Vercel's Build Output API, headers included, to .vercel/output in `to`. */
export async function writeVercelOutput(site: {
  from: string;
  to: string;
  files: string[];
  served: ServedSite;
}): Promise<void> {
  const output = join(site.to, '.vercel/output');
  await rm(output, { recursive: true, force: true });
  const files = site.files.filter((file) => file !== '_headers' && file !== '.nojekyll');
  for (const file of files) {
    const place = join(output, 'static', site.served.base, file);
    await mkdir(dirname(place), { recursive: true });
    await copyFile(join(site.from, file), place);
  }
  const pages = files.filter((file) => file.endsWith('.html'));
  await writeAt(join(output, 'config.json'), `${JSON.stringify(vercelConfig(site.served, pages), null, 2)}\n`);
}

type Rule = [path: string, ...headers: Header[]];

/* Cloudflare Pages ignores all later rules. See https://developers.cloudflare.com/pages/configuration/headers/ */
const mostRules = 100;

/**
 * The _headers file of Netlify and Cloudflare Pages. Pages need no Cache-Control line: both hosts revalidate every page
 * by default, and would append a second value to the first.
 */
export function headersFile({ base, headers, languages = [], files = [], framed = [] }: ServedSite): string {
  // Both hosts add the headers of all rules that match a path, and Netlify can't leave one out. So the rule for every path
  // contains only what is also right for framed files; pages have the rest of the policy in their markup.
  const own = framed.length === 0 ? headers : headers.flatMap(([name, value]) => sharedHeader(name, value));
  const common: Rule[] = [
    ['/*', ...own],
    ...framed.map(
      (folder): Rule => [
        `${folder}/*`,
        ...framedHeaders.filter(([name]) => !/^(?:X-Frame-Options|Cross-Origin-Opener-Policy)$/.test(name)),
      ],
    ),
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

function sharedHeader(name: string, value: string): Header[] {
  switch (name) {
    case 'Content-Security-Policy':
      return [[name, "frame-ancestors 'self'"]];
    case 'X-Frame-Options':
      return [[name, 'SAMEORIGIN']];
    case 'Cross-Origin-Resource-Policy':
      return [];
    default:
      return [[name, value]];
  }
}

/**
 * The _redirects file of Netlify: unknown addresses below the tag of a language get the 404 page of that language.
 * Empty for a site in one language.
 */
export const redirectsFile = ({ base, languages = [] }: ServedSite): string =>
  languages.map((tag) => `${base}/${tag}/* ${base}/${tag}/404.html 404\n`).join('');
