import { chmod, lstat, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { choicesFor } from '../../../src/cli/new/interview.ts';
import { repositoryFiles } from '../../../src/cli/new/repository.ts';
import { NotWrittenError, rewrite } from '../../../src/node/load/rewrite.ts';
import { folderOf } from '../../support/folder.ts';

const text = (file: string) => readFile(file, 'utf8');

test('replaces the text of a file, and leaves no other file behind', async () => {
  const folder = await folderOf({ 'site.json': 'old' });
  await rewrite(join(folder, 'site.json'), 'old', 'new');
  expect(await text(join(folder, 'site.json'))).toBe('new');
  expect(await readdir(folder)).toEqual(['site.json']);
});

test('replaces a file that was saved on Windows, and none that has changed since', async () => {
  const folder = await folderOf({ 'site.json': '' });
  const file = join(folder, 'site.json');
  await writeFile(file, Buffer.from('{"a": "Zoé, née à Besançon"}', 'latin1'));
  await expect(rewrite(file, '{"b": "\uFFFD"}', 'new')).rejects.toThrow(NotWrittenError);
  await rewrite(file, '{"a": "Zo\uFFFD, n\uFFFDe \uFFFD Besan\uFFFDon"}', '{"a": "é"}');
  expect(await text(file)).toBe('{"a": "é"}');
});

test('replaces a file in one step: programs that have it open keep the old one', async () => {
  const folder = await folderOf({ 'site.json': 'old' });
  const before = await stat(join(folder, 'site.json'));
  await rewrite(join(folder, 'site.json'), 'old', 'new');
  expect((await stat(join(folder, 'site.json'))).ino).not.toBe(before.ino);
});

test.each([0o600, 0o664, 0o666])('keeps the file mode %o', async (mode) => {
  const folder = await folderOf({ 'site.json': 'old' });
  await chmod(join(folder, 'site.json'), mode);
  await rewrite(join(folder, 'site.json'), 'old', 'new');
  expect((await stat(join(folder, 'site.json'))).mode & 0o777).toBe(mode);
});

test('writes through a symbolic link', async () => {
  const elsewhere = await folderOf({ 'mine.json': 'old' });
  const folder = await folderOf();
  await symlink(join(elsewhere, 'mine.json'), join(folder, 'site.json'));
  await rewrite(join(folder, 'site.json'), 'old', 'new');
  expect((await lstat(join(folder, 'site.json'))).isSymbolicLink()).toBe(true);
  expect(await text(join(elsewhere, 'mine.json'))).toBe('new');
});

test('keeps a byte-order mark', async () => {
  const folder = await folderOf({ 'site.json': '\uFEFFold' });
  await rewrite(join(folder, 'site.json'), 'old', 'new');
  expect(await text(join(folder, 'site.json'))).toBe('\uFEFFnew');
});

test('does not overwrite a file that was changed in the meantime', async () => {
  const folder = await folderOf({ 'site.json': 'saved by an editor' });
  await expect(rewrite(join(folder, 'site.json'), 'old', 'new')).rejects.toThrow(NotWrittenError);
  expect(await text(join(folder, 'site.json'))).toBe('saved by an editor');
  expect(await readdir(folder)).toEqual(['site.json']);
});

test('does not overwrite a read-only file', async () => {
  const folder = await folderOf({ 'site.json': 'old' });
  await chmod(join(folder, 'site.json'), 0o444);
  await chmod(folder, 0o755);
  await asOtherUser(() =>
    expect(rewrite(join(folder, 'site.json'), 'old', 'new')).rejects.toThrow('no permission to write site.json'),
  );
  expect(await text(join(folder, 'site.json'))).toBe('old');
});

/* Root may write any file, so tests that run as root switch to another user for a moment. */
async function asOtherUser(run: () => Promise<void>): Promise<void> {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) process.seteuid?.(65_534);
  try {
    await run();
  } finally {
    if (isRoot) process.seteuid?.(0);
  }
}

test('does not overwrite a file that is saved while its new text is written', async () => {
  const folder = await folderOf({ 'site.json': 'old' });
  const file = join(folder, 'site.json');
  const writing = rewrite(file, 'old', 'n'.repeat(100_000_000)).catch((error: unknown) => error);
  const copy = join(folder, `.site.json.${process.pid}.onefolio-new`);
  await expect
    .poll(
      () =>
        stat(copy).then(
          ({ size }) => size,
          () => 0,
        ),
      { interval: 1 },
    )
    .toBeGreaterThan(0);
  await writeFile(file, 'saved by an editor');
  expect(await writing).toBeInstanceOf(NotWrittenError);
  expect(await text(file)).toBe('saved by an editor');
  expect(await readdir(folder)).toEqual(['site.json']);
});

const running = `.site.json.${process.ppid}.onefolio-new`;
const left = ['.site.json.4999999.onefolio-new', '.fr.json.4999999.onefolio-new', '.a b.md.4999999.onefolio-new'];
const owned = ['.site.json.bak', '.site.json.4999999', '.site.json.20240101', 'a.onefolio-new', '.a.0.onefolio-new'];

test('removes the copies of processes that were killed, and no others', async () => {
  const files = Object.fromEntries([running, ...left, ...owned].map((name) => [name, '']));
  const folder = await folderOf({ 'site.json': 'old', ...files });
  await rewrite(join(folder, 'site.json'), 'old', 'new');
  expect((await readdir(folder)).sort()).toEqual([running, ...owned, 'site.json'].sort());
});

test('git ignores these copies in a new site', () => {
  const dependencies = { onefolio: '1.0.0', sharp: '1.0.0' };
  const { '.gitignore': ignored } = repositoryFiles('/me', choicesFor({}), dependencies);
  expect(String(ignored).split('\n')).toContain('*.onefolio-new');
});
