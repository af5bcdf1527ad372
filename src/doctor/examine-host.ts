import { headersOf } from '../node/render/content-security-policy.ts';
import contentTypes from './content-types.json';
import type { Context } from './crawl.ts';
import { pathIn } from './parse-address.ts';
import type { HostAnswer } from './read-answer.ts';

/**
 * Checks the host: headers, content types, compression, caching, trailing slashes, and the 404 page. `unsent` are the
 * names of headers that files lack.
 */
export async function examineHost(context: Context, unsent: readonly string[]): Promise<void> {
  const { base, fetcher, pages, findings } = context;
  const [home, ...others] = pages.values();
  if (!home) return;
  await examineNotFound(context);
  const missing = headersOf([])
    .map(([name]) => name)
    .filter((name) => !home.answer.headers.has(name));
  const all = [...missing, ...unsent];
  if (all.length > 0) findings.add('no-headers', '/', { found: all.join(', ') });

  const seen = new Set<string>();
  const once = (kind: string) => !seen.has(kind) && Boolean(seen.add(kind));
  for await (const [url, answer] of fetcher.answered()) {
    if (answer.status !== 200) continue;
    const path = pathIn(base, url);
    const found = url.pathname;
    const ending = answer.page ? 'html' : (/\.(\w+)$/.exec(path)?.[1] ?? '');
    const type = answer.headers.get('content-type')?.split(';')[0]?.trim() || 'no type';
    const expected = types[ending];
    if (expected && !expected.includes(type))
      findings.add('wrong-type', '/', { found, type, expected: expected[0] ?? '' });
    const isText = ['html', 'js', 'css', 'json', 'svg', 'xml'].includes(ending);
    if (isText && answer.size > 1400 && !answer.headers.has('content-encoding') && once(`bare ${ending}`))
      findings.add('not-compressed', '/', { found });
    const seconds = cachedFor(answer);
    const isPage = ending === 'html' || path.startsWith('/_pages/');
    if (isPage && seconds > hour && once(`kept ${ending}`))
      findings.add('page-cache', '/', { found, age: inWords(seconds) });
    if (path.startsWith('/assets/') && seconds < day && once('asked')) findings.add('asset-cache', '/', { found });
  }

  const inner = others.find(({ url }) => !/\.\w+$|\/$/.test(url.pathname));
  if (!inner) return;
  const slashed = new URL(inner.url);
  slashed.pathname += '/';
  const back = await fetcher.follow(slashed.href);
  const isWrong = 'reason' in back || ('answer' in back && back.answer.status >= 400);
  if (isWrong)
    findings.add('slash', '/', {
      found: slashed.pathname,
      status: 'reason' in back ? back.reason : `status ${back.answer.status}`,
    });
}

/* A path that no site has. */
const missingPath = 'onefolio-doctor-looks-for-nothing';

/* Requests a path that doesn't exist, in each language, and checks the 404 page. */
async function examineNotFound({ fetcher, pages, findings }: Context): Promise<void> {
  const found = await fetcher.follow(missingPath);
  if ('isUnread' in found) return;
  if (!('answer' in found) || found.answer.status !== 404) {
    const status =
      'answer' in found ? `status ${found.answer.status}` : 'elsewhere' in found ? 'a redirect' : 'no answer';
    findings.add('status-404', '/', { status });
    return;
  }
  const [home] = pages.values();
  const { page } = found.answer;
  // The host returns its own page if it can't find ours.
  if (!page || (home?.read.isOurs && !page.isOurs)) findings.add('no-404', '/');
  const languages = new Map([...pages.values()].map(({ read }) => [read.prefix, read.language]));
  languages.delete('');
  for (const [prefix, language] of languages) {
    const below = await fetcher.follow(`.${prefix}/${missingPath}`);
    if ('answer' in below && below.answer.page && below.answer.page.language !== language)
      findings.add('other-404', `${prefix}/`, { found: prefix, language });
  }
}

const hour = 3600;
const day = 24 * hour;

/* How long browsers may cache a response without revalidation, in seconds. */
function cachedFor({ headers }: HostAnswer): number {
  const control = headers.get('cache-control') ?? '';
  if (/\bno-(?:cache|store)\b/.test(control)) return 0;
  return Number(/\bmax-age=(\d+)/.exec(control)?.[1] ?? 0);
}

const inWords = (seconds: number) =>
  seconds >= 2 * day ? `${Math.round(seconds / day)} days` : `${Math.round(seconds / hour)} hours`;

/* The expected content types by extension, the most common one first. */
const types: Record<string, string[]> = contentTypes;
