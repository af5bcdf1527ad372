import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { personalDataLine } from '../../../src/cli/report/personal-data.ts';
import { cvPages } from '../../../src/core/outputs/cv/compose-cv.ts';
import { compileSite, smallSite, textHost } from '../../support/sites/site.ts';

// biome-ignore lint/suspicious/noExplicitAny: tests write many kinds of sites
type AnyRecord = Record<string, any>;

const hero = (more: AnyRecord = {}) => ({ type: 'hero', headline: 'Hello', ...more });
const page = (path: string, ...blocks: AnyRecord[]) => ({
  path,
  title: 'A',
  blocks: blocks.length > 0 ? blocks : [hero()],
});
const street = { address: '5 Rue de Marseille', city: 'Tunis' };

/* The report on a site with this owner, these pages and other settings. */
function reportOn(owner: AnyRecord, pages: AnyRecord[] = [page('/')], more: AnyRecord = {}): string {
  const { email: _, ...rest } = smallSite().owner;
  const compiled = compileSite({ ...smallSite(), owner: { ...rest, ...owner }, pages, ...more });
  if (!compiled.localized || !compiled.paginated) throw new Error(JSON.stringify(compiled.diagnostics));
  const { localized, paginated, site } = compiled;
  const host = { hasFile: () => true, ...textHost };
  const language = { site, localized, paginated, cvs: cvPages(localized, host) };
  return personalDataLine(language, registry, { year: 2026, month: 11, day: 27 });
}

const mail = { email: 'amina@example.com' };
const phone = { phone: '+216 71 000 000' };
const noCv = { outputs: { cv: false } };

test.each<[string, Parameters<typeof reportOn>, string]>([
  ['nothing', [{}], ''],
  ['an email address on the CV only', [mail], 'This site publishes your email address (/cv).'],
  ['an email address nowhere', [mail, [page('/')], noCv], ''],
  [
    'an email address in files of the CV',
    [mail, [page('/')], { outputs: { cv: ['html', 'pdf', 'txt'] } }],
    'This site publishes your email address (/cv, /cv.pdf, /cv.txt).',
  ],
  [
    'an email address in variants of the CV',
    [mail, [page('/')], { outputs: { cv: ['txt'], variants: { backend: {} } } }],
    'This site publishes your email address (/cv, /cv.txt, 1 variant of the CV).',
  ],
  [
    'an email address in dozens of variants of the CV',
    [
      mail,
      [page('/')],
      {
        outputs: {
          cv: ['pdf', 'docx', 'txt'],
          contact: true,
          variants: Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`v${index}`, {}])),
        },
      },
    ],
    'This site publishes your email address (/cv, /cv.pdf, /cv.docx, /cv.txt, /contact.vcf, 20 variants of the CV).',
  ],
  [
    'an email address on a page, the CV and the résumé',
    [mail, [page('/'), page('/b', hero({ summary: 'Write to {email}.' }))], { outputs: { resume: true } }],
    'This site publishes your email address (/b, /cv, /resume.json).',
  ],
  [
    'an email address in a link of the footer',
    [mail, [page('/'), page('/b')], { ...noCv, footer: { links: [{ label: 'Mail', href: 'mailto:{email}' }] } }],
    'This site publishes your email address (every page).',
  ],
  [
    'a phone number that only a link calls',
    [phone, [page('/', hero({ actions: [{ label: 'Call', href: 'tel:{phone}' }] }))], noCv],
    'This site publishes your phone number (/).',
  ],
  [
    'a phone number on many pages',
    [
      phone,
      ['/', '/a', '/b', '/c', '/d', '/e'].map((path) => page(path, hero(path === '/e' ? {} : { summary: '{phone}' }))),
    ],
    'This site publishes your phone number (/, /a, /b, 2 more pages, /cv).',
  ],
  [
    'a phone number on all but one of five pages',
    [
      phone,
      ['/', '/a', '/b', '/c', '/d'].map((path) => page(path, hero(path === '/d' ? {} : { summary: '{phone}' }))),
      noCv,
    ],
    'This site publishes your phone number (/, /a, /b, 1 more page).',
  ],
  [
    'a phone number on both of its pages',
    [phone, ['/', '/a'].map((path) => page(path, hero({ summary: '{phone}' }))), noCv],
    'This site publishes your phone number (every page).',
  ],
  [
    'a phone number and an email address on the contact card',
    [{ ...mail, ...phone, for: { phone: ['cv'] } }, [page('/')], { outputs: { cv: false, contact: true } }],
    'This site publishes your email address (/contact.vcf).',
  ],
  ['a street that is kept', [{ location: street }], ''],
  [
    'a street for the CV',
    [{ location: street, for: { address: ['cv'] } }],
    'This site publishes your street address (/cv).',
  ],
  [
    'a street for the web',
    [{ ...mail, ...phone, location: street, for: { address: ['web'] } }, [page('/')], { outputs: { resume: true } }],
    'This site publishes your email address (/cv, /resume.json), phone number (/cv, /resume.json) and street address (/resume.json).',
  ],
  [
    'a street with an apostrophe, as typographers write it',
    [{ location: { address: "12, rue de l'Église", city: 'Paris' }, for: { address: ['cv'] } }],
    'This site publishes your street address (/cv).',
  ],
  ['a street that is part of a location in one text', [{ location: '5 Rue de Marseille, Tunis' }], ''],
  [
    'a phone number that is kept for the CV',
    [{ ...mail, ...phone, for: { phone: ['cv'] } }, [page('/')], { outputs: { resume: true } }],
    'This site publishes your email address (/cv, /resume.json) and phone number (/cv).',
  ],
])('lists where a site publishes %s', (_, site, expected) => {
  expect(reportOn(...site)).toBe(expected);
});
