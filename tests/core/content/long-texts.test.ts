import { expect, test } from 'vitest';
import type { Resolved } from '../../../schema/resolved.ts';
import { registry } from '../../../src/blocks/registry.ts';
import type { TextFile } from '../../../src/core/block-host.ts';
import type { CompilerHost } from '../../../src/core/compiler-host.ts';
import { readLongText } from '../../../src/core/content/markdown/read-long-text.ts';
import { sourceOfValue } from '../../../src/core/content/source-of-value.ts';
import { cvPage } from '../../support/cv-pages.ts';
import { code, link, note, onDay, rich, strong } from '../../support/rich-text.ts';
import { compileSite, complaintsOf, diagnosticsOf, siteWith } from '../../support/sites/site.ts';

const hero = { type: 'hero', headline: 'Hello' };
const siteWithText = (...body: string[]) => siteWith({ type: 'text', body });
const textOf = (site: object, host: Partial<CompilerHost> = {}) =>
  compileSite(site, host).site?.pages[0]?.blocks.at(-1) as Resolved<'text'>;
const files = (texts: Record<string, string>): Partial<CompilerHost> => ({
  textFile: (path): TextFile => {
    const text = texts[path];
    return text === undefined ? { problem: 'missing' } : { bytes: new TextEncoder().encode(text) };
  },
});

test('fills placeholders in text, and none in code', () => {
  expect(
    textOf(siteWithText('**{name}**, `{name}` {{name} [a](mailto:{email})', '', '```', '{name}', '```')).content,
  ).toEqual([
    {
      kind: 'paragraph',
      text: rich(strong('Amina Trabelsi'), ', ', code('{name}'), ' {name} ', link('mailto:amina@example.com', 'a')),
    },
    { kind: 'code', lines: [{ pieces: ['{name}'] }] },
  ]);
});

test('numbers footnotes in the digits of the site, and in Latin ones in a text of another language', () => {
  const site = { ...siteWithText('12 a[^1]', '', '[^1]: b'), language: 'ar', digits: 'native' };
  const textIn = (written: object) => JSON.stringify(textOf(written).content);
  expect(textIn(site)).toContain('"parts":["١"]');
  expect(textIn(site)).toContain('12 a');
  expect(textIn({ ...site, digits: undefined })).toContain('"parts":["1"]');
  const { language: _, ...several } = site;
  const [french] = compileSite({ ...several, languages: ['ar', 'fa'] }).translations ?? [];
  expect(JSON.stringify(french?.site.pages)).toContain('"parts":["1"]');
});

test('years in a text stay current', () => {
  const { paginated } = compileSite(siteWithText('In {year}: `{year}`'));
  const [page] = paginated?.pages ?? [];
  const filled = page && onDay(page, { year: 2031, month: 1, day: 1 });
  expect(filled?.blocks.map((block) => 'content' in block && block.content)).toEqual([
    [{ kind: 'paragraph', text: rich('In 2031: ', code('{year}')) }],
  ]);
});

test('gives every heading, footnote and anchor of a page a unique id', () => {
  const site = siteWith(
    { type: 'text', id: 'first', body: ['## First', '', 'a[^1]', '', '[^1]: b'] },
    { type: 'text', id: 'second', body: ['## First', '', 'a[^1]', '', '[^1]: b', '', '## Für {name}'] },
  );
  expect(textOf(site).content).toEqual([
    { kind: 'heading', depth: 1, id: 'first-3', text: 'First' },
    { kind: 'paragraph', text: rich('a', note(1, 'note-1-in-the-text-2', 'note-1-2')) },
    { kind: 'heading', depth: 1, id: 'fur-name', text: 'Für Amina Trabelsi' },
    {
      kind: 'notes',
      notes: [{ id: 'note-1-2', from: ['note-1-in-the-text-2'], content: [{ kind: 'paragraph', text: 'b' }] }],
    },
  ]);
});

test('links can lead to headings of long texts, on the same page and on others', () => {
  const site = siteWith(hero, { type: 'text', id: 'text', body: ['## What was hard', '', '[here](#what-was-hard)'] });
  site.pages.push({ path: '/b', title: 'B', blocks: [{ type: 'text', body: ['[there](/#what-was-hard)'] }] });
  expect(diagnosticsOf(site)).toEqual([]);
  site.pages[0].blocks[1].body[0] = '## What was easy';
  expect(complaintsOf(site)).toEqual([
    'OF204 No anchor "#what-was-hard" on "/". | at #what-was-hard | did you mean "#what-was-easy"? | Anchors on "/": #text, #what-was-easy',
    'OF204 No anchor "#what-was-hard" on "/". | at /#what-was-hard | did you mean "#what-was-easy"? | Anchors on "/": #text, #what-was-easy',
  ]);
});

