import { expect, test } from 'vitest';
import { pathsInPublic } from '../../../../src/core/checks/files/path-in-public.ts';
import type { PublicFile } from '../../../../src/core/compiler-host.ts';
import { withPathInPublic } from '../../../../src/fixes/add-fixes.ts';
import { compileSite, siteWith } from '../../../support/sites/site.ts';

const listed: PublicFile[] = [
  { path: '/photos/me 1.jpg' },
  { path: '/a/twice.jpg' },
  { path: '/b/twice.jpg' },
  { path: '/bad.jpg', flaw: 'name' } as unknown as PublicFile,
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
])('says what to write for %s', (written, path) => {
  expect(pathsInPublic(host)(written)).toEqual(path);
});

test('says where to put a file where nobody looks what there is', () => {
  const { publicFiles: _, ...blind } = host;
  expect(pathsInPublic(blind)('a/b.jpg')).toEqual({ path: '/a/b.jpg', into: 'public/a/' });
});

test('says at once where a picture of the site has to be put, and is content once it is there', () => {
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
  ['is of another code', { code: 'OF109', fix: { edits: [{ text: '"/a.jpg"' }] } }],
  ['writes what stands elsewhere', { code: 'OF110', fix: { edits: [{ text: { of: '/a' } }] } }],
  ['writes nothing', { code: 'OF110', fix: { edits: [] } }],
  ['writes in two places', { code: 'OF110', fix: { edits: [{ text: '"/a.jpg"' }, { text: '' }] } }],
  ['leads to a page', { code: 'OF110', fix: { edits: [{ text: '"/about"' }] } }],
  ['cannot be a file', { code: 'OF110', fix: { edits: [{ text: '"/a:b.jpg"' }] } }],
])('leaves a problem as it is that %s', (_, problem) => {
  expect(withPathInPublic(problem as never, pathsInPublic(host))).toEqual(problem);
});

test('reads what lies in public/ once for all that is asked', () => {
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
