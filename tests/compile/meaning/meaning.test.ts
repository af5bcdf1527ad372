import { expect, test } from 'vitest';
import { complaintsOf, diagnosticsOf, exampleOf, siteWith, smallSite } from '../../support/sites/site.ts';

const hero = (more: object = {}) => ({ type: 'hero', headline: 'Hello', ...more });
const linking = (href: string, more: object[] = []) => siteWith(hero({ links: [{ label: 'x', href }] }), ...more);
const about = { type: 'legal-text', id: 'about', heading: 'About', sections: [{ heading: 'Your Rights' }] };

function twoPages() {
  const site = smallSite();
  site.pages.push({ path: '/privacy-policy', title: 'Privacy', blocks: [about] });
  return site;
}
const withNavigation = (href: string): ReturnType<typeof smallSite> => ({
  ...twoPages(),
  navigation: [{ label: 'x', href }],
});

test.each([
  [
    'a link that leads nowhere',
    withNavigation('/privcy-policy'),
    'OF201 this link leads nowhere: "/privcy-policy" | at "/privcy-policy" | no page has the path "/privcy-policy"; did you mean "/privacy-policy"? | pages: /, /privacy-policy',
  ],
  ['a slash too many', withNavigation('/privacy-policy/'), 'OF201 this link leads nowhere: "/privacy-policy/"'],
  ['an anchor that is not there', linking('#abot', [about]), 'OF204 there is no place called "#abot" on "/"'],
  [
    'an anchor on another page',
    withNavigation('/privacy-policy#abuot'),
    'OF204 there is no place called "#abuot" on "/privacy-policy"',
  ],
  [
    'an anchor of the header that is not on the home page',
    withNavigation('#about'),
    'OF204 there is no place called "#about" on "/" | at "#about" | did you mean "/privacy-policy#about"? | places there: none',
  ],
  [
    'two pages with one path',
    { ...twoPages(), pages: [...twoPages().pages, twoPages().pages[1]] },
    'OF202 two pages share the path "/privacy-policy" | at "/privacy-policy" | give this page another path; only one of the two could ever be shown',
  ],
  [
    'two blocks with one id',
    siteWith(hero(), about, about),
    'OF203 two blocks of this page share the id "about" | at "about" | give this block another id; links could reach only one of the two',
  ],
  [
    'an unknown placeholder',
    siteWith(hero({ title: 'I am {nmae}' })),
    'OF205 there is no "{nmae}" to put here | at {nmae} | did you mean "{name}"?',
  ],
  [
    'a field that the owner has not filled in',
    siteWith(hero({ title: 'Call {phone}' })),
    'OF205 there is no "{phone}" to put here | at {phone} | add "phone" to "owner" first',
  ],
  ['a brace that is not closed', siteWith(hero({ title: 'a { b' })), 'OF205 there is no "{" to put here | at {'],
  [
    'an address that changes with the day',
    linking('/{year}'),
    'OF205 there is no "{year}" to put here | at {year} | this text cannot change with the day',
  ],
  [
    'words of the owner that lead back to themselves, once',
    { ...smallSite(), owner: { name: 'A', title: '{summary}', summary: '{title}' } },
    'OF205 there is no "{summary}" to put here | at "{summary}" | it leads back to itself',
  ],
  [
    'an address that changes with the day by way of another text',
    { ...linking('/{title}'), owner: { ...smallSite().owner, title: 'Since {year}' } },
    'OF205 there is no "{title}" to put here | at {title} | this text cannot change with the day',
  ],
  [
    'a page that is written as its file',
    withNavigation('/privacy-policy.html'),
    'OF201 this link leads nowhere: "/privacy-policy.html" | at "/privacy-policy.html" | no page has the path "/privacy-policy.html"; did you mean "/privacy-policy"?',
  ],
  [
    'a link to a hidden page',
    {
      ...withNavigation('/privacy-policy'),
      pages: [twoPages().pages[0], { ...twoPages().pages[1], hidden: true }],
    },
    'OF201 this link leads nowhere: "/privacy-policy" | at "/privacy-policy" | the page "/privacy-policy" is hidden | pages: /',
  ],
  [
    'a hidden home page',
    { ...smallSite(), pages: [{ ...smallSite().pages[0], hidden: true }] },
    'OF213 no page has the path "/" | at true | the home page cannot be hidden | the home page is the one with "path": "/"',
  ],
  [
    'a link to a block that lost its id, once',
    linking('#about', [{ ...about, id: undefined }]),
    'OF204 there is no place called "#about" on "/" | at "#about" | places there: #your-rights',
  ],
  [
    'an id that browsers use',
    siteWith(hero({ id: 'location' })),
    'OF206 the id "location" already means something to browsers | at "location" | choose another, for example "my-location"',
  ],
  [
    'a path that the site uses',
    { ...smallSite(), pages: [...smallSite().pages, { path: '/404', title: 'x', blocks: [about] }] },
    'OF207 the path "/404" is taken by a file of the site itself | at "/404" | give this page another path',
  ],
  [
    'no home page',
    { ...smallSite(), pages: [{ path: '/about', title: 'x', blocks: [about] }] },
    'OF213 no page has the path "/" | at "pages" | one of these is the home page | the home page is the one with "path": "/"',
  ],
  [
    'a role that is not listed',
    siteWith(hero(), { ...exampleOf('card-grid'), cards: [{ title: 'x', role: 'Full Stack Developper' }] }),
    'OF208 there is no role called "Full Stack Developper" in this block | at "Full Stack Developper" | did you mean "Full Stack Developer"?',
  ],
  [
    'a category that is not listed',
    siteWith(hero(), { ...exampleOf('card-grid'), cards: [{ title: 'x', category: 'backend' }] }),
    'OF211 the category "backend" is not listed, so the badge says "Project" | at "backend" | categories of this block: fullstack',
  ],
  [
    'two options with the name of what every object has',
    siteWith(hero(), {
      ...exampleOf('form'),
      fields: [{ type: 'select', name: 'a', label: 'A', options: ['__proto__', '__proto__'] }],
    }),
    'OF111 "options" has "__proto__" twice | at "__proto__" | delete one of the two',
  ],
  [
    'a card of the second of two categories that are one',
    siteWith(hero(), {
      ...exampleOf('card-grid'),
      categories: [
        { id: 'web', label: 'A' },
        { id: 'web', label: 'B' },
      ],
      cards: [{ title: 'x', category: 'fullstack' }],
    }),
    'OF215 two categories of this block share the id "web" | at "web" | give this category another id',
  ],
  [
    'two categories with one id',
    siteWith(hero(), {
      ...exampleOf('card-grid'),
      categories: [
        { id: 'fullstack', label: 'A' },
        { id: 'fullstack', label: 'B' },
      ],
    }),
    'OF215 two categories of this block share the id "fullstack" | at "fullstack" | give this category another id',
  ],
  [
    'two fields with one name',
    siteWith(hero(), {
      type: 'form',
      id: 'f',
      fields: [
        { type: 'text', name: 'a', label: 'A' },
        { type: 'text', name: 'a', label: 'B' },
      ],
    }),
    'OF216 two fields of this form share the name "a"',
  ],
  [
    'a field that would hide a part of its form',
    siteWith(hero(), { type: 'form', id: 'f', fields: [{ type: 'text', name: 'submit', label: 'A' }] }),
    'OF221 the name "submit" already means something in a form | at "submit" | for example "yourSubmit"',
  ],
  [
    'a fixed field with the name of another',
    siteWith(hero(), {
      ...exampleOf('form'),
      id: 'f',
      send: { endpoint: '/f', fields: [{ name: 'email', value: 'x' }] },
    }),
    'OF216 two fields of this form share the name "email" | at "email"',
  ],
  [
    'a subject for a form that asks for one',
    siteWith(hero(), {
      type: 'form',
      id: 'f',
      fields: [{ type: 'text', name: 'subject', label: 'A' }],
      subject: 'Hello',
    }),
    'OF216 two fields of this form share the name "subject" | at "Hello"',
  ],
  [
    'a fixed field with the name that ids have',
    siteWith(hero(), {
      ...exampleOf('form'),
      id: 'f',
      send: { endpoint: '/f', fields: [{ name: '_id', value: 'x' }] },
    }),
    'OF221 the name "_id" already means something in a form | at "_id" | for example "yourId"',
  ],
  [
    'a fixed field with the name of what people do not see, where that has no other name',
    siteWith(hero(), {
      ...exampleOf('form'),
      id: 'f',
      send: { endpoint: '/f', fields: [{ name: '_gotcha', value: 'x' }] },
    }),
    'OF221 the name "_gotcha" already means something in a form | at "_gotcha" | for example "yourGotcha"',
  ],
  [
    'an answer that the form does not ask for',
    siteWith(hero(), { ...exampleOf('form'), id: 'f', subject: 'From {answer:nmae}' }),
    'OF205 there is no "{answer:nmae}" to put here | at {answer:nmae} | did you mean "{answer:name}"?',
  ],
  [
    'an answer where nobody answers',
    siteWith(hero({ summary: '{answer:name}' })),
    'OF205 there is no "{answer:name}" to put here',
  ],
  [
    'a form that sends nowhere',
    {
      ...siteWith(hero(), { type: 'form', id: 'f', fields: [{ type: 'text', name: 'a', label: 'A' }] }),
      owner: { name: 'A' },
    },
    'OF209 this form has nowhere to send to',
  ],
  [
    'a form that sends unprotected',
    siteWith(hero(), { ...exampleOf('form'), id: 'f', send: { endpoint: 'http://example.com/' } }),
    'OF218 messages would travel unprotected: "http://example.com/"',
  ],
  [
    'a form that sends to this computer',
    siteWith(hero(), { ...exampleOf('form'), id: 'f', send: { endpoint: 'http://127.0.0.1:8080/' } }),
    'OF219 this form sends to this computer only: "http://127.0.0.1:8080/"',
  ],
  [
    'a period that ends before it begins',
    siteWith(hero(), {
      type: 'timeline',
      id: 't',
      entries: [{ title: 'A', company: 'B', period: { start: '2016-10', end: '2016-09' } }],
    }),
    'OF214 this period ends before it begins: 2016-10 to 2016-09 | at "2016-09"',
  ],
  [
    'a field whose shortest answer is longer than its longest',
    siteWith(hero(), {
      type: 'form',
      id: 'f',
      fields: [{ type: 'text', name: 'a', label: 'A', minLength: 9, maxLength: 2 }],
    }),
    'OF217 the shortest answer (9) is longer than the longest (2) | at 9',
  ],
  [
    'a placeholder address',
    linking('#'),
    'OF210 "#" is a placeholder: this is drawn without a link | at "#" | put the address here once there is one',
  ],
  [
    'a block that no link can reach',
    siteWith(hero(), { ...about, id: undefined }),
    'OF212 nobody can link to this legal-text | at "legal-text" | give it an id, for example "legal-text"',
  ],
])('finds %s', (_, site, complaint) => {
  const complaints = complaintsOf(site);
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toContain(complaint);
});

