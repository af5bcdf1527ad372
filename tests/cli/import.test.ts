import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { command } from '../support/command.ts';
import { contentsOf, folderOf, put } from '../support/folder.ts';
import { type AnyRecord, examples, written } from '../support/resume.ts';
import { smallSite } from '../support/sites/site.ts';
import { atTerminal } from '../support/terminal.ts';

const [[, sample]] = examples as [[string, AnyRecord]];
const read = async (folder: string): Promise<AnyRecord> =>
  JSON.parse(await readFile(join(folder, 'site.json'), 'utf8'));

/* A résumé with data for every line of the report. */
const resume = {
  ...sample,
  basics: {
    ...sample.basics,
    image: `https://example.com/${'x'.repeat(50)}.jpg`,
    url: 'my site',
    label: 'one\nline',
    profiles: [...sample.basics.profiles, { network: 'a' }],
  },
  work: [...sample.work, 'a job', { name: 'Hooli', startDate: '2014-19', endDate: '', location: null, team: 'a' }],
  interests: [],
};

describe('import', () => {
  test.each(examples)('creates a site from %s that has no problems', async (_, example) => {
    const folder = await folderOf({ 'resume.json': example });
    const { code, stdout, stderr } = await command(['import', 'resume.json', '--yes'], {}, folder);
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toContain('+    "name": ');
    expect(await command(['check'], {}, folder)).toEqual({
      code: 0,
      stdout: '',
      stderr: expect.stringMatching(/^No problems found\.\n(?:This site publishes your [^\n]*\(.*\/cv.*\)\.\n)?$/),
    });
    expect((await contentsOf(folder))['package.json']).toBeDefined();
  });

  test('lists skipped, changed and kept values, with reasons', async () => {
    const folder = await folderOf({ 'resume.json': resume });
    const { stdout } = await command(['import', 'resume.json', '--yes', '--private'], {}, folder);
    expect(stdout.slice(0, stdout.indexOf('---'))).toMatchInlineSnapshot(`
      "Skipped:
        basics, url: "my site": it isn't valid: use the full URL: "https://example.com/"
        basics, profiles, entry 3: {"network":"a"}: it has no usable network or username or url
        basics, image: "https://example.com/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…: images aren't downloaded: save the image as public/me.jpg and add "picture": { "src": "/me.jpg", "alt": "…" } to "owner"
        work, entry 2: "a job": expected an object, found a string
        work, entry 3, startDate: "2014-19": it isn't a clear date: use a year, a month or a day, such as 2014, 2014-06 or 2014-06-29

      Imported with changes:
        basics, label: line breaks or unprintable characters removed

      Not shown by any block, and only in "notes", which visitors don't see:
        work, entry 3, team
        $schema
        meta

      "
    `);
    const { owner } = await read(folder);
    expect([owner.email, owner.phone, owner.location.address]).toEqual([undefined, undefined, undefined]);
  });

  test('fills the starter of any profession, in its language', async () => {
    const folder = await folderOf({ 'resume.json': sample });
    await command(['new', '--yes', '--as', 'writer', '--languages', 'fr,en'], {}, folder);
    const { theme } = await read(folder);
    const { code, stdout } = await command(['import', 'resume.json', '--yes'], {}, folder);
    expect([code, stdout]).toEqual([
      0,
      expect.stringMatching(/\nUpdated site\.json\. Run "onefolio dev" to see the site\.\n$/),
    ]);
    const after = await read(folder);
    expect([after.theme, after.languages, after.owner.name]).toEqual([theme, ['fr', 'en'], sample.basics.name]);
    expect(after.pages[0].blocks.map(({ id }: AnyRecord) => id)).toContain('volunteering');
    expect((await command(['check'], {}, folder)).stderr).toMatch(/^No problems found\./);
  });

  test('prints no blocks of a résumé that has none', async () => {
    const folder = await folderOf({ 'resume.json': { basics: { name: 'Amina' } }, 'mine.json': smallSite() });
    const { code, stdout, stderr } = await command(['import', 'resume.json', '--site', 'mine.json'], {}, folder);
    expect([code, stdout]).toEqual([0, '']);
    expect(stderr).toContain('The résumé has no sections that could be pasted.');
  });

  test('prints blocks to paste for a site with content of its own, lists what is in none, and changes nothing', async () => {
    const folder = await folderOf({ 'resume.json': resume, 'mine.json': smallSite() });
    const before = await contentsOf(folder);
    const { code, stdout, stderr } = await command(['import', 'resume.json', '--site', 'mine.json'], {}, folder);
    expect([code, await contentsOf(folder)]).toEqual([0, before]);
    expect(stderr).toMatch(/^Skipped:\n {2}basics, url: "my site": /);
    expect(stderr.slice(stderr.indexOf('\nChanged:'))).toMatchInlineSnapshot(`
      "
      Changed:
        basics, label: line breaks or unprintable characters removed

      Not in these blocks:
        owner, name
        owner, title
        owner, email
        owner, phone
        owner, summary
        owner, location
        owner, profiles
        work, entry 3, team
        $schema
        meta

      mine.json has content of its own, so nothing was written. Paste the blocks that you want into the "blocks" of a page.
      "
    `);
    const site = smallSite();
    site.pages[0].blocks.push(...JSON.parse(`[${stdout}]`));
    expect(written(site).pages[0]?.blocks.map(({ type }) => type)).toEqual([
      ...['hero', 'card-grid', 'timeline', 'card-grid', 'timeline', 'skill-group', 'credential-list'],
      ...['publication-list', 'timeline', 'quote-list'],
    ]);
  });

  test('writes nothing without a terminal for confirmation', async () => {
    const folder = await folderOf({ 'resume.json': sample });
    const before = await contentsOf(folder);
    const { code, stdout, stderr } = await command(['import', 'resume.json'], {}, folder);
    expect([code, stdout, stderr]).toEqual([
      1,
      expect.stringContaining('+  "version": 2,'),
      'onefolio import: nothing was written: a terminal is needed to confirm the changes. To write them without confirmation, add --yes.\n',
    ]);
    expect(await contentsOf(folder)).toEqual(before);
  });

  test.each([
    ['is not there', [], 'file not found: '],
    ['is a folder', { 'resume.json/x': '' }, "Can't read the file: it is a folder."],
    ['is empty', { 'resume.json': ' \n' }, 'resume.json is empty'],
    ['is a site', { 'resume.json': smallSite() }, "resume.json isn't a JSON Resume file: it has none of the sections"],
    ['is a list', { 'resume.json': '[]' }, 'it has none of the sections basics, work, volunteer'],
    [
      'has a comma too many',
      { 'resume.json': '{\n  "basics": {},\n}' },
      'error OF001: Unexpected comma.\n   ┌─ resume.json:2:15',
    ],
    [
      'says a thing twice',
      { 'resume.json': '{ "basics": {}, "basics": {} }' },
      'error OF003: Duplicate setting "basics"',
    ],
    ...[
      '@article{key,\n  title = {A}\n}',
      'basics:\n  name: A',
      '%PDF-1.7\n\u0000',
      '<html>',
      Buffer.from([80, 75, 3, 4]),
    ].map((content): [string, object, string] => [
      `is of another format: ${content}`,
      { 'resume.json': content },
      "nothing was written: resume.json isn't a JSON file. This command reads a résumé in JSON Resume format (resume.json)\n",
    ]),
    ['is in UTF-16', { 'resume.json': Buffer.from('\uFEFF{}', 'utf16le') }, 'error OF010'],
    ['is not in UTF-8', { 'resume.json': Buffer.from([0x7b, 0xff]) }, 'error OF010'],
    ['is too large', { 'resume.json': ' '.repeat(1024 * 1024 + 1) }, 'error OF011'],
  ])('writes nothing and explains why if the file %s', async (_, files, words) => {
    const folder = await folderOf(files as Record<string, string>);
    const before = await contentsOf(folder);
    const { code, stdout, stderr } = await command(['import', 'resume.json', '--yes', '--max-size', '1'], {}, folder);
    expect([code, stdout, stderr]).toEqual([1, '', expect.stringContaining(words)]);
    expect(stderr).toContain('onefolio import: nothing was written');
    expect(await contentsOf(folder)).toEqual(before);
  });

  test('makes no network requests', async () => {
    const { code, stderr } = await command(['import', 'https://example.com/resume.json']);
    expect([code, stderr]).toEqual([
      2,
      "onefolio import: nothing was written: URLs aren't supported. Download https://example.com/resume.json, then import the file.\n",
    ]);
  });

  test('requires a file', async () => {
    const { code, stderr } = await command(['import']);
    expect([code, stderr]).toEqual([2, expect.stringContaining('onefolio import: specify a résumé file')]);
  });

  test("doesn't change a site with errors, or one that it can't write", async () => {
    const wrong = await folderOf({ 'resume.json': sample, 'site.json': '{' });
    const { code, stderr } = await command(['import', 'resume.json', '--yes'], {}, wrong);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/error OF007[\s\S]*nothing was written: fix the errors above first\n$/),
    ]);
  });
});

