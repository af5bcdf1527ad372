import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readIcon } from '../../../src/node/icons/read-icon.ts';
import { load, sourceOf } from '../../../src/node/load/load-site.ts';
import { folderOf } from '../../support/folder.ts';
import { siteWith } from '../../support/sites/site.ts';

const shape = '<path d="M1 1h22v22z"/>';
const svg = (inside: string, settings = 'viewBox="0 0 24 24"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${settings}>${inside}</svg>`;

const iconOf = async (content: string | Uint8Array) =>
  readIcon(join(await folderOf({ 'public/mine.svg': content }), 'public'), '/mine.svg');

/* The diagnostics of a site whose links have these icons, with these files. */
async function complaints(icons: string[], files: Record<string, string> = {}): Promise<string[]> {
  const links = icons.map((icon) => ({ label: 'x', href: '/', icon }));
  const folder = await folderOf({ 'site.json': siteWith({ type: 'hero', headline: 'x', links }), ...files });
  const { diagnostics } = await load(sourceOf(join(folder, 'site.json')));
  return diagnostics.map(({ code, pointer, fix }) => [code, pointer, fix?.edits[0]?.text ?? ''].join(' ').trim());
}

test.each([
  [
    'as Lucide and Feather write it',
    svg(
      shape,
      'width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="lucide" aria-hidden="true"',
    ),
  ],
  [
    'as Figma writes it',
    svg(
      '<g clip-rule="evenodd"><path fill-rule="evenodd" clip-rule="evenodd" d="M1 1h2" fill="#1E1E1E"/></g>',
      'width="24" height="24" viewBox="0 0 24 24" fill="none"',
    ),
  ],
  ['as Simple Icons writes it', svg(`<title>Name &amp; sign</title>${shape}`, 'role="img" viewBox="0 0 24 24"')],
  [
    'with a first line, comments and ends of lines of Windows',
    `\uFEFF<?xml version="1.0"?>\r\n<!-- x -->\r\n${svg(`\r\n${shape}\r\n`)}\r\n`,
  ],
  [
    'with every shape',
    svg(
      `<g>${shape}<circle cx="1" cy="1" r="1"/><ellipse rx="1px" ry="2"/><rect x="1" y="1" width="1" height="1"/><line x1="0" y1="0" x2="1" y2="1"/><polyline points="0,0 1,1"/><polygon points="0 0 1 1"></polygon></g>`,
    ),
  ],
  [
    'with transformations and dashes',
    svg(
      '<g transform="translate(1 2) rotate(-45, 12,12)"><path stroke="black" fill="none" stroke-dasharray="1 2" d="M1e1-1.5.5 0"/></g>',
    ),
  ],
])('accepts an icon %s', async (_, content) => {
  expect(await iconOf(content)).toMatchObject({ viewBox: '0 0 24 24', shapes: expect.stringContaining('d="M') });
});

test('uses the size as the viewBox of a file without one', async () => {
  expect(await iconOf(svg(shape, 'width="32px" height="16"'))).toMatchObject({ viewBox: '0 0 32 16' });
});

test('refuses icons larger than 20 kB', async () => {
  const file = (length: number) => svg(shape + ' '.repeat(length - svg(shape).length));
  expect(await iconOf(file(20_000))).toMatchObject({ shapes: shape });
  expect(await iconOf(file(20_001))).toEqual({ problem: 'huge', size: '21 kB' });
});

test('explains why a file is not an icon', async () => {
  expect(await iconOf(svg('<script/>'))).toEqual({ problem: 'refused', what: 'a script (<script>)' });
  expect(await iconOf('x')).toEqual({ problem: 'unreadable', reason: "it isn't an SVG file" });
  expect(await iconOf(new Uint8Array([0xff, 0xd8]))).toEqual({ problem: 'unreadable', reason: "it isn't valid UTF-8" });
  expect(readIcon('/nowhere/public', '/mine.svg')).toEqual({ problem: 'unreadable', reason: 'file not found' });
  expect(readIcon('/nowhere/public', '/../mine.svg')).toBeUndefined();
});

test('reports a missing icon like any missing file', async () => {
  expect(await complaints(['/icons/mine.svg'])).toEqual(['OF302 /pages/0/blocks/0/links/0/icon']);
  expect(await complaints(['/Mine.svg', '/public/mine.svg'], { 'public/mine.svg': svg(shape) })).toEqual([
    'OF302 /pages/0/blocks/0/links/0/icon "/mine.svg"',
    'OF302 /pages/0/blocks/0/links/1/icon "/mine.svg"',
  ]);
});

test('reports an invalid icon where it is first used', async () => {
  const files = {
    'public/good.svg': svg(shape),
    'public/script.svg': svg('<script/>'),
    'public/large.svg': svg(' '.repeat(20_000)),
    'public/none.svg': 'x',
  };
  const icons = ['/good.svg', '/script.svg', '/large.svg', '/none.svg', '/script.svg', '/none.svg', 'github'];
  expect(await complaints(icons, files)).toEqual([
    'OF315 /pages/0/blocks/0/links/1/icon',
    'OF314 /pages/0/blocks/0/links/2/icon',
    'OF313 /pages/0/blocks/0/links/3/icon',
  ]);
});
