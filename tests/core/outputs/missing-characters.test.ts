import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import type { CompilerHost } from '../../../src/core/compiler-host.ts';
import { formatMessage } from '../../../src/core/diagnostics/diagnostic.ts';
import { type MissingCharacters, missingCharactersProblems } from '../../../src/core/outputs/missing-characters.ts';
import { toDiagnostics } from '../../../src/core/source/to-diagnostics.ts';
import { mark } from '../../diagnostics/marks.ts';
import { compileSite, exampleOf, siteWith, smallSite, textHost } from '../../support/sites/site.ts';

const missing: MissingCharacters = {
  path: '/cv.pdf',
  language: 'en',
  characters: ['🚀'],
  words: ['"🚀"', '🚀'],
  isPublished: true,
};
const host: CompilerHost = { hasFile: () => true, publicFolder: 'public/', maxBlocks: 10_000, ...textHost };

/* The lines of a site file, or of other files, with a mark around what the warnings point at. */
function markedLines(site: object, more: Partial<MissingCharacters>[] = [{}], files: Partial<CompilerHost> = {}) {
  const { written, locator, diagnostics: wrong } = compileSite(site, files);
  if (!written) throw new Error(JSON.stringify(wrong));
  const list = more.map((each) => ({ ...missing, ...each }));
  const problems = missingCharactersProblems(list, written, { ...host, ...files });
  const diagnostics = toDiagnostics(registry, problems, written, locator);
  return diagnostics.flatMap((each) =>
    mark({ diagnostics: [{ ...each, related: [] }], locator: locator.forFile(each.file) })
      .split('\n')
      .filter((line) => line.includes('⟦'))
      .map((line) => line.trim()),
  );
}

const withOwner = (more: object, site = smallSite()) => ({ ...site, owner: { ...site.owner, ...more } });
const job = (more: object) => ({ title: 'Engineer', organization: 'Acme', ...more });
const timeline = (...entries: object[]) => ({ type: 'timeline', heading: 'Work', entries });

test('points at the first text of the CV with the word', () => {
  expect(markedLines(withOwner({ title: 'A rocket, 🚀', summary: 'My "🚀" is a "🚀"' }))).toEqual([
    '"summary": "My ⟦\\"🚀\\"⟧ is a \\"🚀\\""',
  ]);
});

test('points at the character where typography has changed the word', () => {
  expect(markedLines(withOwner({ title: "A '🚀'" }), [{ words: ['‘🚀’'] }])).toEqual(['"title": "A \'⟦🚀⟧\'",']);
});

test('never points at a text that is not on the CV', () => {
  const entries = [
    job({ title: '🚀 hidden', hidden: true }),
    job({ title: '🚀 on the web', for: ['web'] }),
    job({ description: 'On the CV 🚀' }),
  ];
  const site = siteWith(
    { type: 'hero', headline: 'Hello', actions: [{ label: '🚀', href: '/' }] },
    { ...exampleOf('form'), heading: '🚀' },
    timeline(...entries),
  );
  const post = { path: '/post', title: '🚀', date: '2026-01-02', blocks: [{ type: 'text', body: ['🚀'] }] };
  const whole = {
    notes: { todo: '🚀' },
    ...withOwner({ picture: { src: '/me.jpg', alt: '🚀' } }, site),
    footer: { copyright: '🚀' },
    pages: [post, { ...site.pages[0], title: '🚀' }],
  };
  expect(markedLines(whole)).toEqual(['"description": "On the CV ⟦🚀⟧"']);
});

test('points at the text of the language of the file', () => {
  const { language, ...site } = smallSite();
  const owner = {
    title: { en: '山田 in English', fr: 'Développeuse' },
    summary: { en: '山田 too', fr: 'Pour 山田' },
  };
  const whole = withOwner(owner, { ...site, languages: ['en', 'fr'] });
  const missingWords = ['山田'];
  expect(markedLines(whole, [{ words: missingWords, path: '/fr/cv.pdf', language: 'fr' }])).toEqual([
    '"fr": "Pour ⟦山田⟧"',
  ]);
  expect(markedLines(whole, [{ words: missingWords }])).toEqual(['"en": "⟦山田⟧ in English",']);
});

