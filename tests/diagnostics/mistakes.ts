import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Code } from '../../src/core/diagnostics/diagnostic.ts';
import type { MissingCharacters } from '../../src/core/outputs/missing-characters.ts';
import { pngSaying, position, stripes } from '../support/browser/pictures.ts';
import { root } from '../support/root.ts';

/** One mistake: the excerpt in the docs, and the files that contain it. */
export interface Mistake {
  shown: string;
  /** The language of the excerpt, if it isn't JSON. */
  language?: 'md' | 'css';
  /** The files of the folder by name; null is a folder. */
  files: Record<string, string | Uint8Array | null>;
  /** Symbolic links by name, with their targets; the name is in Latin-1 bytes. */
  links?: Record<string, string>;
  options?: { maxSize?: number; maxBlocks?: number };
  /** Whether the mistake needs --complete. */
  isComplete?: boolean;
  /** The time of the compilation, in seconds since 1970. */
  epoch?: number;
  /** Whether the mistake needs a build for a URL. */
  isPublished?: boolean;
  /** Characters that a build doesn't find in any font. */
  missing?: MissingCharacters;
}

const right = readFileSync(join(root, 'tests/diagnostics/site.json'), 'utf8');
const bilingual = right.replace('"language": "en"', '"languages": ["en", "fr"]');
const counted = right.replace(
  '"version": 2,',
  '"version": 2,\n  "analytics": { "plausible": "https://plausible.io" },',
);

const translated = bilingual
  .replace('"I build things."', '{ "en": "I build things.", "fr": "Je construis." }')
  .replace('"You can ask."', '{ "en": "You can ask.", "fr": "Demandez." }');

const photo = await stripes(800, 1000).jpeg().toBuffer();
const inFile = { file: 'gympark.md' };
const half = (bytes: Uint8Array) => bytes.subarray(0, bytes.length / 2);

