import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Endpoint, Hit } from '../../support/endpoint.ts';
import { button, type Scenario } from './form-scenarios.ts';

/** The failures that a run has found. */
export interface Findings {
  wrong: string[];
  isLost: boolean;
  isTwice: boolean;
  isDraftLost: boolean;
}

const kilo = (text: string) => text.repeat(Math.ceil(10_000 / text.length)).slice(0, 10_000);
const texts = [
  'Hello,\nwhat do you think of 100 % more?',
  'مرحبا بالعالم\u200F، هذا اختبار \u2067שלום\u2069',
  '👩‍👩‍👧 🇹🇳 é e\u0301 𝒳 \u{1F469}\u{1F3FD}\u200D\u{1F4BB}',
  'a=1&b=2+3%20;c="d"\'<script>alert(1)</script>\\n\\u0000{answer:name}',
  'before\u0000after',
  'one\r\ntwo\rthree\n\n\tfour\u2028five',
  kilo('Ten thousand letters. '),
  kilo('Привет, 世界 🙂 '),
  '  blanks around  ',
  '__proto__: constructor',
];

/** A text for each seed; one in twenty is a megabyte long. */
export const textOf = (seed: number): string =>
  seed % 20 === 19
    ? 'A megabyte of ünïcödé. '.repeat(43_000).slice(0, 1_000_000)
    : `${texts[seed % texts.length]} ${seed}`;

/** Runs a scenario to its end: writes a message, sends it, and sends it again if it has not arrived. */
export async function run(
  page: Page,
  url: string,
  endpoint: Endpoint,
  scenario: Scenario,
  seed: number,
): Promise<Findings> {
  const { server = [], before: prepare, press, between, says, arrives, wrong = [], hits = 1, seconds } = scenario;
  const found: Findings = { wrong: [], isLost: false, isTwice: false, isDraftLost: false };
  const check = (what: string, is: unknown, was: unknown) => {
    if (JSON.stringify(is) !== JSON.stringify(was))
      found.wrong.push(
        `${what}: ${JSON.stringify(is)?.slice(0, 300)} instead of ${JSON.stringify(was)?.slice(0, 300)}`,
      );
  };
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  endpoint.expect(...(press && server.length === 0 ? [{ until: released }] : server));

  await enter(page, url + scenario.path);
  const typed = await fill(page, textOf(seed));
  await prepare?.(page);
  if (press) await press(page, release);
  else await button(page).click();
  if (seconds) {
    await untilHit(endpoint, hits);
    await page.clock.runFor(seconds * 1000);
  }
  const outcome = page.locator('#contact .form-outcome[data-kind]');
  await outcome.waitFor();
  const text = ((await outcome.textContent()) ?? '').trim();
  if (!says.test(text)) found.wrong.push(`it says ${JSON.stringify(text)}`);
  check('requests', endpoint.hits.length, hits);

  if (arrives) {
    judge(found, endpoint.hits, typed);
    check('fields after success', await contentOf(page), { name: '', email: '', message: '' });
    if (!scenario.storage)
      check('draft after success', await page.evaluate(() => sessionStorage.getItem('onefolio:draft')), null);
    return found;
  }

  check(
    'fields that are wrong',
    await page.locator('[aria-invalid]').evaluateAll((all) => all.map((field) => (field as HTMLInputElement).name)),
    wrong,
  );
  if (wrong[0]) check('focus', await page.evaluate(() => document.activeElement?.getAttribute('name')), wrong[0]);
  check(
    'mail',
    (await page.locator('#contact .form-outcome a').getAttribute('href'))?.startsWith('mailto:amina@example.com'),
    true,
  );
  found.isDraftLost ||= JSON.stringify(await contentOf(page)) !== JSON.stringify(typed);

  await between?.(page);
  await comeBack(page, url + scenario.path, scenario.storage && seed % 4 !== 2 ? 0 : seed);
  await page
    .waitForFunction(
      (name) => (document.querySelector('#contact [name=name]') as HTMLInputElement)?.value === name,
      typed.name,
    )
    .catch(() => {});
  found.isDraftLost ||= JSON.stringify(await contentOf(page)) !== JSON.stringify(typed);
  const before = endpoint.hits.length;
  await button(page).click();
  // Some browsers request a failed module again. In the others, the form is sent natively.
  await Promise.race([
    page.locator('#contact .form-outcome[data-kind=success]').waitFor(),
    page.waitForURL(({ origin }) => origin === endpoint.url),
  ]);
  check('requests of the second try', endpoint.hits.length - before, 1);
  judge(found, endpoint.hits, typed);
  return found;
}

/* Notes whether the typed text was not stored, and whether it was stored as more than one message. */
function judge(found: Findings, hits: Hit[], typed: Record<string, string>): void {
  const stored = hits.filter(({ isStored }) => isStored);
  // A natively sent form ends its lines with CRLF.
  const has = ({ fields }: Hit) =>
    Object.entries(typed).every(([name, value]) => fields[name]?.replaceAll('\r\n', '\n') === value);
  found.isLost = !stored.some(has);
  const ids = new Set(hits.filter(({ id }) => id !== undefined).map(({ id }) => id));
  found.isTwice = ids.size > 1 || stored.some(({ id }) => id === undefined);
}

async function enter(page: Page, address: string): Promise<void> {
  if (page.url().startsWith('http')) {
    if (new URL(page.url()).origin !== new URL(address).origin) await page.goto(address);
    await page.evaluate(() => sessionStorage.clear()).catch(() => {});
  }
  await page.goto('about:blank');
  await page.goto(address);
  await hydrated(page);
}

async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForFunction(() => (document.querySelector('#contact form') as HTMLFormElement | null)?.noValidate);
}

/* Depending on the seed: nothing, a reload, another page of the site and back, another site and back. */
async function comeBack(page: Page, address: string, seed: number): Promise<void> {
  switch (seed % 4) {
    case 1:
      await page.reload();
      return hydrated(page);
    case 2:
      await page.locator('.footer').getByRole('link', { name: 'To /thanks' }).click();
      await page.getByRole('heading', { name: 'Thank you' }).waitFor();
      await page.goBack();
      return hydrated(page);
    case 3:
      await page.goto('about:blank');
      await page.goto(address);
      return hydrated(page);
  }
}

/* Fills in the fields, and returns their values as the browser has them. */
function fill(page: Page, message: string): Promise<Record<string, string>> {
  return page.evaluate((message) => {
    const typed = { name: 'Amina Trabelsi', email: 'amina@example.com', message };
    return Object.fromEntries(
      Object.entries(typed).map(([name, text]) => {
        const field = document.querySelector(`#contact [name=${name}]`) as HTMLInputElement;
        field.value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        return [name, field.value];
      }),
    );
  }, message);
}

const contentOf = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(() =>
    Object.fromEntries(
      ['name', 'email', 'message'].map((name) => [
        name,
        (document.querySelector(`#contact [name=${name}]`) as HTMLInputElement).value,
      ]),
    ),
  );

const untilHit = ({ hits }: Endpoint, count: number) => expect.poll(() => hits.length).toBeGreaterThanOrEqual(count);

/** Moves the clock of a page one minute ahead, because a person takes about a minute to fill in a form. */
export const late = (page: Page) =>
  page.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() + 60_000;
  });
