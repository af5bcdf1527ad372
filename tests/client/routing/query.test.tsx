import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { client, onEvicted, query } from '../../../src/client/routing/query.ts';

const answers: (() => Promise<Response>)[] = [];
const requested: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (url: string) => {
    requested.push(url);
    const answer = answers.shift();
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  client.clear();
  delete document.documentElement.dataset.build;
  answers.length = 0;
  requested.length = 0;
});

const page = (path: string) => async () => new Response(JSON.stringify({ path }));
const missing = async () => new Response('', { status: 404 });
const broken = async () => new Response('', { status: 500 });

test('fetches a page only once', async () => {
  answers.push(page('/about'));
  expect(await query('/about')).toEqual({ path: '/about' });
  expect(await query('/about')).toEqual({ path: '/about' });
  expect(requested).toEqual(['/_pages/about.json']);
});

test('retries three times, after one, two and four seconds', async () => {
  answers.push(broken, broken, broken, page('/about'));
  const times: number[] = [];
  const start = Date.now();
  const coming = query('/about').then((found) => times.push(Date.now() - start, Number(found.path === '/about')));
  await vi.runAllTimersAsync();
  await coming;
  expect(requested).toHaveLength(4);
  expect(times).toEqual([7000, 1]);
});

test('waits at most thirty seconds between two attempts', () => {
  const { retryDelay } = client.getDefaultOptions().queries ?? {};
  const delays = Array.from({ length: 8 }, (_, attempt) => (retryDelay as (attempt: number) => number)(attempt));
  expect(delays).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
});

test('fails after the last retry, and names the page and the status', async () => {
  answers.push(broken, broken, broken, broken);
  const coming = expect(query('/about')).rejects.toThrow('the page /about answered 500');
  await vi.runAllTimersAsync();
  await coming;
});

test('does not retry when the browser is offline', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await expect(query('/about')).rejects.toThrow('Failed to fetch');
  expect(requested).toHaveLength(1);
});

test('rejects a page of another build, and does not retry', async () => {
  document.documentElement.dataset.build = 'new';
  answers.push(async () => new Response(JSON.stringify({ path: '/about', build: 'old' })));
  await expect(query('/about')).rejects.toThrow('the page /about is of the build old, not of new');
  expect(requested).toHaveLength(1);
  answers.push(async () => new Response(JSON.stringify({ path: '/about', build: 'new' })));
  expect(await query('/about')).toMatchObject({ path: '/about' });
});

test('returns the not-found page for a path that does not exist', async () => {
  answers.push(missing, page('/404'));
  expect(await query('/nowhere')).toEqual({ path: '/404' });
  expect(requested).toEqual(['/_pages/nowhere.json', '/_pages/404.json']);
});

test('discards a page after five minutes', async () => {
  const forgotten: string[] = [];
  onEvicted((path) => forgotten.push(path));
  answers.push(page('/about'));
  await query('/about');
  await vi.advanceTimersByTimeAsync(299_000);
  expect(forgotten).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(forgotten).toEqual(['/about']);
});
