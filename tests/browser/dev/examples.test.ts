import { join } from 'node:path';
import { expect, test } from 'vitest';
import { closePages, visit, visitHydrated } from '../../support/browser/page.ts';
import { serveUntil } from '../../support/command.ts';
import { folderOf, put } from '../../support/folder.ts';
import { siteWith } from '../../support/sites/site.ts';

const site = (name: string, email: string) => ({
  ...siteWith({
    type: 'hero',
    headline: '{name}',
    summary: 'For {yearsSince:2016+1} years, I have built web platforms that people enjoy using.',
    actions: [{ label: 'Get in touch', href: 'mailto:{email}' }],
  }),
  owner: { name, title: 'Developer', email },
});

test('marks placeholder texts on the page, until they are replaced', async () => {
  const file = join(await folderOf({ 'site.json': site('Your Name', 'you@example.com') }), 'site.json');
  const { url, stop } = await serveUntil(['dev', '--site', file, '--port', '0']);
  const page = await visit(`${url}/`, {});
  const badges = page.locator('onefolio-examples').getByRole('button', { name: /^Placeholder: / });
  await expect.poll(() => badges.count()).toBeGreaterThanOrEqual(4);
  await badges.filter({ hasText: 'placeholder' }).first().waitFor();
  for (const text of ['Your Name', 'Get in touch', /For \d+ years/])
    await page
      .getByRole('button', { name: text instanceof RegExp ? text : `Placeholder: ${text}` })
      .first()
      .waitFor();
  await put(file, site('Amina', 'amina@example.org'));
  await expect.poll(() => badges.count()).toBe(1);
  await put(file, siteWith({ type: 'hero', headline: 'Mine' }));
  await expect.poll(() => badges.count()).toBe(0);
  await closePages();
  await stop();
});

test('keeps the focus on a badge that opened a text', async () => {
  const file = join(await folderOf({ 'site.json': site('Your Name', 'you@example.com') }), 'site.json');
  const environment = { LAUNCH_EDITOR: 'true' };
  const { url, stop } = await serveUntil(['dev', '--site', file, '--port', '0'], { environment });
  const page = await visitHydrated(`${url}/`);
  const badge = page.locator('onefolio-examples').getByRole('button').first();
  await badge.focus();
  const sent = page.waitForEvent('console', (line) => line.text() === 'changed');
  await page.evaluate(() => {
    const changed = () => requestAnimationFrame(() => setTimeout(() => setTimeout(() => console.log('changed'))));
    new MutationObserver(changed).observe(document.body, { subtree: true, characterData: true });
  });
  await page.keyboard.press('Enter');
  await sent;
  expect(await badge.evaluate((each) => each.matches(':focus'))).toBe(true);
  await closePages();
  await stop();
});

test('paints a save before searching for placeholder texts', async () => {
  const file = join(await folderOf({ 'site.json': site('Your Name', 'you@example.com') }), 'site.json');
  const { url, stop } = await serveUntil(['dev', '--site', file, '--port', '0']);
  const page = await visit(`${url}/`, {});
  await page.locator('onefolio-examples').getByRole('button').first().waitFor();
  await page.evaluate(() => {
    const [root, host] = ['#of-root', 'onefolio-examples'].map((name) => document.querySelector(name));
    const { dataset } = document.body;
    const note = (what: string) => {
      dataset.order = `${dataset.order ?? ''} ${what}`;
    };
    // A busy browser delays tasks of scripts.
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => postMessage.call(this, message), 50);
    };
    new MutationObserver(() => requestAnimationFrame(() => note('painted'))).observe(root as Node, {
      subtree: true,
      childList: true,
      characterData: true,
    });
    new MutationObserver(() => note('marked')).observe(host?.shadowRoot as Node, { childList: true });
  });
  await put(file, site('Amina', 'you@example.com'));
  await page.getByText('Amina').first().waitFor();
  const order = () => page.evaluate(() => document.body.dataset.order?.trim());
  await expect.poll(order).toMatch(/marked$/);
  expect(await order()).toMatch(/^painted marked/);
  await closePages();
  await stop();
});
