import { symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { looks } from '../../../schema/looks.ts';
import { linkPreviewText } from '../../../src/core/outputs/link-preview-text.ts';
import { sourceOf } from '../../../src/node/load/load-site.ts';
import { drawPreviews } from '../../../src/node/outputs/link-previews/draw-previews.ts';
import type { PreviewNode } from '../../../src/node/outputs/link-previews/preview-picture.ts';
import { previewPicture } from '../../../src/node/outputs/link-previews/preview-picture.ts';
import { folderOf, put } from '../../support/folder.ts';
import { previewBundles } from '../../support/preview-bundles.ts';
import { root } from '../../support/root.ts';
import { compileSite, smallSite } from '../../support/sites/site.ts';

const engineFolder = 'node_modules/@takumi-rs/core';
/* All texts of a picture. */
const textsIn = (node: PreviewNode): string[] =>
  node.type === 'container' ? node.children.flatMap(textsIn) : node.type === 'text' ? [node.text] : [];

/* The folder of a site, with the real engine, an engine with this code, or none. */
async function folderWith(engine: string | true | null = true, version = '2.16.3') {
  const folder = await folderOf({ 'site.json': '{}' });
  if (typeof engine === 'string') {
    await put(join(folder, engineFolder, 'package.json'), { name: '@takumi-rs/core', version });
    await put(join(folder, engineFolder, 'index.js'), engine);
  } else if (engine) {
    await put(join(folder, 'node_modules/.keep'), '');
    await symlink(dirname(join(root, engineFolder)), dirname(join(folder, engineFolder)));
  }
  return folder;
}

/* An engine that measures ten pixels for each character at a size of twenty, and renders the tree as JSON. */
const measuring = `
  const widthOf = ({ text, style }) => text.length * style.fontSize / 2;
  exports.Renderer = class {
    registerFont() {}
    measure({ children: [node] }, { width }) {
      const lines = Math.ceil(widthOf(node) / width);
      return { children: [{ height: lines * node.style.fontSize * node.style.lineHeight, runs: [] }] };
    }
    render(tree) { return Buffer.from(JSON.stringify(tree)); }
  };`;

interface Site {
  titles?: string[];
  more?: object;
  language?: string;
}

/* Draws the link previews of a site with pages that have these titles. */
async function draw(folder: string, { titles = ['About'], more = {}, language = 'en' }: Site = {}, limit?: number) {
  const [home] = smallSite().pages;
  const pages = titles.map((title, index) => ({ ...home, path: index === 0 ? '/' : `/p${index}`, title }));
  const site = {
    ...smallSite(),
    language,
    url: 'https://www.example.com/me/',
    outputs: { preview: true },
    pages,
    ...more,
  };
  const compiled = compileSite(site);
  if (!compiled.site) throw new Error(JSON.stringify(compiled.diagnostics));
  const warnings: string[] = [];
  const drawn = await drawPreviews([compiled], {
    source: sourceOf(join(folder, 'site.json')),
    bundles: await previewBundles(await folderOf()),
    now: new Date('2026-01-01'),
    warn: (message) => warnings.push(message),
    ...(limit !== undefined && { limit }),
  });
  return {
    warnings,
    pages: [...(drawn.withWords.get('')?.keys() ?? [])],
    withWords: drawn.withWords.get(''),
    files: [...drawn.files],
  };
}

const long =
  'Notes on the translation of a memoir about the Analytical Engine, with additions that are longer than the memoir '.repeat(
    3,
  );

test.each(looks)('in the look %s, a link preview contains all texts, in the direction of the language', (look) => {
  for (const language of ['en', 'ar'])
    for (const title of ['About', 'Ada – Engineer']) {
      const words = linkPreviewText(title, 'Ada', 'example.com');
      const { tree } = previewPicture(words, language, { look });
      expect(textsIn(tree).toSorted()).toEqual(Object.values(words).toSorted());
      expect(tree.style.direction).toBe(language === 'ar' ? 'rtl' : 'ltr');
    }
});

test.each([
  ['en', 'تطوير C++ و React', 'تطوير \u2066C++\u2069 و React', 'rtl', 'left'],
  ['ar', 'تطوير C++', 'تطوير \u2066C++\u2069', 'rtl', 'right'],
  ['ar', 'Hello!', 'Hello!', 'ltr', 'right'],
  ['ar', '2026!', '\u20662026!\u2069', 'rtl', 'right'],
  ['en', 'Hello!', 'Hello!', 'ltr', 'left'],
])('on a site in %s, the title %s has its own direction', (language, title, text, direction, textAlign) => {
  const { tree } = previewPicture({ title, host: 'example.com' }, language);
  expect(JSON.stringify(tree)).toContain(JSON.stringify({ textAlign, direction }).slice(1, -1));
  expect(textsIn(tree)).toContain(text);
});

test.each(looks)('link previews of the look %s are pictures of 1200 by 630 pixels and at most 40 kB', async (look) => {
  const titles = ['Ada – Engineer', 'About', long];
  const { files, warnings } = await draw(await folderWith(), { titles, more: { theme: { look } } });
  expect(warnings).toEqual([]);
  expect(files).toHaveLength(3);
  for (const [, bytes] of files) {
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect(bytes.length).toBeLessThanOrEqual(40_000);
  }
});

test('the same texts have the same picture, and other texts have another URL', async () => {
  const { files } = await draw(await folderWith(), { titles: ['About', 'مرحبا'] });
  expect(await draw(await folderWith(), { titles: ['About', 'مرحبا'] })).toMatchObject({ files });
  const other = await draw(await folderWith(), { titles: ['About me'] });
  expect(other.files[0]?.[0]).not.toBe(files[0]?.[0]);
});

test('link previews of the last build are reused', async () => {
  const folder = await folderWith(measuring);
  const first = await draw(folder);
  await put(join(folder, engineFolder, 'index.js'), 'process.exit(7)');
  expect(await draw(folder)).toEqual(first);
  expect(first.files).toHaveLength(1);
  expect((await draw(folder, { titles: ['Other'] })).warnings).toHaveLength(1);
});

test('without the package, one line explains how to install it', async () => {
  const { warnings, files } = await draw(await folderWith(null), { titles: ['About', 'Work'] });
  expect(files).toEqual([]);
  expect(warnings).toMatchInlineSnapshot(`
    [
      "The link previews have no words, because the package "@takumi-rs/core" is not installed. Install it with "npm install --save-dev @takumi-rs/core@2.16.3".",
    ]
  `);
  expect((await draw(await folderWith(measuring, '2.0.0'))).warnings).toMatchInlineSnapshot(`
    [
      "The link previews have no words, because version 2.0.0 of the package "@takumi-rs/core" is installed, and version 2.16.3 is needed. Install it with "npm install --save-dev @takumi-rs/core@2.16.3".",
    ]
  `);
});

test('link previews need the URL of the site', async () => {
  const { warnings, files } = await draw(await folderWith(measuring), { more: { url: undefined } });
  expect(files).toEqual([]);
  expect(warnings).toMatchInlineSnapshot(`
    [
      "The link previews are missing, because they need the URL of the site. Add "url": "https://example.com/" at the top of the file, or build with --url.",
    ]
  `);
});

test('an engine that fails or hangs affects only the texts of one picture', async () => {
  const failing = async (engine: string, limit?: number) => {
    const { warnings, files } = await draw(await folderWith(engine), { titles: ['A', 'B', 'C', 'D', 'E'] }, limit);
    return { warnings, files: files.length };
  };
  const third =
    'let count = 0; exports.Renderer = class { registerFont() {} measure() { return { children: [{ height: 1, runs: [] }] } } render() { if (++count > 2) FAIL; return Buffer.from("x"); } };';
  expect(await failing(third.replace('FAIL', 'throw new Error("no memory")'))).toMatchInlineSnapshot(`
    {
      "files": 4,
      "warnings": [
        "The link preview of /p2 has no words, because the package "@takumi-rs/core" failed: no memory.",
      ],
    }
  `);
  expect(await failing(third.replace('FAIL', 'process.exit(0)'))).toMatchInlineSnapshot(`
    {
      "files": 4,
      "warnings": [
        "The link preview of /p2 has no words, because the package "@takumi-rs/core" failed: it wrote nothing.",
      ],
    }
  `);
  expect(await failing('while (true) {}', 100)).toMatchInlineSnapshot(`
    {
      "files": 0,
      "warnings": [
        "The link previews of /, /p1, /p2, and 2 more pages have no words, because the package "@takumi-rs/core" failed: it took longer than 0.1 seconds.",
      ],
    }
  `);
  expect(await failing('syntax error')).toMatchObject({ files: 0, warnings: [expect.stringContaining('failed')] });
});

test('a page with letters in no font keeps the picture without texts', async () => {
  const { warnings, pages } = await draw(await folderWith(measuring), { titles: ['About', '日本', 'ok'] });
  expect(pages).toEqual(['/', '/p2']);
  expect(warnings).toMatchInlineSnapshot(`
    [
      "The link preview of /p1 has no words, because no font of the site has "日" and "本". Set a font that has them as "headings" in "font" of "theme".",
    ]
  `);
  const many = await draw(await folderWith(measuring), { titles: ['日', '本', '語', '学', '🎉'] });
  expect(many.warnings).toMatchInlineSnapshot(`
    [
      "The link previews of /, /p1, /p2, and 2 more pages have no words, because no font of the site has "日", "本", "語", "学", and "🎉". Set a font that has them as "headings" in "font" of "theme".",
    ]
  `);
});

test('symbols in no font are left out', async () => {
  const { warnings, files, withWords } = await draw(await folderWith(measuring), { titles: ['About 🎉 me'] });
  expect(warnings).toEqual([]);
  expect(textsIn(JSON.parse(Buffer.from(files[0]?.[1] ?? []).toString()))).toContain('About me');
  expect(withWords?.get('/')?.alt).toContain('About 🎉 me');
});

test.each([
  ['I ❤️ Rust', 'I Rust'],
  ['Step 1️⃣', 'Step 1'],
  ['\u200D Developer', 'Developer'],
  ['\uFEFFDeveloper', 'Developer'],
  ['👨‍👩‍👧 Team 🇩🇪', 'Team'],
  ['Ａda e\u0301 a\uFE0E', 'Ada \u00E9 a'],
  ['کتابخانه\u200Cها', 'کتابخانه\u200Cها'],
])('the picture of the title %j has the words %j', async (title, shown) => {
  const { warnings, files } = await draw(await folderWith(measuring), { titles: [title] });
  expect(warnings).toEqual([]);
  expect(textsIn(JSON.parse(Buffer.from(files[0]?.[1] ?? []).toString()))).toContain(shown);
});

test('a letter whose mark is in another font is missing', async () => {
  const { warnings } = await draw(await folderWith(measuring), { titles: ['Ẹ̀kọ́ Yorùbá'] });
  expect(warnings).toEqual([expect.stringContaining('no font of the site has "Ẹ̀" and "ọ́"')]);
});

test('a page with a custom image has no generated link preview', async () => {
  const image = { src: '/me.jpg', alt: 'Me' };
  expect(await draw(await folderWith(measuring), { more: { image } })).toMatchObject({ files: [], warnings: [] });
});

test('shows the host and path of the site, decoded', async () => {
  const hostIn = async (url: string) =>
    (await draw(await folderWith(measuring), { more: { url } })).withWords?.get('/')?.alt;
  expect(await hostIn('https://www.example.com/me/')).toMatch(/· example\.com\/me$/);
  expect(await hostIn('https://xn--bcher-kva.example:8080/')).toMatch(/· bücher\.example:8080$/);
});

test('a title is as large as possible, and is cut off after a word if it is too long', async () => {
  const titleOf = async (title: string) => {
    const { files } = await draw(await folderWith(measuring), { titles: [title] });
    const tree = JSON.parse(Buffer.from(files[0]?.[1] ?? []).toString());
    const texts: { text: string; style: { fontSize: number } }[] = [];
    // JSON.stringify visits every node.
    JSON.stringify(tree, (_, node) => {
      if (node.type === 'text') texts.push(node);
      return node;
    });
    const [{ text, style } = { text: '', style: { fontSize: 0 } }] = texts;
    return `${style.fontSize} ${text}`;
  };
  expect(await titleOf('About')).toMatchInlineSnapshot(`"132 About"`);
  expect(await titleOf('How I taught an engine to compute numbers')).toMatchInlineSnapshot(
    `"96 How I taught an engine to compute numbers"`,
  );
  expect(await titleOf(`My ${long.toLowerCase()}`)).toMatchInlineSnapshot(
    `"54 My notes on the translation of a memoir about the analytical engine, with additions that are longer than the memoir notes on the translation of a memoir…"`,
  );
  expect(await titleOf('x'.repeat(300))).toMatchInlineSnapshot(
    `"54 xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…"`,
  );
});
