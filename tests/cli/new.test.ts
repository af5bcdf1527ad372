import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { promises } from 'node:fs';
import { readdir, readFile, realpath, symlink } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { quoted } from '../../src/cli/io.ts';
import { interview } from '../../src/cli/new/interview.ts';
import { packageName } from '../../src/cli/new/repository.ts';
import { formatSite, siteOf } from '../../src/cli/new/starter.ts';
import { CancelledError, openTerminal } from '../../src/cli/new/terminal.ts';
import { docxPackage, pdfEngine, previewEngine } from '../../src/node/outputs/optional-packages.ts';
import { command } from '../support/command.ts';
import { contentsOf, folderOf } from '../support/folder.ts';
import { root } from '../support/root.ts';
import { complaintsOf } from '../support/sites/site.ts';
import { atTerminal } from '../support/terminal.ts';

/* The only diagnostics of an unchanged new site. */
const stillExamples = expect.stringMatching(
  /^warning OF247(?:(?!OF\d)[\s\S])*\n1 warning in \S+\n(?:This site publishes your .*\.\n)?$/,
);

const run = promisify(execFile);
const tarball = /^vendor\/onefolio-[\w.]+-[0-9a-f]{12}\.tgz$/;
const readJson = async (...place: string[]) => JSON.parse(await readFile(join(...place), 'utf8'));

/* Makes the numbered call fail below a folder. Returns a function that restores it. */
function breakDisk(call: 'mkdir' | 'writeFile', at: number, fault: string, within: string): () => void {
  // The two have incompatible types.
  const disk: Record<string, unknown> = Object(promises);
  const real = disk[call] as (place: string, ...rest: unknown[]) => Promise<unknown>;
  let count = 0;
  disk[call] = async (place: string, ...rest: unknown[]) => {
    if (!place.startsWith(within) || ++count !== at) return real(place, ...rest);
    // A full disk leaves half a file.
    if (call === 'writeFile' && fault === 'ENOSPC') await real(place, 'half');
    throw Object.assign(new Error(fault), { code: fault, syscall: call, path: place });
  };
  syncBuiltinESMExports();
  return () => {
    disk[call] = real;
    syncBuiltinESMExports();
  };
}

const ofSite = {
  start: 'onefolio dev',
  build: 'onefolio build',
  preview: 'onefolio preview',
  check: 'onefolio check',
  doctor: 'onefolio doctor',
};

