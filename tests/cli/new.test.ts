import { execFile } from 'node:child_process';
import { readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ask } from '../../src/cli/ask.ts';
import { commandName, quoted } from '../../src/cli/command-name.ts';
import { nobody, starter } from '../../src/cli/starter.ts';
import { command } from '../support/command.ts';
import { contentsOf, folderOf } from '../support/folder.ts';
import { root } from '../support/root.ts';
import { complaintsOf } from '../support/sites/site.ts';

const run = promisify(execFile);

describe('new', () => {
  test('writes a valid site, its schema and a folder for pictures', async () => {
    const folder = await folderOf();
    const { code, stdout } = await command(['new', 'my site'], {}, folder);
    expect([code, stdout]).toEqual([0, expect.stringContaining('your site is in my site/site.json')]);
    expect((await readdir(join(folder, 'my site'))).sort()).toEqual(['public', 'site.json', 'site.schema.json']);
    const { $schema } = JSON.parse(await readFile(join(folder, 'my site/site.json'), 'utf8'));
    expect(await readFile(join(folder, 'my site', $schema), 'utf8')).toBe(
      await readFile(join(root, 'schema/site.schema.json'), 'utf8'),
    );
    const checked = await command(['check'], {}, join(folder, 'my site'));
    expect(checked).toEqual({ code: 0, stdout: '', stderr: 'nothing to mend\n' });
  });

  test.skipIf(process.platform === 'win32')('ends with commands that work when pasted into a shell', async () => {
    const folder = await folderOf();
    const { stdout } = await command(['new', "my $HOME's"], {}, folder);
    const pasted = stdout.slice(stdout.indexOf('  cd ')).replace(/ dev\s*$/, ' check');
    expect((await run('sh', ['-ec', pasted], { cwd: folder })).stderr).toBe('nothing to mend\n');
  });

  test('uses the current folder when none is named, and keeps the files in it', async () => {
    const folder = await folderOf({ 'README.md': 'mine', '.git/HEAD': 'mine', 'public/me.jpg': 'mine' });
    const before = await contentsOf(folder);
    const { code, stdout } = await command(['new', '--yes'], {}, folder);
    expect([code, stdout]).toEqual([0, expect.not.stringContaining('  cd ')]);
    expect(await contentsOf(folder)).toMatchObject(before);
  });

  test('writes the full sample with --full', async () => {
    const folder = await folderOf();
    expect((await command(['new', '--full'], {}, folder)).code).toBe(0);
    const ours = await readFile(join(root, 'site.json'), 'utf8');
    expect(await readFile(join(folder, 'site.json'), 'utf8')).toBe(ours.replace('./schema/site', './site'));
    expect((await command(['check'], {}, folder)).code).toBe(0);
  });

  test.each([
    ['a site', { 'site.json': '{}' }, 'there is site.json already'],
    ['a schema', { 'site.schema.json': '{}' }, 'there is site.schema.json already'],
    ['both', { 'site.json': '{}', 'site.schema.json': '{}' }, 'there is site.json and site.schema.json already'],
    ['a file called public', { public: 'mine' }, 'EEXIST'],
  ])('writes nothing into a folder that has %s', async (_, files, reason) => {
    const folder = await folderOf(files);
    const before = await contentsOf(folder);
    const { code, stderr } = await command(['new'], {}, folder);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`nothing was written: ${reason}`)]);
    expect(await contentsOf(folder)).toEqual(before);
  });

  test('does not write through a symbolic link called site.json', async () => {
    const folder = await folderOf();
    await symlink(join(folder, 'elsewhere.json'), join(folder, 'site.json'));
    expect((await command(['new'], {}, folder)).code).toBe(1);
    expect(await readdir(folder)).toEqual(['site.json']);
  });

  test('writes nothing when the target is a file', async () => {
    const folder = await folderOf({ mine: 'mine' });
    const { code, stderr } = await command(['new', 'mine'], {}, folder);
    expect([code, stderr]).toEqual([1, expect.stringContaining('nothing was written')]);
  });
});

describe('the questions of new', () => {
  const answered = async (...answers: (string | null)[]) => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    let asked = '';
    output.on('data', (text) => {
      asked += text;
      if (!/: $/.test(String(text))) return;
      const answer = answers.shift();
      if (typeof answer === 'string') input.write(`${answer}\n`);
      else input.end();
    });
    return { owner: await ask(input, output), asked };
  };

  test('ask for a name and a mail address, and the site gets both', async () => {
    const { owner, asked } = await answered(' Amina Trabelsi ', 'amina@example.com');
    expect(owner).toEqual({ name: 'Amina Trabelsi', email: 'amina@example.com' });
    expect(asked).toBe('Your name (Your Name): Your mail address (you@example.com): ');
    expect(complaintsOf(starter(owner ?? nobody))).toEqual([]);
  });

  test('may be left unanswered', async () => {
    expect((await answered('', '')).owner).toEqual(nobody);
  });

  test('are repeated until the answer is usable', async () => {
    const { owner, asked } = await answered('A {B}', 'amina', 'amina@example.com');
    expect(asked).toContain('write an address like name@example.com\n');
    expect(owner).toEqual({ name: 'A {{B}', email: 'amina@example.com' });
    expect(complaintsOf(starter(owner ?? nobody))).toEqual([]);
  });

  test('can be cancelled, and then there is no owner to write a site for', async () => {
    expect((await answered('Amina', null)).owner).toBeNull();
    expect((await answered(null)).owner).toBeNull();
  });
});

test.each([
  ['/usr/local/bin/onefolio', '/bin:/usr/local/bin', 'onefolio'],
  ['/usr/local/bin/onefolio', '/bin', 'node /usr/local/bin/onefolio'],
  ['/me/node_modules/.bin/onefolio', '/me/node_modules/.bin', 'node /me/node_modules/.bin/onefolio'],
  ['/me/onefolio/bin/onefolio.js', '/me/onefolio/bin', 'node /me/onefolio/bin/onefolio.js'],
  ['/my sites/bin/onefolio.js', '', `node ${quoted('/my sites/bin/onefolio.js')}`],
])('for a program at %s and PATH="%s", suggests the command %s', (script, path, words) => {
  expect(commandName(script, path)).toBe(words);
});

test.each([
  ['my-site/../a_b.c', 'linux', 'my-site/../a_b.c'],
  ['my site', 'linux', "'my site'"],
  ["it's $HOME", 'linux', "'it'\\''s $HOME'"],
  ['C:\\my site', 'win32', '"C:\\my site"'],
])('quotes the path %s for a shell on %s as %s', (path, platform, words) => {
  expect(quoted(path, platform)).toBe(words);
});
