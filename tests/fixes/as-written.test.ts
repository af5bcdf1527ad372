import fc from 'fast-check';
import { expect, test } from 'vitest';
import { convertValue } from '../../src/fixes/values/convert-value.ts';
import { fixedOnce } from '../support/fixed-once.ts';
import { compileSite, complaintsOf, siteWith, smallSite, textHost } from '../support/sites/site.ts';

const post = (settings: string) => ({
  ...textHost,
  textFolder: () => ({ names: ['a.md'] }),
  textFile: () => {
    const text = `---\n${settings}\n---\nA text.`;
    return { bytes: new TextEncoder().encode(text), from: text.indexOf('A text') };
  },
});
const blog = () => {
  const site = smallSite();
  site.pages.push({ folder: 'posts', path: '/blog' });
  return site;
};
const fixesIn = (settings: string) =>
  compileSite(blog(), post(settings)).diagnostics.flatMap(({ fix }) => [
    fix?.text,
    ...(fix?.edits.map(({ text }) => text) ?? []),
  ]);

test.each([
  '007',
  '1.10',
  '1e3',
  '0x1F',
  '0o17',
  '2.0',
  '+5',
  '.5',
  '12345678901234567890',
  '1_000',
  '1E400',
  '.inf',
  '-.inf',
  '.NaN',
])('puts the number %s of a post in quotation marks without changing it', (written) => {
  const quoted = `"${written}"`;
  const expected = written === '1_000' ? [] : [`put it in quotation marks: ${quoted}`, quoted];
  expect(fixesIn(`date: "2025-03-02"\ntitle: ${written}`)).toEqual(expected);
  expect(fixesIn(`date: "2025-03-02"\ntitle: A\ntags: [a, ${written}]`)).toEqual(expected);
});

test('puts every JSON number in quotation marks without changing it', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^(0|[1-9]\d{0,24})(\.\d{1,4})?([eE][1-9]\d{0,2})?$/), (written) => {
      const text = JSON.stringify(siteWith({ type: 'hero', headline: '⟦' })).replace('"⟦"', written);
      const [diagnostic] = compileSite(text).diagnostics;
      expect(diagnostic?.fix?.edits).toMatchObject([{ text: `"${written}"` }]);
      if (diagnostic?.fix?.certain) expect(fixedOnce(compileSite(text))).toContain(`"headline":"${written}"`);
    }),
  );
});

test.each(['>', '|', '>-', '|-', '>+', '|+'])('reads a text below %s without its last line break', (indicator) => {
  const settings = `title: ${indicator}\n  A title\ndate: "2025-03-02"`;
  expect(complaintsOf(blog(), post(settings))).toEqual([]);
  expect(complaintsOf(blog(), post(settings.replaceAll('\n', '\r\n')))).toEqual([]);
});

test("a fix of a text below > doesn't change the next setting", () => {
  const settings = 'summary: >\n  See {nmae}\n\ntitle: A\ndate: "2025-03-02"';
  const { diagnostics, locator } = compileSite(blog(), post(settings));
  const [edit] = diagnostics[0]?.fix?.edits ?? [];
  const file = locator.forFile(diagnostics[0]?.file);
  const { offset, length } = file.spanOf(edit as Parameters<typeof file.spanOf>[0]);
  expect(file.text.slice(offset, offset + length)).not.toMatch(/\n$|title/);
});

const publication = (authors: string) =>
  siteWith({ type: 'publication-list', publications: [{ title: 'A', date: '2024', authors }] });

test.each(['Yıldız, Derya and Haddad, Leila', 'Derya Yıldız, Leila Haddad', 'A. Berg, B. Cole & C. Dun'])(
  'never splits the authors %s at a comma',
  (authors) => {
    const [diagnostic] = compileSite(publication(authors)).diagnostics;
    expect(diagnostic?.fix?.edits).toEqual([]);
  },
);

test.each([
  ['Derya Yıldız; Leila Haddad', ['Derya Yıldız', 'Leila Haddad']],
  ['Derya Yıldız\nLeila Haddad', ['Derya Yıldız', 'Leila Haddad']],
])('suggests a list for the authors %j', (authors, list) => {
  const [diagnostic] = compileSite(publication(authors)).diagnostics;
  expect(JSON.parse(String(diagnostic?.fix?.edits[0]?.text))).toEqual(list);
});

test.each([
  ['React, PHP', ['React', 'PHP']],
  ['Research and development', ['Research and development']],
  ['Research and development, PHP', undefined],
  ['Paint (oil, acrylic), Wood', undefined],
  ['1,000 m, Hurdles', undefined],
])('splits the tags %j only where a comma separates them', (tags, list) => {
  const schema = { type: ['array'], items: { type: 'string', maxLength: 40 } };
  expect(convertValue(schema, tags, { key: 'tags' })).toEqual(list);
});

test('braces that are text can differ between languages', () => {
  const site = { ...smallSite(), language: undefined, languages: ['en', 'fr'] };
  const inBoth = (en: string, fr: string) => ({
    ...site,
    pages: [{ path: '/', title: 'A', blocks: [{ type: 'hero', headline: { en, fr } }] }],
  });
  const codes = (each: object) => compileSite(each).diagnostics.map(({ code }) => code);
  expect(codes(inBoth('{name} {a, b}', '{name} {c et d}'))).not.toContain('OF268');
  expect(codes(inBoth('{name} {a, b}', 'Moi {a, b}'))).toContain('OF268');
});
