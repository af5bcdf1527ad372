import { expect, test } from 'vitest';
import type { PublicFile } from '../../../../src/compile/compiler-host.ts';
import { complaintsOf, smallSite } from '../../../support/sites/site.ts';

const told = (...files: PublicFile[]) => complaintsOf(smallSite(), { publicFiles: () => files });

test.each([
  ['/.git/config', '/.git', 'the history of a repository'],
  ['/files/.svn/entries', '/files/.svn', 'the history of a repository'],
  ['/.env', '/.env', 'passwords'],
  ['/.env.local', '/.env.local', 'passwords'],
  ['/.npmrc', '/.npmrc', 'passwords'],
  ['/.aws/config', '/.aws', 'passwords'],
  ['/id_rsa', '/id_rsa', 'a key'],
  ['/tls/server.KEY', '/tls/server.KEY', 'a key'],
  ['/.bash_history', '/.bash_history', 'what a terminal was told'],
  ['/.DS_Store', '/.DS_Store', 'the names of the files of a folder'],
  ['/dump.sql.gz', '/dump.sql.gz', 'a database'],
  ['/app.sqlite3', '/app.sqlite3', 'a database'],
  ['/index.html~', '/index.html~', 'the backup of an editor'],
  ['/.cv.pdf.swp', '/.cv.pdf.swp', 'the backup of an editor'],
])('warns of %s, by its name', (path, found, kind) => {
  expect(told({ path })).toEqual([
    `OF310 everybody could read "${found}" in public/, which looks like ${kind} | at { | move it out of public/: all that lies there is published as it is`,
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
    'OF311 the link "/.env" in public/ leads out of it, to what may not be meant for visitors | at { | put a copy in its place, or add --follow-links if that is meant',
  ]);
});

test('tells of a name that is no text', () => {
  expect(told({ path: '/a\uFFFD.jpg', flaw: 'unreadable-name' })).toEqual([
    expect.stringContaining('OF312 the name of "/a\uFFFD.jpg" in public/ is no text in UTF-8'),
  ]);
});
