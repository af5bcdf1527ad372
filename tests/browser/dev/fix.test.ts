import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { closePages, visit } from '../../support/browser/page.ts';
import { serveUntil } from '../../support/command.ts';
import { folderOf, put } from '../../support/folder.ts';
import { siteWith } from '../../support/sites/site.ts';

test('writes a fix with a button of the overlay, and shows it on the page', async () => {
  const right = siteWith({ type: 'hero', headline: 'Mended' });
  const text = JSON.stringify(right, null, '\t').replaceAll('\n', '\r\n').replace('"version": 2', '"version"  :  2');
  const file = join(await folderOf({ 'site.json': siteWith({ type: 'hero', headline: 'Good' }) }), 'site.json');
  const { url, stop } = await serveUntil(['dev', '--site', file, '--port', '0']);
  const page = await visit(`${url}/`, {});
  await put(file, text.replace('"hero"', '"heroo"').replace(':  2', ':  "2"'));
  const overlay = page.locator('onefolio-overlay');
  const button = overlay.getByRole('button', { name: 'Apply fix: did you mean "hero"? (line' });
  await button.waitFor();
  await overlay.getByRole('button', { name: 'Apply fix: remove the quotation marks: 2' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => overlay.getByRole('button', { name: /^Apply fix/ }).count()).toBe(1);
  // The focus stays in the overlay: Tab leads to its first button.
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('onefolio-overlay');
  await button.click();
  await expect.poll(() => page.locator('h1').textContent()).toBe('Mended');
  await expect.poll(() => overlay.count()).toBe(0);
  expect(await readFile(file, 'utf8')).toBe(text);
  await closePages();
  await stop();
});