describe('new', () => {
  test('creates a valid site, its schema, a folder for images, and the files for npm, Git and GitHub', async () => {
    const folder = await folderOf();
    const { code, stdout } = await command(['new', 'my site'], {}, folder);
    expect([code, stdout]).toEqual([0, expect.stringContaining('Created my site/site.json. ')]);
    const site = join(folder, 'my site');
    expect(Object.keys(await contentsOf(site))).toEqual([
      '.github/workflows/pages.yml',
      '.gitignore',
      'AGENTS.md',
      'README.md',
      'package.json',
      'site.json',
      'site.schema.json',
      expect.stringMatching(tarball),
    ]);
    expect(await readdir(join(site, 'public'))).toEqual([]);
    const { $schema, timeZone } = await readJson(site, 'site.json');
    expect(timeZone).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
    const { $comment, ...schema } = await readJson(site, $schema);
    expect(schema).toEqual(await readJson(root, 'schema/site.schema.json'));
    const checked = await command(['check'], {}, site);
    expect(checked).toEqual({ code: 0, stdout: '', stderr: stillExamples });
  });

  test('depends on sharp, and on a tarball in vendor/ whose name contains its hash', async () => {
    const folder = await folderOf();
    await command(['new', 'my site'], {}, folder);
    const own = await readJson(root, 'package.json');
    expect(await readJson(folder, 'my site/package.json')).toEqual({
      name: 'my-site',
      private: true,
      scripts: ofSite,
      devDependencies: {
        onefolio: expect.stringMatching(new RegExp(`^file:vendor/onefolio-${own.version}-[0-9a-f]{12}\\.tgz$`)),
        sharp: own.peerDependencies.sharp,
      },
    });
    const [name = ''] = await readdir(join(folder, 'my site/vendor'));
    const bytes = await readFile(join(folder, 'my site/vendor', name));
    expect(name).toContain(`-${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}.tgz`);
    expect(await readFile(join(folder, 'my site/.gitignore'), 'utf8')).toMatch(/\n!vendor\/\n!vendor\/\*\.tgz\n$/);
  });

  test.skipIf(process.platform === 'win32')('ends with commands that work when pasted into a shell', async () => {
    const folder = await folderOf();
    const { stdout } = await command(['new', "my $HOME's"], {}, folder);
    const pasted = stdout.slice(stdout.indexOf('  cd '));
    expect(pasted).toMatch(/\n {2}npm install\n {2}npm start\n$/);
    const { stdout: place } = await run('sh', ['-ec', pasted.replace(/npm [\s\S]*/, 'pwd')], { cwd: folder });
    expect(place).toBe(`${await realpath(join(folder, "my $HOME's"))}\n`);
  });

  test('creates nothing in a folder that already contains vendor/', async () => {
    const folder = await folderOf({ 'vendor/theirs.php': 'mine' });
    const before = await contentsOf(folder);
    const { code, stderr } = await command(['new'], {}, folder);
    expect([code, stderr]).toEqual([
      1,
      expect.stringContaining('onefolio new: nothing was written: vendor already exists'),
    ]);
    expect(await contentsOf(folder)).toEqual(before);
  });

  test('uses the current folder by default, keeps its files and lists them', async () => {
    const mine = {
      'README.md': 'mine',
      'package.json': '{}',
      '.gitignore': 'mine',
      '.github/workflows/pages.yml': 'mine',
      '.github/dependabot.yml': 'mine',
      'public/me.jpg': 'mine',
    };
    const folder = await folderOf(mine);
    const before = await contentsOf(folder);
    const { code, stdout } = await command(['new', '--yes'], {}, folder);
    expect([code, stdout]).toEqual([0, expect.not.stringContaining('  cd ')]);
    expect(stdout).toContain(
      'Existing files, not changed: package.json, .gitignore, README.md, .github/workflows/pages.yml\n',
    );
    expect(stdout).toContain('Make sure that your .gitignore keeps vendor/');
    expect(stdout).not.toContain('README.md explains');
    expect(await contentsOf(folder)).toEqual({
      ...before,
      'AGENTS.md': expect.anything(),
      'site.json': expect.anything(),
      'site.schema.json': expect.anything(),
      [Object.keys(await contentsOf(folder)).find((name) => tarball.test(name)) ?? 'vendor/']: expect.anything(),
    });
  });

  test('prints the command and the script for an existing package.json', async () => {
    const { stdout } = await command(['new'], {}, await folderOf({ 'package.json': '{}', 'yarn.lock': '' }));
    expect(stdout).toMatch(/\n {2}yarn add --dev onefolio@file:vendor\/onefolio-\S+\n {2}npx onefolio dev\n/);
    expect(stdout).toContain('Add the script "build": "onefolio build" to your package.json');
  });

  test('writes the full sample with --full', async () => {
    const folder = await folderOf();
    expect((await command(['new', '--full'], {}, folder)).code).toBe(0);
    const { timeZone, ...site } = await readJson(folder, 'site.json');
    const ours = await readJson(root, 'site.json');
    const owner = { ...ours.owner, location: { city: 'Tunis', countryCode: 'TN' } };
    expect(site).toEqual({ ...ours, owner, $schema: './site.schema.json' });
    expect(timeZone).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
    expect((await command(['check'], {}, folder)).code).toBe(0);
  });

  test.each([
    ['a site', { 'site.json': '{}' }, 'site.json already exists'],
    ['a schema', { 'site.schema.json': '{}' }, 'site.schema.json already exists'],
    ['both', { 'site.json': '{}', 'site.schema.json': '{}' }, 'site.json and site.schema.json already exist'],
    ['a file called public', { public: 'mine' }, 'an existing file or folder blocks '],
  ])('writes nothing into a folder that has %s', async (_, files, reason) => {
    const folder = await folderOf(files);
    const before = await contentsOf(folder);
    const { code, stderr } = await command(['new'], {}, folder);
    expect([code, stderr]).toEqual([1, expect.stringContaining(`onefolio new: nothing was written: ${reason}`)]);
    expect(stderr.split('\n')).toHaveLength(2);
    expect(await contentsOf(folder)).toEqual(before);
  });

  test("doesn't write through a symbolic link named site.json or to a linked folder", async () => {
    const folder = await folderOf();
    await symlink(join(folder, 'elsewhere.json'), join(folder, 'site.json'));
    expect((await command(['new'], {}, folder)).code).toBe(1);
    expect(await readdir(folder)).toEqual(['site.json']);
    const [other, victim] = [await folderOf(), await folderOf()];
    await symlink(victim, join(other, '.github'));
    expect((await command(['new'], {}, other)).stdout).toContain(
      'Existing files, not changed: .github/workflows/pages.yml',
    );
    expect(await readdir(victim)).toEqual([]);
  });

  test('reports a broken link named public, and creates nothing', async () => {
    const folder = await folderOf();
    await symlink('/nowhere/at/all', join(folder, 'public'));
    const { code, stderr } = await command(['new'], {}, folder);
    expect([code, stderr]).toEqual([
      1,
      `onefolio new: nothing was written: ${join(folder, 'public')} is a broken symbolic link: delete it or correct its target, then run the command again\n`,
    ]);
    expect(await readdir(folder)).toEqual(['public']);
  });

  test('creates nothing if the target is a file, and reports it in a sentence', async () => {
    const folder = await folderOf({ mine: 'mine' });
    const { code, stderr } = await command(['new', 'mine'], {}, folder);
    expect([code, stderr]).toEqual([
      1,
      `onefolio new: nothing was written: an existing file or folder blocks ${join(folder, 'mine')}: delete it, then run the command again\n`,
    ]);
  });

  test.each([
    ['the disk is full', 'ENOSPC', 'no space left on the disk for'],
    ['the folder cannot be written', 'EACCES', 'no permission to access'],
    ['the disk can only be read', 'EROFS', '/my site'],
  ])('reports in one sentence that %s, and leaves no files behind', async (_, fault, reason) => {
    const folder = await folderOf();
    for (const [call, at] of [
      ['mkdir', 1],
      ['writeFile', 1],
      ['writeFile', 6],
    ] as const) {
      const restore = breakDisk(call, at, fault, join(folder, 'my site'));
      const { code, stderr } = await command(['new', 'my site'], {}, folder).finally(restore);
      expect([code, stderr]).toEqual([1, expect.stringMatching(/^onefolio new: nothing was written: [^\n]+\n$/)]);
      expect(stderr).toContain(reason);
      expect(await readdir(folder)).toEqual([]);
    }
  });

  test.each([
    ['my site', 'my-site'],
    ['Portfolio_2024 (éà)', 'portfolio-2024-ea'],
    ['Straße', 'strasse'],
    ['.me', 'me'],
    ['موقعي', 'my-site'],
    ['onefolio', 'my-site'],
    ['node_modules', 'my-site'],
    ['a'.repeat(300), 'a'.repeat(50)],
  ])('gives the package in the folder "%s" the name "%s"', (folder, name) => {
    expect(packageName(join('/home/me', folder))).toBe(name);
  });
});

