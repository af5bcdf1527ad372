import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { listen, serveSite } from '../../../src/node/serve/serve.ts';
import { violationsOn } from '../../support/browser/axe.ts';
import { hydrated, loaded, visit, visitHydrated } from '../../support/browser/page.ts';
import { comeBack, expected, fill, held, leave, message, openForms, outcome, redirectedUrl } from './form-page.ts';
import { late } from './form-run.ts';
import { button } from './form-scenarios.ts';

const { endpoint, site, write, sentMessages, sending } = await openForms();

describe('a message that is being sent', () => {
  test('is not sent again from a form that was closed and opened again', async () => {
    const { page, release } = await sending('/json');
    await leave(page);
    await comeBack(page);
    await button(page).click();
    await page.locator('#contact [aria-busy=true]').waitFor();
    release();
    await outcome(page, 'success');
    expect([sentMessages(), await message(page).inputValue()]).toEqual([['Hello'], '']);
  });

  test('does not remove text added to a form that was opened again and closed', async () => {
    const { page, release } = await sending('/');
    await leave(page);
    await comeBack(page);
    await message(page).fill('Hello, and one thing more');
    await leave(page);
    release();
    await page.locator('[data-sonner-toast][data-type=success]').waitFor();
    await page.goBack();
    await expect.poll(() => message(page).inputValue()).toBe('Hello, and one thing more');
  });

  test('leaves no draft when it arrives while another page is open', async () => {
    const { page, release } = await sending('/');
    await leave(page);
    release();
    await page.locator('[data-sonner-toast][data-type=success]').waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem('onefolio:draft'))).toBeNull();
  });

  test('does not redirect a visitor who has opened another page', async () => {
    const { manner, release } = held();
    endpoint.expect(manner);
    const page = await write('/two', 'Hello');
    await page.locator('#subscribe').getByLabel('Email').fill('news@example.com');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await expect.poll(() => endpoint.hits.length).toBe(1);
    await page.locator('.footer').getByRole('link', { name: 'To /json' }).click();
    await expect.poll(() => page.locator('main').getAttribute('data-path')).toBe('/json');
    const asked: string[] = [];
    await page.exposeFunction('onNavigate', (address: string) => asked.push(address));
    await page.evaluate(() =>
      navigation.addEventListener('navigate', ({ destination }) =>
        (window as never as { onNavigate(address: string): void }).onNavigate(destination.url),
      ),
    );
    release();
    // A redirect would happen together with this notification.
    await page.locator('[data-sonner-toast][data-type=success]').waitFor();
    expect(asked).toEqual([]);
  });

  test('changes one notification from loading to success', async () => {
    const { manner, release } = held();
    endpoint.expect(manner);
    const page = await write('/', 'Hello');
    await button(page).click();
    await page.locator('[data-sonner-toast][data-type=loading]').getByText('Sending…').waitFor();
    expect(await button(page).textContent()).toBe('Sending…');
    release();
    await page.locator('[data-sonner-toast][data-type=success]').getByText('Message sent').waitFor();
    expect(await page.locator('[data-sonner-toast]').count()).toBe(1);
  });
});

test('gives each text its own id, and the same text the same id until it has arrived', async () => {
  endpoint.expect({ reset: 'after' }, { reset: 'after' }, { reset: 'after' });
  const page = await write('/header', 'one');
  for (const text of ['one', 'two', 'one']) {
    await message(page).fill(text);
    const before = endpoint.hits.length;
    await button(page).click();
    await expect.poll(() => endpoint.hits.length).toBe(before + 1);
    await expect.poll(() => button(page).getAttribute('aria-busy')).not.toBe('true');
  }
  const [first, second, third] = endpoint.hits.map(({ id }) => id);
  expect(first).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect([second === first, third === first]).toEqual([false, true]);
  await button(page).click();
  await outcome(page, 'success');
  await fill(page, 'one');
  await button(page).click();
  await expect.poll(() => endpoint.hits.length).toBe(5);
  // The same text, sent after it has arrived, is a second message.
  expect(endpoint.hits[4]?.id).not.toBe(first);
});

test('counts down on the button during the Retry-After time of the server', async () => {
  endpoint.expect({ status: 429, headers: { 'Retry-After': '90' } });
  const page = await visitHydrated(`${site.url}/`, {
    expected,
    hasOwnClock: true,
    before: late,
  });
  await fill(page, 'Hello');
  await button(page).click();
  await expect.poll(() => button(page).textContent()).toMatch(/^Wait 1:(?:30|2\d)$/);
  expect(await button(page).getAttribute('aria-disabled')).toBe('true');
  await button(page).click({ force: true });
  await page.clock.runFor(30_000);
  await expect.poll(() => button(page).textContent()).toMatch(/^Wait (?:1:00|0:\d\d)$/);
  await page.clock.runFor(61_000);
  await expect
    .poll(() => page.locator('#contact .form-outcome').textContent())
    .toContain('You can send your message now.');
  expect([await button(page).textContent(), sentMessages()]).toEqual(['Send message', ['Hello']]);
});

