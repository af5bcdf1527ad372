import { chmod, readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { command, serveUntil } from '../support/command.ts';
import { contentsOf, folderOf, put } from '../support/folder.ts';
import { patience } from '../support/patience.ts';
import { smallSite } from '../support/sites/site.ts';
import { atTerminal, terminalProcess } from '../support/terminal.ts';

const tarball = /^vendor\/onefolio-[\w.]+-[0-9a-f]{12}\.tgz$/;

const noPort = ['--port', '0'];

/* The questions about a new site, up to the confirmation of its files. */
const questions = {
  name: 'Your name: ',
  profession: 'Enter a number (10): ',
  email: '(public on your site): ',
  title: 'Your job title, such as "Project manager": ',
  location: 'Your location, such as "Tunis, Tunisia": ',
  languages: '"fr" or "en, fr, ar" (en): ',
  host: 'Enter a number (1): ',
  pictures: 'This installs sharp (20 MB). (Y/n): ',
  pdf: 'This installs Typst (51 MB). (y/N): ',
};
const confirmation = 'Create these files? (Y/n): ';
const inEnglish = { LC_ALL: 'C' };

describe('onefolio without a command', () => {
  test('prints the help and exits with 2 if there is no terminal', async () => {
    for (const files of [{}, { 'site.json': smallSite() }] as Record<string, object>[]) {
      const folder = await folderOf(files);
      const { code, stdout, stderr } = await command([], {}, folder);
      expect([code, stdout, stderr]).toEqual([2, expect.stringContaining('onefolio [COMMAND] [options]'), '']);
      expect(Object.keys(await contentsOf(folder))).toEqual(Object.keys(files));
    }
  });

  test('starts the dev server for the site in the folder', async () => {
    const folder = await folderOf({ 'site.json': smallSite() });
    const session = terminalProcess(noPort, folder);
    await session.see('Local:   http://');
    session.stop();
    expect((await session.ended).screen).not.toContain('Welcome');
  });

  test('creates a site in an empty folder with a few questions, and starts the dev server', async () => {
    const folder = await folderOf({ '.git/HEAD': 'mine', 'README.md': 'mine' });
    const session = terminalProcess(noPort, folder, inEnglish);
    await session.see('There is no site in this folder yet');
    for (const [question, answer] of [
      [questions.name, 'Amina Trabelsi'],
      [questions.profession, ''],
      [questions.email, 'amina@example.com'],
      [questions.title, 'Carpenter'],
      [questions.location, ''],
      [questions.languages, ''],
      [questions.host, '4'],
      [questions.pictures, 'n'],
      [questions.pdf, ''],
    ] as const) {
      await session.see(question);
      session.type(answer);
    }
    await session.see('Existing files, not changed: README.md');
    await session.see(confirmation);
    expect(Object.keys(await contentsOf(folder))).toEqual(['.git/HEAD', 'README.md']);
    session.type('');
    await session.see('Local:   http://');
    session.stop();
    await session.ended;
    const { owner } = JSON.parse(await readFile(join(folder, 'site.json'), 'utf8'));
    expect(owner).toEqual({
      name: 'Amina Trabelsi',
      title: 'Carpenter',
      email: 'amina@example.com',
      location: 'Your city',
    });
    expect(Object.keys(await contentsOf(folder)).filter((name) => !/^\.(?:git|onefolio)\//.test(name))).toEqual([
      '.gitignore',
      'AGENTS.md',
      'README.md',
      'package.json',
      'site.json',
      'site.schema.json',
      expect.stringMatching(tarball),
      'wrangler.jsonc',
    ]);
    expect(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')).devDependencies).not.toHaveProperty(
      'sharp',
    );
  });

  test('creates a folder for the site if there are other files', async () => {
    const folder = await folderOf({ 'letter.txt': 'mine' });
    const session = terminalProcess(noPort, folder);
    await session.see('contains other files');
    // The remaining answers are typed ahead.
    for (const _ of ['Folder name', ...Object.values(questions), confirmation]) session.type('');
    await session.see('Edit my-site/site.json');
    session.stop();
    expect((await session.ended).screen).toContain('  cd my-site\n  npm install\n  npm start\n');
    expect(Object.keys(await contentsOf(folder))).toContain('my-site/site.json');
  });

  test.each([
    ['Ctrl+C at the first question', questions.name, 'you canceled'],
    ['"n" at the last', confirmation, 'you answered no'],
  ])('writes nothing after %s', async (_, question, reason) => {
    const folder = await folderOf();
    const session = atTerminal(noPort, folder);
    if (question === confirmation) for (const _ of Object.values(questions)) session.type('');
    await session.see(question);
    if (question === confirmation) session.type('n');
    else session.stop();
    const { code, screen } = await session.ended;
    expect([code, screen]).toEqual([1, expect.stringContaining(`nothing was written: ${reason}\n`)]);
    expect(await contentsOf(folder)).toEqual({});
  });

  test('does not create a site file given by --site', async () => {
    const folder = await folderOf();
    const session = terminalProcess(['--site', 'mine.json', ...noPort], folder);
    await session.see("error OF000: Can't find mine.json.");
    await session.see('Local:   http://');
    session.stop();
    await session.ended;
    expect(await contentsOf(folder)).not.toHaveProperty('mine.json');
  });
});

describe.skipIf(process.platform !== 'linux')('dev --open', () => {
  const program = async (text: string) => {
    const folder = await folderOf({ 'site.json': smallSite(), 'path/xdg-open': text });
    await chmod(join(folder, 'path/xdg-open'), 0o755);
    return { folder, PATH: `${join(folder, 'path')}${delimiter}${process.env.PATH}` };
  };

  test('opens the site in the browser', async () => {
    const { folder, PATH } = await program('#!/bin/sh\necho "$@" > opened.new && mv opened.new opened\n');
    const dev = await serveUntil(['dev', '--open', ...noPort], { cwd: folder, environment: { PATH } });
    await expect
      .poll(() => readFile(join(folder, 'opened'), 'utf8').catch(() => ''), { timeout: patience })
      .toMatch(new RegExp(`^${dev.url}/?\n$`));
    await dev.stop();
  });

  test('reports that no browser can be opened, and continues', async () => {
    const { folder, PATH } = await program('#!/bin/sh\nexit 3\n');
    await put(join(folder, 'none/x'), '');
    for (const [path, reason] of [
      [PATH, 'xdg-open exited with 3'],
      [join(folder, 'none'), 'xdg-open was not found'],
    ]) {
      const dev = await serveUntil(['dev', '--open', ...noPort], { cwd: folder, environment: { PATH: path } });
      await expect.poll(() => dev.output(), { timeout: patience }).toContain(`Could not open the browser: ${reason}`);
      expect((await fetch(dev.url)).status).toBe(200);
      await dev.stop();
    }
  });
});