/** A mistake for every code. mistakes.test.ts checks that it reports only that code. */
export const mistakes: Record<Code, Mistake> = {
  OF000: { shown: '(a folder without a site.json)', files: {} },
  OF001: replacing('"level": 92 }', '"level": 92 },'),
  OF002: replacing('"language": "en",', '"language": "en"'),
  OF003: replacing('"title": "Developer",', '"title": "Developer",\n    "title": "Designer",'),
  OF004: replacing('"title": "Developer",', '"title": "Developer,'),
  OF005: replacing('"language": "en",', '"language": "en", // for now'),
  OF006: replacing('"title": "Developer"', 'title: "Developer"'),
  OF007: replacing('"level": 95 },', '"level": 95,'),
  OF008: replacing('"level": 95', '"level":'),
  OF009: replacing('"title": "Developer"', '"title" "Developer"'),
  OF010: {
    shown: '(the name Aïcha in a file saved as Latin-1)',
    files: { 'site.json': new Uint8Array(Buffer.from(right.replace('Amina', 'Aïcha'), 'latin1')) },
  },
  OF011: {
    shown: '(a file of 2 MB, checked with --max-size 1)',
    files: whole(' '.repeat(2_097_152)),
    options: { maxSize: 1 },
  },
  OF012: {
    ...replacing('"value": 50', `"value": ${'['.repeat(60)}${']'.repeat(60)}`),
    shown: '"value": [[[[[[[[ … ]]]]]]]]',
  },
  OF013: replacing('I build things.', 'I build \\u0007 things.'),
  OF014: { shown: '(an empty file)', files: whole('') },
  OF015: replacing('"level": 95', '"level": 095'),
  OF016: replacing('I build things.', 'I build \\u202E things.'),
  OF017: {
    shown: '(a site with 6 blocks, checked with --max-blocks 5)',
    files: whole(right),
    options: { maxBlocks: 5 },
  },
  OF018: { shown: '(a folder named site.json)', files: { 'site.json': null } },
  OF019: replacing('"roles": ["Lead", "Developer"],', '"roles": ["Lead", "Developer"]],'),
  OF020: {
    ...replacing('"language": "en"', `"language": "en", "labels": { ${manySettings(1001)} }`),
    shown: '"labels": { "a0": "", "a1": "", "a2": "", … "a1000": "" }',
  },
  OF021: { shown: '(a list of 100,001 numbers)', files: whole(`[${'1,'.repeat(100_000)}1]`) },
  OF022: {
    shown: '(a YAML file named site.json)',
    files: whole('version: 2\nowner:\n  name: Amina Trabelsi\n'),
  },
  OF023: { shown: '(a site inside a code fence, copied from a chat)', files: whole(`\`\`\`json\n${right}\`\`\`\n`) },

  OF101: replacing('"type": "timeline"', '"type": "timelime"'),
  OF102: replacing('          "headline": "Hello, I am {name}",\n', ''),
  OF103: replacing('"level": 90', '"level": "90"'),
  OF104: replacing('"summary"', '"sumary"'),
  OF105: replacing('"level": 90', '"level": 120'),
  OF106: replacing('"icon": "github"', '"icon": "facebook"'),
  OF107: replacing('"headline": "Hello, I am {name}"', '"headline": ""'),
  OF108: replacing('["Lead", "Developer"]', '[]'),
  OF109: replacing('"id": "skills"', '"id": "My Skills"'),
  OF110: replacing('"https://github.com/"', '"javascript:alert(1)"'),
  OF111: replacing('["Lead", "Developer"]', '["Lead", "Developer", "Lead"]'),

  OF201: replacing('"/privacy-policy" }', '"/privcy-policy" }'),
  OF202: replacing('"path": "/privacy-policy"', '"path": "/"'),
  OF203: replacing('"id": "work"', '"id": "skills"'),
  OF204: replacing('"/#skills"', '"/#skils"'),
  OF205: replacing('I build things.', 'I am {nmae}.'),
  OF206: replacing('"id": "work"', '"id": "location"'),
  OF207: replacing('"path": "/privacy-policy"', '"path": "/404"'),
  OF208: replacing('"role": "Lead"', '"role": "Leed"'),
  OF209: replacing(',\n    "email": "amina@example.com"', ''),
  OF210: replacing('"https://github.com/"', '"#"'),
  OF211: replacing('"category": "web"', '"category": "mobile"'),
  OF212: replacing('          "id": "jobs",\n', ''),
  OF213: replacing('"path": "/",', '"path": "/home",'),
  OF214: replacing('"start": "2021-01", "end": "present"', '"start": "2021-01", "end": "2020-12"'),
  OF215: replacing(
    '[{ "id": "web", "label": "Web" }]',
    '[{ "id": "web", "label": "Web" }, { "id": "web", "label": "Sites" }]',
  ),
  OF216: replacing('"name": "topic"', '"name": "name"'),
  OF217: replacing('"required": true', '"minLength": 9, "maxLength": 2'),
  OF218: replacing('"heading": "Contact"', '"send": { "endpoint": "http://example.com/messages" }'),
  OF219: replacing('"heading": "Contact"', '"send": { "endpoint": "http://localhost:8080/" }'),
  OF220: { shown: '(a site without "url", when it is built)', files: whole(right) },
  OF221: replacing('"name": "topic"', '"name": "submit"'),
  OF222: replacing('"language": "en"', '"language": "en", "url": "https://example.com:99999/"'),
  OF223: replacing('"heading": "Contact"', '"send": { "endpoint": "/_onefolio/inbox" }'),
  OF224: replacing('"heading": "Contact"', '"send": { "endpoint": "/_onefolio/inbx" }'),
  OF225: replacing('"heading": "Contact"', '"send": { "endpoint": "/privacy-policy" }'),
  OF226: replacing('"technologies": ["React", "PHP"]', '"date": "2021"'),
  OF227: replacing('"start": "2021-01", "end"', '"start": "2021-02-30", "end"'),
  OF228: replacing(
    '"groups": [',
    '"badges": { "items": [{ "name": "Scrum Master", "date": "2021", "expires": "2020-05" }] },\n          "groups": [',
  ),
  OF229: replacing('"level": 95', '"level": 95, "evidence": ["gimpark"]'),
  OF230: replacing('"path": "/privacy-policy"', '"path": "/cv"'),
  OF231: {
    shown: '(a file public/resume.json, and "outputs": { "resume": true })',
    files: {
      ...replacing('"language": "en"', '"language": "en", "outputs": { "resume": true }').files,
      'public/resume.json': '{}',
    },
  },
  OF232: replacing(
    '"email": "amina@example.com"',
    '"email": "amina@example.com", "phone": "+216 00", "for": { "phone": ["cv"] }',
  ),
  OF233: replacing(
    '"email": "amina@example.com"\n  },',
    '"email": "amina@example.com",\n    "location": "Tunis",\n    "for": { "location": ["cv"] },\n    "summary": "I live in {location}."\n  },',
  ),

  OF234: {
    ...replacing('I build things.', `I build things. ${'*'.repeat(501)}`),
    shown: '"summary": "I build things. ***************** … "',
  },
  OF235: replacing('I build things.', 'I build ![things](https://example.com/).'),
  OF236: replacing('I build things.', 'I build [things](https://example.com/ \\"All\\").'),
  OF237: replacing('"heading": "Skills"', '"heading": "[Skills](https://example.com/)"'),
  OF238: replacing('I build things.', 'I build things. [](https://example.com/)'),
  OF239: replacing('"label": "Projects"', '"label": "**Projects**"'),

  OF240: replacing('"title": "Sisa" }', '"title": "Sisa", "page": "/privacy-policy", "href": "https://example.com/" }'),
  OF241: replacing('"title": "Privacy",\n', '"title": "Privacy", "date": "2026-03-15", "updated": "2025-03-15",\n'),
  OF242: replacing('"summary": "I build things.",', '"summary": "I build things.", "role": "Developer",'),
  OF243: {
    shown: '(a list of 21 posts on "/blog", and a page "/blog/2")',
    files: whole(withPosts(21, { path: '/blog/2', title: 'Two', blocks: [{ type: 'hero', headline: 'Two' }] })),
  },
  OF244: {
    shown: '(a page with two lists of pages)',
    files: whole(
      withPosts(1, {
        path: '/notes',
        title: 'Notes',
        blocks: [{ type: 'page-list' }, { type: 'page-list', id: 'more', heading: 'More' }],
      }),
    ),
  },
  OF245: {
    shown: '(a list of pages with the tag "symphony", and a post with the tag "symfony")',
    files: whole(withPosts(1, { path: '/notes', title: 'Notes', blocks: [{ type: 'page-list', tags: ['symphony'] }] })),
  },
  OF246: {
    shown: '(a site with "outputs": { "feed": true } and without "url", when it is built)',
    files: replacing('"version": 2,', '"version": 2,\n  "outputs": { "feed": true },').files,
  },
  OF247: replacing('"name": "Amina Trabelsi"', '"name": "Your Name"'),
  OF248: {
    ...replacing('"name": "Amina Trabelsi"', '"name": "Your Name"'),
    shown: '"name": "Your Name", when the site is built with "url"',
    isPublished: true,
  },
  OF249: replacing(
    `{ "name": "PHP", "level": 95 },
                { "name": "Rust", "level": 90 },
                { "name": "Symfony", "level": 92 }`,
    `{ "name": "PHP", "level": 0.95 },
                { "name": "Rust", "level": 1 },
                { "name": "Symfony" }`,
  ),
  OF250: withFilm(
    replacing(
      '{ "title": "Sisa" }',
      '{ "title": "Sisa", "video": { "href": "https://example.com/film.mp4", "picture": { "src": "/film.jpg", "alt": "Film" } } }',
    ),
  ),
  OF251: withFilm({
    ...replacing(
      '        {\n          "type": "timeline"',
      '        { "type": "gallery", "id": "films", "items": [{ "picture": { "src": "/film.jpg", "alt": "Film" }, "video": { "href": "https://vimeo.com/1", "picture": { "src": "/film.jpg", "alt": "Film" } } }] },\n        {\n          "type": "timeline"',
    ),
    shown: '{ "picture": { … }, "video": { … } }',
  }),
  OF252: {
    ...replacing(
      '"path": "/privacy-policy",\n',
      `"path": "/more", "title": "More", "blocks": [${cards(1000)}] },\n    {\n      "path": "/privacy-policy",\n`,
    ),
    shown: '(a second page with 1,000 cards)',
  },

  OF253: {
    ...replacing('"summary"', '"picture": { "src": "/me.jpg", "alt": "IMG_2034.jpg" }, "summary"'),
    files: {
      ...replacing('"summary"', '"picture": { "src": "/me.jpg", "alt": "IMG_2034.jpg" }, "summary"').files,
      'public/me.jpg': photo,
    },
  },

  OF254: replacing('I build things.', 'I am {author}.'),
  OF255: replacing('"language": "en",', '"language": "en", "timeZone": "Tunisia",'),
  OF256: {
    ...replacing(
      '"pages": [',
      '"pages": [{ "path": "/news", "title": "News", "date": "2026-03-15", "blocks": [{ "type": "hero", "headline": "News" }] },',
    ),
    epoch: Date.UTC(2026, 2, 14, 20) / 1000,
  },
  OF257: replacing('"start": "2021-01", "end"', '"start": "2202-01", "end"'),
  OF258: replacing(
    '"email": "amina@example.com"',
    '"email": "amina@example.com", "location": { "address": "12 Rue de Rome", "city": "Tunis" }',
  ),
  OF260: inTwo('"title": "Home"', '"title": { "en": "Home", "fra": "Accueil" }'),
  OF261: inTwo('"title": "Home"', '"title": { "fr": "Accueil" }'),
  OF262: replacing('"language": "en",', '"language": "en",\n  "languages": ["en", "fr"],'),
  OF263: replacing('"language": "en"', '"languages": ["en-UK", "fr"]'),
  OF264: replacing('"language": "en"', '"languages": ["en", "xx"]'),
  OF265: inTwo('"path": "/privacy-policy"', '"path": "/fr/privacy"'),
  OF266: {
    shown: '(a file public/fr/cv.pdf, and "languages": ["en", "fr"])',
    files: { ...whole(bilingual), 'public/fr/cv.pdf': '%PDF' },
  },
  OF277: replacing('"language": "en"', '"language": "eu"'),
  OF278: replacing('"https://github.com/"', '"/cv.pdf"'),
  OF279: {
    ...replacing('"title": "Developer"', '"title": "Developer of 山田"'),
    shown: '"title": "Developer of 山田", when the CV is printed as PDF without a font for Chinese or Japanese',
    missing: {
      path: '/cv.pdf',
      language: 'en',
      characters: ['山', '田'],
      words: ['山田'],
      isPublished: false,
      install: 'npm install --save-dev @expo-google-fonts/noto-sans-jp@0.4.x',
    },
  },
  OF280: {
    ...replacing('"title": "Developer"', '"title": "Developer 🚀"'),
    shown: '"title": "Developer 🚀", when the CV is printed as PDF',
    missing: { path: '/cv.pdf', language: 'en', characters: ['🚀'], words: ['🚀'], isPublished: true },
  },
  OF281: replacing(
    '"language": "en",',
    '"language": "en", "outputs": { "variants": { "backend": { "drop": ["skils"] } } },',
  ),
  OF282: replacing('"organization": "Acme",', '"organization": "Acme", "in": ["backend"],'),
  OF283: replacing('"language": "en",', '"language": "en", "outputs": { "variants": { "Team Lead": {} } },'),
  OF285: replacing('"language": "en",', '"language": "en", "outputs": { "cv": false, "variants": { "backend": {} } },'),
  OF267: { ...replacing('"title": "Home"', '"title": { "en": "Home" }', translated), isComplete: true },
  OF268: inTwo('"Hello, I am {name}"', '{ "en": "Hello, I am {name}", "fr": "Bonjour" }'),

  OF270: replacing('"title": "Privacy",\n', '"title": "Privacy", "date": "2026-03-15", "updated": "2202-03-15",\n'),
  OF271: replacing('"language": "en"', '"language": "en", "theme": { "color": "teel" }'),
  OF272: replacing('"language": "en"', '"language": "en", "theme": { "color": "teal", "accent": 145 }'),
  OF273: replacing('"language": "en"', '"language": "en", "theme": { "font": { "text": "Comic Sans" } }'),
  OF274: replacing('"language": "en"', '"language": "en", "theme": { "font": { "text": "Lora" } }'),
  OF275: {
    ...replacing('"language": "en"', '"language": "en", "theme": { "font": { "text": "/mine.woff2" } }'),
    files: {
      ...whole(right.replace('"language": "en"', '"language": "en", "theme": { "font": { "text": "/mine.woff2" } }')),
      'public/mine.woff2': 'not a font',
    },
  },
  OF276: {
    ...replacing('"language": "en"', '"language": "en", "theme": { "font": { "text": "/mine.woff2" } }'),
    files: {
      ...whole(right.replace('"language": "en"', '"language": "en", "theme": { "font": { "text": "/mine.woff2" } }')),
      'public/mine.woff2': readFileSync(
        join(
          root,
          'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
        ),
      ),
    },
  },
  OF286: replacing('"language": "en"', '"language": "en", "theme": { "color": "#4a7c5980" }'),
  OF287: replacing('"language": "en"', '"language": "en", "theme": { "color": "oklch(54 0.08 155)" }'),
  OF301: replacing('"summary"', '"picture": { "src": "/me.jpg", "alt": "Me" }, "summary"'),
  OF302: replacing('"https://github.com/"', '"/poster.pdf"'),
  OF303: {
    shown: '(a page "/privacy-policy", and a file public/privacy-policy.html)',
    files: { ...whole(right), 'public/privacy-policy.html': '' },
  },
  OF304: withPicture('a truncated photo /me.jpg', '/me.jpg', half(photo)),
  OF305: withPicture('a photo /me.png of 12000 by 9000 pixels', '/me.png', await pngSaying(12_000, 9000)),
  OF306: withPicture('a PNG file named /me.jpg', '/me.jpg', await stripes(8, 10).png().toBuffer()),
  OF307: withPicture(
    'a photo /me.jpg straight from a phone',
    '/me.jpg',
    await stripes(8, 10).jpeg().withExif(position).toBuffer(),
  ),
  OF308: withPicture(
    'an SVG file /me.svg of 2 MB',
    '/me.svg',
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5">${' '.repeat(2 * 1024 * 1024)}</svg>`,
  ),
  OF309: {
    shown: '(a file public/assets/cv.pdf)',
    files: { ...whole(right), 'public/assets/cv.pdf': 'x' },
  },

  OF310: { shown: '(a file public/.env)', files: { ...whole(right), 'public/.env': 'x' } },
  OF311: {
    shown: '(a symbolic link public/cv.pdf to a file outside public/)',
    files: { ...whole(right), 'public/me.txt': '', 'cv.pdf': 'x' },
    links: { 'public/cv.pdf': '../cv.pdf' },
  },
  OF312: {
    shown: '(a file public/Aïcha.jpg whose name is encoded as Latin-1)',
    files: { ...whole(right), 'public/me.jpg': 'x' },
    links: { 'public/A\xEFcha.jpg': 'me.jpg' },
  },
  OF313: withIcon('a photo named /icons/mine.svg', '/icons/mine.svg', photo),
  OF314: withIcon(
    'an SVG file /icons/mine.svg of 30 kB',
    '/icons/mine.svg',
    drawing(`${' '.repeat(30_000)}<path d="M1 1h22"/>`),
  ),
  OF315: withIcon(
    'an SVG file /icons/mine.svg that contains a script',
    '/icons/mine.svg',
    drawing('<script>alert(1)</script>'),
  ),

  OF316: withPicture(
    'a drawing /me.svg that shows photo.jpg',
    '/me.svg',
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><image href="photo.jpg"/></svg>',
  ),
  OF320: withText('(a text in a missing file gympark.md)', { file: 'gympark.md' }, {}),
  OF321: withText('(a text in a file ../gympark.md, outside the folder of the site)', { file: '../gympark.md' }, {}),
  OF322: withText('(a text in a file public/gympark.md)', { file: 'public/gympark.md' }, { 'public/gympark.md': 'a' }),
  OF323: {
    ...withText('(a file gympark.md of 2 MB, checked with --max-size 1)', inFile, {
      'gympark.md': 'a '.repeat(1_048_576),
    }),
    options: { maxSize: 1 },
  },
  OF324: withText('(a folder named gympark.md)', inFile, { 'gympark.md': null }),

  OF325: withFolder('(a missing folder posts)', {}),
  OF326: {
    shown: '"folder": "../posts"',
    files: whole(right.replace('"pages": [', '"pages": [{ "folder": "../posts" }, ')),
  },
  OF327: withFolder('(a folder posts without .md files)', { 'posts/notes.txt': 'Notes' }),
  OF328: withFolder('(a file named posts)', { posts: 'Notes' }),
  OF329: withFolder('(a file posts/My Post.md)', { 'posts/My Post.md': '---\ntitle: My post\n---\nWords' }),

  OF330: withFolder('(a folder posts with a file my-post.markdown)', {
    'posts/first.md': '---\ntitle: First\n---\nWords',
    'posts/my-post.markdown': '---\ntitle: Mine\n---\nWords',
  }),
  OF331: {
    shown: '(a file posts/gyms.fr.md with a different date from posts/gyms.md)',
    files: {
      ...whole(bilingual.replace('"pages": [', '"pages": [{ "folder": "posts" }, ')),
      'posts/gyms.md': '---\ntitle: Gyms\ndate: 2026-03-15\n---\nWords',
      'posts/gyms.fr.md': '---\ntitle: Salles\ndate: 2026-03-16\n---\nMots',
    },
  },
  OF332: replacing(
    '"type": "timeline",',
    '"type": "publication-list", "id": "papers", "publications": [{ "title": "Queues", "authors": ["Ann Lee"] }] }, { "type": "timeline",',
  ),

  OF340: {
    shown: '(a photo public/DSC_0815.jpg of 5 MB)',
    files: { ...whole(right), 'public/DSC_0815.jpg': new Uint8Array(5 * 1024 * 1024) },
  },
  OF341: withText('(a text in a hidden folder)', { file: '.drafts/gympark.md' }, { '.drafts/gympark.md': 'a' }),
  OF342: {
    shown: '(a list of 21 posts on "/assets")',
    files: whole(withPosts(21, { path: '/assets', title: 'Assets', blocks: [{ type: 'page-list' }] })),
  },

  OF401: withMarkdown('Two <b>thousand</b> members'),
  OF402: withMarkdown('---', 'title: Gympark', '---', '', 'Two thousand members'),
  OF403: withMarkdown('Two thousand members', '', '    booked by phone'),
  OF404: withMarkdown('More at <https://example.com/>'),
  OF406: {
    ...withMarkdown(`${'> '.repeat(17)}deep`),
    shown: '(a quote nested 17 levels deep)',
  },
  OF407: {
    ...withMarkdown('> Two thousand members', ...Array.from({ length: 201 }, () => 'booked by phone')),
    shown: '(a quote with 201 lines without >)',
  },
  OF408: withMarkdown('The hall ![The hall](/hall.jpg) before'),
  OF409: withMarkdown('![](/me.jpg)'),
  OF410: withMarkdown('![The hall](https://example.com/hall.jpg)'),
  OF411: withMarkdown('[![The hall](/me.jpg)](https://example.com/)'),
  OF412: withMarkdown('Two thousand members[^1]'),
  OF413: withMarkdown('Two thousand members', '', '[^1]: In 2024'),
  OF414: withMarkdown('```js {4}', 'book(2);', '```'),
  OF415: withMarkdown('```js', 'book(2);'),
  OF416: withMarkdown('##', '', 'Two thousand members'),
  OF417: withMarkdown(''),
  OF418: {
    ...withMarkdown('Two thousand', ...Array.from({ length: 1001 }, (_, index) => `[a${index}]: /`)),
    shown: '(a text with 1,001 link definitions)',
  },
  OF419: withText('', { body: ['Two thousand members'], file: 'gympark.md' }, { 'gympark.md': 'a' }),
  OF420: {
    ...withMarkdown('|a'.repeat(101), '|-'.repeat(101)),
    shown: '(a table with 101 columns)',
  },
  OF421: withMarkdown('```klingon', 'nuqneH', '```'),

  OF422: withSettings('Words without settings'),
  OF423: withSettings('---', 'title: Queues: the whole story', '---', 'Words'),
  OF424: withSettings('---', 'title: &words Queues', '---', 'Words'),
  OF425: {
    ...withSettings('---', 'title: Queues', ...Array.from({ length: 501 }, () => ''), '---', 'Words'),
    shown: '(a file with over 500 lines of front matter)',
  },
  OF426: withMarkdown('Two **thousand members'),
  OF427: withMarkdown('| Year | Calls |', '|---|---|', '| 2024 | 80 | few |'),
  OF440: replacing('"label": "Projects"', '"label": "Research &amp; projects"'),
  OF441: replacing('I build things.', 'I am {{name}}.'),
  OF442: replacing('I build things.', 'I run a caf\uFFFD.'),
  OF443: replacing('I build things.', 'I build\u00A0small\u00A0and\u00A0large\u00A0shops.'),

  OF288: {
    shown: '(a site with "analytics" and without "url", when it is built)',
    files: replacing('I build things.', 'I build things, and Plausible counts page views.', counted).files,
  },
  OF289: replacing('"language": "en",', '"language": "en", "url": "https://amina.example/",', counted),
  OF290: withFrame('/demo/index.html', { from: 'https://player.example/1' }),
  OF291: withFrame('/privacy-policy/demo.html'),
  OF292: replacing(
    '"type": "skill-group",',
    '"type": "embed", "id": "film", "title": "A film", "from": "https://youtu.be/aqz-KE-bpKQ" },\n        {\n          "type": "skill-group",',
  ),
  OF293: replacing(
    '"type": "skill-group",',
    '"type": "embed", "id": "demo", "title": "A demo", "from": "https://amina.example/demo/" },\n        {\n          "type": "skill-group",',
    right.replace('"language": "en",', '"language": "en",\n  "url": "https://amina.example/",'),
  ),
  OF343: withStyle('main { color red }'),
  OF344: withStyle('@import "other.css";'),
  OF345: withStyle('main { background: url(https://example.com/dots.png) }'),
  OF346: withStyle('.hero-headline { letter-spacing: 0 }'),
  OF901: replacing('"version": 2', '"version": 3'),
};

