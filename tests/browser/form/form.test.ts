import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { copiedText, recordCopies } from '../../support/browser/clipboard.ts';
import { handedOver, hydrated, loaded, visit, visitHydrated } from '../../support/browser/page.ts';

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' });

async function fill(page: Page) {
  await page.getByLabel('First Name').fill('Amina');
  await page.getByLabel('Last Name').fill('Trabelsi');
  await page.getByLabel('Email', { exact: true }).fill('amina@example.com');
  await page.getByLabel('Subject').fill('A new project\nBcc: nobody@example.com');
  await page.getByLabel('Message').fill('Hello,\nwhat do you think of 100 % more?');
}

test.each([
  [390, 667],
  [1280, 500],
])('shows the summary of errors below the header at %i × %i px', async (width, height) => {
  const page = await visitHydrated('/#contact', {
    viewport: { width, height },
    // Browsers differ in how far they scroll to what gets the focus; some leave it under the header.
    before: (page) =>
      page.addInitScript(() => {
        const { focus } = HTMLElement.prototype;
        HTMLElement.prototype.focus = function () {
          focus.call(this, { preventScroll: true });
        };
      }),
  });
  await send(page).click();
  const summary = page.locator('.form-errors');
  await expect.poll(() => summary.evaluate((found) => found === document.activeElement)).toBe(true);
  const place = () =>
    page.evaluate(() => {
      const { top, bottom } = document.querySelector('.form-errors')?.getBoundingClientRect() ?? {};
      const header = document.querySelector('.header')?.getBoundingClientRect().bottom;
      return [Number(top) >= Number(header), Number(bottom) <= innerHeight];
    });
  await expect.poll(place).toEqual([true, true]);
});

test('removes an error once its field is corrected', async () => {
  const page = await visitHydrated('/#contact');
  await fill(page);
  await page.getByLabel('Email', { exact: true }).fill('amina@');
  await send(page).click();
  await page.locator('.field-error').waitFor();
  expect(await page.locator('.field-error').count()).toBe(1);
  await page.getByLabel('Email', { exact: true }).fill('amina@example.com');
  await page.getByLabel('Message').focus();
  await expect.poll(() => page.locator('.field-error, .form-errors').count()).toBe(0);
});

test('sends with one click, also when that click removes the last error', async () => {
  const page = await visitHydrated('/#contact');
  await send(page).click();
  await page.locator('.form-errors').waitFor();
  await fill(page);
  await page.getByLabel('Message').focus();
  // In separate steps: the button must still be under the pointer when the mouse button is released.
  await send(page).scrollIntoViewIfNeeded();
  const box = await send(page).boundingBox();
  await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 8);
  await page.mouse.down();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.mouse.up();
  await page.locator('.form-outcome').getByText('Your message should now be open in your email app').waitFor();
  await expect.poll(() => page.locator('.field-error, .form-errors').count()).toBe(0);
});

test('treats a field of spaces as empty, with the same message', async () => {
  const page = await visitHydrated('/#contact');
  await send(page).click();
  const complaint = () =>
    page
      .locator('.field', { has: page.getByLabel('First Name') })
      .locator('.field-error')
      .textContent();
  const message = await complaint();
  await fill(page);
  await page.getByLabel('First Name').fill('  \t ');
  await page.getByLabel('Message').fill(' \n ');
  await send(page).click();
  await expect.poll(() => page.locator('.form-errors a').count()).toBe(2);
  expect(await complaint()).toBe(message);
  expect(await page.getByLabel('First Name').inputValue()).toBe('  \t ');
});

test('has an accessible name', async () => {
  const page = await visit('/');
  expect(await page.getByRole('form', { name: 'Contact' }).count()).toBe(1);
});

test('states once, as text, that every field is required', async () => {
  const page = await visit('/');
  expect(await page.getByText('All fields are required.').count()).toBe(1);
  const fields = page.locator('#contact :is(input, textarea)');
  expect(await fields.evaluateAll((found) => found.map((field) => field.hasAttribute('required')))).toEqual(
    Array(5).fill(true),
  );
  expect(await page.getByLabel('Message').getAttribute('rows')).toBe('6');
});