describe('the questions of new', () => {
  const answered = async (...answers: (string | null)[]) => {
    const [input, output] = [new PassThrough(), new PassThrough()];
    let asked = '';
    output.on('data', (text) => {
      asked += text;
    });
    for (const answer of answers) {
      if (answer !== null) input.write(`${answer}\n`);
      else input.end();
    }
    const terminal = openTerminal(input, output);
    const wishes = await interview(terminal, {}).catch((error) => error);
    terminal.close();
    return { wishes, asked };
  };

  test('ask for the owner, the profession, the host, and whether to create smaller images and a PDF of the CV', async () => {
    const { wishes, asked } = await answered(
      ' Amina Trabelsi ',
      '3',
      'amina@example.com',
      'Baker',
      'Sfax',
      'fr, ar',
      'NETLIFY',
      'n',
      'y',
    );
    expect(wishes).toEqual({
      owner: { name: 'Amina Trabelsi', email: 'amina@example.com', title: 'Baker', location: 'Sfax' },
      profession: 'photographer',
      languages: ['fr', 'ar'],
      hosting: 'netlify',
      makesCopies: false,
      printsCv: true,
    });
    expect(asked).toMatchInlineSnapshot(`
      "Answer a few questions about your site. Press Enter to skip a question. You can change everything later in site.json.

      Your name: 
      Choose your profession. It determines the first sections and the look of your site.
        1  Developer
        2  Designer
        3  Photographer, architect or artist
        4  Researcher or teacher
        5  Practitioner: psychologist, doctor, lawyer …
        6  Consultant
        7  Writer or journalist
        8  Translator or interpreter
        9  Student
        10  Something else
      Enter a number (10): 
      Your email address (public on your site): Your job title, such as "Photographer": Your location, such as "Tunis, Tunisia": Site languages, the main one first, such as "fr" or "en, fr, ar" (en): 
      Where will you publish your site?
        1  GitHub Pages
        2  Netlify
        3  Vercel
        4  Cloudflare Pages
        5  Another host, or decide later
      Enter a number (1): Create smaller copies of your images, so that pages load faster? This installs sharp (20 MB). (Y/n): Publish your CV as a PDF too? This installs Typst (51 MB). (y/N): "
    `);
    expect(complaintsOf(formatSite(siteOf(wishes.owner)))).toEqual([]);
  });

  test('can be skipped', async () => {
    const { wishes } = await answered('', '', '', '', '', '', '', '', '');
    expect(wishes).toEqual({
      owner: {},
      profession: 'general',
      languages: ['en'],
      hosting: 'github',
      makesCopies: true,
      printsCv: false,
    });
    expect(complaintsOf(formatSite(siteOf(wishes.owner)))).toEqual([]);
  });

  test('are repeated until the answer is valid', async () => {
    const { wishes, asked } = await answered(
      'a'.repeat(121),
      'A {B}',
      '11',
      'something ELSE',
      'amina',
      'amina@example.com',
      '{x}',
      '',
      'English',
      'en-UK',
      'xx',
      'de de',
      'de',
      '6',
      '5',
      'what',
      'yes',
      '',
    );
    for (const advice of [
      'Use a language tag',
      'Write "en-GB".',
      'Use 120 characters or fewer.',
      'Use an email address, such as name@example.com',
      'Enter a number from 1 to 10',
      'Enter a number from 1 to 5',
      'Enter y for yes',
    ])
      expect(asked).toContain(`${advice}`);
    for (const reason of ['Unknown language tag "xx".', '"de" is listed twice.']) expect(asked).toContain(reason);
    expect(wishes).toMatchObject({ owner: { name: 'A {B}' }, languages: ['de'], hosting: 'none', makesCopies: true });
    const site = siteOf(wishes.owner);
    expect(site.owner).toMatchObject({ name: 'A {{B}', title: '{{x}' });
    expect(complaintsOf(formatSite(siteOf(wishes.owner)))).toEqual([]);
  });

  test('can be canceled, which creates nothing', async () => {
    expect((await answered('Amina', null)).wishes).toBeInstanceOf(CancelledError);
    expect((await answered(null)).wishes).toBeInstanceOf(CancelledError);
  });
});

