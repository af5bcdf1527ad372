import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '../../support/browser/page.ts';
import { servedSite } from '../../support/sites/open-site.ts';
import { siteWith } from '../../support/sites/site.ts';

const nurse = () => ({
  ...siteWith(
    {
      type: 'hero',
      headline: '{name}',
      counters: ['Years in care', 'Students taught', 'Beds in my unit'].map((label, index) => ({
        value: 16 + index,
        label,
      })),
    },
    {
      type: 'skill-group',
      heading: 'Skills',
      groups: ['Bedside', 'Teaching', 'Systems', 'Languages'].map((title) => ({
        title,
        skills: [
          { name: 'Ventilation', level: 95 },
          { name: 'Simulation', level: 70 },
        ],
      })),
      badges: {
        heading: 'Certificates',
        items: [
          { name: 'Life support', issuer: 'AHA' },
          { name: 'Kinaesthetics' },
          { name: 'Wounds' },
          { name: 'Pain' },
        ],
      },
    },
    {
      type: 'timeline',
      heading: 'Experience',
      entries: [
        { title: 'Educator', organization: 'University Hospital', period: { start: '2018-04' } },
        { title: 'Nurse', organization: 'University Hospital', period: { start: '2012', end: '2018' } },
        { title: 'Trainee', organization: 'Cantonal Hospital', period: { start: '2009', end: '2011' } },
      ],
    },
    {
      type: 'form',
      heading: 'Contact',
      contacts: [
        { label: 'Email', value: '{email}', href: 'mailto:{email}', icon: 'mail' },
        { label: 'Phone', value: '{phone}', href: 'tel:{phone}', icon: 'phone' },
      ],
      fields: [{ type: 'text', name: 'name', label: 'Name' }],
    },
  ),
  owner: { name: 'Johanna', title: 'Nurse', email: 'johanna@meierhofer-basel.example', phone: '+41 61 555 01 23' },
});

/* The left edge of each text inside an element, in pixels. */
const startsOf = (part: Locator) =>
  part.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const found: number[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      found.push(Math.round(range.getBoundingClientRect().left));
    }
    return found;
  });

const site = servedSite(nurse());

test.each([390, 768, 1280, 1920])(
  'leaves no gap beside three figures and four groups or badges: %i px',
  async (width) => {
    const page = await visit(site.url, { viewport: { width, height: 844 } });
    for (const list of ['.counters', '.groups', '.badges > ul']) {
      const ends = await page.locator(list).evaluate((all) => {
        const boxes = [...all.children].map((each) => each.getBoundingClientRect());
        const last = Math.max(...boxes.map(({ top }) => top));
        const end = (some: DOMRect[]) => Math.round(Math.max(...some.map(({ right }) => right)));
        return [end(boxes), end(boxes.filter(({ top }) => top === last))];
      });
      expect([list, ends[1]]).toEqual([list, ends[0]]);
    }
  },
);

test('shows the organization beside every role in it', async () => {
  const page = await visit(site.url, { viewport: { width: 390, height: 844 } });
  const names = page.locator('.organization').filter({ hasText: 'University Hospital' });
  expect(await names.count()).toBe(2);
  for (const name of await names.all()) expect((await name.boundingBox())?.height).toBeGreaterThan(20);
});

test('puts an address below its name if there is no space beside it', async () => {
  const page = await visit(site.url, { viewport: { width: 390, height: 844 } });
  const starts = await Promise.all(
    ['.contacts dt', '.contacts dd a'].map((part) => startsOf(page.locator(part).first())),
  );
  expect(new Set(starts.flat()).size).toBe(1);
  const [name, address] = await Promise.all(
    ['dt', 'dd'].map((part) => page.locator(`.contacts ${part}`).first().boundingBox()),
  );
  expect(address?.y).toBeGreaterThan(name?.y ?? 0);
});

test('aligns the issuer of a badge with its name', async () => {
  for (const width of [390, 1280]) {
    const page = await visit(site.url, { viewport: { width, height: 844 } });
    const item = page.locator('.badges li').filter({ hasText: 'Life support' }).first();
    const starts = await startsOf(item);
    expect(new Set(starts).size).toBe(1);
    expect(starts.length).toBeGreaterThan(1);
  }
});
