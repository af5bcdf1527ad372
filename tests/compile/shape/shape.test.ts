import { describe, expect, test } from 'vitest';
import { blocks } from '../../../schema/blocks/index.ts';
import { complaintsOf, diagnosticsOf, exampleOf, siteWith, smallSite } from '../../support/sites/site.ts';

const hero = (more: object = {}) => ({ type: 'hero', headline: 'Hello', ...more });
const timelineFrom = (start: string, end = 'present') => ({
  ...exampleOf('timeline'),
  entries: [{ title: 'A', company: 'B', period: { start, end } }],
});

test('points at the misspelt block and offers the nearest one', () => {
  const [problem] = diagnosticsOf(siteWith(hero(), { type: 'time-line' }));
  expect(problem).toMatchObject({
    code: 'OF101',
    message: 'there is no block called "time-line"',
    path: 'page "/" → block 2',
    fix: { text: 'did you mean "timeline"?', certain: true },
  });
});

test.each([
  [
    'an unknown block',
    siteWith({ type: 'carousel' }),
    'OF101 there is no block called "carousel" | at "carousel" | blocks you can use: card-grid, course-list, form, hero, legal-text, skill-group, timeline',
  ],
  [
    'a block without a type',
    siteWith({ headline: 'Hi' }),
    'OF102 this block has no "type" | at { | a block needs "type" | add, for example:  "type": "hero"',
  ],
  [
    'a missing setting',
    siteWith({ type: 'hero' }),
    'OF102 this hero has no "headline" | at "hero" | a hero needs "headline" | add, for example:  "headline": "{name}"',
  ],
  [
    'a misspelt setting',
    siteWith(hero({ sumary: 'x' })),
    'OF104 a hero has no setting called "sumary" | at "sumary" | did you mean "summary"? | a hero takes: type, id, hidden, headline, title, summary, actions, counters, links, availability, picture',
  ],
  [
    'a misspelt setting that is missing for it',
    siteWith({ type: 'hero', headlin: 'x' }),
    'OF104 a hero has no setting called "headlin" | at "headlin" | did you mean "headline"? | a hero takes: type, id, hidden, headline, title, summary, actions, counters, links, availability, picture',
  ],
  [
    'a number in quotation marks',
    siteWith(hero({ counters: [{ label: 'Projects', value: '50' }] })),
    'OF103 "value" must be a number, not text | at "50" | remove the quotation marks: 50',
  ],
  [
    'a number where a text belongs',
    siteWith(hero({ title: 2016 })),
    'OF103 "title" must be text in quotation marks, not a number | at 2016 | put it in quotation marks: "2016"',
  ],
  [
    'a text where a list belongs',
    siteWith(hero(), { ...exampleOf('timeline'), intro: 'Hi' }),
    'OF103 "intro" must be a list in square brackets, not text | at "Hi" | put it in square brackets',
  ],
  [
    'true in quotation marks',
    siteWith(hero({ hidden: 'true' })),
    'OF103 "hidden" must be true or false, not text | at "true" | remove the quotation marks: true',
  ],
  ['null', siteWith(hero({ title: null })), 'OF103 "title" must be text in quotation marks, not null | at null'],
  [
    'a value that is not one of several',
    siteWith(hero(), { ...exampleOf('card-grid'), layout: 'project' }),
    'OF106 "layout" cannot be "project" | at "project" | did you mean "projects"? | it can be: "highlights", "projects"',
  ],
  [
    'an empty text',
    siteWith({ type: 'hero', headline: '' }),
    'OF107 "headline" is empty, but it needs 1 character at least | at "" | write one line of text that is not blank',
  ],
  [
    'an empty mail address',
    { ...smallSite(), owner: { name: 'Amina', email: '' } },
    'OF109 "email" cannot be "" | at "" | write an address like name@example.com',
  ],
  [
    'a telephone number of two digits',
    { ...smallSite(), owner: { name: 'Amina', phone: '12' } },
    'OF109 "phone" cannot be "12" | at "12" | write a number like +216 00 000 000',
  ],
  [
    'a text of blanks',
    siteWith({ type: 'hero', headline: '  ' }),
    'OF109 "headline" cannot be "  " | at "  " | write one line of text that is not blank',
  ],
  [
    'a text that is too long',
    siteWith({ type: 'hero', headline: 'x'.repeat(501) }),
    `OF107 "headline" is 501 characters long, but it may have 500 at most | at "${'x'.repeat(501)}" | leave out 1 character`,
  ],
  [
    'an empty list',
    siteWith(hero(), { ...exampleOf('timeline'), entries: [] }),
    'OF108 "entries" has 0 entries, but it needs 1 at least | at [ | for example:  [{ "title": "Fullstack Developer", "company": "Smart Touch", "period": { "start": "2016-10", "end": "present" } }]',
  ],
  [
    'an address that runs code',
    siteWith(hero({ links: [{ label: 'x', href: 'javascript:alert(1)' }] })),
    'OF110 this address is not allowed: "javascript:alert(1)" | at "javascript:alert(1)" | addresses start with https://, http://, mailto:, tel:, / or #, and have no blanks',
  ],
  [
    'a picture from elsewhere',
    siteWith(hero({ picture: { src: 'https://example.com/me.jpg', alt: 'Me' } })),
    'OF110 this address is not allowed: "https://example.com/me.jpg" | at "https://example.com/me.jpg" | name a file in public/ from its root: "/me.jpg"',
  ],
  [
    'a picture without words',
    siteWith(hero({ picture: { src: '/me.jpg' } })),
    'OF102 "picture" has no "alt" | at "picture" | "picture" needs "alt" | add, for example:  "alt": "Portrait of {name} at a desk"',
  ],
  [
    'a select without options',
    siteWith(hero(), { type: 'form', id: 'f', fields: [{ type: 'select', name: 'a', label: 'A' }] }),
    'OF102 this field has no "options" | at "select" | a field needs "options" | add, for example:  "options": ["A website", "An application"]',
  ],
  [
    'the same role twice',
    siteWith(hero(), { ...exampleOf('card-grid'), roles: ['Full Stack Developer', 'Full Stack Developer'] }),
    'OF111 "roles" has "Full Stack Developer" twice | at "Full Stack Developer" | delete one of the two',
  ],
  [
    'a month that is none',
    siteWith(hero(), {
      ...exampleOf('timeline'),
      entries: [{ title: 'A', company: 'B', period: { start: '2016-13', end: 'present' } }],
    }),
    'OF109 "start" cannot be "2016-13" | at "2016-13" | write the year and the month: "2016-10"',
  ],
  [
    'a file that is a list',
    '[]',
    'OF103 the site must be a group in curly brackets, not a list | at [ | for example:  { "version": 1, "language": "en", "owner": { "name": "Amina Trabelsi" }, "pages": [{ "path": "/", "title": "{name}: {title}", "blocks": [{ "type": "hero", "headline": "{name}" }] }] }',
  ],
  [
    'another version',
    { ...smallSite(), version: 3 },
    'OF901 this file is version 3, and this Onefolio reads version 1 | at 3 | a newer file needs a newer Onefolio',
  ],
  [
    'a version in quotation marks',
    { ...smallSite(), version: '1' },
    'OF106 "version" cannot be "1" | at "1" | remove the quotation marks: 1 | it can be: 1',
  ],
  [
    'a version that there cannot be',
    JSON.stringify(smallSite()).replace('"version":1', '"version":1e999'),
    'OF106 "version" cannot be a number beyond all measure | at 1e999 | it can be: 1',
  ],
  [
    'no version',
    { ...smallSite(), version: undefined },
    'OF102 this site has no "version" | at { | a site needs "version" | add, for example:  "version": 1',
  ],
  [
    'a misspelt type',
    siteWith({ tpye: 'hero', headline: 'Hi' }),
    'OF104 a block has no setting called "tpye" | at "tpye" | did you mean "type"? | a block takes: type, and what a block of that type takes',
  ],
  [
    'another name for what is missing',
    siteWith(hero({ links: [{ label: 'x', url: '/' }] })),
    'OF104 a link has no setting called "url" | at "url" | did you mean "href"? | a link takes: label, href, icon',
  ],
  [
    'a misspelt setting that another takes the place of',
    siteWith(hero(), {
      ...exampleOf('card-grid'),
      facts: [{ label: 'x', langauges: [{ name: 'French', level: 'B2' }] }],
    }),
    'OF104 a fact has no setting called "langauges" | at "langauges" | did you mean "languages"? | a fact takes: label, value, languages',
  ],
  [
    'an unknown setting of a group',
    { ...smallSite(), notFound: { heading: 'x' } },
    'OF104 "notFound" has no setting called "heading" | at "heading" | delete it | "notFound" takes: title, text, action',
  ],
  [
    'a name with a line break',
    siteWith(hero({ 'a\nb': 1 })),
    'OF104 a hero has no setting called "a\\nb" | at "a\\nb" | delete it | a hero takes: type, id, hidden, headline, title, summary, actions, counters, links, availability, picture',
  ],
  [
    'a missing group',
    siteWith(hero(), { ...exampleOf('timeline'), entries: [{ title: 'A', company: 'B' }] }),
    'OF102 this entry has no "period" | at { | an entry needs "period" | add, for example:  "period": { "start": "2016-10", "end": "present" }',
  ],
  [
    'an entry of a list that is a text',
    { ...smallSite(), navigation: ['/'] },
    'OF103 an entry of "navigation" must be a group in curly brackets, not text | at "/" | for example:  { "label": "GitHub", "href": "https://github.com/" }',
  ],
  [
    'a group where a list of groups belongs',
    { ...smallSite(), navigation: { label: 'Home', href: '/' } },
    'OF103 "navigation" must be a list in square brackets, not a group | at { | put it in square brackets',
  ],
  [
    'a list where a text belongs',
    siteWith({ type: 'hero', headline: ['Hi'] }),
    'OF103 "headline" must be text in quotation marks, not a list | at [ | write it without square brackets',
  ],
  [
    'true where a text belongs',
    siteWith({ type: 'hero', headline: true }),
    'OF103 "headline" must be text in quotation marks, not true | at true',
  ],
  [
    'a number with its unit',
    siteWith(hero({ counters: [{ label: 'Projects', value: '50+' }] })),
    'OF103 "value" must be a number, not text | at "50+" | write 50',
  ],
  [
    'a picture that is only its address',
    siteWith(hero({ picture: '/me.jpg' })),
    'OF103 "picture" must be a group in curly brackets, not text | at "/me.jpg" | for example:  { "src": "/me.jpg", "alt": "Portrait of {name} at a desk" }',
  ],
  [
    'a block that is only its type',
    { ...smallSite(), pages: [{ path: '/', title: 'x', blocks: ['hero'] }] },
    'OF103 an entry of "blocks" must be a group in curly brackets, not text | at "hero" | for example:  { "type": "hero", "headline": "{name}" }',
  ],
  [
    'an entry of a list that is empty',
    siteWith(hero(), { ...exampleOf('timeline'), intro: [''] }),
    'OF107 an entry of "intro" is empty, but it needs 1 character at least | at "" | write a text that is not blank',
  ],
  [
    'a list that is too long',
    { ...smallSite(), navigation: Array(13).fill({ label: 'Home', href: '/' }) },
    'OF108 "navigation" has 13 entries, but it may have 12 at most | at [ | leave out 1',
  ],
  [
    '__proto__',
    JSON.stringify(siteWith(hero({ title: 'x' }))).replace('"title":"x"', '"__proto__":{"polluted":true}'),
    'OF104 a hero has no setting called "__proto__" | at "__proto__" | delete it | a hero takes: type, id, hidden, headline, title, summary, actions, counters, links, availability, picture',
  ],
])('has one sentence for one mistake: %s', (_, site, complaint) => {
  expect(complaintsOf(site)).toEqual([complaint]);
});