test.each([
  ['/me.jpg', hero({ picture: { src: '/me.jpg', alt: 'Me' } }), 'OF301 the picture "/me.jpg" is not in public/'],
  ['/cv.pdf', hero({ links: [{ label: 'CV', href: '/cv.pdf' }] }), 'OF302 the file "/cv.pdf" is not in public/'],
])('misses the file %s', (_, block, complaint) => {
  expect(complaintsOf(siteWith(block), { hasFile: () => false })[0]).toContain(complaint);
  expect(complaintsOf(siteWith(block))).toEqual([]);
});

test('refuses a file that would take the place of a page', () => {
  const [problem] = complaintsOf(smallSite(), { hasFile: (path) => path === '/index.html' });
  expect(problem).toContain('OF303 the file "/index.html" in public/ would take the place of this page | at "/"');
});

test.each([
  ['url', { ...smallSite(), url: 'https://example.com:99999' }, 'https://example.com:99999'],
  [
    'endpoint',
    siteWith(hero(), { ...exampleOf('form'), id: 'f', send: { endpoint: 'https://example.com:0x1' } }),
    'https://example.com:0x1',
  ],
])('refuses the %s that nobody can call', (_, site, address) => {
  expect(complaintsOf(site)[0]).toMatch(/^OF(?:222|110) /);
  expect(complaintsOf(site)[0]).toContain(`at "${address}"`);
});