describe('a new site with the CV as PDF', () => {
  const engine = '@myriaddreamin/typst-ts-node-compiler';
  /* Skips all questions except the one about the PDF and those that the options answer. */
  const begun = async (files: Record<string, string>, ...args: string[]) => {
    const folder = await folderOf(files);
    const session = atTerminal(['new', ...args], folder);
    for (const _ of ['name', 'email', 'title', 'location', 'host', 'pictures']) session.type('');
    session.type('y');
    session.type('');
    const { code, screen } = await session.ended;
    return { code, screen, folder };
  };

  test('depends on the engine and on the fonts of its look and languages', async () => {
    const { code, folder } = await begun({}, '--as', 'researcher', '--languages', 'en,fr,ar');
    const { outputs } = await readJson(folder, 'site.json');
    const { devDependencies } = await readJson(folder, 'package.json');
    const { onefolio, sharp, ...optional } = devDependencies;
    const own = await readJson(root, 'package.json');
    expect([code, outputs, optional]).toEqual([
      0,
      { cv: ['pdf'] },
      {
        [engine]: own.devDependencies[engine],
        '@expo-google-fonts/stix-two-text': '0.4.x',
        '@expo-google-fonts/vazirmatn': '0.4.x',
      },
    ]);
    expect(await command(['check'], {}, folder)).toEqual({ code: 0, stdout: '', stderr: expect.anything() });
  });

  test('prints the command that installs the packages if a package.json exists', async () => {
    const { screen } = await begun({ 'package.json': '{}' }, '--as', 'developer', '--languages', 'en');
    expect(screen).toContain(` ${engine}@0.7.0 @expo-google-fonts/readex-pro@0.4.x\n  npx onefolio dev\n`);
  });

  test.each([[['--as', 'practitioner']], [['--full']]])("isn't offered with %j", async (args) => {
    const folder = await folderOf();
    const session = atTerminal(['new', '--languages', 'en', ...args], folder);
    for (const _ of ['name', 'email', 'title', 'location', 'host', 'pictures', 'confirm']) session.type('');
    const { code, screen } = await session.ended;
    expect([code, screen]).toEqual([0, expect.not.stringContaining('PDF')]);
  });

  test('uses the package versions of the tests of Onefolio', async () => {
    const { devDependencies } = await readJson(root, 'package.json');
    for (const { name, version } of [pdfEngine, docxPackage, previewEngine])
      expect([name, devDependencies[name]]).toEqual([name, version]);
  });
});

