import { rm, truncate, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { firstTag, svgParts, svgSize } from '../../../src/node/icons/read-svg.ts';
import { load, sourceOf } from '../../../src/node/load/load-site.ts';
import { inspectPicture } from '../../../src/node/pictures/inspect-picture.ts';
import { hasPosition } from '../../../src/node/pictures/read-metadata.ts';
import { movingAvif, movingPng, pngSaying, position, stripes, trackedAvif } from '../../support/browser/pictures.ts';
import { compileSource } from '../../support/compile-source.ts';
import { folderOf, put } from '../../support/folder.ts';
import { siteWith } from '../../support/sites/site.ts';

const inspected = async (content: Uint8Array | string) => {
  const folder = await folderOf();
  await put(join(folder, 'picture'), content);
  const { problem, ...rest } = await inspectPicture(join(folder, 'picture'));
  if ('reason' in rest) return rest.reason;
  if ('size' in rest) return rest.size;
  const { format, width, height, isMoving } = rest as Extract<typeof rest, { format: string }>;
  return [format, width, height, ...(isMoving ? ['moving'] : [])].join(' ');
};
const frames = (count: number) =>
  sharp({ create: { width: 4, height: 4 * count, channels: 3, background: '#246', pageHeight: 4 } }).composite(
    Array.from({ length: count }, (_, index) => ({
      input: { create: { width: 2, height: 2, channels: 3 as const, background: index % 2 ? '#fb4' : '#fff' } },
      left: 0,
      top: 4 * index,
    })),
  );

describe('inspecting a picture', () => {
  test.each<[string, () => Promise<Uint8Array | string>]>([
    ['JPEG 8 10', () => stripes(8, 10).jpeg().toBuffer()],
    ['PNG 8 10', () => stripes(8, 10).png().toBuffer()],
    ['WebP 8 10', () => stripes(8, 10).webp().toBuffer()],
    ['AVIF 16 20', () => stripes(16, 20).avif().toBuffer()],
    ['GIF 8 10', () => stripes(8, 10).gif().toBuffer()],
    ['GIF 4 4 moving', () => frames(3).gif().toBuffer()],
    ['WebP 4 4 moving', () => frames(3).webp().toBuffer()],
    ['PNG 8 10 moving', () => movingPng(2)],
    ['PNG 8 10 moving', () => movingPng(70, 40_000)],
    ['PNG 8 10', () => movingPng(1)],
    ['AVIF 16 20 moving', () => movingAvif()],
    ['AVIF 300 200 moving', async () => trackedAvif(300, 200)],
    ["it isn't an image, or it is damaged", async () => trackedAvif(0, 200)],
    ["it isn't an image, or it is damaged", async () => (await movingAvif()).subarray(0, -9)],
    ["it isn't an image, or it is damaged", async () => (await movingAvif()).subarray(0, 9)],
    ['PNG 1 1', () => stripes(1, 1).png().toBuffer()],
    ['JPEG 10 8', () => stripes(8, 10).jpeg().withMetadata({ orientation: 6 }).toBuffer()],
    ['JPEG 8 10', () => stripes(8, 10).toColourspace('cmyk').jpeg().toBuffer()],
    ['PNG 8 10', () => stripes(8, 10).toColourspace('rgb16').png().toBuffer()],
    ['SVG 4 5', async () => '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>'],
    ['SVG 4 5', async () => '\uFEFF<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>'],
    ['SVG 4 5', async () => '\uFEFF<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 5"/>'],
    ['it is empty', async () => ''],
    ['one side is 20000 times as long as the other', () => stripes(1, 20_000).png().toBuffer()],
    ["it isn't an image, or it is damaged", async () => '<!doctype html><p>Not found</p>'],
    ["browsers don't support HEIC", async () => '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
    ["browsers don't support TIFF", () => stripes(8, 10).tiff().toBuffer()],
    ['it is truncated or damaged', async () => (await stripes(800, 900).png().toBuffer()).subarray(0, -100)],
    ['100 megapixels', () => pngSaying(10_000, 10_000)],
  ])('finds its format and size, or its problem: %s', async (what, make) => {
    expect(await inspected(await make())).toBe(what);
  });

  test('reports a file of 60 MB as too large', async () => {
    const folder = await folderOf({ picture: '' });
    await truncate(join(folder, 'picture'), 60 * 1024 * 1024);
    expect(await inspectPicture(join(folder, 'picture'))).toEqual({ problem: 'huge', size: '60 MB' });
  });
});

test.each([
  ['<svg width="40" height="50px" viewBox="0 0 4 5">', { width: 40, height: 50 }],
  ['<!DOCTYPE svg [<!ENTITY x "y">]><!-- <svg width="9"> --><svg width="40" height="50">', { width: 40, height: 50 }],
  ['<svg width="100%" height="100%" viewBox="0, 0, 24.4 12">', { width: 24, height: 12 }],
  ["<?xml version='1.0'?>\n<svg\n  viewBox='0 0 4 5'>", { width: 4, height: 5 }],
  ['<svg width="30mm" height="15mm">', { width: 113, height: 57 }],
  ['<svg width="2.54cm" height="1in">', { width: 96, height: 96 }],
  ['<svg width="72pt" height="3pc">', { width: 96, height: 48 }],
  ['<svg width=" 40.5MM " height="1e2px">', { width: 153, height: 100 }],
  ['<svg width="40Q" height=".5in">', { width: 38, height: 48 }],
  ['<svg width="210mm" viewBox="0 0 210 297">', { width: 794, height: 1123 }],
  ['<svg width="100%" height="99pt" viewBox="0 0 2 1">', { width: 264, height: 132 }],
  ['<svg width="0" height="0mm" viewBox="0 0 4 5">', { width: 4, height: 5 }],
  ['<svg width="30 mm" height="15furlongs" viewBox="0 0 4 5">', { width: 4, height: 5 }],
  ['<svg width="30mm" height="15constructor" viewBox="0 0 0 5">', {}],
  ['<svg width="1e300mm" height="1e300mm">', {}],
  ['<svg width="101.6Q" height=" +1e2PX ">', { width: 96, height: 100 }],
  ['<svg width="3em" height="2em">', {}],
  ['<svg viewBox="0 0 0 5">', {}],
  ['<svg viewBox="none">', {}],
])('reads the size of an SVG: %s', (text, size) => {
  expect(svgSize(firstTag(svgParts(text)).attributes)).toEqual(size);
});

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const drawing = `<svg ${xmlns} viewBox="0 0 4 5">`;
const wide = (text: string, isBig: boolean) => {
  const bytes = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

/* Chromium shows exactly those that have a size here. */
test.each<[string, string | Uint8Array, string]>([
  ['a prefix', `<svg:svg xmlns:svg="http://www.w3.org/2000/svg" viewBox="0 0 4 5"><svg:g/></svg:svg>`, 'SVG 4 5'],
  ['UTF-16', wide(`${drawing}<g/></svg>`, false), 'SVG 4 5'],
  [
    'UTF-16 with the first byte high',
    wide(`<?xml version="1.0" encoding="UTF-16"?>${drawing}<g/></svg>`, true),
    'SVG 4 5',
  ],
  [
    'letters of another language',
    `${drawing}<title>Été &amp; hiver &#160; &#xe9; ü</title><g id="ü" data-ü="1"/></svg>`,
    'SVG 4 5',
  ],
  [
    'an entity of its own',
    `<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;" viewBox="0 0 4 5"/>`,
    'SVG 4 5',
  ],
  [
    'entities with little text',
    `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${drawing}<text a="&b;">&b;</text></svg>`,
    'SVG 4 5',
  ],
  [
    'entities with a billion letters',
    `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}"><!ENTITY c "${'&b;'.repeat(1000)}">]>${drawing}\n<text>&c;</text></svg>`,
    'its entities contain more than 10 MB of text (line 2)',
  ],
  [
    'an entity that refers to a later one',
    `<!DOCTYPE svg [<!ENTITY b "&a;&a;"><!ENTITY a "aaaa">]>${drawing}<text>&b;</text></svg>`,
    'SVG doesn\'t define "&a;" (line 1)',
  ],
  [
    'an entity that is used often',
    `<!DOCTYPE svg [<!ENTITY a "${'a'.repeat(10_000)}">]>${drawing}<text>${'&a;'.repeat(2000)}</text></svg>`,
    'its entities contain more than 10 MB of text (line 1)',
  ],
  ['a style sheet', `${drawing}<style><![CDATA[a > b {} ]]></style></svg>\n<!-- the end -->`, 'SVG 4 5'],
  ['a tag in a comment', `<!-- <svg width="9" height="9"> -->${drawing}</svg>`, 'SVG 4 5'],
  ['no namespace', '<svg viewBox="0 0 4 5"/>', 'its first tag lacks xmlns="http://www.w3.org/2000/svg"'],
  [
    'another namespace',
    '<svg xmlns="http://www.w3.org/1999/xhtml"/>',
    'its first tag lacks xmlns="http://www.w3.org/2000/svg"',
  ],
  ['an open tag', `${drawing}\n<g><path></g></svg>`, '</g> closes no tag (line 2)'],
  ['a missing end', `${drawing}\n<g>`, '<g> is never closed (line 2)'],
  ['half a tag', `${drawing}\n<path d="M1`, 'it is damaged (line 2)'],
  [
    'an unbound prefix',
    `${drawing}<use xlink:href="#a"/></svg>`,
    'it uses the prefix "xlink:" without xmlns:xlink="…"',
  ],
  ['a prefix bound elsewhere', `${drawing}<g xmlns:x="y"/><x:a/></svg>`, 'it uses the prefix "x:" without xmlns:x="…"'],
  ['&nbsp;', `${drawing}\n<text>a&nbsp;b</text></svg>`, 'SVG doesn\'t define "&nbsp;" (line 2)'],
  ['a bare &', `${drawing}<text>You &amp; I & she</text></svg>`, '"&" must be written as "&amp;" (line 1)'],
  ['a bare & in an attribute', `${drawing}<a href="/?a=1&b=2"/></svg>`, '"&" must be written as "&amp;" (line 1)'],
  ['an attribute twice', `${drawing}<g id="a" id="b"/></svg>`, 'it is damaged (line 1)'],
  ['an attribute without quotes', `${drawing}<g id=a /></svg>`, 'it is damaged (line 1)'],
  ['a line before <?xml', `\n<?xml version="1.0"?>${drawing}</svg>`, '"<?xml" must be at the start (line 2)'],
  ['-- in a comment', `${drawing}<!-- a -- b --></svg>`, 'a comment contains "--" (line 1)'],
  ['a comment without an end', `${drawing}<!-- a</svg>`, 'it is damaged (line 1)'],
  ['text after its end', `${drawing}</svg> x`, 'it contains text before or after the drawing'],
  ['a control character at the start', `\u0001${drawing}</svg>`, "it isn't an image, or it is damaged"],
  ['a control character', `${drawing}\n<text>\u0001</text></svg>`, 'it contains a control character (line 2)'],
  [
    'a reference to a control character',
    `${drawing}<text a="&#x1f;"/></svg>`,
    '"&#x1f;" isn\'t a character that SVG allows (line 1)',
  ],
  [
    'a reference to half a character',
    `${drawing}<text>&#55296;</text></svg>`,
    '"&#55296;" isn\'t a character that SVG allows (line 1)',
  ],
  [
    'a reference beyond Unicode',
    `${drawing}<text>&#x110000;</text></svg>`,
    '"&#x110000;" isn\'t a character that SVG allows (line 1)',
  ],
  ['references to characters', `${drawing}<text>&#9;&#10;&#13;&#x10FFFF;&#150;</text></svg>`, 'SVG 4 5'],
  [']]> in a text', `${drawing}<text>a]]>b</text></svg>`, '"]]>" must be written as "]]&gt;" (line 1)'],
  [']]> in an attribute', `${drawing}<text a="]]>"/></svg>`, 'SVG 4 5'],
  ['4,999 groups', `${drawing}${'<g>'.repeat(4999)}${'</g>'.repeat(4999)}</svg>`, 'SVG 4 5'],
  [
    '5,000 groups',
    `${drawing}${'<g>'.repeat(5000)}${'</g>'.repeat(5000)}</svg>`,
    'tags are nested more than 5000 levels deep (line 1)',
  ],
  ['two drawings', `${drawing}</svg><svg ${xmlns}/>`, 'it contains <svg> after the drawing'],
])('tells whether browsers show an SVG with %s', async (_, content, what) => {
  expect(await inspected(content)).toBe(what);
});

test.each(['', '<?xml version="1.0" encoding="iso-8859-1"?>'])('reports an SVG in Latin-1 after %j', async (start) => {
  const text = `${start}${drawing}<text>é</text></svg>`;
  expect(await inspected(Buffer.from(text, 'latin1'))).toBe("it isn't valid UTF-8");
});

test.each<[string, string | undefined]>([
  ['<image href="photo.jpg"/>', 'photo.jpg'],
  ['<image xlink:href="/photo.jpg"/>', '/photo.jpg'],
  ['<use href="icons.svg#a"/>', 'icons.svg#a'],
  ['<style>@font-face { src: url( "a.woff2" ) }</style>', 'a.woff2'],
  ['<style><![CDATA[@import "https://fonts.example/a.css";]]></style>', 'https://fonts.example/a.css'],
  ['<style>@import url(https://fonts.example/a.css);</style>', 'https://fonts.example/a.css'],
  ['<foreignObject><img xmlns="http://www.w3.org/1999/xhtml" src="photo.jpg"/></foreignObject>', 'photo.jpg'],
  ['<g style="fill: url(other.svg#a)"/>', 'other.svg#a'],
  ['<g mask="url(\'masks.svg#a\')"/>', 'masks.svg#a'],
  ['<image href="data:image/png;base64,AAAA"/><use href="#a"/><g fill="url(#b)" style="mask: url(#c)"/>', undefined],
  ['<a href="https://example.com/"><g/></a><title>see url</title>', undefined],
])('finds the first outside file in an SVG: %s', async (content, outside) => {
  const folder = await folderOf({
    'a.svg': `<svg ${xmlns} xmlns:xlink="http://www.w3.org/1999/xlink">${content}</svg>`,
  });
  expect(await inspectPicture(join(folder, 'a.svg'))).toHaveProperty('format', 'SVG');
  expect(((await inspectPicture(join(folder, 'a.svg'))) as { outside?: string }).outside).toBe(outside);
});

test('finds the location in a photo in either byte order, and accepts damaged data', async () => {
  const { exif = Buffer.alloc(0) } = await sharp(await stripes(8, 8).jpeg().withExif(position).toBuffer()).metadata();
  expect(hasPosition(exif)).toBe(true);
  const big = Buffer.from([0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 0]);
  expect(hasPosition(big)).toBe(true);
  for (let end = 0; end < exif.length; end++) expect(() => hasPosition(exif.subarray(0, end))).not.toThrow();
  const lost = Buffer.from(big);
  lost.writeUInt32BE(0xffffffff, 4);
  expect(hasPosition(lost)).toBe(false);
});

describe('loading a site', () => {
  const picture = { src: '/my%20caf%C3%A9.jpg', alt: 'Me' };
  const folderWith = async (content: Uint8Array) => {
    const folder = await folderOf({ 'site.json': siteWith({ type: 'hero', headline: 'x', picture }) });
    await put(join(folder, 'public/my café.jpg'), content);
    return folder;
  };

  test('finds the size of a picture whose name has spaces and accents', async () => {
    const source = sourceOf(join(await folderWith(await stripes(8, 10).jpeg().toBuffer()), 'site.json'));
    const [block] = (await compileSource(source)).site?.pages[0]?.blocks ?? [];
    expect(block).toMatchObject({ picture: { ...picture, width: 8, height: 10, isFirst: true } });
  });

  test('reports a damaged picture once, where it is first used', async () => {
    const folder = await folderWith((await stripes(800, 1000).jpeg().toBuffer()).subarray(0, 5000));
    const block = { type: 'hero', headline: 'x', picture };
    await put(join(folder, 'site.json'), siteWith(block, block));
    const { diagnostics } = await load(sourceOf(join(folder, 'site.json')));
    expect(diagnostics.filter(({ code }) => code.startsWith('OF3'))).toMatchObject([
      { code: 'OF304', pointer: '/pages/0/blocks/0/picture/src' },
    ]);
  });

  test('inspects a picture again after it was replaced or removed', async () => {
    const folder = await folderWith(await stripes(8, 10).jpeg().toBuffer());
    const source = sourceOf(join(folder, 'site.json'));
    const file = join(folder, 'public/my café.jpg');
    const codes = async () => (await load(source)).diagnostics.map(({ code }) => code).filter((c) => c !== 'OF220');
    expect(await codes()).toEqual([]);
    await put(file, 'no picture');
    await utimes(file, 1, 1);
    expect(await codes()).toEqual(['OF304']);
    await rm(file);
    expect(await codes()).toEqual(['OF301']);
  });
});
