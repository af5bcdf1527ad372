import { expect, test } from 'vitest';
import type { PublicFile } from '../../../../src/core/compiler-host.ts';
import { complaintsOf, diagnosticsOf, smallSite } from '../../../support/sites/site.ts';

const mb = 1024 * 1024;
const complaintsAbout = (...files: PublicFile[]) => complaintsOf(smallSite(), { publicFiles: () => files });

test.each([
  ['/.git/config', '/.git', 'repository history'],
  ['/files/.svn/entries', '/files/.svn', 'repository history'],
  ['/.env', '/.env', 'passwords'],
  ['/.env.local', '/.env.local', 'passwords'],
  ['/.npmrc', '/.npmrc', 'passwords'],
  ['/.aws/config', '/.aws', 'passwords'],
  ['/id_rsa', '/id_rsa', 'a private key'],
  ['/tls/server.KEY', '/tls/server.KEY', 'a private key'],
  ['/.bash_history', '/.bash_history', 'terminal history'],
  ['/.DS_Store', '/.DS_Store', 'a list of file names'],
  ['/dump.sql.gz', '/dump.sql.gz', 'a database'],
  ['/app.sqlite3', '/app.sqlite3', 'a database'],
  ['/index.html~', '/index.html~', "an editor's backup file"],
  ['/.cv.pdf.swp', '/.cv.pdf.swp', "an editor's backup file"],
])('warns about %s because of its name', (path, found, kind) => {
  expect(complaintsAbout({ path })).toEqual([
    `OF310 "${found}" in public/ looks like ${kind}, and anyone could read it. | at { | Move the file out of public/. Everything in that folder is published.`,
  ]);
});

test.each([
  '/me.jpg',
  '/.well-known/security.txt',
  '/.nojekyll',
  '/.env.example',
  '/environment.pdf',
  '/id_rsa.pub',
  '/keynote.pdf',
  '/gitignore.txt',
  '/sql.html',
  '/CNAME',
])('accepts %s', (path) => {
  expect(complaintsAbout({ path })).toEqual([]);
});

test('reports a folder once, whatever its contents', () => {
  expect(
    complaintsAbout({ path: '/.git/config' }, { path: '/.git/objects/00/1' }, { path: '/a/.git/config' }),
  ).toHaveLength(2);
});

test('refuses a symbolic link that points outside of the folder, whatever its name', () => {
  expect(complaintsAbout({ path: '/.env', problem: 'outside' })).toEqual([
    'OF311 The symbolic link "/.env" in public/ points outside that folder. | at { | Replace the link with a copy of its target, or add --follow-links if this is intended.',
  ]);
});

test("reports a file name that isn't valid UTF-8", () => {
  expect(complaintsAbout({ path: '/a\uFFFD.jpg', problem: 'unreadable-name' })).toEqual([
    expect.stringContaining('OF312 The name of "/a\uFFFD.jpg" in public/ isn\'t valid UTF-8'),
  ]);
});

test.each([
  ['a photo that no page shows', '/me.JPEG', 5 * mb, false, 'OF340'],
  ['a photo in an unsupported format', '/IMG_1234.heic', 5 * mb, false, 'OF340'],
  ['a photo that a page shows as copies', '/me.jpg', 5 * mb, true, undefined],
  ['a small photo that no page shows', '/me.jpg', 4 * mb, false, undefined],
  ['a missing photo', '/me.jpg', undefined, false, undefined],
  ['a video', '/me.mp4', 5 * mb, false, undefined],
])('checks the size of pictures: %s', (_, path, size, isShown, code) => {
  const picture = { format: 'JPEG', bytes: 1, isMoving: false, hasPosition: false } as const;
  const host = { publicFiles: () => [{ path }], sizeOf: () => size, ...(isShown && { pictureOf: () => picture }) };
  expect(diagnosticsOf(smallSite(), host).map((each) => each.code)).toEqual(code ? [code] : []);
});

test('names the size of a picture that is too large', () => {
  const host = { publicFiles: () => [{ path: '/me.jpg' }], sizeOf: () => 5.5 * mb };
  expect(complaintsOf(smallSite(), host).map((each) => each.replace(/, and.*/, ''))).toEqual([
    'OF340 Image "/me.jpg" is 5.5 MB',
  ]);
});