describe('import at a terminal', () => {
  test('prompts for each public contact detail, and writes after confirmation', async () => {
    const folder = await folderOf({ 'resume.json': sample });
    const session = atTerminal(['import', 'resume.json'], folder);
    for (const [question, answer] of [
      ['show your email address, richard.hendriks@mail.com. Import it? (y/N): ', 'y'],
      ['show your phone number, (912) 555-4321. Import it? (y/N): ', ''],
      ['show your street address, 2712 Broadway St, CA 94115. Import it? (y/N): ', 'n'],
      ['Write these changes? (y/N): ', 'y'],
    ] as const) {
      await session.see(question);
      session.type(answer);
    }
    expect((await session.ended).code).toBe(0);
    const { owner } = await read(folder);
    expect([owner.email, owner.phone, owner.location]).toEqual([
      'richard.hendriks@mail.com',
      undefined,
      { city: 'San Francisco', countryCode: 'US', region: 'California' },
    ]);
    expect((await stat(join(folder, 'public'))).isDirectory()).toBe(true);
  });

  test("doesn't prompt for declined details, and writes nothing without confirmation", async () => {
    const folder = await folderOf({ 'resume.json': sample });
    const before = await contentsOf(folder);
    for (const answer of ['', null]) {
      const session = atTerminal(['import', 'resume.json', '--private'], folder);
      await session.see('Write these changes? (y/N): ');
      if (answer === null) session.stop();
      else session.type(answer);
      const { code, screen } = await session.ended;
      expect([code, screen]).toEqual([1, expect.stringContaining('nothing was written')]);
      expect(screen).not.toContain('Import it?');
    }
    expect(await contentsOf(folder)).toEqual(before);
  });

  test("doesn't prompt for details that the owner has answered before", async () => {
    const folder = await folderOf({ 'resume.json': { basics: { email: 'a@example.com' } } });
    await command(['new', '--yes'], {}, folder);
    const site = await read(folder);
    await put(join(folder, 'site.json'), { ...site, owner: { ...site.owner, email: 'amina@example.com' } });
    const session = atTerminal(['import', 'resume.json'], folder);
    await session.see('Write these changes? (y/N): ');
    session.type('y');
    expect((await session.ended).screen).not.toContain('Import it?');
    expect((await read(folder)).owner.email).toBe('amina@example.com');
  });
});
