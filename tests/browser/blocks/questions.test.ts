import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violationsOn } from '../../support/browser/axe.ts';
import { leavingAnyScreen } from '../../support/browser/fit.ts';
import { printable, visit, visitHydrated } from '../../support/browser/page.ts';
import { readPdf } from '../../support/pdf.ts';
import { servedSite } from '../../support/sites/open-site.ts';
import { smallSite } from '../../support/sites/site.ts';

const questions = [
  { question: 'How long does it take?', answer: ['Nine weeks, most of the time.'] },
  { id: 'prices', question: 'What does it cost?', answer: ['Two to ten thousand.', 'You know it **before** I begin.'] },
  { question: 'Do you travel?', answer: ['By train, with pleasure.'] },
];

const asked = smallSite();
asked.pages[0].blocks = [
  { type: 'hero', headline: 'Amina', summary: 'Hello.' },
  {
    type: 'skill-group',
    id: 'skills',
    heading: 'Skills',
    groups: [{ title: 'All', skills: [{ name: 'PHP', level: 9 }] }],
  },
  { type: 'question-list', id: 'questions', heading: 'Questions', intro: ['Ask.'], questions },
];
asked.pages.push({
  path: '/more',
  title: 'More',
  blocks: [
    { type: 'card-grid', heading: 'More', cards: [{ title: 'Prices', links: [{ label: 'See', href: '/#prices' }] }] },
  ],
});
const site = servedSite(asked);

const open = (page: Page) =>
  page.locator('details[open] summary').evaluateAll((all) => all.map(({ textContent }) => textContent));
/* Whether a text is in view, below the header. */
const isInView = (page: Page, text: string) =>
  page.getByText(text).evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return top >= 64 && bottom <= innerHeight;
  });

test('opens and closes natively, without a script', async () => {
  const page = await visit(site.url, { javaScriptEnabled: false });
  expect(await open(page)).toEqual([]);
  await page.getByText('Do you travel?').click();
  expect(await open(page)).toEqual(['Do you travel?']);
  await page.getByText('Do you travel?').focus();
  await page.locator('summary').nth(2).press('Enter');
  expect(await open(page)).toEqual([]);
});

test.each([true, false])(
  'is opened by a link to it, and shown together with its answer; scripts: %s',
  async (javaScriptEnabled) => {
    const page = await visit(`${site.url}/#prices`, { javaScriptEnabled });
    await expect.poll(() => open(page)).toEqual(['What does it cost?']);
    await expect.poll(() => isInView(page, 'What does it cost?')).toBe(true);
    expect(await isInView(page, 'Two to ten thousand.')).toBe(true);
  },
);

test('is opened by a link on another page of the site', async () => {
  const page = await visitHydrated(`${site.url}/more`);
  await page.evaluate(() => Object.assign(window, { untouched: true }));
  await page.getByRole('link', { name: 'See' }).click();
  await expect.poll(() => open(page)).toEqual(['What does it cost?']);
  await expect.poll(() => isInView(page, 'What does it cost?')).toBe(true);
  expect(await isInView(page, 'Two to ten thousand.')).toBe(true);
  expect(await page.evaluate(() => 'untouched' in window)).toBe(true);
});

test('opens for a link to a text in its answer', async () => {
  const page = await visit(`${site.url}/#:~:text=with%20pleasure`);
  await expect.poll(() => open(page)).toEqual(['Do you travel?']);
});

test('stays open or closed when the page is hydrated', async () => {
  const page = await visit(site.url);
  await page.getByText('How long does it take?').click();
  await page.keyboard.press('Shift');
  await expect
    .poll(() =>
      page.locator('#questions').evaluate((part) => Object.keys(part).some((key) => key.startsWith('__react'))),
    )
    .toBe(true);
  expect(await open(page)).toEqual(['How long does it take?']);
});

test('prints all answers', async () => {
  const page = await printable(await visitHydrated(site.url));
  const { pages } = await readPdf(await page.pdf({ format: 'A4', tagged: true }));
  const text = pages.flatMap(({ lines }) => lines).join(' ');
  for (const { question, answer } of questions)
    for (const words of [question, ...answer]) expect(text).toContain(words.replaceAll('*', ''));
});

test.each(['light', 'dark'] as const)('has no accessibility violation: %s', async (colorScheme) => {
  const page = await visitHydrated(`${site.url}/#prices`, { colorScheme });
  expect(await violationsOn(page)).toEqual([]);
});

test('never overflows the screen', async () => {
  expect(await leavingAnyScreen(await visit(`${site.url}/#prices`))).toEqual([]);
});
