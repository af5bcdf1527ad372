import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { command } from '../support/command.ts';
import { contentsOf, folderOf } from '../support/folder.ts';
import { type AnyRecord, examples } from '../support/resume.ts';
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

    const before = await contentsOf(folder);
    const again = await command(['import', 'resume.json', '--yes'], {}, folder);
    expect([again.code, again.stdout]).toEqual([
      0,
      expect.stringContaining('site.json already contains everything in this résumé. There is nothing to change.\n'),
    ]);
    expect(await contentsOf(folder)).toEqual(before);
  });

  test('lists the found, imported and skipped data, with reasons', async () => {
    const folder = await folderOf({
      'resume.json': resume,
      'mine.json': { ...smallSite(), url: 'https://example.com/' },
    });
    const { stdout } = await command(
      ['import', 'resume.json', '--site', 'mine.json', '--yes', '--private'],
      {},
      folder,
    );
    expect(stdout.slice(0, stdout.indexOf('---'))).toMatchInlineSnapshot(`
      "Found in resume.json:

        Name                      1   skipped: your site has another value
        Title                     1   skipped: your site has another value
        Summary                   1   imported
        Location                  1   skipped: your site has another value
        Profiles                  3   imported, 1 skipped (see below)
        Phone number              1   skipped at your request
        Street address            1   skipped at your request
        Languages                 1   1 imported
        Experience                3   2 imported, 1 skipped (see below)
        Projects                  1   1 imported
        Education                 1   1 imported
        Skills                    2   2 imported
        Certificates and awards   1   1 imported
        Publications              1   1 imported
        Volunteering              1   1 imported
        References                1   1 imported

      Skipped:
        About you, URL: "my site": it isn't a full URL: full URLs start with https:// or http:// and contain no spaces
        About you, profiles, entry 3: {"network":"a"}: it has no usable username or url
        About you, image: "https://example.com/xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…": images aren't downloaded: save the image as public/me.jpg and add "picture": { "src": "/me.jpg", "alt": "…" } to "owner"
        Work, entry 2: "a job": expected an object, found a string
        Work, entry 3, start: "2014-19": this month doesn't exist

      Imported with changes:
        About you, title: line breaks removed

      Onefolio can't show these fields. They are saved in "notes", which visitors don't see: Work, entry 3, team; $schema; Meta

      2 empty fields skipped: Work, entry 3, location; Work, entry 3, end

      "
    `);
    expect(JSON.parse(await readFile(join(folder, 'mine.json'), 'utf8'))).toMatchObject({
      owner: { email: 'amina@example.com', location: 'Tunis' },
    });
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

  test('keeps the formatting and every line of a file', async () => {
    const text = `{\r\n\t"version": 2, "language": "en",\r\n\t"owner": { "name": "Amina" },\r\n\t"pages": [\r\n\t\t{ "path": "/", "title": "x", "blocks": [{ "type": "hero", "headline": "y" }] }\r\n\t]\r\n}\r\n`;
    const folder = await folderOf({ 'resume.json': { interests: [{ name: 'Chess' }] }, 'site.json': text });
    await command(['import', 'resume.json', '--yes'], {}, folder);
    expect(await readFile(join(folder, 'site.json'), 'utf8')).toBe(
      text.replace(
        '"y" }]',
        '"y" }, { "type": "interest-list", "id": "interests", "heading": "Interests", "interests": [{ "name": "Chess" }] }]',
      ),
    );
  });

  test.each([
    ['is not there', [], 'file not found: '],
    ['is a folder', { 'resume.json/x': '' }, "Can't read the file: it is a folder."],
    ['is empty', { 'resume.json': ' \n' }, 'resume.json is empty'],
    [
      'is a package.json',
      { 'resume.json': { name: 'a', version: '1', scripts: {} } },
      "resume.json isn't a JSON Resume file: it is a package.json file",
    ],
    ['is a site', { 'resume.json': smallSite() }, "resume.json isn't a JSON Resume file: it is an Onefolio site"],
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
    const { code, screen } = await session.ended;
    expect([code, screen]).toEqual([
      0,
      expect.stringContaining('Phone number              1   skipped at your request'),
    ]);
    const { owner } = await read(folder);
    expect([owner.email, owner.phone, owner.location]).toEqual([
      'richard.hendriks@mail.com',
      undefined,
      { city: 'San Francisco', countryCode: 'US', region: 'California' },
    ]);
    expect((await stat(join(folder, 'public'))).isDirectory()).toBe(true);
  });

  test("doesn't prompt for existing or declined details, and writes nothing without confirmation", async () => {
    const folder = await folderOf({ 'resume.json': sample, 'site.json': smallSite() });
    const before = await contentsOf(folder);
    for (const answer of ['', 'n', null]) {
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
});
