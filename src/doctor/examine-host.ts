import { headersOf } from '../node/render/content-security-policy.ts';
import type { Context } from './context.ts';
import { pathIn } from './path-in.ts';
import { type HostAnswer, isHtml } from './read-answer.ts';

/**
 * Checks the host: headers, content types, compression, caching, and trailing slashes. `unsent` are the names of headers
 * that files lack.
 */
export async function examineHost(
  { base, fetcher, pages, findings }: Context,
  unsent: readonly string[],
): Promise<void> {
  const [home, ...others] = pages.values();
  if (!home) return;
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
    const ending = isHtml(answer) ? 'html' : (/\.(\w+)$/.exec(path)?.[1] ?? '');
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
const types: Record<string, string[]> = {
  js: ['text/javascript', 'application/javascript'],
  css: ['text/css'],
  json: ['application/json'],
  woff2: ['font/woff2', 'application/font-woff2'],
  svg: ['image/svg+xml'],
  png: ['image/png'],
  jpg: ['image/jpeg'],
  webp: ['image/webp'],
  avif: ['image/avif'],
  gif: ['image/gif'],
  pdf: ['application/pdf'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  txt: ['text/plain'],
  vcf: ['text/vcard', 'text/x-vcard'],
  md: ['text/markdown', 'text/plain'],
};
