import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hero, isMarked, open, startDevServer } from '../../support/browser/dev-server.ts';
import { visit } from '../../support/browser/page.ts';
import { put } from '../../support/folder.ts';
import { siteWith } from '../../support/sites/site.ts';

const serve = startDevServer();
const embed = (from: object) => ({ type: 'embed', id: 'demo', title: 'A demo', ...from });

test('a dev page has the policy of the built site: what it would block is blocked at once', async () => {
  const { url } = await serve(siteWith(hero('Policies')));
  const lines: string[] = [];
  const page = await visit(url, {
    expected: /./,
    before: async (page) => page.on('console', (line) => lines.push(line.text())),
  });
  await page.route('https://elsewhere.example/', (route) =>
    route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  const tried = await page.evaluate(async () => {
    document.body.setAttribute('style', 'display: none');
    const sent = await fetch('https://elsewhere.example/').then(
      () => 'sent',
      () => 'blocked',
    );
    return [sent, getComputedStyle(document.body).display];
  });
  expect(tried).toEqual(['blocked', 'block']);
  await expect.poll(() => lines.filter((line) => /style-src-attr|connect-src/.test(line)).length).toBeGreaterThan(1);
});

test('a save that changes the policy opens the page again, and any other save does not', async () => {
  const { url } = await serve(siteWith(hero('Before')));
  const page = await open(url);
  await serve(siteWith(hero('After')));
  await expect.poll(() => page.locator('h1').textContent()).toBe('After');
  expect(await isMarked(page)).toBe(true);
  await serve(siteWith(hero('After'), embed({ from: 'https://player.example/1' })));
  await page.locator('[data-block="embed"]').waitFor();
  await expect.poll(() => isMarked(page)).toBe(false);
  const policy = page.locator('meta[http-equiv="Content-Security-Policy"]');
  expect(await policy.getAttribute('content')).toContain('frame-src https://player.example');
});

test('shows a framed file with its scripts, and nothing else to other sites', async () => {
  const { folder, url } = await serve(siteWith(hero('Frames')));
  await put(join(folder, 'public/demo/index.html'), '<!doctype html><p>Waiting</p><script src="demo.js"></script>');
  await put(join(folder, 'public/demo/demo.js'), "document.querySelector('p').textContent = 'From ' + origin;");
  await serve(siteWith(hero('Frames'), embed({ src: '/demo/index.html' })));
  const page = await open(url, '/#demo');
  await expect.poll(() => page.frameLocator('iframe').locator('p').textContent()).toBe('From null');
  const foreign = { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Mode': 'cors' };
  const statusOf = async (path: string) => (await fetch(url + path, { headers: foreign })).status;
  expect([await statusOf('/demo/demo.js'), await statusOf('/demo/nope'), await statusOf('/demo/nope.js')]).toEqual([
    200, 403, 403,
  ]);
});