test('marks the very hole that is wrong, also when it is written twice', () => {
  const [first, second] = diagnosticsOf(siteWith(hero({ title: '{name} {nmae} {nmae}' })));
  expect(second?.column).toBe((first?.column ?? 0) + 7);
});

test('marks a hole behind a character that is written as an escape', () => {
  const text = JSON.stringify(siteWith(hero({ title: 'MARK {nmae}' })), null, 2).replace('MARK', '\\u0041\\"');
  expect(complaintsOf(text)[0]).toContain('at {nmae} |');
});

test('tells the mistake in the owner’s own words once, where the owner wrote them', () => {
  const site = siteWith(hero({ title: '{title}', summary: '{title}' }));
  site.owner.title = 'Developer of {thigns}';
  expect(complaintsOf(site)).toEqual([
    expect.stringContaining('OF205 there is no "{thigns}" to put here | at {thigns}'),
  ]);
});

test('says when the owner’s own words lead back to themselves', () => {
  const site = siteWith(hero({ title: '{title}' }));
  site.owner.title = 'I am {title}';
  expect(complaintsOf(site)[0]).toContain('it leads back to itself');
});

test('finds a file under the name that it has', () => {
  const hasFile = (path: string) => path === '/me.jpg';
  for (const src of ['/public/me.jpg', '/Me.JPG'])
    expect(diagnosticsOf(siteWith(hero({ picture: { src, alt: 'Me' } })), { hasFile })).toMatchObject([
      { code: 'OF301', fix: { text: 'did you mean "/me.jpg"?', certain: false } },
    ]);
});