test.each([
  ['example.com', 'https://example.com'],
  ['//example.com', 'https://example.com'],
  ['HTTPS://example.com', 'https://example.com'],
  ['htps://example.com', 'https://example.com'],
  ['https://example.com ', 'https://example.com'],
  ['amina@example.com', 'mailto:amina@example.com'],
  ['{email}', 'mailto:{email}'],
  ['+216 00 000 000', 'tel:+21600000000'],
  ['./cv.pdf', '/cv.pdf'],
  ['public/cv.pdf', '/cv.pdf'],
  ['about', '/about'],
])('knows what the address %s was meant to be', (href, meant) => {
  const [problem] = diagnosticsOf(siteWith(hero({ links: [{ label: 'x', href }] })));
  expect(problem).toMatchObject({
    code: 'OF110',
    fix: { text: `write "${meant}"`, certain: false, edits: [{ text: `"${meant}"` }] },
  });
});

test.each([
  ['an anchor', siteWith(hero({ id: '#My Work' })), '"my-work"'],
  [
    'a path',
    { ...smallSite(), pages: [{ ...smallSite().pages[0], path: 'Privacy Policy.html' }] },
    '"/privacy-policy"',
  ],
  ['a month', siteWith(hero(), timelineFrom('2021-1')), '"2021-01"'],
  ['a day', siteWith(hero(), timelineFrom('2021-01-15')), '"2021-01"'],
  ['the present', siteWith(hero(), timelineFrom('2021-01', 'Now')), '"present"'],
  ['a language', { ...smallSite(), language: 'en_US' }, '"en-US"'],
  ['a picture', siteWith(hero({ picture: { src: 'public\\me.jpg', alt: 'Me' } })), '"/me.jpg"'],
  ['a line', siteWith({ type: 'hero', headline: 'one\ntwo' }), '"one two"'],
])('knows how %s is written', (_, site, meant) => {
  expect(diagnosticsOf(site)).toMatchObject([{ fix: { text: `write ${meant}` } }]);
});