function whole(text: string): Mistake['files'] {
  return { 'site.json': text };
}

function cards(count: number): string {
  return `{ "type": "card-grid", "heading": "Cards", "layout": "projects", "cards": [${Array(count).fill('{ "title": "Gympark" }').join()}] }`;
}

/* Adds the picture that a mistake refers to. */
function withFilm({ files, ...mistake }: Mistake): Mistake {
  return { ...mistake, files: { ...files, 'public/film.jpg': photo } };
}

/* The small site with a replacement. The excerpt has the changed lines, and one line before and after them. */
function replacing(from: string, to: string, text = right): Mistake {
  if (!text.includes(from)) throw new Error(`the small site has no ${from}`);
  const wrong = text.replace(from, () => to);
  const [before, after] = [text.split('\n'), wrong.split('\n')];
  const start = before.findIndex((line, index) => line !== after[index]);
  const same = [...before].reverse().findIndex((line, index) => line !== after.at(-1 - index));
  const lines = after.slice(Math.max(0, start - 1), after.length - same + 1);
  const indent = Math.min(...lines.map((line) => line.length - line.trimStart().length));
  return { shown: lines.map((line) => line.slice(indent)).join('\n'), files: whole(wrong) };
}

/* The bilingual small site with a replacement. */
function inTwo(from: string, to: string): Mistake {
  return replacing(from, to, bilingual);
}