test('reports the line of the body that contains a problem', () => {
  const site = siteWithText('Words', 'and **[{nmae}](/nowhere)**', '', '<b>');
  const { diagnostics, locator } = compileSite(site);
  expect(
    diagnostics.map((found) => [
      found.code,
      found.pointer,
      locator.line(found.line).slice(found.column - 1, found.endColumn - 1),
    ]),
  ).toEqual([
    ['OF205', '/pages/0/blocks/0/body/1', '{nmae}'],
    ['OF201', '/pages/0/blocks/0/body/1', '/nowhere'],
    ['OF401', '/pages/0/blocks/0/body/3', '<b>'],
  ]);
});

test('reports a problem over several lines at the first one', () => {
  const [found] = diagnosticsOf(siteWithText('a', '', '<div>', 'b', '</div>'));
  expect(found).toMatchObject({ code: 'OF401', pointer: '/pages/0/blocks/0/body/2', line: found?.endLine });
});

test('applies a certain fix in the site file, and never in another file', () => {
  const [inBody] = diagnosticsOf(siteWithText('{emial}'));
  expect(inBody?.fix).toMatchObject({ certain: true });
  const [inFile] = diagnosticsOf(siteWith({ type: 'text', file: 'a.md' }), files({ 'a.md': '{emial}' }));
  expect(inFile).toMatchObject({ file: 'a.md', line: 1, column: 1, endColumn: 8, fix: { certain: false } });
});

test.each([
  [{ type: 'text' }, ['OF102']],
  [{ type: 'text', body: [], file: 'a.md' }, ['OF108']],
  [{ type: 'text', body: ['a'], file: 'a.md' }, ['OF419']],
  [{ type: 'text', body: ['a\nb'] }, ['OF109']],
  [{ type: 'text', file: 'a.txt' }, ['OF109']],
  [{ type: 'text', file: '' }, ['OF107']],
  [{ type: 'text', body: [''] }, ['OF417']],
  [{ type: 'text', hidden: true, file: 'missing.md' }, []],
])('reports a problem of %j once', (block, codes) => {
  const found = diagnosticsOf(siteWith(hero, { id: 'a', ...block }), files({ 'a.md': 'a' }));
  expect(found.map(({ code }) => code)).toEqual(codes);
});

test('checks the pictures of a text like all others', () => {
  const pictureOf: CompilerHost['pictureOf'] = (path) =>
    path === '/huge.jpg' ? { problem: 'huge', size: '90 megapixels' } : undefined;
  const hasFile = (path: string) => ['/huge.jpg', '/a.jpg'].includes(path);
  const site = siteWithText(
    '![a](/none.jpg)',
    '',
    '![b](/huge.jpg)',
    '',
    '![c](/public/a.jpg)',
    '',
    '![d](/a.jpg "{nmae}")',
  );
  expect(complaintsOf(site, { pictureOf, hasFile }).map((line) => line.split(' | ').slice(0, 3).join(' | '))).toEqual([
    'OF301 Image "/none.jpg" not found in public/. | at /none.jpg | Add the file or correct the path. Names are case-sensitive.',
    expect.stringContaining('OF305'),
    'OF301 Image "/public/a.jpg" not found in public/. | at /public/a.jpg | did you mean "/a.jpg"?',
    'OF205 Unknown placeholder "{nmae}". | at {nmae} | did you mean "{name}"?',
  ]);
});

test('suggests the picture with the most similar name, in a text as in the site file', () => {
  const publicFiles = () => [
    { path: '/boats/quay.jpg' },
    { path: '/boats/quai.md' },
    { path: '/boats/quoy.jpg', problem: 'outside' } as const,
  ];
  const hasFile = () => false;
  const fixed = (site: object) =>
    diagnosticsOf(site, { publicFiles, hasFile }).flatMap(({ code, fix }) => (code === 'OF301' ? fix?.text : []));
  expect(fixed(siteWithText('![A quay](/boats/quai.jpg)', '', '![A hill](/hills/top.jpg)'))).toEqual([
    'did you mean "/boats/quay.jpg"?',
    'Add the file or correct the path. Names are case-sensitive.',
  ]);
  expect(fixed(siteWith({ ...hero, picture: { src: '/boats/quai.jpg', alt: 'A quay' } }))).toEqual([
    'did you mean "/boats/quay.jpg"?',
  ]);
});