test.each([
  ['my-site/../a_b.c', 'linux', 'my-site/../a_b.c'],
  ['my site', 'linux', "'my site'"],
  ["it's $HOME", 'linux', "'it'\\''s $HOME'"],
  ['C:\\my site', 'win32', '"C:\\my site"'],
])('quotes the path %s for a shell on %s as %s', (path, platform, expected) => {
  expect(quoted(path, platform)).toBe(expected);
});

describe('the languages of new', () => {
  const begun = async (...args: string[]) => {
    const folder = await folderOf();
    const { code, stderr } = await command(['new', '--yes', ...args], {}, folder);
    expect([code, stderr]).toEqual([0, '']);
    const { stderr: report } = await command(['check', '--complete'], {}, folder);
    return { site: await readJson(folder, 'site.json'), report };
  };

  test.each([
    ['fr', 'Compétences'],
    ['ar', 'المهارات'],
    ['de-AT', 'Kenntnisse'],
    ['ja', 'Skills'],
  ])('a site in %s has texts in that language or in English', async (tag, heading) => {
    const { site, report } = await begun('--languages', tag);
    expect([site.language, site.languages, site.pages[0].blocks[1].heading]).toEqual([tag, undefined, heading]);
    expect(report).toEqual(stillExamples);
  });

  test('a site in several languages has every text in all of them', async () => {
    const { site, report } = await begun('--languages', 'en,fr,ar');
    expect(site.languages).toEqual(['en', 'fr', 'ar']);
    expect(site.navigation[0].label).toEqual({ en: 'Skills', fr: 'Compétences', ar: 'المهارات' });
    expect(report).toMatch(/1 warning in[\s\S]*fr +French[^\n]*100%[^\n]* 0\nar +Arabic[^\n]*100%[^\n]* 0\n/);
  });

  test('the full sample is available in three languages, in some of them, and in another order', async () => {
    const { site, report } = await begun('--full', '--languages', 'en,fr,ar');
    expect(report).toMatch(/5 warnings[\s\S]*fr +French[^\n]*100%[^\n]* 0\nar +Arabic[^\n]*100%[^\n]* 0\n/);
    const sample = await readJson(root, 'samples/three-languages/site.json');
    expect({ ...site, $schema: null }).toEqual({ ...sample, timeZone: site.timeZone, $schema: null });
    const turned = await begun('--full', '--languages', 'fr,en-GB');
    expect(turned.report).toMatch(/en-GB +British English[^\n]*100%[^\n]* 0\n/);
    expect(Object.keys(turned.site.navigation[0].label)).toEqual(['fr', 'en-GB']);
    const alone = await begun('--full', '--languages', 'ar');
    expect([alone.site.language, typeof alone.site.navigation[0].label]).toEqual(['ar', 'string']);
    expect(alone.report).toContain('5 warnings');
  });

  test('an invalid language tag is reported, and nothing is created', async () => {
    const { code, stderr } = await command(['new', '--languages', 'en,en-UK'], {}, await folderOf());
    expect([code, stderr]).toEqual([2, expect.stringContaining('Write "en-GB".')]);
  });
});
