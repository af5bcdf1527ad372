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
    'the address of the home page as a file',
    linking({ label: 'x', href: '/index.html' }),
    [
      'OF201 this link leads nowhere: "/index.html" | at "/index.html" | no page has the path "/index.html"; did you mean "/"? | pages: /',
    ],
  ],
  [
    'the address of a page as a file',
    { ...withPage({}), navigation: [{ label: 'x', href: '/about.html' }] },
    [
      'OF201 this link leads nowhere: "/about.html" | at "/about.html" | no page has the path "/about.html"; did you mean "/about"? | pages: /, /about; certain',
    ],
  ],
  [
    'the address of a page as a folder',
    { ...withPage({}), navigation: [{ label: 'x', href: '/about/' }] },
    [
      'OF201 this link leads nowhere: "/about/" | at "/about/" | no page has the path "/about/"; did you mean "/about"? | pages: /, /about; certain',
    ],
  ],
  [
    'the address of a page as the file of a folder',
    { ...withPage({}), navigation: [{ label: 'x', href: '/about/index.html?a#b' }] },
    [
      'OF201 this link leads nowhere: "/about/index.html?a#b" | at "/about/index.html?a#b" | no page has the path "/about/index.html"; did you mean "/about"? | pages: /, /about; certain',
    ],
  ],
  [
    'the address of a page with a slip',
    { ...withPage({}), navigation: [{ label: 'x', href: '/abuot' }] },
    [
      'OF201 this link leads nowhere: "/abuot" | at "/abuot" | no page has the path "/abuot"; did you mean "/about"? | pages: /, /about; certain',
    ],
  ],
  [
    'the address of a page with a slip and an anchor',
    { ...withPage({}), navigation: [{ label: 'x', href: '/abuot#me' }] },
    [
      'OF201 this link leads nowhere: "/abuot#me" | at "/abuot#me" | no page has the path "/abuot"; did you mean "/about"? | pages: /, /about; certain',
    ],
  ],
  [
    "the address of a page with a slip that comes out of the owner's words",
    {
      ...withPage({}, owned({ title: 'abuot' })),
      pages: withPage({}).pages,
      navigation: [{ label: 'x', href: '/{title}' }],
    },
    [
      'OF201 this link leads nowhere: "/abuot" | at "/{title}" | no page has the path "/abuot"; did you mean "/about"? | pages: /, /about',
    ],
  ],
  [
    'the address of a page that is hidden',
    { ...withPage({ hidden: true }), navigation: [{ label: 'x', href: '/about' }] },
    ['OF201 this link leads nowhere: "/about" | at "/about" | the page "/about" is hidden | pages: /'],
  ],
  [
    'an anchor of a page that is hidden',
    { ...withPage({ hidden: true }), navigation: [{ label: 'x', href: '/about#a' }] },
    ['OF201 this link leads nowhere: "/about#a" | at "/about#a" | the page "/about" is hidden | pages: /'],
  ],
  [
    'an anchor of a block that is hidden',
    withPage({
      blocks: [
        hero(),
        { ...hero(), id: 'me', hidden: true },
        { ...hero(), id: 'elsewhere', links: [{ label: 'x', href: '#me' }] },
      ],
    }),
    [
      'OF204 there is no place called "#me" on "/about" | at "#me" | the block with this id is hidden | places there: #elsewhere',
    ],
  ],
  [
    'an anchor with a slip',
    withPage({ blocks: [{ ...hero(), id: 'skills', links: [{ label: 'x', href: '#skils' }] }] }),
    [
      'OF204 there is no place called "#skils" on "/about" | at "#skils" | did you mean "#skills"? | places there: #skills; certain',
    ],
  ],
  [
    'an anchor with a slip, of another page',
    { ...withPage({ blocks: [{ ...hero(), id: 'skills' }] }), navigation: [{ label: 'x', href: '/about?a#skils' }] },
    [
      'OF204 there is no place called "#skils" on "/about" | at "/about?a#skils" | did you mean "#skills"? | places there: #skills; certain',
    ],
  ],
  [
    'an anchor that is on another page',
    { ...withPage({ blocks: [{ ...hero(), id: 'skills' }] }), navigation: [{ label: 'x', href: '#skills' }] },
    [
      'OF204 there is no place called "#skills" on "/" | at "#skills" | did you mean "/about#skills"? | places there: none',
    ],
  ],
  [
    'an anchor in the footer that is on another page',
    { ...withPage({ blocks: [{ ...hero(), id: 'skills' }] }), footer: { links: [{ label: 'x', href: '#skills' }] } },
    [
      'OF204 there is no place called "#skills" on "/" | at "#skills" | did you mean "/about#skills"? | places there: none',
    ],
  ],
  [
    'an anchor with a # in it',
    linking({ label: 'x', href: '/#a#b' }),
    ['OF204 there is no place called "#a#b" on "/" | at "/#a#b" | places there: none'],
  ],
  [
    "an anchor that comes out of the owner's words",
    { ...owned({ title: 'nope' }), navigation: [{ label: 'x', href: '#{title}' }] },
    ['OF204 there is no place called "#nope" on "/" | at "#{title}" | places there: none'],
  ],
  [
    'an anchor of an earlier page with the same id',
    withPage({
      blocks: [
        { ...hero(), id: 'a' },
        { ...hero(), id: 'b', links: [{ label: 'x', href: '/#b' }] },
      ],
    }),
    ['OF204 there is no place called "#b" on "/" | at "/#b" | did you mean "/about#b"? | places there: none'],
  ],
  [
    "an address that the owner's words make wrong",
    { ...owned({ title: 'Big Boss' }), navigation: [{ label: 'x', href: '/{title}' }] },
    [
      'OF110 this address is not allowed: "/Big Boss" | at "/{title}" | addresses start with https://, http://, mailto:, tel:, / or #, and have no blanks',
    ],
  ],
  [
    'a file that is not there',
    linking({ label: 'x', href: '/cv.json' }),
    [
      'OF302 the file "/cv.json" is not in public/ | at "/cv.json" | put it there, or mend its name here; capitals count',
    ],
  ],
  [
    'a file with a query that is not there',
    linking({ label: 'x', href: '/cv.json?v=2#page=3' }),
    [
      'OF302 the file "/cv.json" is not in public/ | at "/cv.json?v=2#page=3" | put it there, or mend its name here; capitals count',
    ],
  ],
  [
    'a picture that is not there',
    heroOf({ picture: { src: '/me.json', alt: 'Me' } }),
    [
      'OF301 the picture "/me.json" is not in public/ | at "/me.json" | put it there, or mend its name here; capitals count',
    ],
  ],
  [
    'a drawing for the tab that is not there',
    { ...smallSite(), favicon: '/icon.json' },
    [
      'OF302 the file "/icon.json" is not in public/ | at "/icon.json" | put it there, or mend its name here; capitals count',
    ],
  ],
  [
    'a picture for previews that is not there',
    { ...smallSite(), image: { src: '/image.json', alt: 'x' } },
    [
      'OF301 the picture "/image.json" is not in public/ | at "/image.json" | put it there, or mend its name here; capitals count',
    ],
  ],
  [
    "a day in the words of a page's picture",
    withPage({ image: { src: '/me.jpg', alt: '{year}' } }),
    [
      'OF205 there is no "{year}" to put here | at {year} | this text cannot change with the day | you can use: {name}, {title}, {email}, {location}; write {{ for a brace that stays',
    ],
  ],
  ['a day in the title of a page', withPage({ title: '{year}' }), []],
  [
    'a placeholder for an address',
    linking({ label: 'x', href: '#' }),
    ['OF210 "#" is a placeholder: this is drawn without a link | at "#" | put the address here once there is one'],
  ],
  [
    'a hole that nothing fills',
    heroOf({ title: 'a {nope} b' }),
    [
      'OF205 there is no "{nope}" to put here | at {nope} | you can use: {name}, {title}, {email}, {location}, {year}, {today}, {yearsSince:2016}, {yearsSince:2016+1}; write {{ for a brace that stays',
    ],
  ],
  [
    'a hole with a slip',
    heroOf({ title: 'a {nmae} b' }),
    [
      'OF205 there is no "{nmae}" to put here | at {nmae} | did you mean "{name}"? | you can use: {name}, {title}, {email}, {location}, {year}, {today}, {yearsSince:2016}, {yearsSince:2016+1}; write {{ for a brace that stays; certain',
    ],
  ],
  [
    'a hole with a blank',
    heroOf({ title: '{ name }' }),
    [
      'OF205 there is no "{ name }" to put here | at { name } | did you mean "{name}"? | you can use: {name}, {title}, {email}, {location}, {year}, {today}, {yearsSince:2016}, {yearsSince:2016+1}; write {{ for a brace that stays; certain',
    ],
  ],
  [
    'a hole without a name',
    heroOf({ title: '{}' }),
    [
      'OF205 there is no "{}" to put here | at {} | you can use: {name}, {title}, {email}, {location}, {year}, {today}, {yearsSince:2016}, {yearsSince:2016+1}; write {{ for a brace that stays',
    ],
  ],
  [
    'a brace that nothing closes',
    heroOf({ title: 'a {name' }),
    [
      'OF205 there is no "{" to put here | at { | you can use: {name}, {title}, {email}, {location}, {year}, {today}, {yearsSince:2016}, {yearsSince:2016+1}; write {{ for a brace that stays',
    ],
  ],
  [
    'two holes that nothing fills',
    heroOf({ title: '{nope} {name} {nope2}' }),
    [
      'OF205 there is no "{nope}" to put here | at {nope} | you can use: {name}, {title}, {email}, {location}, {year}, {today}, {yearsSince:2016}, {yearsSince:2016+1}; write {{ for a brace that stays',
      'OF205 there is no "{nope2}" to put here | at {nope2} | you can use: {name}, {title}, {email}, {location}, {year}, {today}, {yearsSince:2016}, {yearsSince:2016+1}; write {{ for a brace that stays',
    ],
  ],
  [
    'a hole for what the owner has not said',
    heroOf({ title: '{phone}' }),
    [
      'OF205 there is no "{phone}" to put here | at {phone} | add "phone" to "owner" first | you can use: {name}, {title}, {email}, {location}, {year}, {today}, {yearsSince:2016}, {yearsSince:2016+1}; write {{ for a brace that stays',
    ],
  ],
  [
    'a hole for what the owner has not said, with a number',
    heroOf({ title: '{phone:1}' }),
    [
      'OF205 there is no "{phone:1}" to put here | at {phone:1} | you can use: {name}, {title}, {email}, {location}, {year}, {today}, {yearsSince:2016}, {yearsSince:2016+1}; write {{ for a brace that stays',
    ],
  ],
  [
    'a hole with a number that takes none',
    heroOf({ title: '{name:1}' }),
    [
      'OF205 there is no "{name:1}" to put here | at {name:1} | you can use: {name}, {title}, {email}, {location}, {year}, {today}, {yearsSince:2016}, {yearsSince:2016+1}; write {{ for a brace that stays',
    ],
  ],
  [
    'a hole with a slip and a number that takes none',
    heroOf({ title: '{nmae:1}' }),
    [
      'OF205 there is no "{nmae:1}" to put here | at {nmae:1} | you can use: {name}, {title}, {email}, {location}, {year}, {today}, {yearsSince:2016}, {yearsSince:2016+1}; write {{ for a brace that stays',
    ],
  ],
  [
    'a count of years with a slip',
    heroOf({ title: '{yearSince:2019}' }),
    [
      'OF205 there is no "{yearSince:2019}" to put here | at {yearSince:2019} | did you mean "{yearsSince:2019}"? | you can use: {name}, {title}, {email}, {location}, {year}, {today}, {yearsSince:2016}, {yearsSince:2016+1}; write {{ for a brace that stays; certain',
    ],
  ],
  [
    'a count of years with a slip and no year',
    heroOf({ title: '{yearSince:last}' }),
    [
      'OF205 there is no "{yearSince:last}" to put here | at {yearSince:last} | you can use: {name}, {title}, {email}, {location}, {year}, {today}, {yearsSince:2016}, {yearsSince:2016+1}; write {{ for a brace that stays',
    ],
  ],
  [
    'a count of years without a year',
    heroOf({ title: '{yearsSince}' }),
    [
      'OF205 there is no "{yearsSince}" to put here | at {yearsSince} | you can use: {name}, {title}, {email}, {location}, {year}, {today}, {yearsSince:2016}, {yearsSince:2016+1}; write {{ for a brace that stays',
    ],
  ],
  [
    'a count of years of three digits',
    heroOf({ title: '{yearsSince:201}' }),
    [
      'OF205 there is no "{yearsSince:201}" to put here | at {yearsSince:201} | you can use: {name}, {title}, {email}, {location}, {year}, {today}, {yearsSince:2016}, {yearsSince:2016+1}; write {{ for a brace that stays',
    ],
  ],
  [
    'a count of years and half of one more',
    heroOf({ title: '{yearsSince:2016+}' }),
    [
      'OF205 there is no "{yearsSince:2016+}" to put here | at {yearsSince:2016+} | you can use: {name}, {title}, {email}, {location}, {year}, {today}, {yearsSince:2016}, {yearsSince:2016+1}; write {{ for a brace that stays',
    ],
  ],
  [
    'a count of years with a word behind it',
    heroOf({ title: '{yearsSince:2016x}' }),
    [
      'OF205 there is no "{yearsSince:2016x}" to put here | at {yearsSince:2016x} | you can use: {name}, {title}, {email}, {location}, {year}, {today}, {yearsSince:2016}, {yearsSince:2016+1}; write {{ for a brace that stays',
    ],
  ],
  ['a count of years less some', heroOf({ title: '{yearsSince:2016-12}' }), []],
  [
    'a year with a number',
    heroOf({ title: '{year:1}' }),
    [
      'OF205 there is no "{year:1}" to put here | at {year:1} | you can use: {name}, {title}, {email}, {location}, {year}, {today}, {yearsSince:2016}, {yearsSince:2016+1}; write {{ for a brace that stays',
    ],
  ],
  [
    'a day in an address',
    linking({ label: 'x', href: '/{year}' }),
    [
      'OF205 there is no "{year}" to put here | at {year} | this text cannot change with the day | you can use: {name}, {title}, {email}, {location}; write {{ for a brace that stays',
    ],
  ],
  [
    'a day in a word of the interface',
    { ...smallSite(), labels: { home: 'Home {year}' } },
    [
      'OF205 there is no "{year}" to put here | at {year} | this text cannot change with the day | you can use: {name}, {title}, {email}, {location}; write {{ for a brace that stays',
    ],
  ],
  [
    'a day in the words of a picture for previews',
    { ...smallSite(), image: { src: '/me.jpg', alt: '{year}' } },
    [
      'OF205 there is no "{year}" to put here | at {year} | this text cannot change with the day | you can use: {name}, {title}, {email}, {location}; write {{ for a brace that stays',
    ],
  ],
  [
    'a day in the name of the owner',
    owned({ name: 'A {year}' }),
    [
      'OF205 there is no "{year}" to put here | at {year} | this text cannot change with the day | you can use: {name}, {title}, {email}, {location}; write {{ for a brace that stays',
    ],
  ],
  ['a day in the title of the owner', owned({ title: 'Since {year}', summary: '{today}' }), []],
  [
    "a day that comes out of the owner's title, in an address",
    { ...owned({ title: '{year}' }), navigation: [{ label: 'x', href: 'mailto:a@b.c?subject={title}' }] },
    [
      'OF205 there is no "{title}" to put here | at {title} | this text cannot change with the day | you can use: {name}, {title}, {email}, {location}; write {{ for a brace that stays',
    ],
  ],
  [
    'words of the owner that lead back to themselves',
    owned({ title: '{summary}', summary: '{title}' }),
    [
      'OF205 there is no "{summary}" to put here | at "{summary}" | it leads back to itself | you can use: {name}, {title}, {email}, {location}, {summary}, {year}, {today}, {yearsSince:2016}, {yearsSince:2016+1}; write {{ for a brace that stays',
    ],
  ],
  [
    'words of the owner that lead back to themselves at once',
    owned({ title: 'I am {title}' }),
    [
      'OF205 there is no "{title}" to put here | at "I am {title}" | it leads back to itself | you can use: {name}, {title}, {email}, {location}, {year}, {today}, {yearsSince:2016}, {yearsSince:2016+1}; write {{ for a brace that stays',
    ],
  ],
  ['words of the interface with a count', { ...smallSite(), labels: { period: '{start} – {end}' } }, []],
  [
    'words of the interface with a hole that another has',
    { ...smallSite(), labels: { home: '{start}' } },
    [
      'OF205 there is no "{start}" to put here | at {start} | you can use: {name}, {title}, {email}, {location}; write {{ for a brace that stays',
    ],
  ],
  [
    'two pages with one path',
    withPage({ path: '/' }),
    [
      'OF202 two pages share the path "/" | at "/" | give this page another path; only one of the two could ever be shown',
    ],
  ],
  ['two pages with one path, of which one is hidden', withPage({ path: '/', hidden: true }), []],
  [
    'no home page',
    { ...withPage({}), pages: [{ path: '/about', title: 'About', blocks: [hero()] }] },
    [
      'OF213 no page has the path "/" | at "pages" | one of these is the home page | the home page is the one with "path": "/"',
    ],
  ],
  [
    'a home page that is hidden',
    {
      ...withPage({}),
      pages: [
        { ...withPage({}).pages[1], path: '/x' },
        { path: '/', title: 'About', hidden: true, blocks: [hero()] },
      ],
    },
    [
      'OF213 no page has the path "/" | at true | the home page cannot be hidden | the home page is the one with "path": "/"',
    ],
  ],
  [
    'a path that is taken',
    withPage({ path: '/404' }),
    ['OF207 the path "/404" is taken by a file of the site itself | at "/404" | give this page another path'],
  ],
  [
    'a path that is taken by a folder',
    withPage({ path: '/assets/x' }),
    ['OF207 the path "/assets/x" is taken by a file of the site itself | at "/assets/x" | give this page another path'],
  ],
  [
    'two blocks with one id',
    withPage({
      blocks: [
        { ...hero(), id: 'a' },
        { ...hero(), id: 'a' },
        { ...hero(), id: 'a' },
      ],
    }),
    [
      'OF203 two blocks of this page share the id "a" | at "a" | give this block another id; links could reach only one of the two',
      'OF203 two blocks of this page share the id "a" | at "a" | give this block another id; links could reach only one of the two',
    ],
  ],
  [
    'two blocks with one id, of which one is hidden',
    withPage({
      blocks: [
        { ...hero(), id: 'a' },
        { ...hero(), id: 'a', hidden: true },
      ],
    }),
    [],
  ],
  ['one id on two pages', withPage({ blocks: [{ ...hero(), id: 'a' }] }), []],
  [
    'an id that means something to browsers',
    withPage({ blocks: [{ ...hero(), id: 'location' }] }),
    [
      'OF206 the id "location" already means something to browsers | at "location" | choose another, for example "my-location"',
    ],
  ],
  [
    'two categories with one id',
    second('card-grid', {
      categories: [
        { id: 'a', label: 'A' },
        { id: 'a', label: 'B' },
      ],
    }),
    ['OF215 two categories of this block share the id "a" | at "a" | give this category another id'],
  ],
  [
    'two fields with one name',
    second('form', {
      fields: [
        { type: 'text', name: 'a', label: 'A' },
        { type: 'text', name: 'a', label: 'B' },
      ],
    }),
    [
      'OF216 two fields of this form share the name "a" | at "a" | give this field another name; only one of the two answers could arrive',
    ],
  ],
  [
    'a field with a name that forms use',
    field({ name: 'submit' }),
    ['OF221 the name "submit" already means something in a form | at "submit" | for example "yourSubmit"'],
  ],
  [
    'a field with a name that forms use, behind underscores',
    field({ name: '__proto__' }),
    ['OF221 the name "__proto__" already means something in a form | at "__proto__" | for example "yourProto__"'],
  ],
  [
    'options that stand twice, and are a name that all objects have',
    field({ type: 'select', options: ['__proto__', 'x', '__proto__'] }),
    ['OF111 "options" has "__proto__" twice | at "__proto__" | delete one of the two'],
  ],
  [
    'a block that nothing leads to',
    siteWith(hero(), { ...exampleOf('timeline'), id: undefined }),
    ['OF212 nobody can link to this timeline | at "timeline" | give it an id, for example "my-timeline"'],
  ],
  [
    'a block that nothing leads to, whose name means something to browsers',
    siteWith(hero(), { ...exampleOf('form'), id: undefined }),
    ['OF212 nobody can link to this form | at "form" | give it an id, for example "form"'],
  ],
  [
    'a first block without an id, behind one that is hidden',
    siteWith({ ...hero(), hidden: true }, exampleOf('timeline')),
    [],
  ],
  [
    'a period that ends before it begins',
    period({ start: '2016-10', end: '2016-09' }),
    [
      'OF214 this period ends before it begins: 2016-10 to 2016-09 | at "2016-09" | write the month of the end, or "present" while it lasts',
    ],
  ],
  ['a period of one month', period({ start: '2016-10', end: '2016-10' }), []],
  [
    'a period that ends before it begins, in an entry that is hidden',
    second('timeline', {
      entries: [
        { title: 'A', company: 'B', hidden: true, period: { start: '2016-10', end: '2016-09' } },
        { title: 'A', company: 'B', period: { start: '2016-10', end: 'present' } },
      ],
    }),
    [],
  ],
  [
    'a role with a slip',
    second('card-grid', { roles: ['Writer', 'Cook'], cards: [{ title: 'x', role: 'Writre' }] }),
    [
      'OF208 there is no role called "Writre" in this block | at "Writre" | did you mean "Writer"? | roles of this block: "Writer", "Cook"; certain',
    ],
  ],
  [
    'a role that is not listed',
    second('card-grid', { roles: ['Writer', 'Cook'], cards: [{ title: 'x', role: 'Painter' }] }),
    ['OF208 there is no role called "Painter" in this block | at "Painter" | roles of this block: "Writer", "Cook"'],
  ],
  [
    'a role where none are listed',
    second('card-grid', { roles: undefined, cards: [{ title: 'x', role: 'Painter' }] }),
    [],
  ],
  [
    'a role that is not listed, on a card that is hidden',
    second('card-grid', { roles: ['Writer'], cards: [{ title: 'x', role: 'Painter', hidden: true }, { title: 'y' }] }),
    [],
  ],
  [
    'a category with a slip',
    second('card-grid', {
      categories: [{ id: 'freelance', label: 'F' }],
      cards: [{ title: 'x', category: 'freelanec' }],
    }),
    [
      'OF211 the category "freelanec" is not listed, so the badge says "Project" | at "freelanec" | did you mean "freelance"? | categories of this block: freelance',
    ],
  ],
  [
    'a category where none are listed',
    second('card-grid', { categories: undefined, cards: [{ title: 'x', category: 'freelance' }] }),
    [
      'OF211 the category "freelance" is not listed, so the badge says "Project" | at "freelance" | categories of this block: none',
    ],
  ],
  [
    "a category where none are listed, in the owner's words",
    {
      ...second('card-grid', { categories: undefined, cards: [{ title: 'x', category: 'freelance' }] }),
      labels: { project: 'Work' },
    },
    [
      'OF211 the category "freelance" is not listed, so the badge says "Work" | at "freelance" | categories of this block: none',
    ],
  ],
  [
    'a shortest answer that is longer than the longest',
    field({ minLength: 5, maxLength: 4 }),
    [
      'OF217 the shortest answer (5) is longer than the longest (4) | at 5 | make "minLength" smaller or "maxLength" greater',
    ],
  ],
  ['a shortest answer that is as long as the longest', field({ minLength: 5, maxLength: 5 }), []],
  ['a shortest answer without a longest', field({ minLength: 5 }), []],
  [
    'a form that has nowhere to send to',
    { ...second('form', { send: undefined }), owner: { name: 'A' } },
    [
      'OF209 this form has nowhere to send to | at "form" | it needs a mail address or an endpoint | add "email" to "owner", or "send": { "endpoint": "https://…" } to the form',
      'OF205 there is no "{email}" to put here | at {email} | add "email" to "owner" first | you can use: {name}, {year}, {today}, {yearsSince:2016}, {yearsSince:2016+1}; write {{ for a brace that stays',
      'OF205 there is no "{email}" to put here | at {email} | add "email" to "owner" first | you can use: {name}; write {{ for a brace that stays',
      'OF205 there is no "{email}" to put here | at {email} | add "email" to "owner" first | you can use: {name}; write {{ for a brace that stays',
    ],
  ],
  [
    "a form that is sent to a server of one's own",
    { ...second('form', { send: { endpoint: '/send' } }), owner: { name: 'A' } },
    [
      'OF205 there is no "{email}" to put here | at {email} | add "email" to "owner" first | you can use: {name}, {year}, {today}, {yearsSince:2016}, {yearsSince:2016+1}; write {{ for a brace that stays',
      'OF205 there is no "{email}" to put here | at {email} | add "email" to "owner" first | you can use: {name}; write {{ for a brace that stays',
      'OF205 there is no "{email}" to put here | at {email} | add "email" to "owner" first | you can use: {name}; write {{ for a brace that stays',
    ],
  ],
  [
    'a form that is sent to no address',
    second('form', { send: { endpoint: 'https://[::' + '1' } }),
    [
      'OF110 this address is not allowed: "https://[::1" | at "https://[::1" | endpoints start with https://, or with / for your own server',
    ],
  ],
  [
    'a form that is sent to an address that cannot be',
    second('form', { send: { endpoint: 'https://a:99999/' } }),
    ['OF222 there can be no such address: "https://a:99999/" | at "https://a:99999/" | a port goes from 1 to 65535'],
  ],
  [
    'a form whose messages travel unprotected',
    second('form', { send: { endpoint: 'http://example.com/' } }),
    [
      'OF218 messages would travel unprotected: "http://example.com/" | at "http://example.com/" | use an address that starts with https://',
    ],
  ],
  [
    'a form that is sent to this machine',
    second('form', { send: { endpoint: 'http://localhost:3000/' } }),
    [
      'OF219 this form sends to this computer only: "http://localhost:3000/" | at "http://localhost:3000/" | set the address of your form service before you publish',
    ],
  ],
  [
    'a form that is sent to this machine by number',
    second('form', { send: { endpoint: 'http://127.0.0.1/x' } }),
    [
      'OF219 this form sends to this computer only: "http://127.0.0.1/x" | at "http://127.0.0.1/x" | set the address of your form service before you publish',
    ],
  ],
  [
    'a form that is sent to this machine by its long number',
    second('form', { send: { endpoint: 'http://[::1]' } }),
    [
      'OF219 this form sends to this computer only: "http://[::1]" | at "http://[::1]" | set the address of your form service before you publish',
    ],
  ],
  [
    'a form that is sent to a host that begins like this machine',
    second('form', { send: { endpoint: 'http://localhost.example.com/' } }),
    [
      'OF218 messages would travel unprotected: "http://localhost.example.com/" | at "http://localhost.example.com/" | use an address that starts with https://',
    ],
  ],
  [
    'a site whose address cannot be',
    { ...smallSite(), url: 'https://a:99999/' },
    ['OF222 there can be no such address: "https://a:99999/" | at "https://a:99999/" | a port goes from 1 to 65535'],
  ],
  [
    'a page that is hidden, whatever is in it',
    withPage({
      hidden: true,
      path: '/404',
      blocks: [{ ...hero(), id: 'location', links: [{ label: 'x', href: '/nope' }] }, exampleOf('form')],
    }),
    [],
  ],
  [
    'a block that is hidden, whatever is in it',
    withPage({
      blocks: [hero(), { ...hero(), hidden: true, title: '{nope}', links: [{ label: 'x', href: '/nope' }] }],
    }),
    [],
  ],
  [
    'a text that its placeholders make too long',
    { ...siteWith(hero({ summary: '{title}'.repeat(50) })), owner: { ...smallSite().owner, title: 'x'.repeat(500) } },
    [
      'OF107 "summary" is over 20000 characters long once its placeholders are filled, but it may have 20000 at most | at "{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}{title}" | use fewer placeholders',
    ],
  ],
  [
    'what nobody sees under the name of what is asked',
    second('form', {
      fields: [{ type: 'text', name: 'a', label: 'A' }],
      subject: undefined,
      send: { endpoint: '/x', honeypot: 'a' },
    }),
    [
      'OF216 two fields of this form share the name "a" | at "a" | give this field another name; only one of the two answers could arrive',
    ],
  ],
  [
    'what nobody sees under a name of its own',
    second('form', {
      fields: [{ type: 'text', name: 'a', label: 'A' }],
      subject: undefined,
      send: { endpoint: '/x', honeypot: 'b' },
    }),
    [],
  ],
  [
    'what is sent along under the name of what is asked',
    second('form', {
      fields: [{ type: 'text', name: 'a', label: 'A' }],
      subject: undefined,
      send: { endpoint: '/x', fields: [{ name: 'a', value: 'b' }] },
    }),
    [
      'OF216 two fields of this form share the name "a" | at "a" | give this field another name; only one of the two answers could arrive',
    ],
  ],
  [
    'a subject with an answer',
    second('form', { fields: [{ type: 'text', name: 'topic', label: 'A' }], subject: 'About {answer:topic}' }),
    [],
  ],
  [
    'a subject with an answer that nobody is asked for, nearly',
    second('form', { fields: [{ type: 'text', name: 'topic', label: 'A' }], subject: 'About {answer:topci} {name}' }),
    [
      'OF205 there is no "{answer:topci}" to put here | at {answer:topci} | did you mean "{answer:topic}"? | you can use: {answer:topic}; write {{ for a brace that stays; certain',
    ],
  ],
  [
    'a subject with an answer that nobody is asked for',
    second('form', {
      fields: [
        { type: 'text', name: 'topic', label: 'A' },
        { type: 'text', name: 'b', label: 'B' },
      ],
      subject: 'About {answer:somethingelse}',
    }),
    [
      'OF205 there is no "{answer:somethingelse}" to put here | at {answer:somethingelse} | you can use: {answer:topic}, {answer:b}; write {{ for a brace that stays',
    ],
  ],
])('tells of %s', (_, site, told) => {
  const certain = diagnosticsOf(site).map(({ fix }) => (fix?.certain ? '; certain' : ''));
  expect(complaintsOf(site).map((complaint, index) => complaint + certain[index])).toEqual(told);
});
