import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { comeBack, expected, fill, leave, message, openForms, outcome } from '../browser/form/form-page.ts';
import { type Findings, late, run } from '../browser/form/form-run.ts';
import { button, scenarios } from '../browser/form/form-scenarios.ts';
import { handedOver, hydrated, siteUrl, visit, visitHydrated } from '../support/browser/page.ts';

const { endpoint, site, sentMessages, sending } = await openForms();

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

async function fillIn(page: Page) {
  await page.getByLabel('First Name').fill('Amina');
  await page.getByLabel('Last Name').fill('Trabelsi');
  await page.getByLabel('Email', { exact: true }).fill('amina@example.com');
  await page.getByLabel('Subject').fill('A new project\nBcc: nobody@example.com');
  await page.getByLabel('Message').fill('Hello,\nwhat do you think of 100 % more?');
}

test('reports every empty field, next to the field and above the form', async () => {
  const page = await visitHydrated('/#contact');
  await send(page).click();
  const summary = page.locator('.form-errors');
  await summary.waitFor();
  expect(await summary.evaluate((found) => found === document.activeElement)).toBe(true);
  expect(await summary.getByRole('link').count()).toBe(5);
  const first = page.getByLabel('First Name');
  expect(await first.getAttribute('aria-invalid')).toBe('true');
  const words = await page.locator(`#${CSS_escape(await first.getAttribute('aria-describedby'))}`).textContent();
  expect(words).toBe(await first.evaluate((found) => (found as HTMLInputElement).validationMessage));
  await summary.getByRole('link', { name: /^Email/ }).click();
  expect(await page.getByLabel('Email', { exact: true }).evaluate((found) => found === document.activeElement)).toBe(
    true,
  );
});

test('opens a mail with the typed text, and keeps the text in the form', async () => {
  const page = await visitHydrated('/#contact');
  await fillIn(page);
  await send(page).click();
  await page.locator('.form-outcome').getByText('Your message should now be open in your email app').waitFor();
  await page.locator('[data-sonner-toast]').getByText('Your message should now be open in your email app').waitFor();
  expect(await page.getByLabel('Message').inputValue()).toContain('100 % more');
  const addresses = await handedOver(page);
  expect(addresses).toHaveLength(1);
  const { protocol, pathname, searchParams } = new URL(addresses[0] ?? '');
  expect([protocol, pathname, [...searchParams]]).toEqual([
    'mailto:',
    'you@example.com',
    [
      ['subject', 'A new project Bcc: nobody@example.com'],
      [
        'body',
        'First Name: Amina\r\nLast Name: Trabelsi\r\nEmail: amina@example.com\r\n\r\nHello,\r\nwhat do you think of 100 % more?',
      ],
    ],
  ]);
});

test('the draft of a message is restored after a reload', async () => {
  const page = await visitHydrated('/#contact');
  await fillIn(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('onefolio:draft'))).toContain('100 % more');
  await page.goto('about:blank');
  await page.goto(`${siteUrl()}/`);
  await hydrated(page);
  await expect.poll(() => page.getByLabel('Message').inputValue()).toBe('Hello,\nwhat do you think of 100 % more?');
  expect(await page.getByLabel('First Name').inputValue()).toBe('Amina');
});

const CSS_escape = (id: string | null) => (id ?? '').replace(/[^\w-]/g, (character) => `\\${character}`);

const failures = ['403 with a reason', 'a reset once the message is stored'];
const tried = scenarios.filter(({ name, storage }) => failures.includes(name) && storage === undefined);

// tests/browser/form/form-scenarios.test.ts runs further scenarios.
test('a message that has failed stays in its form, and is sent once if it is sent again', async () => {
  const page = await visit(site.url, { expected, before: late });
  const found: Findings[] = [];
  for (const [seed, scenario] of tried.entries()) found.push(await run(page, site.url, endpoint, scenario, seed));
  const none = { wrong: [], isLost: false, isTwice: false, isDraftLost: false };
  expect(found).toEqual([none, none]);
});

test('posts natively without a script, with every hidden field', async () => {
  endpoint.expect();
  const page = await visit(`${site.url}/`, { javaScriptEnabled: false });
  await fill(page, 'Hello');
  await button(page).click();
  await expect.poll(() => page.url()).toBe(`${endpoint.url}/form`);
  expect(endpoint.hits).toMatchObject([
    {
      method: 'POST',
      type: 'application/x-www-form-urlencoded',
      fields: {
        name: 'Amina',
        message: 'Hello',
        access_key: 'the key of Amina Trabelsi',
        subject: 'A word from',
        _gotcha: '',
      },
    },
  ]);
});

test('a sent message is removed from its form when it arrives, also if the form was closed and opened again', async () => {
  const { page, release } = await sending('/');
  await leave(page);
  await comeBack(page);
  release();
  await page.locator('[data-sonner-toast][data-type=success]').waitFor();
  await expect.poll(() => message(page).inputValue()).toBe('');
  expect([sentMessages(), await page.evaluate(() => sessionStorage.getItem('onefolio:draft'))]).toEqual([
    ['Hello'],
    null,
  ]);
});

test('a sent message does not remove text typed meanwhile', async () => {
  const { page, release } = await sending('/');
  await message(page).fill('Hello, and one thing more');
  release();
  await outcome(page, 'success');
  expect(await message(page).inputValue()).toBe('Hello, and one thing more');
  expect(await page.evaluate(() => sessionStorage.getItem('onefolio:draft'))).toContain('one thing more');
});
