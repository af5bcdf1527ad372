import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { visitHydrated } from '../../support/browser/page.ts';
import { serveUntil } from '../../support/command.ts';
import { openFolder, put } from '../../support/folder.ts';
import { root } from '../../support/root.ts';

/* A dev server for the starter site, with an editor that records what it opens. */
let folder: Awaited<ReturnType<typeof openFolder>>;
let server: Awaited<ReturnType<typeof serveUntil>>;
let lines: string[];

beforeAll(async () => {
  folder = await openFolder();
  const site = await readFile(join(root, 'site.json'), 'utf8');
  lines = site.split('\n');
  await put(join(folder.path, 'site.json'), site);
  const editor = join(folder.path, 'editor.sh');
  await put(editor, `#!/bin/sh\necho "$@" >> "${folder.path}/opened"\n`);
  await chmod(editor, 0o755);
  const environment = { LAUNCH_EDITOR: editor };
  server = await serveUntil(['dev', '--site', join(folder.path, 'site.json'), '--port', '0'], { environment });
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

async function open(path = '/'): Promise<Page> {
  await put(join(folder.path, 'opened'), '');
  // Elements have no source positions before hydration.
  const page = await visitHydrated(server.url + path);
  await page.locator('onefolio-outline').waitFor({ state: 'attached' });
  return page;
}

/* The line of the file that the editor opened. */
async function openedLine(): Promise<string> {
  const opened = () => readFile(join(folder.path, 'opened'), 'utf8');
  await expect.poll(opened).not.toBe('');
  const [, line = '0'] = /site\.json (\d+) \d+/.exec(await opened()) ?? [];
  return lines[Number(line) - 1]?.trim() ?? '';
}

const texts = [
  ['h1', /^"headline": /],
  ['.counter >> nth=1', /^\{? ?"label": "Years/],
  ['#skills h2', /^"heading": "Skills"/],
  ['#skills >> text=Symfony >> nth=0', /"name": "Symfony/],
  ['#realizations h3 >> nth=2', /^"title": /],
  ['.header-links a >> nth=1', /"label": "Skills"/],
  ['.footer p', /^"copyright": /],
] as const;

test('Alt and a click on any text opens its line in the file', async () => {
  const page = await open();
  for (const [selector, line] of texts) {
    const text = page.locator(selector).first();
    expect(await text.innerText()).not.toBe('');
    await put(join(folder.path, 'opened'), '');
    await text.click({ modifiers: ['Alt'] });
    expect(await openedLine(), selector).toMatch(line);
    expect(page.url()).toBe(`${server.url}/`);
  }
});

test('Alt and a click on another page opens the line of that page', async () => {
  const page = await open('/privacy-policy');
  await page
    .locator('h2')
    .nth(1)
    .click({ modifiers: ['Alt'] });
  expect(await openedLine()).toContain(`"heading": "${await page.locator('h2').nth(1).innerText()}"`);
});

test('Alt and a click on one of several equal texts opens the line of that text', async () => {
  const page = await open();
  const names = page.locator('#skills li:has-text("Symfony"), #realizations :text-is("Symfony")');
  const shown = await page.getByText('Symfony', { exact: true }).all();
  expect(shown.length).toBeGreaterThan(1);
  await names.first().waitFor();
  const opened = new Set<string>();
  for (const each of shown) {
    await put(join(folder.path, 'opened'), '');
    await each.click({ modifiers: ['Alt'] });
    await openedLine();
    opened.add(await readFile(join(folder.path, 'opened'), 'utf8'));
  }
  expect(opened.size).toBe(shown.length);
});

test('the arrow keys move from text to text, and Enter opens the line', async () => {
  const page = await open();
  await page.locator('main .button.primary').first().focus();
  await page.keyboard.press('Alt+o');
  await page.getByText('Press Enter to open').waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  expect(await openedLine()).toContain(`"label": "${await page.locator('main .button.primary').first().innerText()}"`);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.getByText('Press Enter to open').count()).toBe(0);
});