test('names twenty pages at most', () => {
  const site = withNavigation('/nowhere');
  for (let number = 0; number < 30; number++) site.pages.push({ ...twoPages().pages[1], path: `/p${number}` });
  expect(diagnosticsOf(site)[0]?.help).toMatch(/\/p17, …$/);
});

test('shows where the first of two equal paths stands', () => {
  const pages = [...twoPages().pages, { ...twoPages().pages[1] }];
  const [problem] = diagnosticsOf({ ...twoPages(), pages });
  expect(problem?.related).toMatchObject([{ message: 'used here first' }]);
  expect(problem?.related[0]?.line).toBeLessThan(problem?.line ?? 0);
});

test('checks references only where identities are clean, so that one mistake is told once', () => {
  const site = withNavigation('/nowhere');
  site.pages.push(site.pages[1]);
  expect(diagnosticsOf(site).map(({ code }) => code)).toEqual(['OF202']);
});

test('asks nothing of what is hidden', () => {
  const hidden = { ...about, hidden: true, id: 'x', back: { label: 'y', href: '/nowhere' }, intro: ['{nobody}'] };
  expect(complaintsOf(siteWith(hero(), hidden))).toEqual([]);
});

test('does not link to what is hidden', () => {
  expect(complaintsOf(linking('#about', [{ ...about, hidden: true }]))).toEqual([
    'OF204 there is no place called "#about" on "/" | at "#about" | the block with this id is hidden | places there: none',
  ]);
});

test.each([
  'https://example.com/a?b=c#d',
  'http://example.com',
  'mailto:{email}?subject=Hi%20{name}',
  'tel:+216',
  '#about',
  '/#about',
  '/',
  '/privacy-policy#your-rights',
  '/cv.pdf',
])('is content with %s', (href) => {
  const site = twoPages();
  site.pages[0].blocks.push(about);
  site.pages[0].blocks[0].links = [{ label: 'x', href }];
  expect(complaintsOf(site)).toEqual([]);
});

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//example.com',
  '/\\example.com',
  'https://user@example.com/',
  'https://a b.com',
  'ftp://example.com',
  'about:blank',
  ' https://example.com',
  'https://exam\u200Bple.com',
])('refuses %s', (href) => {
  expect(complaintsOf(linking(href))[0]).toMatch(/^OF110/);
});
