import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CvDocument } from '../../../src/core/outputs/cv/cv-document.ts';
import { printStyleOf } from '../../../src/core/outputs/cv/print-style.ts';
import { printDocx } from '../../../src/node/outputs/print-docx.ts';
import { documentWith, notInOrder, sampleCvs, valuesOf } from '../../support/cv-document.ts';
import { elementsIn, filesInZip, partOf, readDocx } from '../../support/docx.ts';
import { folderOf } from '../../support/folder.ts';
import { root } from '../../support/root.ts';

const writers = join(root, 'src/node/outputs/document-writers');
const styleOf = (language: string, look: 'door' | 'letterhead' = 'door') =>
  printStyleOf({ language, theme: { look }, owner: { name: 'Amina' } });
const jobOf = (cv: CvDocument, path = 'cv.docx') => ({ path, cv, style: styleOf(cv.language) });

/* The file of a CV. Throws if there is none. */
async function docxOf(cv: CvDocument, style = styleOf(cv.language)): Promise<Uint8Array> {
  const { files, warnings } = await printDocx([{ path: 'cv.docx', cv, style }], { site: root, writers });
  const [file] = files;
  if (!file || warnings.length > 0) throw new Error(warnings.join());
  return file.bytes;
}

test('a program reads every value of every sample in order', async () => {
  const samples = sampleCvs();
  const jobs = samples.map(({ look, cv }, index) => ({ path: `${index}`, cv, style: styleOf(cv.language, look) }));
  const { files, warnings } = await printDocx(jobs, { site: root, writers });
  expect([files.length, warnings]).toEqual([samples.length, []]);
  for (const { path, bytes } of files) {
    const { name, look, cv } = samples[Number(path)] as (typeof samples)[0];
    const read = readDocx(bytes)
      .map(({ text }) => text)
      .join('\n');
    expect([name, look, notInOrder(valuesOf(cv), read)]).toEqual([name, look, []]);
  }
});

test('keeps line breaks, also in links', async () => {
  const text = 'First street\nSecond line';
  const bytes = await docxOf(
    documentWith({ headline: [{ text }], contacts: [[{ text, href: 'https://example.org/' }]] }),
  );
  expect(elementsIn(partOf(bytes, 'word/document.xml'), 'w:br')).toHaveLength(2);
});

const small = documentWith({
  pronouns: [{ text: 'she/her' }],
  headline: [{ text: 'Engineer' }],
  contacts: [[{ text: 'a@example.org', href: 'mailto:a@example.org' }], [{ text: 'Tunis' }]],
  details: [{ label: [{ text: 'License' }], text: [{ text: 'B' }] }, { text: [{ text: 'No label' }] }],
  sections: [
    {
      kind: 'work',
      heading: [{ text: 'Work' }],
      texts: [[{ text: 'An ' }, { text: 'intro', strong: true }, { text: '.', emphasis: true }]],
      entries: [
        {
          title: [{ text: 'Lead' }],
          when: [{ text: '2019' }],
          about: [[{ text: 'Acme' }], [{ text: 'Tunis' }]],
          texts: [[{ text: 'Text' }]],
          details: [{ label: [{ text: 'Team' }], text: [{ text: '8' }] }],
          points: [[{ text: 'One' }], [{ text: 'Two' }]],
          words: [[{ text: 'Elm' }], [{ text: 'Go' }]],
          links: [[{ text: 'example.org', href: 'https://example.org/?a=b&c' }]],
        },
        { when: [{ text: '2018' }], texts: [[{ text: 'Untitled' }]] },
        { title: [{ text: 'Alone' }] },
      ],
    },
    { kind: 'interests', heading: [{ text: 'Interests' }], words: [[{ text: 'Fjords' }]] },
  ],
});

test('has real headings and lists, and no table', async () => {
  const bytes = await docxOf(small);
  expect(readDocx(bytes).map(({ style, isPoint, text }) => [isPoint ? 'point' : (style ?? ''), text])).toEqual([
    ['Heading1', 'Amina (she/her)'],
    ['', 'Engineer'],
    ['', 'a@example.org · Tunis'],
    ['', 'License: B'],
    ['', 'No label'],
    ['Heading2', 'Work'],
    ['', 'An intro.'],
    ['Heading3', 'Lead\t2019'],
    ['', 'Acme · Tunis'],
    ['', 'Text'],
    ['', 'Team: 8'],
    ['point', 'One'],
    ['point', 'Two'],
    ['', 'Elm · Go'],
    ['', 'example.org'],
    ['', '2018'],
    ['', 'Untitled'],
    ['Heading3', 'Alone'],
    ['Heading2', 'Interests'],
    ['', 'Fjords'],
  ]);
  expect(elementsIn(partOf(bytes, 'word/document.xml'), 'w:tbl')).toEqual([]);
  const links = elementsIn(partOf(bytes, 'word/_rels/document.xml.rels'), 'Relationship');
  expect(links.map(({ attributes }) => attributes.Target)).toEqual(
    expect.arrayContaining(['mailto:a@example.org', 'https://example.org/?a=b&c']),
  );
});

