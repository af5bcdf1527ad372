import { expect, test } from 'vitest';
import { complaintsOf, diagnosticsOf, exampleOf, siteWith, smallSite } from '../../support/sites/site.ts';

const hero = (more: object = {}) => ({ type: 'hero', headline: 'Hello', ...more });
const heroOf = (more: object) => siteWith(hero(more));
const linking = (link: object) => heroOf({ links: [link] });
const second = (type: string, more: object) => siteWith(hero(), { ...exampleOf(type), id: 'second', ...more });
const owned = (owner: object) => ({ ...smallSite(), owner: { ...smallSite().owner, ...owner } });
const withPage = (page: object, more: object = {}) => ({
  ...siteWith(hero()),
  pages: [siteWith(hero()).pages[0], { path: '/about', title: 'About', blocks: [hero()], ...page }],
  ...more,
});
const field = (more: object) => second('form', { fields: [{ type: 'text', name: 'a', label: 'A', ...more }] });
const period = (more: object) => second('timeline', { entries: [{ title: 'A', company: 'B', period: more }] });

/* Every complaint, and whether its mending is certain. */
test.each([
  [
    'a misspelt list that holds a list',
    heroOf({ actoins: [] }),
    [
      'OF104 a hero has no setting called "actoins" | at "actoins" | did you mean "actions"? | a hero takes: type, id, hidden, headline, title, summary, actions, counters, links, availability, picture; certain',
    ],
  ],
  [
    'a misspelt list that holds a text',
    heroOf({ actoins: 'x' }),
    [
      'OF104 a hero has no setting called "actoins" | at "actoins" | did you mean "actions"? | a hero takes: type, id, hidden, headline, title, summary, actions, counters, links, availability, picture',
    ],
  ],
  [
    'a misspelt object that holds one',
    heroOf({ pictrue: { src: '/me.jpg', alt: 'Me' } }),
    [
      'OF104 a hero has no setting called "pictrue" | at "pictrue" | did you mean "picture"? | a hero takes: type, id, hidden, headline, title, summary, actions, counters, links, availability, picture; certain',
    ],
  ],
  [
    'a misspelt object that holds a list',
    heroOf({ pictrue: [] }),
    [
      'OF104 a hero has no setting called "pictrue" | at "pictrue" | did you mean "picture"? | a hero takes: type, id, hidden, headline, title, summary, actions, counters, links, availability, picture',
    ],
  ],
  [
    'a misspelt object that holds null',
    heroOf({ pictrue: null }),
    [
      'OF104 a hero has no setting called "pictrue" | at "pictrue" | did you mean "picture"? | a hero takes: type, id, hidden, headline, title, summary, actions, counters, links, availability, picture',
    ],
  ],
  [
    'a misspelt object that holds a text',
    heroOf({ pictrue: '/me.jpg' }),
    [
      'OF104 a hero has no setting called "pictrue" | at "pictrue" | did you mean "picture"? | a hero takes: type, id, hidden, headline, title, summary, actions, counters, links, availability, picture',
    ],
  ],
  [
    'a misspelt whole number',
    field({ maxLenght: 5 }),
    [
      'OF104 a field has no setting called "maxLenght" | at "maxLenght" | did you mean "maxLength"? | a field takes: type, name, label, required, autocomplete, minLength, maxLength, rows, options; certain',
    ],
  ],
  [
    'a misspelt whole number in quotation marks',
    field({ maxLenght: '5' }),
    [
      'OF104 a field has no setting called "maxLenght" | at "maxLenght" | did you mean "maxLength"? | a field takes: type, name, label, required, autocomplete, minLength, maxLength, rows, options; certain',
    ],
  ],
  [
    'a misspelt whole number that holds true',
    field({ maxLenght: true }),
    [
      'OF104 a field has no setting called "maxLenght" | at "maxLenght" | did you mean "maxLength"? | a field takes: type, name, label, required, autocomplete, minLength, maxLength, rows, options',
    ],
  ],
  [
    'a misspelt number',
    second('course-list', { courses: [{ ...exampleOf('course-list').courses[0], rating: undefined, ratnig: 4.5 }] }),
    [
      'OF104 a course has no setting called "ratnig" | at "ratnig" | did you mean "rating"? | a course takes: title, description, type, duration, level, students, rating, topics, href, hidden; certain',
    ],
  ],
  [
    'a misspelt number that holds a list',
    second('course-list', { courses: [{ ...exampleOf('course-list').courses[0], rating: undefined, ratnig: [4.5] }] }),
    [
      'OF104 a course has no setting called "ratnig" | at "ratnig" | did you mean "rating"? | a course takes: title, description, type, duration, level, students, rating, topics, href, hidden',
    ],
  ],
  [
    'a misspelt boolean',
    heroOf({ hiddne: true }),
    [
      'OF104 a hero has no setting called "hiddne" | at "hiddne" | did you mean "hidden"? | a hero takes: type, id, hidden, headline, title, summary, actions, counters, links, availability, picture; certain',
    ],
  ],
  [
    'a misspelt boolean in quotation marks',
    heroOf({ hiddne: 'true' }),
    [
      'OF104 a hero has no setting called "hiddne" | at "hiddne" | did you mean "hidden"? | a hero takes: type, id, hidden, headline, title, summary, actions, counters, links, availability, picture; certain',
    ],
  ],
  [
    'a misspelt boolean that holds a number',
    heroOf({ hiddne: 1 }),
    [
      'OF104 a hero has no setting called "hiddne" | at "hiddne" | did you mean "hidden"? | a hero takes: type, id, hidden, headline, title, summary, actions, counters, links, availability, picture',
    ],
  ],
  [
    'a misspelt text',
    heroOf({ sumary: 'x' }),
    [
      'OF104 a hero has no setting called "sumary" | at "sumary" | did you mean "summary"? | a hero takes: type, id, hidden, headline, title, summary, actions, counters, links, availability, picture; certain',
    ],
  ],
  [
    'a misspelt text that holds a number',
    heroOf({ sumary: 5 }),
    [
      'OF104 a hero has no setting called "sumary" | at "sumary" | did you mean "summary"? | a hero takes: type, id, hidden, headline, title, summary, actions, counters, links, availability, picture',
    ],
  ],
  [
    'a misspelt type of a block',
    siteWith({ tpye: 'hero', headline: 'x' }),
    [
      'OF104 a block has no setting called "tpye" | at "tpye" | did you mean "type"? | a block takes: type, and what a block of that type takes; certain',
    ],
  ],
  [
    'a misspelt type of a block that holds a number',
    siteWith({ tpye: 5, headline: 'x' }),
    ['OF102 this block has no "type" | at { | a block needs "type" | add, for example:  "type": "hero"'],
  ],
  [
    'a block without a type and with nothing like it',
    siteWith({ headline: 'x' }),
    ['OF102 this block has no "type" | at { | a block needs "type" | add, for example:  "type": "hero"'],
  ],
  [
    'a setting like the type, beside the type',
    heroOf({ tpye: 'hero' }),
    [
      'OF104 a hero has no setting called "tpye" | at "tpye" | delete it | a hero takes: type, id, hidden, headline, title, summary, actions, counters, links, availability, picture',
    ],
  ],
  [
    'a setting like a type where there is none',
    linking({ label: 'x', href: '/', tpye: 'x' }),
    ['OF104 a link has no setting called "tpye" | at "tpye" | delete it | a link takes: label, href, icon'],
  ],
  [
    'two settings for one name',
    heroOf({ sumary: 'x', sumarry: 'y' }),
    [
      'OF104 a hero has no setting called "sumary" | at "sumary" | did you mean "summary"? | a hero takes: type, id, hidden, headline, title, summary, actions, counters, links, availability, picture',
      'OF104 a hero has no setting called "sumarry" | at "sumarry" | did you mean "summary"? | a hero takes: type, id, hidden, headline, title, summary, actions, counters, links, availability, picture',
    ],
  ],
  [
    'two misspelt settings',
    heroOf({ sumary: 'x', actoins: [] }),
    [
      'OF104 a hero has no setting called "sumary" | at "sumary" | did you mean "summary"? | a hero takes: type, id, hidden, headline, title, summary, actions, counters, links, availability, picture; certain',
      'OF104 a hero has no setting called "actoins" | at "actoins" | did you mean "actions"? | a hero takes: type, id, hidden, headline, title, summary, actions, counters, links, availability, picture; certain',
    ],
  ],
  [
    'a misspelt setting that is there already',
    heroOf({ headlin: 'x' }),
    [
      'OF104 a hero has no setting called "headlin" | at "headlin" | delete it | a hero takes: type, id, hidden, headline, title, summary, actions, counters, links, availability, picture',
    ],
  ],
  [
    'a setting of two letters',
    heroOf({ Id: 'x' }),
    [
      'OF104 a hero has no setting called "Id" | at "Id" | did you mean "id"? | a hero takes: type, id, hidden, headline, title, summary, actions, counters, links, availability, picture; certain',
    ],
  ],
  [
    'a misspelt setting of two letters',
    heroOf({ di: 'x' }),
    [
      'OF104 a hero has no setting called "di" | at "di" | did you mean "id"? | a hero takes: type, id, hidden, headline, title, summary, actions, counters, links, availability, picture',
    ],
  ],
  [
    'another name for a setting that is missing',
    linking({ label: 'x', url: '/' }),
    ['OF104 a link has no setting called "url" | at "url" | did you mean "href"? | a link takes: label, href, icon'],
  ],
  [
    'another name, of another kind',
    linking({ label: 'x', url: 5 }),
    [
      'OF102 this link has no "href" | at { | a link needs "href" | add, for example:  "href": "https://example.com/"',
      'OF104 a link has no setting called "url" | at "url" | delete it | a link takes: label, href, icon',
    ],
  ],
  [
    'another name and a misspelt one',
    linking({ lable: 'x', url: '/' }),
    [
      'OF104 a link has no setting called "lable" | at "lable" | did you mean "label"? | a link takes: label, href, icon; certain',
      'OF104 a link has no setting called "url" | at "url" | did you mean "href"? | a link takes: label, href, icon',
    ],
  ],
  [
    'other names for two settings',
    period({ from: '2016-10', to: '2017-02' }),
    [
      'OF104 "period" has no setting called "from" | at "from" | did you mean "start"? | "period" takes: start, end',
      'OF104 "period" has no setting called "to" | at "to" | did you mean "end"? | "period" takes: start, end',
    ],
  ],
  [
    'other names for two settings, one of another kind',
    period({ from: '2016-10', to: 5 }),
    [
      'OF102 "period" has no "start" | at "period" | "period" needs "start" | add, for example:  "start": "2016-10"',
      'OF102 "period" has no "end" | at "period" | "period" needs "end" | add, for example:  "end": "present"',
      'OF104 "period" has no setting called "from" | at "from" | delete it | "period" takes: start, end',
      'OF104 "period" has no setting called "to" | at "to" | delete it | "period" takes: start, end',
    ],
  ],
  [
    'one name for two settings',
    period({ between: '2016-10' }),
    [
      'OF102 "period" has no "start" | at "period" | "period" needs "start" | add, for example:  "start": "2016-10"',
      'OF102 "period" has no "end" | at "period" | "period" needs "end" | add, for example:  "end": "present"',
      'OF104 "period" has no setting called "between" | at "between" | delete it | "period" takes: start, end',
    ],
  ],
  [
    'three names for two settings',
    period({ from: '2016-10', to: '2017-10', for: '2018-10' }),
    [
      'OF102 "period" has no "start" | at "period" | "period" needs "start" | add, for example:  "start": "2016-10"',
      'OF102 "period" has no "end" | at "period" | "period" needs "end" | add, for example:  "end": "present"',
      'OF104 "period" has no setting called "from" | at "from" | delete it | "period" takes: start, end',
      'OF104 "period" has no setting called "to" | at "to" | delete it | "period" takes: start, end',
      'OF104 "period" has no setting called "for" | at "for" | delete it | "period" takes: start, end',
    ],
  ],
  [
    'another name for a list that is missing',
    siteWith({ type: 'legal-text', id: 'a', heading: 'A', chapters: [{ heading: 'B' }] }),
    [
      'OF104 a legal-text has no setting called "chapters" | at "chapters" | did you mean "sections"? | a legal-text takes: type, id, heading, intro, hidden, updated, back, sections',
    ],
  ],
  [
    'a text under another name for a list that is missing',
    siteWith({ type: 'legal-text', id: 'a', heading: 'A', chapters: 'B' }),
    [
      'OF102 this legal-text has no "sections" | at "legal-text" | a legal-text needs "sections" | add, for example:  "sections": [{ "heading": "Your Rights" }]',
      'OF104 a legal-text has no setting called "chapters" | at "chapters" | delete it | a legal-text takes: type, id, heading, intro, hidden, updated, back, sections',
    ],
  ],
  [
    'a misspelt setting that says what another would',
    heroOf({ picture: { src: '/me.jpg', decoratve: true } }),
    [
      'OF104 "picture" has no setting called "decoratve" | at "decoratve" | did you mean "decorative"? | "picture" takes: src, alt, decorative; certain',
    ],
  ],
  [
    'a misspelt setting, and neither of two',
    heroOf({ picture: { scr: '/me.jpg' } }),
    [
      'OF102 "picture" has no "alt" | at "picture" | "picture" needs "alt" | add, for example:  "alt": "Portrait of {name} at a desk"',
      'OF104 "picture" has no setting called "scr" | at "scr" | did you mean "src"? | "picture" takes: src, alt, decorative',
    ],
  ],
  [
    'neither of two settings',
    heroOf({ picture: { src: '/me.jpg' } }),
    [
      'OF102 "picture" has no "alt" | at "picture" | "picture" needs "alt" | add, for example:  "alt": "Portrait of {name} at a desk"',
    ],
  ],
  [
    'a select without options',
    field({ type: 'select' }),
    [
      'OF102 this field has no "options" | at "select" | a field needs "options" | add, for example:  "options": ["A website", "An application"]',
    ],
  ],
  [
    'a setting that is missing in the site',
    { ...smallSite(), owner: undefined },
    [
      'OF102 this site has no "owner" | at { | a site needs "owner" | add, for example:  "owner": { "name": "Amina Trabelsi" }',
    ],
  ],
  [
    'a setting that is missing in an object with a name',
    owned({ name: undefined }),
    ['OF102 "owner" has no "name" | at "owner" | "owner" needs "name" | add, for example:  "name": "Amina Trabelsi"'],
  ],
  [
    'a setting that is missing in an entry',
    second('timeline', { entries: [{ title: 'A', company: 'B' }] }),
    [
      'OF102 this entry has no "period" | at { | an entry needs "period" | add, for example:  "period": { "start": "2016-10", "end": "present" }',
    ],
  ],
  [
    'a setting that is missing in a block whose name has a hyphen',
    siteWith({ type: 'card-grid' }),
    [
      'OF102 this card-grid has no "cards" | at "card-grid" | a card-grid needs "cards" | add, for example:  "cards": [{ "title": "Gympark" }]',
    ],
  ],
  [
    'a setting that is missing in a field, which has a type',
    field({ label: undefined }),
    ['OF102 this field has no "label" | at "text" | a field needs "label" | add, for example:  "label": "First Name"'],
  ],
  [
    'a setting that a block does not know',
    siteWith({ ...exampleOf('card-grid'), nonsense: 1 }),
    [
      'OF104 a card-grid has no setting called "nonsense" | at "nonsense" | delete it | a card-grid takes: type, id, heading, intro, hidden, layout, facts, categories, roles, filter, structuredData, cards, tags',
    ],
  ],
  [
    'a setting whose name needs quotation marks',
    heroOf({ 'a"b\n': 1 }),
    [
      'OF104 a hero has no setting called "a\\"b\\n" | at "a\\"b\\n" | delete it | a hero takes: type, id, hidden, headline, title, summary, actions, counters, links, availability, picture',
    ],
  ],
  [
    'a setting whose name is long',
    heroOf({ ['x'.repeat(100)]: 1 }),
    [
      'OF104 a hero has no setting called "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…" | at "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" | delete it | a hero takes: type, id, hidden, headline, title, summary, actions, counters, links, availability, picture',
    ],
  ],
  [
    'a number that is too small',
    { ...smallSite(), theme: { accent: -1 } },
    ['OF105 "accent" is -1, but it goes from 0 to 360 | at -1 | write a number from 0 to 360'],
  ],
  [
    'a number that is too large',
    { ...smallSite(), theme: { accent: 361 } },
    ['OF105 "accent" is 361, but it goes from 0 to 360 | at 361 | write a number from 0 to 360'],
  ],
  [
    'a fraction where a whole number belongs',
    { ...smallSite(), notifications: { visible: 1.5 } },
    ['OF103 "visible" must be a whole number, not a number with a fraction | at 1.5'],
  ],
  [
    'a number beyond all measure',
    JSON.stringify(smallSite()).replace('"Home"', '-1e999'),
    ['OF103 "title" must be text in quotation marks, not a number beyond all measure | at -1e999'],
  ],
  [
    'a number beyond all measure where a number belongs',
    JSON.stringify({ ...smallSite(), theme: { accent: 7 } }).replace('7', '1e999'),
    ['OF103 "accent" must be a number, not a number beyond all measure | at 1e999'],
  ],
  [
    'a list where a text belongs',
    heroOf({ title: ['Developer'] }),
    ['OF103 "title" must be text in quotation marks, not a list | at [ | write it without square brackets'],
  ],
  [
    'a list of two where a text belongs',
    heroOf({ title: ['Developer', 'Writer'] }),
    ['OF103 "title" must be text in quotation marks, not a list | at ['],
  ],
  [
    'a list with a number where a text belongs',
    heroOf({ title: [5] }),
    ['OF103 "title" must be text in quotation marks, not a list | at ['],
  ],
  [
    'an object where a text belongs',
    heroOf({ title: {} }),
    ['OF103 "title" must be text in quotation marks, not a group | at {'],
  ],
  [
    'a boolean where a text belongs',
    heroOf({ title: true }),
    ['OF103 "title" must be text in quotation marks, not true | at true'],
  ],
  [
    'a fraction where a text belongs',
    heroOf({ title: 1.5 }),
    [
      'OF103 "title" must be text in quotation marks, not a number with a fraction | at 1.5 | put it in quotation marks: "1.5"',
    ],
  ],
  [
    'a number beyond what is exact where a text belongs',
    heroOf({ title: 12345678901234567000 }),
    [
      'OF103 "title" must be text in quotation marks, not a number | at 12345678901234567000 | put it in quotation marks: "12345678901234567000"',
    ],
  ],
  [
    'a number that could not be that text',
    owned({ email: 5 }),
    ['OF103 "email" must be text in quotation marks, not a number | at 5'],
  ],
  [
    'a number where any text may stand',
    { $schema: 5, ...smallSite() },
    ['OF103 "$schema" must be text in quotation marks, not a number | at 5 | put it in quotation marks: "5"; certain'],
  ],
  [
    'a number where one of several words belongs',
    { ...smallSite(), theme: { mode: 5 } },
    ['OF103 "mode" must be text in quotation marks, not a number | at 5 | it can be: "system", "light", "dark"'],
  ],
  [
    'a text where an object belongs',
    heroOf({ picture: '/me.jpg' }),
    [
      'OF103 "picture" must be a group in curly brackets, not text | at "/me.jpg" | for example:  { "src": "/me.jpg", "alt": "Portrait of {name} at a desk" }',
    ],
  ],
  [
    'a text where a theme belongs',
    { ...smallSite(), theme: 'dark' },
    ['OF103 "theme" must be a group in curly brackets, not text | at "dark" | for example:  { "mode": "system" }'],
  ],
  [
    'a text where an owner belongs',
    { ...smallSite(), owner: 'Amina' },
    [
      'OF103 "owner" must be a group in curly brackets, not text | at "Amina" | for example:  { "name": "Amina Trabelsi" }',
    ],
  ],
  [
    'a text where a page belongs',
    { ...smallSite(), pages: ['/'] },
    [
      'OF103 an entry of "pages" must be a group in curly brackets, not text | at "/" | for example:  { "path": "/", "title": "{name}: {title}", "blocks": [{ "type": "hero", "headline": "{name}" }] }',
    ],
  ],
  [
    'a text where a block belongs',
    siteWith('hero' as never),
    [
      'OF103 an entry of "blocks" must be a group in curly brackets, not text | at "hero" | for example:  { "type": "hero", "headline": "{name}" }',
    ],
  ],
  [
    'a text where blocks belong',
    withPage({ blocks: 'hero' }),
    [
      'OF103 "blocks" must be a list in square brackets, not text | at "hero" | for example:  [{ "type": "hero", "headline": "{name}" }]',
    ],
  ],
  [
    'a text where pages belong',
    { ...smallSite(), pages: '/' },
    [
      'OF103 "pages" must be a list in square brackets, not text | at "/" | for example:  [{ "path": "/", "title": "{name}: {title}", "blocks": [{ "type": "hero", "headline": "{name}" }] }]',
    ],
  ],
  [
    'a number where a list belongs',
    second('timeline', { entries: 5 }),
    [
      'OF103 "entries" must be a list in square brackets, not a number | at 5 | for example:  [{ "title": "Fullstack Developer", "company": "Smart Touch", "period": { "start": "2016-10", "end": "present" } }]',
    ],
  ],
  [
    'null where a list belongs',
    second('timeline', { entries: null }),
    [
      'OF103 "entries" must be a list in square brackets, not null | at null | for example:  [{ "title": "Fullstack Developer", "company": "Smart Touch", "period": { "start": "2016-10", "end": "present" } }]',
    ],
  ],
  [
    'one text where a list belongs',
    second('card-grid', { roles: 'Developer' }),
    ['OF103 "roles" must be a list in square brackets, not text | at "Developer" | put it in square brackets'],
  ],
  [
    'one entry where a list belongs',
    heroOf({ links: { label: 'x', href: '/' } }),
    ['OF103 "links" must be a list in square brackets, not a group | at { | put it in square brackets'],
  ],
  [
    'another object where a list belongs',
    heroOf({ links: { nonsense: 1 } }),
    [
      'OF103 "links" must be a list in square brackets, not a group | at { | for example:  [{ "label": "Email", "href": "mailto:{email}", "icon": "mail" }]',
    ],
  ],
  [
    'one block where blocks belong',
    withPage({ blocks: hero() }),
    ['OF103 "blocks" must be a list in square brackets, not a group | at { | put it in square brackets'],
  ],
  [
    'another object where blocks belong',
    withPage({ blocks: { nonsense: 1 } }),
    [
      'OF103 "blocks" must be a list in square brackets, not a group | at { | for example:  [{ "type": "hero", "headline": "{name}" }]',
    ],
  ],
  [
    'a whole number in quotation marks',
    { ...smallSite(), notifications: { visible: '3' } },
    ['OF103 "visible" must be a whole number, not text | at "3" | remove the quotation marks: 3; certain'],
  ],
  [
    'a fraction in quotation marks where a whole number belongs',
    { ...smallSite(), notifications: { visible: '3.5' } },
    ['OF103 "visible" must be a whole number, not text | at "3.5"'],
  ],
  [
    'a fraction in quotation marks',
    second('course-list', { courses: [{ ...exampleOf('course-list').courses[0], rating: '4.5' }] }),
    ['OF103 "rating" must be a number, not text | at "4.5" | remove the quotation marks: 4.5; certain'],
  ],
  [
    'a negative number in quotation marks that is out of range',
    { ...smallSite(), theme: { accent: '-5' } },
    ['OF103 "accent" must be a number, not text | at "-5"'],
  ],
  [
    'a number in quotation marks that is too large',
    { ...smallSite(), theme: { accent: '361' } },
    ['OF103 "accent" must be a number, not text | at "361"'],
  ],
  [
    'the largest number, in quotation marks',
    { ...smallSite(), theme: { accent: '360' } },
    ['OF103 "accent" must be a number, not text | at "360" | remove the quotation marks: 360; certain'],
  ],
  [
    'the smallest number, in quotation marks',
    { ...smallSite(), theme: { accent: '0' } },
    ['OF103 "accent" must be a number, not text | at "0" | remove the quotation marks: 0; certain'],
  ],
  [
    'a number with a leading zero in quotation marks',
    { ...smallSite(), theme: { accent: '007' } },
    ['OF103 "accent" must be a number, not text | at "007"'],
  ],
  [
    'a number with a unit',
    { ...smallSite(), notifications: { width: '356px' } },
    ['OF103 "width" must be a whole number, not text | at "356px" | write 356'],
  ],
  [
    'a number with a unit and blanks',
    { ...smallSite(), notifications: { width: ' 356 px ' } },
    ['OF103 "width" must be a whole number, not text | at " 356 px " | write 356'],
  ],
  [
    'a fraction with a unit',
    second('course-list', { courses: [{ ...exampleOf('course-list').courses[0], rating: '4.5 %' }] }),
    ['OF103 "rating" must be a number, not text | at "4.5 %" | write 4.5'],
  ],
  [
    'a number with another unit',
    { ...smallSite(), notifications: { width: '3em' } },
    ['OF103 "width" must be a whole number, not text | at "3em"'],
  ],
  [
    'false in quotation marks',
    heroOf({ hidden: 'false' }),
    ['OF103 "hidden" must be true or false, not text | at "false" | remove the quotation marks: false; certain'],
  ],
  ['yes in quotation marks', heroOf({ hidden: 'yes' }), ['OF103 "hidden" must be true or false, not text | at "yes"']],
  [
    'a number where true or false belongs',
    heroOf({ hidden: 0 }),
    ['OF103 "hidden" must be true or false, not a number | at 0'],
  ],
  [
    'true, which only may be true, in quotation marks',
    heroOf({ picture: { src: '/me.jpg', decorative: 'true' } }),
    ['OF103 "decorative" must be true or false, not text | at "true" | remove the quotation marks: true; certain'],
  ],
  [
    'false, where only true may be',
    heroOf({ picture: { src: '/me.jpg', decorative: false, alt: 'x' } }),
    ['OF106 "decorative" cannot be false | at false | it can be: true'],
  ],
  ['another version', { ...smallSite(), version: 1.5 }, ['OF106 "version" cannot be 1.5 | at 1.5 | it can be: 1']],
  [
    'the version in quotation marks',
    { ...smallSite(), version: '1' },
    ['OF106 "version" cannot be "1" | at "1" | remove the quotation marks: 1 | it can be: 1; certain'],
  ],
  [
    'the version as another text',
    { ...smallSite(), version: 'one' },
    ['OF106 "version" cannot be "one" | at "one" | it can be: 1'],
  ],
  [
    'a word in other letters',
    { ...smallSite(), theme: { mode: 'Dark' } },
    [
      'OF106 "mode" cannot be "Dark" | at "Dark" | did you mean "dark"? | it can be: "system", "light", "dark"; certain',
    ],
  ],
  [
    'a word with a slip',
    { ...smallSite(), theme: { mode: 'drak' } },
    ['OF106 "mode" cannot be "drak" | at "drak" | did you mean "dark"? | it can be: "system", "light", "dark"'],
  ],
  [
    'a word that is none of many',
    linking({ label: 'x', href: '/', icon: 'banana' }),
    [
      'OF106 "icon" cannot be "banana" | at "banana" | it can be: "award", "bell", "book-open", "briefcase", "calendar", "camera", "cloud", "code", "database", "download", "github", "gitlab", "globe", "graduation-cap", "heart", "instagram", "layers", "linkedin", "list-checks", "mail", "map-pin", "message-circle", "monitor-play", "palette", "pen-tool", "phone", "rocket", "rss", "server", "shield", "star", "terminal", "twitter", "users", "video", "wrench", "youtube"',
    ],
  ],
  [
    'a number among words',
    linking({ label: 'x', href: '/', icon: 5 }),
    [
      'OF103 "icon" must be text in quotation marks, not a number | at 5 | it can be: "award", "bell", "book-open", "briefcase", "calendar", "camera", "cloud", "code", "database", "download", "github", "gitlab", "globe", "graduation-cap", "heart", "instagram", "layers", "linkedin", "list-checks", "mail", …',
    ],
  ],
  [
    'a block with a slip',
    siteWith({ type: 'heroo', headline: 'x' }),
    [
      'OF101 there is no block called "heroo" | at "heroo" | did you mean "hero"? | blocks you can use: card-grid, course-list, form, hero, legal-text, skill-group, timeline; certain',
    ],
  ],
  [
    'a block in other letters',
    siteWith({ type: 'HERO', headline: 'x' }),
    [
      'OF101 there is no block called "HERO" | at "HERO" | did you mean "hero"? | blocks you can use: card-grid, course-list, form, hero, legal-text, skill-group, timeline; certain',
    ],
  ],
  [
    'a block that is a number',
    siteWith({ type: 5, headline: 'x' }),
    [
      'OF103 "type" must be text in quotation marks, not a number | at 5 | it can be: "hero", "skill-group", "timeline", "card-grid", "course-list", "form", "legal-text"',
    ],
  ],
  [
    'a field of a kind that is not there',
    field({ type: 'hero' }),
    ['OF106 "type" cannot be "hero" | at "hero" | it can be: "text", "email", "tel", "select", "checkbox", "textarea"'],
  ],
  [
    'a text that is one too long',
    heroOf({ counters: [{ label: 'x', value: 1, suffix: 'x'.repeat(13) }] }),
    ['OF107 "suffix" is 13 characters long, but it may have 12 at most | at "xxxxxxxxxxxxx" | leave out 1 character'],
  ],
  [
    'a text that is five too long, counted in what people see',
    heroOf({ counters: [{ label: 'x', value: 1, suffix: '😀'.repeat(17) }] }),
    [
      'OF107 "suffix" is 17 characters long, but it may have 12 at most | at "😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀😀" | leave out 5 characters',
    ],
  ],
  [
    'an empty text',
    heroOf({ headline: '' }),
    ['OF107 "headline" is empty, but it needs 1 character at least | at "" | write one line of text that is not blank'],
  ],
  [
    'a list that is one too long',
    heroOf({ actions: Array.from({ length: 7 }, () => ({ label: 'x', href: '/' })) }),
    ['OF108 "actions" has 7 entries, but it may have 6 at most | at [ | leave out 1'],
  ],
  [
    'a list that is empty',
    second('timeline', { entries: [] }),
    [
      'OF108 "entries" has 0 entries, but it needs 1 at least | at [ | for example:  [{ "title": "Fullstack Developer", "company": "Smart Touch", "period": { "start": "2016-10", "end": "present" } }]',
    ],
  ],
  [
    'no blocks',
    siteWith(),
    [
      'OF108 "blocks" has 0 entries, but it needs 1 at least | at [ | for example:  [{ "type": "hero", "headline": "{name}" }]',
    ],
  ],
  [
    'no pages',
    { ...smallSite(), pages: [] },
    [
      'OF108 "pages" has 0 entries, but it needs 1 at least | at [ | for example:  [{ "path": "/", "title": "{name}: {title}", "blocks": [{ "type": "hero", "headline": "{name}" }] }]',
    ],
  ],
  [
    'an entry that stands twice',
    second('card-grid', { roles: ['Writer', 'Cook', 'Writer'] }),
    ['OF111 "roles" has "Writer" twice | at "Writer" | delete one of the two'],
  ],
  [
    'an entry that stands twice, and is a name that all objects have',
    second('card-grid', { roles: ['__proto__', 'Cook', '__proto__', '__proto__'] }),
    [
      'OF111 "roles" has "__proto__" twice | at "__proto__" | delete one of the two',
      'OF111 "roles" has "__proto__" twice | at "__proto__" | delete one of the two',
      'OF208 there is no role called "Full Stack Developer" in this block | at "Full Stack Developer" | roles of this block: "__proto__", "Cook", "__proto__", "__proto__"',
    ],
  ],
])('tells of %s', (_, site, told) => {
  const certain = diagnosticsOf(site).map(({ fix }) => (fix?.certain ? '; certain' : ''));
  expect(complaintsOf(site).map((complaint, index) => complaint + certain[index])).toEqual(told);
});