test('points at a text of the variant', () => {
  const entries = [
    job({ title: 'All 🚀', in: ['frontend'] }),
    job({ achievements: [{ text: 'Some 🚀', in: ['backend'] }, '🚀'] }),
  ];
  const site = { ...siteWith(timeline(...entries)), outputs: { variants: { api: { only: ['backend'] } } } };
  expect(markedLines(site, [{ path: '/cv-api.pdf' }, {}])).toEqual(['"title": "All ⟦🚀⟧",', '"text": "Some ⟦🚀⟧",']);
});

test('points at Markdown, in the lines of a block or in its file, outside of code', () => {
  const body = ['```', '🚀', '```', '', 'A text.', '', 'A 🚀', 'in a text.'];
  expect(markedLines(siteWith({ type: 'text', body }))).toEqual(['"A ⟦🚀⟧",']);
  const textFile = () => ({ bytes: new TextEncoder().encode('A text.\n\nWith a 🚀.\n') });
  const site = siteWith({ type: 'text', file: 'gympark.md' });
  const { written } = compileSite(site, { textFile });
  expect(missingCharactersProblems([missing], written, { ...host, textFile })).toMatchObject([
    { at: { file: 'gympark.md', offset: 16, length: 2 } },
  ]);
});

test('points at Markdown in the language of the file', () => {
  const { language, ...site } = siteWith({ type: 'text', body: { en: ['A 🚀'], fr: ['Une 🚀'] } });
  const whole = { ...site, languages: ['en', 'fr'] };
  expect(markedLines(whole, [{ path: '/fr/cv.pdf', language: 'fr' }])).toEqual(['"Une ⟦🚀⟧"']);
});

test('points at no Markdown of a file that has become unreadable', () => {
  const { written } = compileSite(siteWith({ type: 'text', file: 'gympark.md' }));
  const gone = { ...host, textFile: () => undefined };
  expect(missingCharactersProblems([missing], written, gone)).toMatchObject([{ at: { pointer: '' } }]);
});

test('points at an address', () => {
  const website = 'https://山田.example/';
  expect(markedLines(withOwner({ website }), [{ words: ['山田.example'] }])).toEqual([
    '"website": "https://⟦山田.example⟧/"',
  ]);
});

test('points at the start of the file where no text of the site has the character', () => {
  expect(markedLines(smallSite())).toEqual(['⟦{⟧']);
});

test('has no position in a site that has become invalid', () => {
  expect(missingCharactersProblems([missing], null, host)).toMatchObject([{ at: { pointer: '' } }]);
});

const messagesOf = (...list: Partial<MissingCharacters>[]) =>
  missingCharactersProblems(
    list.map((each) => ({ ...missing, ...each })),
    null,
    host,
  ).map((problem) => Object.values(formatMessage(problem)).join(' '));

test('names the file and its missing characters, and explains how to install a font', () => {
  const letters = { characters: ['山', '田'], isPublished: false };
  const install = 'npm install --save-dev @expo-google-fonts/noto-sans-jp@0.4.x';
  expect(messagesOf({}, letters, { ...letters, install })).toEqual([
    'No installed font has "🚀", so this text is missing in /cv.pdf. Remove it from the text, or ignore this warning.',
    'No installed font has "山" and "田", so /cv.pdf can\'t be published. Remove them from the text.',
    'No installed font has "山" and "田", so /cv.pdf can\'t be published. Run "npm install --save-dev @expo-google-fonts/noto-sans-jp@0.4.x" in the folder of your site.',
  ]);
});

test('files with the same characters at the same text share a warning', () => {
  const characters = ['山', '田'];
  const files = [{ characters }, { path: '/fr/cv.pdf', language: 'fr', characters: characters.toReversed() }];
  expect(messagesOf(...files, {})).toEqual([
    expect.stringContaining('has "山" and "田", so this text is missing in /cv.pdf and /fr/cv.pdf.'),
    expect.stringContaining('has "🚀", so this text is missing in /cv.pdf.'),
  ]);
});

test('names at most five characters', () => {
  expect(messagesOf({ characters: [...'ᚠᚡᚢᚣᚤᚥᚦ'] })[0]).toContain('has "ᚠ", "ᚡ", "ᚢ", "ᚣ", "ᚤ", and 2 more, so');
});
