import { expect, test } from 'vitest';
import type { PageData } from '../../schema/resolved.ts';
import { leavingAnyScreen } from '../support/browser/fit.ts';
import { closePages, visit } from '../support/browser/page.ts';
import { notInOrder, textsOfCv } from '../support/cv-document.ts';
import { extractors } from '../support/pdf.ts';
import { onDay } from '../support/rich-text.ts';
import { openSite, servedSite } from '../support/sites/open-site.ts';

const word = 'Rechtsschutzversicherungsgesellschaftsangestellte';
const address = 'https://example.com/a/very/long/address/that/has/no/blank/in/it/at/all/and/goes/on?and=then';

/* A CV with every section and every setting, with these texts. */
const siteOf = (say: (text: string) => string) => ({
  version: 2,
  language: 'en',
  owner: {
    name: say('Fiona Affleck'),
    title: say('Office workflow specialist'),
    pronouns: 'she/her',
    email: 'fiona@affleck.example',
    phone: '+44 20 7946 0000',
    website: 'https://affleck.example/office',
    profiles: [{ network: 'GitHub', username: say('fiona'), href: 'https://github.com/fiona' }],
    facts: [{ label: say('Driving license'), value: say('Category B') }],
  },
  pages: [
    {
      path: '/',
      title: '{name}',
      blocks: [
        {
          type: 'hero',
          headline: '{name}',
          summary: say('Verified and qualified; efficient offline fjord traffic.'),
        },
        {
          type: 'timeline',
          heading: say('Work'),
          intro: [say('Where I worked.')],
          entries: [
            {
              title: say('Chief office manager'),
              organization: say('First Flight'),
              location: say('Zürich, Genève'),
              employment: say('Full time'),
              about: say('An airline of the fjords.'),
              description: say('Forty people in five offices.'),
              period: { start: '2019-05', end: 'present' },
              achievements: [say('Profitability up 12%'), say('Staffing of five offices')],
              technologies: [say('Filing'), say('Łukasz naïve façade')],
            },
            { title: say('Officer'), organization: say('Fifth'), period: { start: '2015-05', end: '2019-04' } },
          ],
        },
        {
          type: 'skill-group',
          heading: say('Skills'),
          groups: [
            { title: say('Tools'), skills: [{ name: say('Office'), level: 90 }, { name: say('Files') }] },
            { title: say('Trades'), skills: [{ name: say('Rowing'), level: 'Master' }] },
          ],
        },
        {
          type: 'card-grid',
          layout: 'projects',
          heading: say('Projects'),
          cards: [
            {
              title: say('Finder'),
              role: say('Lead'),
              description: say('Finds files.'),
              technologies: [say('Elm')],
              links: [{ label: say('Visit it'), href: address }],
            },
            {
              title: say('Sorter'),
              description: say('Sorts files.'),
              achievements: [say('Fast')],
              facts: [{ label: say('Size'), value: say('Small') }],
            },
            { title: say('Writer'), technologies: [say('Rust'), say('Go')] },
          ],
        },
        {
          type: 'credential-list',
          heading: say('Awards'),
          credentials: [
            { title: say('Office medal'), issuer: say('Board'), date: '2020-01', description: say('A hard one.') },
            { title: say('Filing medal'), issuer: say('Council') },
          ],
        },
        {
          type: 'publication-list',
          heading: say('Articles'),
          publications: [
            { title: say('On offices'), authors: [say('Jo Field')], publisher: say('Press'), date: '2020' },
          ],
        },
        {
          type: 'course-list',
          heading: say('Courses'),
          courses: [{ title: say('Filing first'), description: say('For beginners.'), topics: [say('Folders')] }],
        },
        {
          type: 'interest-list',
          heading: say('Interests'),
          interests: [{ name: say('Fjords'), keywords: [say('fish')] }],
        },
        {
          type: 'quote-list',
          heading: say('References'),
          quotes: [{ text: say('She files the finest files.'), name: say('Ann Office'), role: say('Owner') }],
        },
      ],
    },
  ],
});

const plain = servedSite(siteOf((text) => text));

test.each(Object.entries(extractors))('%s extracts every text of the CV in order', async (_, extract) => {
  const page: PageData = await (await fetch(`${plain.url}/_pages/cv.json`)).json();
  const { cv } = onDay(page, { year: 2026, month: 11, day: 21 });
  if (!cv) throw new Error('the site has no CV');
  const read = await extract(await (await visit(`${plain.url}/cv`)).pdf({ format: 'A4' }));
  expect(notInOrder(textsOfCv(cv), read)).toEqual([]);
});

test('positions nothing in the printed CV', async () => {
  const page = await visit(`${plain.url}/cv`);
  await page.emulateMedia({ media: 'print' });
  const positioned = await page.locator('.cv, .cv *').evaluateAll((found) =>
    found
      .filter((element) => element.checkVisibility())
      .flatMap((element) =>
        [undefined, '::before', '::after'].flatMap((part) => {
          const { position, content } = getComputedStyle(element, part);
          return position === 'static' || (part && content === 'none') ? [] : [`${element.className} ${part ?? ''}`];
        }),
      ),
  );
  expect(positioned).toEqual([]);
});

test.each([
  ['words', (text: string) => `${word} ${text}`],
  ['addresses', (text: string) => `${text} ${address}`.slice(0, 100)],
])('the CV never overflows the screen with long %s', async (_, say) => {
  const site = await openSite(siteOf(say));
  expect(await leavingAnyScreen(await visit(`${site.url}/cv`))).toEqual([]);
  await closePages();
  await site.close();
});