test('confirms a message whose response is redirected to an origin that the site lists', async () => {
  endpoint.expect({ status: 307, headers: { Location: `${redirectedUrl(endpoint.url)}/form` } });
  const page = await write('/', 'Hello');
  await button(page).click();
  await outcome(page, 'success');
  expect(sentMessages()).toEqual(['Hello', 'Hello']);
});

/* Blocks a chunk of the site, and prevents the reload that looks for a newer build. */
const without = (part: RegExp) => async (page: Page) => {
  await late(page);
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () =>
      sessionStorage.setItem('onefolio:reloaded', document.documentElement.dataset.build ?? ''),
    ),
  );
  await page.route(part, (route) => route.abort());
};

test('posts natively with a stable id when the chunk that sends cannot be loaded', async () => {
  endpoint.expect({ status: 502 });
  const page = await visitHydrated(`${site.url}/`, { expected, before: without(/submit-/) });
  await fill(page, 'Hello');
  await button(page).click();
  await expect.poll(() => page.url()).toBe(`${endpoint.url}/form`);
  await page.unroute(/submit-/);
  await page.goBack();
  await expect.poll(() => message(page).inputValue()).toBe('Hello');
  await button(page).click();
  await outcome(page, 'success');
  const [first, second, ...others] = endpoint.hits;
  expect([first?.fields.message, first?.id, others]).toEqual(['Hello', second?.id, []]);
  expect(first?.id).toMatch(/^[0-9a-f-]{36}$/);
});

test('posts natively after the checks of the browser when the chunk that checks cannot be loaded', async () => {
  endpoint.expect();
  const page = await visitHydrated(`${site.url}/`, { expected, before: without(/form-controller-/) });
  await page.getByLabel('Name').fill('Amina');
  await message(page).fill('Hello');
  await button(page).click();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('name'));
  await expect.poll(focused).toBe('email');
  expect(endpoint.hits).toEqual([]);
  await page.context().setOffline(true);
  await page.getByLabel('Email').fill('amina@example.com');
  await button(page).click();
  await page.getByText('Message not sent. You’re offline. Your message is still').waitFor();
  expect(await page.locator('.form-outcome a').getAttribute('href')).toBe('mailto:amina@example.com');
  await page.context().setOffline(false);
  await button(page).click();
  await expect.poll(() => page.url()).toBe(`${endpoint.url}/form`);
  expect(sentMessages()).toEqual(['Hello']);
});

test('sends once a connection lost before the first focus is back', async () => {
  endpoint.expect();
  const page = await visitHydrated(`${site.url}/`, { expected, before: without(/submit-/) });
  // A key press that hydrates the page may precede the listener for the first interaction.
  await page.keyboard.press('Shift');
  await Promise.all([loaded(page, /form-controller-/), loaded(page, /on-first-interaction-/), loaded(page, /toasts-/)]);
  await page.context().setOffline(true);
  await fill(page, 'Hello');
  await button(page).click();
  await page.locator('[data-sonner-toast], .plain-notice').filter({ hasText: 'Message not sent' }).waitFor();
  await outcome(page, 'error');
  await page.unroute(/submit-/);
  await page.context().setOffline(false);
  await button(page).click();
  // Some browsers request a failed module again. In the others, the form is sent natively.
  await Promise.race([outcome(page, 'success'), page.waitForURL(`${endpoint.url}/form`)]);
  expect(sentMessages()).toEqual(['Hello']);
});

test('reports nothing about the fields that a sent message leaves empty', async () => {
  endpoint.expect();
  const page = await write('/', 'Hello');
  await button(page).click();
  await outcome(page, 'success');
  await message(page).focus();
  await button(page).focus();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect([await page.locator('.form-errors').count(), sentMessages()]).toEqual([0, ['Hello']]);
});

test('checks the length of a restored draft', async () => {
  endpoint.expect();
  const page = await visitHydrated(`${site.url}/json`, {
    before: (page) =>
      page.addInitScript(() => {
        const draft = { name: 'A'.repeat(101), email: 'amina@example.com', message: 'Hi' };
        sessionStorage.setItem('onefolio:draft', JSON.stringify({ '/json#contact': draft }));
      }),
  });
  await expect.poll(() => message(page).inputValue()).toBe('Hi');
  await button(page).click();
  await page.locator('.form-errors').waitFor();
  const complaints = ['Maximum characters: 100', 'Minimum characters: 3'];
  expect(await page.locator('.field-error').allTextContents()).toEqual(complaints);
  expect(endpoint.hits).toEqual([]);
});