test('copies the message in case no mail program opens', async () => {
  const page = await visitHydrated('/#contact', { permissions: ['clipboard-write'] });
  await recordCopies(page);
  await fill(page);
  await send(page).click();
  await page.getByRole('button', { name: 'Copy message' }).click();
  await page.locator('[data-sonner-toast]').getByText('Copied A new project Bcc: nobody@example.com').waitFor();
  expect(await copiedText(page)).toBe(
    'A new project Bcc: nobody@example.com\n\nFirst Name: Amina\nLast Name: Trabelsi\nEmail: amina@example.com\n\nHello,\nwhat do you think of 100 % more?',
  );
  expect(await page.getByLabel('Message').inputValue()).toContain('100 % more');
  expect(await page.evaluate(() => sessionStorage.getItem('onefolio:draft'))).toContain('100 % more');
});

test('copies a message that is too long for a mail link, and explains what to do if copying is denied', async () => {
  const page = await visitHydrated('/#contact', { permissions: ['clipboard-write'] });
  await recordCopies(page);
  await fill(page);
  await page.getByLabel('Message').fill('long '.repeat(500));
  await send(page).click();
  const copy = page.getByRole('button', { name: 'Copy message' });
  await copy.click();
  await page.locator('[data-sonner-toast]').getByText('Copied A new project').waitFor();
  expect(await copiedText(page)).toContain('long long');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  await copy.click();
  const refusal = page.locator('[data-sonner-toast]').filter({ hasText: 'Couldn’t copy' });
  await refusal.getByText('Copy your text from the form and paste it into the email.').waitFor();
});

test('opens a mail without a connection', async () => {
  const page = await visitHydrated('/#contact', { expected: /ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)/ });
  await fill(page);
  await loaded(page, /form-controller-/);
  await page.context().setOffline(true);
  await send(page).click();
  await page.locator('.form-outcome').getByText('Your message should now be open in your email app').waitFor();
  expect(await handedOver(page)).toHaveLength(1);
});

test('shows a mail link instead of the form without a script', async () => {
  const page = await visit('/', { javaScriptEnabled: false });
  const link = page.locator('#contact').getByRole('link', { name: 'Send Message' });
  expect(await link.getAttribute('href')).toBe('mailto:you@example.com');
  expect(await send(page).isVisible()).toBe(false);
  const ground = page.locator('.form-fields');
  expect(await ground.evaluate((form) => getComputedStyle(form).display)).toBe('contents');
});

test('offers a call and a subscription as mails with a subject', async () => {
  const page = await visit('/');
  const hrefs = await page
    .locator('.form-actions a')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    'mailto:you@example.com?subject=Schedule%20a%20call',
    'mailto:you@example.com?subject=Subscribe%20for%20updates',
  ]);
});

describe('the draft of a message', () => {
  const message = (page: Page) => page.getByLabel('Message');

  test('is restored after a visit to another page', async () => {
    const page = await visitHydrated('/#contact');
    await message(page).fill('Hello');
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect.poll(() => message(page).inputValue()).toBe('Hello');
  });

  test('does not replace text typed before hydration', async () => {
    const page = await visit('/', {
      before: (page) =>
        page.addInitScript(() => {
          if (location.protocol !== 'http:') return;
          const draft = { '/#contact': { firstName: 'Old', lastName: 'Trabelsi' } };
          sessionStorage.setItem('onefolio:draft', JSON.stringify(draft));
          window.requestIdleCallback = () => 0;
        }),
    });
    await page.evaluate(() => {
      for (const field of document.querySelectorAll('input')) if (field.name === 'firstName') field.value = 'New';
    });
    await hydrated(page);
    await expect.poll(() => page.getByLabel('Last Name').inputValue()).toBe('Trabelsi');
    expect(await page.getByLabel('First Name').inputValue()).toBe('New');
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('onefolio:draft'))).toContain('"New"');
  });

  test('is not required to send when storage is blocked', async () => {
    const page = await visitHydrated('/#contact', {
      before: (page) =>
        page.addInitScript(() =>
          Object.defineProperty(window, 'sessionStorage', {
            get() {
              throw new DOMException('blocked', 'SecurityError');
            },
          }),
        ),
    });
    await fill(page);
    await send(page).click();
    await page.locator('.form-outcome').getByText('Your message should now be open in your email app').waitFor();
  });
});