test('guesses nothing where anything can have been meant', () => {
  for (const href of ['javascript:alert(1)', 'ftp://example.com', 'https://exa mple.com', 'two words'])
    expect(diagnosticsOf(siteWith(hero({ links: [{ label: 'x', href }] })))).toMatchObject([{ fix: { edits: [] } }]);
});

test('is sure of a word only when it is the same but for its case', () => {
  const fixes = ['Dark', 'night'].map((mode) => diagnosticsOf({ ...smallSite(), theme: { mode } })[0]?.fix);
  expect(fixes).toMatchObject([
    { text: 'did you mean "dark"?', certain: true },
    { text: 'did you mean "light"?', certain: false },
  ]);
});

test('pollutes nothing', () => {
  complaintsOf(JSON.stringify(smallSite()).replace('"version"', '"__proto__":{"polluted":true},"version"'));
  expect('polluted' in {}).toBe(false);
});

test('says where a level is out of its range', () => {
  const group = exampleOf('skill-group');
  group.groups[0].skills[1].level = 120;
  expect(diagnosticsOf(siteWith(hero(), group))).toMatchObject([
    {
      code: 'OF105',
      message: '"level" is 120, but it goes from 0 to 100',
      path: 'page "/" → block 2 (skill-group) → group 1 → skill 2 → level',
      pointer: '/pages/0/blocks/1/groups/0/skills/1/level',
    },
  ]);
});

test('tells everything that is wrong at once, in the order of the file', () => {
  const site = siteWith({ type: 'hero', headline: 5 }, { type: 'nothing' }, { type: 'form', fields: [] });
  expect(diagnosticsOf(site).map(({ code }) => code)).toEqual(['OF103', 'OF101', 'OF108']);
});

describe.each(blocks.map((block) => block.properties.type.const))('%s', (type) => {
  test('has an example that is right', () => {
    expect(complaintsOf(siteWith(hero(), { ...exampleOf(type), id: 'example' }))).toEqual([]);
  });

  test('is missed setting by setting', () => {
    const schema = blocks.find((block) => block.properties.type.const === type);
    for (const key of schema?.required ?? []) {
      const block = exampleOf(type);
      delete block[key];
      const complaints = complaintsOf(siteWith(hero(), block));
      expect(complaints).toHaveLength(1);
      expect(complaints[0]).toContain(`has no "${key}"`);
    }
  });

  test('takes no setting that it does not know', () => {
    const complaints = complaintsOf(siteWith(hero(), { ...exampleOf(type), id: 'example', zzzzzzzz: 1 }));
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toContain(`has no setting called "zzzzzzzz"`);
  });
});
