import { mkdir, readFile, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import type { CvDocument } from '../../../src/core/outputs/cv/cv-document.ts';
import { printStyleOf } from '../../../src/core/outputs/cv/print-style.ts';
import { printPdfs } from '../../../src/node/outputs/pdf/print-pdfs.ts';
import type { PrintOptions } from '../../../src/node/outputs/printed-files.ts';
import { documentWith, notInOrder, sampleCvs, valuesOf } from '../../support/cv-document.ts';
import { folderOf, put } from '../../support/folder.ts';
import { everythingIn, readPdf } from '../../support/pdf.ts';
import { root } from '../../support/root.ts';

const writers = join(root, 'src/node/outputs/document-writers');
const styleOf = (language: string, look: 'door' | 'letterhead' = 'door') =>
  printStyleOf({ language, theme: { look }, owner: { name: 'Amina' } });

const jobOf = (cv: CvDocument, path = 'cv.pdf') => ({ path, cv, style: styleOf(cv.language) });
const print = (cv: CvDocument, options: Partial<PrintOptions> = {}) =>
  printPdfs([jobOf(cv)], { site: root, writers, ...options });

/* The PDF of a CV. Throws if there is none. */
async function pdfOf(cv: CvDocument, style = styleOf(cv.language)): Promise<Uint8Array> {
  const { files, warnings } = await printPdfs([{ path: 'cv.pdf', cv, style }], { site: root, writers });
  const [file] = files;
  if (!file || warnings.length > 0) throw new Error(warnings.join());
  return file.bytes;
}

const open = async (bytes: Uint8Array) => getDocumentProxy(new Uint8Array(bytes));
const textOf = async (bytes: Uint8Array) => (await extractText(new Uint8Array(bytes), { mergePages: true })).text;

/* A site with the fonts of this project, and a PDF engine with this code. */
async function siteWithEngine(code: string, version = '0.7.0'): Promise<string> {
  const engine = 'node_modules/@myriaddreamin/typst-ts-node-compiler';
  const site = await folderOf({ [`${engine}/package.json`]: { version }, [`${engine}/index.js`]: code });
  const fonts = 'node_modules/@expo-google-fonts';
  await mkdir(dirname(join(site, fonts)), { recursive: true });
  await symlink(join(root, fonts), join(site, fonts));
  return site;
}

/* An engine whose compiler runs this code on each document. */
const engine = (compile: string) => `
  let count = 0;
  exports.NodeCompiler = { create: () => ({
    compile: () => { count += 1; ${compile}; return { result: {} }; },
    pdf: () => Buffer.from('PDF ' + count),
  }) };`;

/* The Japanese font is too large for these tests: npm run test:pdf prints that CV. */
const samples = sampleCvs().filter(({ cv }) => cv.language !== 'ja');

test('a program reads every value of every sample in order', async () => {
  const jobs = samples.map(({ look, cv }, index) => ({ path: `${index}`, cv, style: styleOf(cv.language, look) }));
  const { files, warnings } = await printPdfs(jobs, { site: root, writers });
  expect([files.length, warnings]).toEqual([samples.length, []]);
  for (const { path, bytes } of files) {
    const { name, look, cv } = samples[Number(path)] as (typeof samples)[0];
    expect([name, look, notInOrder(valuesOf(cv), await textOf(bytes))]).toEqual([name, look, []]);
  }
});

test('is a tagged document with a title, an author, a language and an outline', async () => {
  const cv = documentWith({
    language: 'pt-BR',
    sections: [{ kind: 'work', heading: [{ text: 'Trabalho' }], entries: [{ title: [{ text: 'Engenheira' }] }] }],
  });
  const document = await open(await pdfOf(cv));
  const { info } = await document.getMetadata();
  expect(info).toMatchObject({ Title: 'CV of Amina', Author: 'Amina', Language: 'pt-BR' });
  expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
  const [top] = await document.getOutline();
  expect([
    top?.title,
    top?.items.map(({ title, items }: { title: string; items: { title: string }[] }) => [
      title,
      ...items.map((item) => item.title),
    ]),
  ]).toEqual(['Amina', [['Trabalho', 'Engenheira']]]);
});

test.each(['door', 'letterhead'] as const)('has a QR code with a description, in %s', async (look) => {
  const qr = { size: 21, path: 'M0 0h7v1h-7z', label: 'Save contact' };
  const page = await (await open(await pdfOf(documentWith({ qr }), styleOf('en', look)))).getPage(1);
  const { items } = await page.getTextContent();
  expect(items.map((item) => ('str' in item ? item.str : '')).join('')).toContain('Amina');
  expect(JSON.stringify(await page.getStructTree())).toContain('"alt":"Save contact"');
});

const arabic = (text: string) =>
  documentWith({
    language: 'ar',
    direction: 'rtl',
    sections: [{ kind: 'other', heading: [{ text: 'نبذة' }], texts: [[{ text }]] }],
  });

test('Arabic letters are read once and in order, also with a shadda, a ligature and Latin words', async () => {
  const text = await textOf(await pdfOf(arabic('محمّد الأمين يعمل في React وC++ منذ 2019.')));
  expect(text.normalize('NFKC').replace(/\s/g, '')).toContain('محمّدالأمينيعملفيReactوC++منذ2019.');
});

test('a screen reader reads Arabic from the right to the left', async () => {
  const [page] = (await readPdf(await pdfOf(arabic('سامي مهندس في Google Cloud منذ عامين')))).pages;
  expect(page?.lines.slice(2).join(' ').replace(/\s+/g, ' ')).toMatch(/سامي.*مهندس.*في.*Google Cloud.*منذ.*عامين/);
});

test('brackets in Latin words of an Arabic text are read without a backslash', async () => {
  const cv = arabic('ملصق (كبير)، القياس: ');
  cv.sections[0]?.texts?.[0]?.push({ text: 'A4 (mm)', direction: 'ltr' });
  const replaced = (await everythingIn(await pdfOf(cv))).matchAll(/ActualText <FEFF([0-9A-F]+)>/g);
  const read = [...replaced].map(([, hex = '']) => Buffer.from(hex, 'hex').swap16().toString('utf16le'));
  expect(read.join('')).toMatch(/^[()]+$/);
});

test('has the paper size', async () => {
  const sizeOf = async (paper: 'a4' | 'us-letter') => {
    const page = await (await open(await pdfOf(documentWith({}), { ...styleOf('en'), paper }))).getPage(1);
    const { width, height } = page.getViewport({ scale: 1 });
    return [Math.round(width), Math.round(height)];
  };
  expect([await sizeOf('a4'), await sizeOf('us-letter')]).toEqual([
    [595, 842],
    [612, 792],
  ]);
});

test('has the same bytes for the same CV, and at most 80 kB for two pages', async () => {
  const [{ cv: whole }] = samples as [(typeof samples)[0]];
  const cv = { ...whole, sections: whole.sections.slice(0, 4) };
  const [one, other] = [await pdfOf(cv), await pdfOf(cv)];
  expect(Buffer.from(one).equals(other)).toBe(true);
  expect((await open(one)).numPages).toBe(2);
  expect(one.length).toBeLessThan(80_000);
});

test('texts are literal, even if they look like code', async () => {
  const texts = [
    '#let x = 1; #panic("no") $x^2$ *bold* _it_ `code` <label> @ref \\ // comment /* more */',
    '"quoted" \'single\' -- --- ... ~ https://example.org [content] {code}',
    '</script><b>bold</b> &amp; %PDF (paren) \\u{1F600} = Heading',
    '- item + item / term: x',
  ];
  const cv = documentWith({
    author: texts[1] as string,
    title: texts[0] as string,
    name: [{ text: texts[0] as string }],
    sections: [{ kind: 'other', heading: [{ text: texts[1] as string }], texts: texts.map((text) => [{ text }]) }],
  });
  const pdf = await pdfOf(cv);
  expect(notInOrder(valuesOf(cv), await textOf(pdf))).toEqual([]);
  expect((await (await open(pdf)).getMetadata()).info).toMatchObject({ Title: texts[0], Author: texts[1] });
});

test('formatted and linked texts are readable, and links have their addresses', async () => {
  const cv = documentWith({
    sections: [
      {
        kind: 'other',
        heading: [{ text: 'All' }],
        texts: [
          [
            { text: 'strong', strong: true },
            { text: 'slanted', emphasis: true },
            { text: 'code', code: true },
            { text: 'linked', href: 'https://example.org/?a=b&c="d"' },
            { text: 'سلام', language: 'ar', direction: 'rtl' },
            { text: 'odd', language: 'x', href: `https://example.org/${'a'.repeat(9000)}` },
          ],
        ],
      },
    ],
  });
  const pdf = await pdfOf(cv);
  expect((await textOf(pdf)).replace(/\s/g, '')).toContain('strongslantedcodelinked');
  const annotations = await (await (await open(pdf)).getPage(1)).getAnnotations();
  expect(annotations.map(({ url }: { url?: string }) => url)).toEqual(['https://example.org/?a=b&c=%22d%22']);
});

test('a text of 20,000 characters, with and without spaces, stays on the paper', async () => {
  const texts = ['Word '.repeat(4000).trim(), 'x'.repeat(20_000)];
  const cv = documentWith({
    sections: [{ kind: 'other', heading: [{ text: 'Long' }], texts: texts.map((text) => [{ text }]) }],
  });
  const pdf = await pdfOf(cv);
  expect(notInOrder(valuesOf(cv), (await textOf(pdf)).replace(/\d+\s*\/\s*\d+/g, ''))).toEqual([]);
  const document = await open(pdf);
  const page = await document.getPage(document.numPages);
  const { items } = await page.getTextContent();
  const ends = items.map((item) => ('str' in item ? item.transform[4] + item.width : 0));
  expect(Math.max(...ends)).toBeLessThan(595 - 50);
});

test('leaves out symbols in no font, and reports them with their texts', async () => {
  const { files, missing, warnings } = await print(
    documentWith({
      headline: [{ text: 'Rockets 🚀 and 🪐 "' }],
      pronouns: [{ text: '👩‍🚀', href: 'https://example.org/🚀' }],
    }),
  );
  expect({ missing, warnings }).toEqual({
    missing: [
      {
        path: '/cv.pdf',
        language: 'en',
        characters: ['🪐', '👩‍🚀', '🚀'],
        words: ['🚀', '🪐', '👩‍🚀', 'https://example.org/🚀'],
        isPublished: true,
      },
    ],
    warnings: [],
  });
  expect(await textOf(files[0]?.bytes as Uint8Array)).toContain('Rockets and');
});

test('no Persian text has its non-joiner between other letters', async () => {
  const cv = {
    ...documentWith({ headline: [{ text: 'کتابخانه\u200Cها' }] }),
    language: 'fa',
    direction: 'rtl',
  } as const;
  expect((await textOf(await pdfOf(cv))).replace(/(?<=کتابخانه)\u200C(?=ها)/, '')).toContain('کتابخانهها');
});

test('keeps line breaks', async () => {
  const bytes = await pdfOf(documentWith({ headline: [{ text: 'First street\nSecond line' }] }));
  const { items } = await (await (await open(bytes)).getPage(1)).getTextContent();
  const placeOf = (text: string) =>
    items.flatMap((item) => ('str' in item && item.str === text ? [item.transform[5]] : []));
  expect(placeOf('First street')[0]).toBeGreaterThan(placeOf('Second line')[0]);
});

test.each([
  ['Step 1️⃣ plan 1', 'Step 1 plan 1', []],
  ['①Ⅳxⁿ Ａ ㎏ 1⅓', '1IVx^n A kg 1 1⁄3', []],
  ['ℹ️ Talks ❤️', 'Talks', ['ℹ️', '❤️']],
  ['Team 👨‍👩‍👧 🇩🇪 👍🏽', 'Team', ['👨‍👩‍👧', '🇩🇪', '👍🏽']],
  ['\uFEFFBOM', 'BOM', []],
  ['e\u0301 a\uFE0E', 'é a', []],
])('replaces the characters of %j that no font has', async (written, shown, left) => {
  const { files, missing, warnings } = await print(
    documentWith({ name: [{ text: 'Ada' }], headline: [{ text: written }] }),
  );
  expect([warnings, missing?.flatMap(({ characters }) => characters) ?? []]).toEqual([[], left]);
  expect((await textOf(files[0]?.bytes as Uint8Array)).normalize('NFC')).toContain(shown);
});

test('leaves out letters that are in no known font, and the marks of others', async () => {
  const { files, missing } = await print(documentWith({ headline: [{ text: 'Za\u0337b \u{13000} ᚠᚡ end' }] }));
  expect(missing).toMatchObject([{ characters: ['a\u0337', '\u{13000}', 'ᚠ', 'ᚡ'], isPublished: true }]);
  expect(await textOf(files[0]?.bytes as Uint8Array)).toMatch(/Zab\s+end/);
});

test('names the font of a letter in what replaces a character', async () => {
  const { missing } = await print(documentWith({ headline: [{ text: '㈠' }] }));
  expect(missing).toMatchObject([{ characters: ['一'], isPublished: false, install: expect.stringMatching(/noto/) }]);
});

test('publishes no CV with missing letters, and names the font to install', async () => {
  const published = await print(documentWith({ language: 'ja', headline: [{ text: '山田 Ж' }] }));
  expect(published).toEqual({
    files: [],
    missing: [
      {
        path: '/cv.pdf',
        language: 'ja',
        characters: ['山', '田', 'Ж'],
        words: ['山田', 'Ж'],
        isPublished: false,
        install: 'npm install --save-dev @expo-google-fonts/noto-sans-jp@0.4.x @expo-google-fonts/noto-sans@0.4.x',
      },
    ],
    warnings: [
      'The PDF of your CV uses Readex Pro, because Noto Sans JP is not installed. Install it with "npm install --save-dev @expo-google-fonts/noto-sans-jp@0.4.x".',
    ],
  });
});

test('uses every installed font with letters of the CV, and never suggests an installed one', async () => {
  const cv = documentWith({ headline: [{ text: 'سلام 山' }] });
  const { missing } = await printPdfs([{ path: 'cv.pdf', cv, style: styleOf('en', 'letterhead') }], {
    site: root,
    writers,
  });
  expect(missing).toMatchObject([
    { characters: ['山'], install: 'npm install --save-dev @expo-google-fonts/noto-sans-sc@0.4.x' },
  ]);
});

test('without the engine, one line explains how to install it with its fonts', async () => {
  const site = await folderOf({ 'pnpm-lock.yaml': '' });
  const jobs = [jobOf(documentWith({})), jobOf(documentWith({ language: 'ru' }), 'ru/cv.pdf')];
  expect(await printPdfs(jobs, { site, writers })).toEqual({
    files: [],
    warnings: [
      '/cv.pdf and /ru/cv.pdf are not published, because the PDF engine and fonts are not installed. Install them with "pnpm add --save-dev @myriaddreamin/typst-ts-node-compiler@0.7.0 @expo-google-fonts/readex-pro@0.4.x @expo-google-fonts/noto-sans@0.4.x".',
    ],
  });
  expect(await printPdfs([], { site, writers })).toEqual({ files: [], warnings: [] });
});

test('without any of its fonts, one line explains how to install them', async () => {
  const site = await folderOf({
    'node_modules/@myriaddreamin/typst-ts-node-compiler/package.json': { version: '0.7.0' },
  });
  expect((await print(documentWith({}), { site })).warnings).toEqual([
    '/cv.pdf is not published, because no font for it is installed. Install it with "npm install --save-dev @expo-google-fonts/readex-pro@0.4.x".',
  ]);
});

test('another version of the engine is not used', async () => {
  const site = await siteWithEngine('process.exit(1)', '0.8.0');
  expect(await print(documentWith({}), { site })).toEqual({
    files: [],
    warnings: [
      '/cv.pdf is not published, because version 0.8.0 of @myriaddreamin/typst-ts-node-compiler is installed, and it needs 0.7.0. Install it with "npm install --save-dev @myriaddreamin/typst-ts-node-compiler@0.7.0".',
    ],
  });
});

test('an engine with a damaged package.json counts as not installed', async () => {
  const site = await siteWithEngine('');
  await put(join(site, 'node_modules/@myriaddreamin/typst-ts-node-compiler/package.json'), '{');
  expect((await print(documentWith({}), { site })).warnings).toEqual([
    '/cv.pdf is not published, because the PDF engine is not installed. Install it with "npm install --save-dev @myriaddreamin/typst-ts-node-compiler@0.7.0".',
  ]);
});

test.each([
  ['crashes', "process.kill(process.pid, 'SIGSEGV')", 'SIGSEGV'],
  ['ends', 'process.exit(3)', 'exit code 3'],
  ['throws', "throw new Error('out of luck')", 'out of luck'],
  ['ends without an error', 'process.exit(0)', 'it wrote nothing'],
  ['hangs', 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)', 'it took longer than 3 seconds'],
])(
  'an engine that %s with one CV causes one warning, and all other files are published',
  async (name, code, reason) => {
    const site = await siteWithEngine(engine(`if (count === 2) { ${code} }`));
    const jobs = ['cv.pdf', 'fr/cv.pdf', 'ar/cv.pdf'].map((path) => jobOf(documentWith({ direction: 'rtl' }), path));
    expect(await printPdfs(jobs, { site, writers, ...(name === 'hangs' && { limit: 3000 }) })).toEqual({
      files: [
        { path: 'cv.pdf', bytes: Buffer.from('PDF 1') },
        { path: 'ar/cv.pdf', bytes: Buffer.from('PDF 1') },
      ],
      warnings: [`/fr/cv.pdf is not published, because the PDF engine failed: ${reason}.`],
    });
  },
);

test('an engine that fails with every CV is started three times, and causes one warning', async () => {
  const starts = `require('fs').appendFileSync(__dirname + '/starts', 'x');`;
  const site = await siteWithEngine(starts + engine("throw new Error('out of luck')"));
  const jobs = ['a', 'b', 'c', 'd', 'e'].map((path) => jobOf(documentWith({}), path));
  expect(await printPdfs(jobs, { site, writers })).toEqual({
    files: [],
    warnings: ['/a, /b, /c, /d, and /e are not published, because the PDF engine failed: out of luck.'],
  });
  const counted = join(site, 'node_modules/@myriaddreamin/typst-ts-node-compiler/starts');
  expect(await readFile(counted, 'utf8')).toBe('xxx');
});

test('an error of the engine in one document causes one warning', async () => {
  const site = await siteWithEngine(
    `${engine("if (count === 1) return { result: null, takeError: () => 'it' }")}
     const { create } = exports.NodeCompiler;
     exports.NodeCompiler.create = () => ({ ...create(), fetchDiagnostics: (error) => [{ message: error }, { message: 'failed' }] });`,
  );
  expect(await printPdfs([jobOf(documentWith({})), jobOf(documentWith({}), 'fr/cv.pdf')], { site, writers })).toEqual({
    files: [{ path: 'fr/cv.pdf', bytes: Buffer.from('PDF 2') }],
    warnings: ['/cv.pdf is not published, because the PDF engine failed: it; failed.'],
  });
});

test('an engine that cannot be started causes one warning', async () => {
  const { files, warnings } = await print(documentWith({}), { writers: '/nowhere' });
  expect(files).toEqual([]);
  expect(warnings).toEqual([
    expect.stringMatching(
      /^\/cv\.pdf is not published, because the PDF engine failed: Cannot find module .*write-pdf\.js'\.$/,
    ),
  ]);
});
