import { expect, test } from 'vitest';
import type { PublicFile } from '../../../../src/core/compiler-host.ts';
import { complaintsOf, diagnosticsOf, smallSite } from '../../../support/sites/site.ts';

const mb = 1024 * 1024;
const told = (...files: PublicFile[]) => complaintsOf(smallSite(), { publicFiles: () => files });

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
])('warns of %s, by its name', (path, found, kind) => {
  expect(told({ path })).toEqual([
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
])('says nothing of %s', (path) => {
  expect(told({ path })).toEqual([]);
});

test('tells of a folder once, whatever is in it', () => {
  expect(told({ path: '/.git/config' }, { path: '/.git/objects/00/1' }, { path: '/a/.git/config' })).toHaveLength(2);
});

test('refuses a link that leads out of the folder, whatever it is called', () => {
  expect(told({ path: '/.env', flaw: 'outside' })).toEqual([
    'OF311 The symbolic link "/.env" in public/ points outside that folder. | at { | Replace the link with a copy of its target, or add --follow-links if this is intended.',
  ]);
});

test('tells of a name that is no text', () => {
  expect(told({ path: '/a\uFFFD.jpg', flaw: 'unreadable-name' })).toEqual([
    expect.stringContaining('OF312 The name of "/a\uFFFD.jpg" in public/ isn\'t valid UTF-8'),
  ]);
});

test.each([
  ['a photograph of five megabytes', '/me.jpg', { bytes: 5 * mb }, 'OF340'],
  ['one that no page shows', '/me.JPEG', 5 * mb, 'OF340'],
  ['one that nobody needs', '/IMG_1234.heic', 5 * mb, 'OF340'],
  ['a wide one', '/me.png', { width: 6001, height: 10 }, 'OF340'],
  ['a high one', '/me.webp', { width: 10, height: 6001 }, 'OF340'],
  ['one of four megabytes', '/me.jpg', { bytes: 4 * mb, width: 6000, height: 6000 }, undefined],
  ['a small one that no page shows', '/me.jpg', 4 * mb, undefined],
  ['one that is gone', '/me.jpg', undefined, undefined],
  ['one that cannot be read', '/me.jpg', { flaw: 'huge', size: '60 MB' } as const, undefined],
  ['a film', '/me.mp4', 5 * mb, undefined],
])('looks at how large pictures are: %s', (_, path, about, code) => {
  const plain = { format: 'JPEG', bytes: 1, isMoving: false, hasPosition: false } as const;
  const host = {
    publicFiles: () => [{ path }],
    sizeOf: () => (typeof about === 'number' ? about : undefined),
    ...(typeof about === 'object' && { pictureOf: () => ({ ...plain, ...about }) }),
  };
  expect(diagnosticsOf(smallSite(), host).map((each) => each.code)).toEqual(code ? [code] : []);
});

test('names the size of a picture that is too large', () => {
  const told = (width: number, bytes: number) =>
    complaintsOf(smallSite(), {
      publicFiles: () => [{ path: '/me.jpg' }],
      pictureOf: () => ({ format: 'JPEG', bytes, width, height: 4000, isMoving: false, hasPosition: false }),
    }).map((each) => each.replace(/, and.*/, ''));
  expect([...told(8000, 1), ...told(10, 5.5 * mb)]).toEqual([
    'OF340 Image "/me.jpg" is 8000 × 4000 pixels',
    'OF340 Image "/me.jpg" is 5.5 MB',
  ]);
});
