import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { registry } from '../../../../src/blocks/registry.ts';
import { siteOf } from '../../../../src/cli/new/starter.ts';
import { resumeOf, resumeText } from '../../../../src/core/outputs/resume/resume-of.ts';
import { type AnyRecord, acceptsResume, day, written } from '../../../support/resume.ts';
import { root } from '../../../support/root.ts';
import { siteWith, smallSite } from '../../../support/sites/site.ts';
import cases from './sections.json';

const ownedBy = (owner: AnyRecord, more: AnyRecord = {}) =>
  resumeOf(registry, written({ ...smallSite(), owner, ...more }), day).basics;

test.each([
  ['the starter', JSON.stringify(siteOf({}))],
  ['the sample', readFileSync(join(root, 'site.json'), 'utf8')],
])('%s is exported as a valid JSON Resume', (_, text) => {
  const resume = resumeOf(registry, written(JSON.parse(text)), day);
  expect(acceptsResume(resume), JSON.stringify(acceptsResume.errors)).toBe(true);
});

test.each(cases)('exports $exports', ({ blocks, resume }) => {
  const { basics: _, ...sections } = resumeOf(registry, written(siteWith(...blocks)), day);
  expect(acceptsResume({ ...sections }), JSON.stringify(acceptsResume.errors)).toBe(true);
  expect(sections).toEqual(resume);
});

test("nothing is exported that the pages don't show", () => {
  const site = siteWith(
    { type: 'timeline', entries: [{ title: 'a' }, { title: 'b', hidden: true }, { title: 'c', for: ['cv'] }] },
    { type: 'interest-list', hidden: true, interests: [{ name: 'd' }] },
    { type: 'quote-list', for: ['cv'], quotes: [{ text: 'e' }] },
  );
  site.pages.push({ path: '/x', title: 'x', hidden: true, blocks: [{ type: 'quote-list', quotes: [{ text: 'f' }] }] });
  site.owner = {
    name: 'g',
    phone: '+1 23',
    location: { address: 'h', postalCode: 'i', city: 'j' },
    for: { phone: ['cv'], address: ['cv'] },
  };
  expect(resumeOf(registry, written(site), day)).toEqual({
    basics: { name: 'g', location: { city: 'j' } },
    work: [{ position: 'a' }],
  });
});

describe('the owner', () => {
  test('has a picture and pages only if the URL of the site is known', () => {
    const owner = {
      name: 'a',
      picture: { src: '/me é.jpg'.replace(' ', '-'), decorative: true },
      profiles: [
        { network: 'b', href: '/' },
        { network: 'c', href: 'mailto:a@example.com' },
      ],
    };
    expect(ownedBy(owner)).toEqual({ name: 'a', profiles: [{ network: 'b' }, { network: 'c' }] });
    expect(ownedBy(owner, { url: 'https://example.com/me/' })).toEqual({
      name: 'a',
      image: 'https://example.com/me/me-%C3%A9.jpg',
      profiles: [{ network: 'b', url: 'https://example.com/me/' }, { network: 'c' }],
    });
  });

  test.each([
    ['a website is written as a URI', { website: 'https://example.com/é' }, { url: 'https://example.com/%C3%A9' }],
    [
      'the words of a link into the site name a network',
      { profiles: [{ label: 'Blog', href: '/' }] },
      { profiles: [{ network: 'Blog' }] },
    ],
    ['a line of text is a city', { location: 'Tunis, Tunisia' }, { location: { city: 'Tunis, Tunisia' } }],
    ['a place of no parts is none', { location: {} }, {}],
    [
      'a mail address in other letters has the domain that programs use',
      { email: 'a@exämple.com' },
      { email: 'a@xn--exmple-cua.com' },
    ],
    ['a mail address that programs refuse is left out', { email: 'ünï@example.com' }, {}],
    ['a mail address without a domain is left out', { email: 'a@%' }, {}],
    [
      'the words of a link name a network',
      { profiles: [{ label: 'Blog', href: 'https://b.example.com/' }] },
      { profiles: [{ network: 'Blog', url: 'https://b.example.com/' }] },
    ],
    [
      'the host of a link names none',
      { profiles: [{ label: 'b.example.com', href: 'https://b.example.com/' }] },
      { profiles: [{ url: 'https://b.example.com/' }] },
    ],
    [
      'the name of a user names none',
      { profiles: [{ label: 'c', username: 'c', href: 'https://b.example.com/' }] },
      { profiles: [{ username: 'c', url: 'https://b.example.com/' }] },
    ],
  ])('%s', (_, owner, expected) => {
    expect(ownedBy({ name: 'a', ...owner })).toEqual({ name: 'a', ...expected });
  });
});