test('keeps a choice and a ticked box across a reload, and sends them', async () => {
  endpoint.expect();
  const page = await visitHydrated(`${site.url}/choices`, { before: late });
  await page.getByLabel('Topic').selectOption('An application');
  await page.getByLabel('Send me a copy').check();
  await page.reload();
  await hydrated(page);
  await expect.poll(() => page.getByLabel('Topic').inputValue()).toBe('An application');
  await button(page).click();
  await outcome(page, 'success');
  expect(endpoint.hits.map(({ fields }) => fields)).toEqual([
    { topic: 'An application', copy: 'yes', _id: expect.any(String) },
  ]);
  expect([await page.getByLabel('Topic').inputValue(), await page.getByLabel('Send me a copy').isChecked()]).toEqual([
    '',
    false,
  ]);
});

test('opens a call in a new tab, without an opener or a referrer', async () => {
  const page = await visitHydrated(`${site.url}/choices`);
  await page
    .context()
    .route('https://cal.example.com/me', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Call</title>' }),
    );
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Schedule a Call' }).click();
  const tab = await opened;
  await tab.waitForURL('https://cal.example.com/me');
  expect([await tab.evaluate(() => [window.opener, document.referrer]), page.url()]).toEqual([
    [null, ''],
    `${site.url}/choices`,
  ]);
});

test('distinguishes two forms of a page, and opens the success page of a form', async () => {
  endpoint.expect();
  const page = await write('/two', 'Hello');
  await page.locator('#subscribe').getByLabel('Email').fill('news@example.com');
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('heading', { name: 'Thank you' }).waitFor();
  expect(endpoint.hits.map(({ path, fields: { _id, ...fields } }) => [path, fields])).toEqual([
    ['/subscribe', { email: 'news@example.com' }],
  ]);
  await page.goBack();
  await expect.poll(() => message(page).inputValue()).toBe('Hello');
  await button(page).click();
  await page.locator('#contact .form-outcome').getByText('Your letter is here.').waitFor();
  expect(await page.locator('#subscribe [name=email]').inputValue()).toBe('');
});

test('has no accessibility violation after an error of the server', async () => {
  const page = await write('/', 'Hello');
  const email = { errors: { email: 'There is no such host.' } };
  const pause = { status: 429, headers: { 'Retry-After': '90' } };
  endpoint.expect({ status: 422, body: JSON.stringify(email) }, { status: 403 }, pause);
  for (const text of ['There is no such host.', 'status 403', 'Wait 1:'] as const) {
    await button(page).click();
    await page.locator('#contact form').getByText(text).first().waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect([text, colorScheme, await violationsOn(page)]).toEqual([text, colorScheme, []]);
    }
  }
});

test('loads the chunk that sends on the first focus, also when that focus starts hydration', async () => {
  const page = await visit(`${site.url}/json`, {
    before: (page) =>
      page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      }),
  });
  const isThere = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /submit-/.test(name)));
  expect(await isThere()).toBe(false);
  await page.getByLabel('Name').focus();
  await expect.poll(isThere).toBe(true);
});

test('hides the honeypot from people', async () => {
  const page = await visit(`${site.url}/json`);
  const honeypot = page.locator('[name=botcheck]');
  expect(await honeypot.evaluate((found) => [found.tabIndex, (found as HTMLInputElement).autocomplete])).toEqual([
    -1,
    'off',
  ]);
  expect((await honeypot.locator('../..').boundingBox())?.height).toBe(1);
  expect(await page.getByRole('textbox').count()).toBe(3);
  await page.getByLabel('Email').focus();
  const seen: (string | null)[] = [];
  for (let step = 0; step < 4; step++) {
    await page.keyboard.press('Tab');
    seen.push(await page.evaluate(() => document.activeElement?.getAttribute('name') ?? null));
  }
  expect(seen.slice(0, 2)).toEqual(['message', 'copy']);
  expect(seen).not.toContain('botcheck');
});

test('publishes no inbox: the build contains none, and a host returns 405 for a POST', async () => {
  const dist = join(site.folder, 'dist');
  const names = (await readdir(dist, { recursive: true })).filter((name) => /onefolio|jsonl/.test(name));
  expect(names).toEqual([]);
  const host = await listen(serveSite(dist, ''), '127.0.0.1', 0, 0);
  const answer = await fetch(`${host}/_onefolio/inbox`, {
    method: 'POST',
    body: new URLSearchParams({ name: 'Amina' }),
  });
  expect(answer.status).toBe(405);
});

test('prints a message to the inbox of the preview in the terminal, without control characters', async () => {
  const page = await write('/inbox', 'Hello\nfrom \u001b[31mhere');
  await button(page).click();
  await outcome(page, 'success');
  await expect.poll(() => site.output()).toContain('  message:\n    Hello\n    from \\u001b[31mhere');
  expect(site.output()).not.toContain('\u001b');
});