test('paragraphs and texts of a right-to-left language have that direction', async () => {
  const cv = documentWith({
    language: 'ar',
    direction: 'rtl',
    name: [{ text: 'أمينة' }, { text: ' C++', direction: 'ltr', language: 'en' }],
  });
  const bytes = await docxOf(cv);
  expect(readDocx(bytes).map(({ isRtl }) => isRtl)).toEqual([true]);
  const runs = elementsIn(partOf(bytes, 'word/document.xml'), 'w:r');
  expect(runs.map((run) => elementsIn(run, 'w:rtl').length)).toEqual([1, 0]);
});

test('has the title and author of the CV, constant dates, and the same bytes for the same CV', async () => {
  const [one, other] = [await docxOf(small), await docxOf(small)];
  expect(Buffer.from(one).equals(other)).toBe(true);
  const core = filesInZip(Buffer.from(one)).get('docProps/core.xml')?.toString();
  expect(core).toContain('<dc:title>CV of Amina</dc:title>');
  expect(core).toContain('<dc:creator>Amina</dc:creator>');
  expect(core?.match(/\d{4}-\d\d-\d\dT[\d:.]+Z/g)).toEqual(['1980-01-01T00:00:00.000Z', '1980-01-01T00:00:00.000Z']);
});

test('a file has the same bytes alone and after others', async () => {
  const { files } = await printDocx([jobOf(small), jobOf(small, 'fr/cv.docx')], { site: root, writers });
  expect(files.map(({ path }) => path)).toEqual(['cv.docx', 'fr/cv.docx']);
  expect(Buffer.from(files[0]?.bytes ?? []).equals(files[1]?.bytes ?? Buffer.alloc(0))).toBe(true);
});

test('texts are literal, without characters that XML cannot contain', async () => {
  const text = `</w:t><b>&amp; "quoted" 'it' ${'x'.repeat(20_000)}`;
  const cv = documentWith({ name: [{ text: `a\u0000b\u0007${text}` }], title: text });
  expect(readDocx(await docxOf(cv)).map((paragraph) => paragraph.text)).toEqual([`ab${text}`]);
});

test('without the package, one line explains how to install it', async () => {
  const site = await folderOf({ 'yarn.lock': '' });
  expect(await printDocx([jobOf(small), jobOf(small, 'fr/cv.docx')], { site, writers })).toEqual({
    files: [],
    warnings: [
      '/cv.docx and /fr/cv.docx are not published, because the package "docx" is not installed. Install it with "yarn add --dev docx@9.7.1".',
    ],
  });
  expect(await printDocx([], { site, writers })).toEqual({ files: [], warnings: [] });
});

test('another version of the package is not used', async () => {
  const site = await folderOf({ 'node_modules/docx/package.json': { version: '8.5.0' } });
  expect((await printDocx([jobOf(small)], { site, writers })).warnings).toEqual([
    '/cv.docx is not published, because version 8.5.0 of the package "docx" is installed, and a version 9 is needed. Install it with "npm install --save-dev docx@9.7.1".',
  ]);
});

test.each([
  ['throws', "throw new Error('out of luck')", 'out of luck'],
  ['ends without an error', 'process.exit(0)', 'it wrote nothing'],
])('a package that %s causes one warning', async (_, code, reason) => {
  const site = await folderOf({
    'node_modules/docx/package.json': { version: '9.7.1', main: 'index.js' },
    'node_modules/docx/index.js': code,
  });
  expect(await printDocx([jobOf(small)], { site, writers })).toEqual({
    files: [],
    warnings: [`/cv.docx is not published, because the package "docx" failed: ${reason}.`],
  });
});

test('a package that fails with one CV is one warning, and all other files are published', async () => {
  const site = await folderOf({
    'node_modules/docx/package.json': { version: '9.7.1', main: 'index.js' },
    'node_modules/docx/index.js': `
      const real = require(${JSON.stringify(join(root, 'node_modules/docx'))});
      class Document extends real.Document {
        constructor(options) {
          super(options);
          if (options.title === 'Broken') throw new Error('out of luck');
        }
      }
      module.exports = { ...real, Document };`,
  });
  const jobs = [small, { ...small, title: 'Broken' }, small].map((cv, index) => jobOf(cv, `${index}.docx`));
  const { files, warnings } = await printDocx(jobs, { site, writers });
  expect(files.map(({ path }) => path)).toEqual(['0.docx', '2.docx']);
  expect(warnings).toEqual(['/1.docx is not published, because the package "docx" failed: out of luck.']);
});
