import { expect, test } from 'vitest';
import type { PublicFile } from '../../../../src/core/compiler-host.ts';
import { pathsInPublic } from '../../../../src/core/content/files/path-in-public.ts';
import { withPathInPublic } from '../../../../src/fixes/add-fixes.ts';
import { compileSite, siteWith } from '../../../support/sites/site.ts';

const listed: PublicFile[] = [
  { path: '/photos/me 1.jpg' },
  { path: '/a/twice.jpg' },
  { path: '/b/twice.jpg' },
  { path: '/bad.jpg', problem: 'name' } as unknown as PublicFile,
];
const host = {
  hasFile: (path: string) => path === '/here.jpg',
  publicFiles: () => listed,
  publicFolder: 'public/',
  maxBlocks: 100,
};

test.each([
  ['./here.jpg', { path: '/here.jpg' }],
  ['x/me%201.jpg', { path: '/photos/me%201.jpg' }],
  ['x/twice.jpg', { path: '/x/twice.jpg', into: 'public/x/' }],
  ['My garden d3f1a9c0b2e84f/new.jpg', { path: '/new.jpg', into: 'public/' }],
  ['garden-d3f1a9c0b2e84f/new.jpg', { path: '/new.jpg', into: 'public/' }],
  ['assets/bad.jpg', { path: '/bad.jpg', into: 'public/' }],
  ['d3f1a9c0b2e84f.jpg', { path: '/d3f1a9c0b2e84f.jpg', into: 'public/' }],
  ['picture', { path: '/picture', into: 'public/' }],
  ['https://example.com/a.jpg', undefined],
  [`${'x'.repeat(5000)}.jpg`, undefined],
])('suggests a path in public/ for %s', (written, path) => {
  expect(pathsInPublic(host)(written)).toEqual(path);
});

test('suggests where to put a file if the files of public/ are unknown', () => {
  const { publicFiles: _, ...blind } = host;
  expect(pathsInPublic(blind)('a/b.jpg')).toEqual({ path: '/a/b.jpg', into: 'public/a/' });
});

test('suggests where to copy a picture, with a fix that is valid once the file exists', () => {
  const picture = (src: string) => siteWith({ type: 'hero', headline: 'Hello', picture: { src, alt: 'The yard' } });
  const [found, ...others] = compileSite(picture('../assets/yard.jpg'), host).diagnostics;
  expect(others).toEqual([]);
  expect([found?.label, found?.fix?.edits.map(({ text }) => text)]).toEqual([
    'copy this file to public/ and write "/yard.jpg"',
    ['"/yard.jpg"'],
  ]);
  const put = { ...host, publicFiles: () => [], hasFile: (path: string) => path === '/yard.jpg' };
  expect(compileSite(picture('/yard.jpg'), put).diagnostics).toEqual([]);
});

test.each([
  ['has no fix', { code: 'OF110' }],
  ['has another code', { code: 'OF109', fix: { edits: [{ text: '"/a.jpg"' }] } }],
  ['copies a value', { code: 'OF110', fix: { edits: [{ text: { around: ['"', '"'] } }] } }],
  ['has no edits', { code: 'OF110', fix: { edits: [] } }],
  ['writes in two places', { code: 'OF110', fix: { edits: [{ text: '"/a.jpg"' }, { text: '' }] } }],
  ['writes the path of a page', { code: 'OF110', fix: { edits: [{ text: '"/about"' }] } }],
  ['writes an invalid path', { code: 'OF110', fix: { edits: [{ text: '"/a:b.jpg"' }] } }],
])('leaves a problem unchanged that %s', (_, problem) => {
  expect(withPathInPublic(problem as never, pathsInPublic(host))).toEqual(problem);
});

test('lists the files of public/ once for all lookups', () => {
  let reads = 0;
  const publicFiles = () => {
    reads++;
    return listed;
  };
  const pathOf = pathsInPublic({ ...host, publicFiles });
  expect([pathOf('x/me%201.jpg')?.path, pathOf('y/me%201.jpg')?.path]).toEqual([
    '/photos/me%201.jpg',
    '/photos/me%201.jpg',
  ]);
  expect(reads).toBe(1);
});
