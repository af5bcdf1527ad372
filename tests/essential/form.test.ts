import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { comeBack, fill, leave, message, openForms, outcome } from '../browser/form/form-page.ts';
import { type Findings, late, run } from '../browser/form/form-run.ts';
import { button, type Scenario, scenarios } from '../browser/form/form-scenarios.ts';
import { handedOver, hydrated, openBrowser, siteUrl, visit, visitHydrated } from '../support/browser/page.ts';
import { patience } from '../support/patience.ts';

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

/* `npm run test:form` runs every scenario with twenty texts, and `npm test` every eleventh once, alternating the ways to send. */
const seeds = Number(process.env.FORM_SEEDS ?? 0);

test('loses no message, sends none twice and keeps every draft, whatever happens', {
  // Two waits of one scenario may hang, and are reported before this timeout.
  timeout: 4 * patience * Math.max(1, seeds * 2),
}, async () => {
  const pages = await openPages();
  const chosen = scenarios.filter((_, index) => seeds > 0 || index % 11 === 0);
  const failed: string[] = [];
  const sums = { runs: 0, lost: 0, twice: 0, draftsLost: 0 };
  for (const [index, scenario] of chosen.entries())
    for (let seed = 0; seed < Math.max(1, seeds); seed++) {
      const number = seeds > 0 ? seed : index;
      const page = await pages.for(scenario);
      const findings: Findings = await run(page, site.url, endpoint, scenario, number).catch((error) => ({
        wrong: [String(error)],
        isLost: false,
        isTwice: false,
        isDraftLost: false,
      }));
      sums.runs++;
      sums.lost += Number(findings.isLost);
      sums.twice += Number(findings.isTwice);
      sums.draftsLost += Number(findings.isDraftLost);
      if (findings.wrong.length > 0 || findings.isLost || findings.isTwice || findings.isDraftLost) {
        failed.push(`${scenario.name} on ${scenario.path}, seed ${number}: ${JSON.stringify(findings)}`);
        if (seeds === 0) break;
        await pages.renew(scenario);
      }
    }
  await pages.close();
  const { runs, lost, twice, draftsLost } = sums;
  if (seeds > 0)
    console.log(
      `${chosen.length} scenarios, ${runs} runs: messages lost ${lost}, unintended duplicates ${twice}, drafts lost ${draftsLost}`,
    );
  expect(failed).toEqual([]);
  expect(scenarios.length).toBeGreaterThanOrEqual(60);
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

/* One page for most scenarios, one with a fake clock, and two without storage; a failed page is replaced. */
async function openPages() {
  const browser = await openBrowser();
  const open = new Map<string, Page>();
  const prepare: Record<string, (page: Page) => Promise<unknown>> = {
    usual: late,
    timed: async (page) => {
      await page.clock.install({ time: new Date('2026-11-21T12:00:00Z') });
      await late(page);
    },
    blocked: async (page) => {
      await late(page);
      await page.addInitScript(() =>
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        }),
      );
    },
    full: async (page) => {
      await late(page);
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
    },
  };
  const kindOf = ({ seconds, storage }: Scenario) => storage ?? (seconds === undefined ? 'usual' : 'timed');
  return {
    async for(scenario: Scenario): Promise<Page> {
      const kind = kindOf(scenario);
      const known = open.get(kind);
      if (known) return known;
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
      context.setDefaultTimeout(patience);
      const page = await context.newPage();
      await prepare[kind]?.(page);
      open.set(kind, page);
      return page;
    },
    async renew(scenario: Scenario): Promise<void> {
      await open.get(kindOf(scenario))?.context().close();
      open.delete(kindOf(scenario));
    },
    close: () => browser.close(),
  };
}