test('suggests no picture if there are too many to compare quickly', () => {
  const publicFiles = () => Array.from({ length: 100_001 }, (_, index) => ({ path: `/${index}.jpg` }));
  const [found] = diagnosticsOf(siteWithText('![One](/0.jpeg)'), { publicFiles, hasFile: () => false });
  expect(found).toMatchObject({ code: 'OF301', fix: { edits: [] } });
});

test('reports text that the owner limits to the CV in a long text', () => {
  const site = siteWithText('Call me: {phone}', '', '[Write](mailto:{email}), {name}');
  Object.assign(site.owner, { phone: '+216 00 000 000', for: { phone: ['cv'], email: ['cv'] } });
  site.outputs = { cv: false };
  expect(complaintsOf(site).map((line) => line.split(' | ').slice(0, 2))).toEqual([
    [expect.stringContaining('OF233'), 'at {phone}'],
    [expect.stringContaining('OF233'), 'at {email}'],
  ]);
  site.pages[0].blocks.unshift(hero);
  site.pages[0].blocks[1] = { ...site.pages[0].blocks[1], id: 'a', for: ['cv'] };
  expect(complaintsOf(site)).toEqual([]);
});

test('reports an unreadable text file as missing', () => {
  const { textFile: _, ...host } = { textFile: undefined, readLongText };
  const { diagnostics } = compileSite(siteWith({ type: 'text', file: 'a.md' }), {
    ...host,
    textFile: undefined as never,
  });
  expect(diagnostics.map(({ code }) => code)).toEqual(['OF320']);
});

test('does not read a text on a hidden page', () => {
  const site = siteWith(hero);
  site.pages.push({ path: '/b', title: 'B', hidden: true, blocks: [{ type: 'text', body: ['<b>'] }] });
  expect(diagnosticsOf(site)).toEqual([]);
});

test('finds the pictures of a text at any depth', () => {
  const body = [
    '![a](/a.jpg)',
    '',
    '> ![b](/b.jpg)',
    '',
    '- x',
    '',
    '  [![c](/c.jpg)](https://youtu.be/c)',
    '',
    'x[^1]',
    '',
    '[^1]: ![d](/d.jpg)',
  ];
  const block = textOf(siteWithText(...body), { hasFile: (path) => path.endsWith('.jpg') });
  expect(
    registry
      .definitionOf(block)
      .pictures?.(block)
      .map(({ src }) => src),
  ).toEqual(['/a.jpg', '/b.jpg', '/c.jpg', '/d.jpg']);
});

test('throws if the host cannot read long texts', () => {
  const { readLongText: _, ...host } = { readLongText, hasFile: () => true };
  expect(() => compileSite(siteWithText('a'), { ...host, readLongText: undefined as never })).toThrow(
    'cannot read one',
  );
});

const everything = [
  'Two **thousand**[^1]',
  '',
  '- one',
  '  1. two',
  '',
  'After the list, [back](#hard).',
  '',
  '## Hard',
  '',
  '> It works.',
  '> — Leila',
  '',
  '| Year | Calls |',
  '|------|-------|',
  '| 2023 | **80** |',
  '',
  '| | |',
  '|-|-|',
  '| a | b |',
  '',
  '```',
  'code',
  '```',
  '',
  '- > # quoted',
  '  > words',
  '',
  '***',
  '',
  '[^1]: In 2023.',
];

const sectionsOf = (block: object, isRead = true) => {
  const { localized } = compileSite(siteWith(hero, { type: 'text', id: 'x', ...block }));
  const host = { blocks: registry, hasFile: () => true, ...(isRead && { readLongText }) };
  return (
    localized && cvPage(localized, host)?.cv?.sections.filter(({ kind }) => kind === 'other' || kind === 'summary')
  );
};

test('the CV contains a long text under its headings', () => {
  expect(sectionsOf({ heading: 'Gympark', body: everything })).toEqual([
    { kind: 'summary', heading: 'Summary', texts: ['Hello'] },
    {
      kind: 'other',
      heading: 'Gympark',
      items: [
        { texts: [rich('Two ', strong('thousand'), '[1]')], points: ['one', 'two'] },
        { texts: [rich('After the list, ', link('/#hard', 'back'), '.')] },
        {
          title: 'Hard',
          texts: ['It works.', '— Leila'],
          points: [rich('Year: 2023\nCalls: ', strong('80')), 'a\nb', 'quoted words', '[1] In 2023.'],
        },
      ],
    },
  ]);
});