/* The small site with this many posts, their list on /blog, and another page. */
function withPosts(count: number, page: object): string {
  const site = JSON.parse(right);
  const posts = Array.from({ length: count }, (_, index) => ({
    path: `/post-${index}`,
    title: `Post ${index}`,
    date: '2021-03-15',
    tags: ['symfony'],
    blocks: [{ type: 'hero', headline: `Post ${index}` }],
  }));
  const blog = { path: '/blog', title: 'Blog', blocks: [{ type: 'page-list', heading: 'Posts' }] };
  return JSON.stringify({ ...site, pages: [...site.pages, blog, ...posts, page] }, null, 2);
}

/* The small site with a picture of its owner in public/. */
function withPicture(shown: string, src: string, content: string | Uint8Array): Mistake {
  const { files } = replacing('"summary"', `"picture": { "src": "${src}", "alt": "Me" }, "summary"`);
  return { shown: `(${shown})`, files: { ...files, [`public${src}`]: content } };
}

/* The small site with a long text and other files. The excerpt defaults to the block in the site file. */
function withText(shown: string, text: object, files: Mistake['files']): Mistake {
  const block = JSON.stringify({ type: 'text', id: 'case', ...text }, null, 2).replace(/\n */g, ' ');
  const wrong = right.replace(/\{\s*"type": "skill-group"/, (next) => `${block},\n        ${next}`);
  return { shown: shown || block, files: { ...whole(wrong), ...files } };
}

/* The small site with a file in a frame. */
function withFrame(src: string, more: object = {}): Mistake {
  const block = JSON.stringify({ type: 'embed', id: 'demo', title: 'A demo', src, ...more }, null, 2).replace(
    /\n */g,
    ' ',
  );
  const wrong = right.replace(/\{\s*"type": "skill-group"/, (next) => `${block},\n        ${next}`);
  return { shown: block, files: { ...whole(wrong), [`public${src}`]: '<!doctype html><title>A demo</title>' } };
}

/* The small site with a style sheet. */
function withStyle(...lines: string[]): Mistake {
  const wrong = right.replace('"language": "en"', '"language": "en", "theme": { "style": "style.css" }');
  return { shown: lines.join('\n'), language: 'css', files: { ...whole(wrong), 'style.css': `${lines.join('\n')}\n` } };
}

/* The small site with a text in a Markdown file. */
function withMarkdown(...lines: string[]): Mistake {
  const files = { 'gympark.md': `${lines.join('\n')}\n`, 'public/me.jpg': photo };
  return { ...withText('-', inFile, files), shown: lines.join('\n'), language: 'md' };
}

/* The small site with a folder of pages. */
function withFolder(shown: string, files: Mistake['files']): Mistake {
  return { shown, files: { ...whole(right.replace('"pages": [', '"pages": [{ "folder": "posts" }, ')), ...files } };
}

/* The small site with a folder of one page. */
function withSettings(...lines: string[]): Mistake {
  return {
    ...withFolder('-', { 'posts/queues.md': `${lines.join('\n')}\n` }),
    shown: lines.join('\n'),
    language: 'md',
  };
}

/* The small site with a custom icon in public/. */
function withIcon(shown: string, icon: string, content: string | Uint8Array): Mistake {
  const { files } = replacing('"icon": "github"', `"icon": "${icon}"`);
  return { shown: `(${shown})`, files: { ...files, [`public${icon}`]: content } };
}

function drawing(shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${shapes}</svg>`;
}

function manySettings(count: number): string {
  return Array.from({ length: count }, (_, index) => `"a${index}": ""`).join(', ');
}