test("posts aren't part of the record", () => {
  const site = siteWith({ type: 'timeline', entries: [{ title: 'a' }] });
  const quotes = { type: 'quote-list', quotes: [{ text: 'b', name: 'c' }] };
  site.pages.push({ path: '/post', title: 'Post', date: '2021', blocks: [quotes] });
  expect(resumeOf(registry, written(site), day)).not.toHaveProperty('references');
  expect(resumeOf(registry, written(site), day).work).toEqual([{ position: 'a' }]);
  delete site.pages[1].date;
  expect(resumeOf(registry, written(site), day).references).toEqual([{ name: 'c', reference: 'b' }]);
});

describe('data that an import preserved', () => {
  const jsonResume = {
    meta: { version: 'v1' },
    basics: {
      image: 'https://example.com/me.jpg',
      name: 'other',
      location: { planet: 'Earth' },
      gone: { besideEntries: [] },
    },
    work: {
      besideEntries: [
        { of: { name: 'a', position: 'b' }, kept: { team: 1 } },
        { of: { name: 'a', position: 'b' }, kept: { team: 2 } },
        { of: { name: 'hidden' }, kept: { team: 3 } },
        'nothing',
      ],
    },
    awards: { besideEntries: [{ of: {}, kept: { team: 4 } }] },
  };
  const entries = [
    { organization: 'a', title: 'b' },
    { organization: 'c', title: 'd' },
    { organization: 'a', title: 'b' },
    { organization: 'hidden', hidden: true },
  ];
  const site = { ...siteWith({ type: 'timeline', entries }), notes: { jsonResume } };

  test('is included only on request, next to the visible data', () => {
    for (const resume of [undefined, true, {}, { notes: false }]) {
      const exported = resumeOf(
        registry,
        written({ ...site, ...(resume !== undefined && { outputs: { resume } }) }),
        day,
      );
      expect(JSON.stringify(exported)).not.toMatch(/meta|planet|team/);
    }
    const exported = resumeOf(registry, written({ ...site, outputs: { resume: { notes: true } } }), day);
    expect(exported).toEqual({
      basics: {
        name: 'Amina Trabelsi',
        label: 'Developer',
        image: 'https://example.com/me.jpg',
        email: 'amina@example.com',
        location: { city: 'Tunis', planet: 'Earth' },
      },
      work: [
        { name: 'a', position: 'b', team: 1 },
        { name: 'c', position: 'd' },
        { name: 'a', position: 'b', team: 2 },
      ],
      meta: { version: 'v1' },
    });
  });

  test.each([undefined, 7, [1]])('is empty if the notes contain %j', (jsonResume) => {
    const asked = { outputs: { resume: { notes: true } }, notes: { jsonResume } };
    const exported = resumeOf(registry, written({ ...smallSite(), ...JSON.parse(JSON.stringify(asked)) }), day);
    expect(exported).toEqual(resumeOf(registry, written(smallSite()), day));
  });
});

test('the résumé file exists only on request', () => {
  expect(resumeText(registry, written(smallSite()), day)).toBeNull();
  const text = String(resumeText(registry, written({ ...smallSite(), outputs: { resume: true } }), day));
  expect(text).toMatch(/^\{\n {2}"basics": \{\n.*\}\n$/s);
});