test('a long text without a heading is part of the summary, and one without text is no section', () => {
  expect(sectionsOf({ intro: ['Hi.'], body: ['Words.', '', '- point', '', 'More.'] })).toEqual([
    {
      kind: 'summary',
      heading: 'Summary',
      texts: ['Hello', 'Hi.'],
      items: [{ texts: ['Words.'], points: ['point'] }, { texts: ['More.'] }],
    },
  ]);
  expect(sectionsOf({ body: ['Words.', '', '## More'] })).toEqual([
    { kind: 'summary', heading: 'Summary', texts: ['Hello', 'Words.'], items: [{ title: 'More' }] },
  ]);
  expect(sectionsOf({ heading: 'Lists', body: ['- - a', '', '***', '', '1. b'] })?.[1]).toEqual({
    kind: 'other',
    heading: 'Lists',
    items: [{ points: ['a', 'b'] }],
  });
  expect(sectionsOf({ heading: 'Unread', body: ['a'] }, false)).toHaveLength(1);
  expect(sectionsOf({ heading: 'Code', body: ['```', 'code', '```'] })).toEqual([
    { kind: 'summary', heading: 'Summary', texts: ['Hello'] },
  ]);
});

test('finds the Markdown source of a part of a page', () => {
  const host = { readLongText, ...files({ 'a.md': '# A\n\n- b\n- c\n\nd[^1]\n\n[^1]: e\n' }) };
  const site = siteWith(
    { ...hero, id: 'hidden', hidden: true },
    { type: 'text', id: 'first', heading: 'One', body: ['a', '', 'b', '', 'c'] },
    { type: 'text', id: 'second', file: 'a.md' },
  );
  const { localized } = compileSite(site, host);
  const at = (...steps: (string | number)[]) =>
    localized && sourceOfValue(registry, localized, { path: '/', of: 'page', steps }, host);
  const inBody = (line: number) => ({
    pointer: `/pages/0/blocks/1/body/${line}`,
    part: 'value',
    within: { start: 0, length: 1 },
  });
  expect(at('blocks', 0, 'content', 1, 'text')).toEqual(inBody(2));
  expect(at('blocks', 0, 'content', 2)).toEqual(inBody(4));
  expect(at('blocks', 0, 'heading')).toEqual({ pointer: '/pages/0/blocks/1/heading', part: 'value' });
  expect(at('blocks', 0, 'content')).toEqual({ pointer: '/pages/0/blocks/1/body', part: 'value' });
  expect(at('blocks', 0, 'content', 9)).toEqual({ pointer: '/pages/0/blocks/1/body', part: 'value' });
  const inFile = (offset: number) => ({ file: 'a.md', offset, length: 1, pointer: '/pages/0/blocks/2/file' });
  expect(at('blocks', 1, 'content', 1, 'items', 0, 'content', 0, 'text')).toEqual(inFile(5));
  expect(at('blocks', 1, 'content', 3, 'notes', 0)).toEqual(inFile(21));
});

test('reads no long text if a site has more problems than are reported', () => {
  const links = Array.from({ length: 40 }, () => ({ label: 'x', href: '/nowhere' }));
  const sections = Array.from({ length: 60 }, (_, index) => ({ heading: `H ${index}`, links: links.slice(0, 20) }));
  const site = siteWith(
    hero,
    { type: 'legal-text', id: 'a', heading: 'A', sections },
    { type: 'text', id: 'b', body: ['[x](/lost)'] },
  );
  const found = diagnosticsOf(site);
  expect(new Set(found.map(({ message }) => message))).toEqual(new Set(['Broken link: "/nowhere".']));
  expect(found).toHaveLength(1000);
});

test('suggests the path of a picture in a file relative to public/', () => {
  const bytes = new TextEncoder().encode('Hello\n\n![A](My%20notes/hall.jpg)\n');
  const [problem, ...others] = diagnosticsOf(siteWith({ type: 'text', file: 'a.md' }), {
    textFile: () => ({ bytes }),
    hasFile: (path) => path === '/hall.jpg',
    publicFiles: () => [{ path: '/hall.jpg' }] as never,
  });
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ code: 'OF410', fix: { certain: false, edits: [{ text: '/hall.jpg' }] } });
});

test('suggests a language for code where it is written, and none that could be another word', () => {
  const [file] = diagnosticsOf(
    siteWith({ type: 'text', file: 'a.md' }),
    files({ 'a.md': 'a\n\n```javascrpt\nb\n```' }),
  );
  const [body] = diagnosticsOf(siteWithText('```javascrpt', 'b', '```'));
  for (const found of [file, body])
    expect(found).toMatchObject({
      code: 'OF421',
      fix: { text: 'did you mean "javascript"?', edits: [{ text: 'javascript' }] },
    });
  expect(diagnosticsOf(siteWithText('```klingon', 'b', '```'))).toMatchObject([{ code: 'OF421', fix: { edits: [] } }]);
});
