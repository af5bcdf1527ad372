import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Site } from '../../schema/site.ts';
import { registry } from '../../src/blocks/registry.ts';
import { examplesIn } from '../../src/cli/example-texts.ts';
import { professions } from '../../src/cli/new/choices.ts';
import { interview } from '../../src/cli/new/interview.ts';
import { formatSite, siteOf } from '../../src/cli/new/starter.ts';
import { picturesIn } from '../../src/cli/new/starters/pictures.ts';
import { starters } from '../../src/cli/new/starters/starters.ts';
import type { Terminal } from '../../src/cli/new/terminal.ts';
import { fillStarter, starterOf } from '../../src/resume-import/fill-starter.ts';
import { readResume } from '../../src/resume-import/read-resume.ts';
import { command } from '../support/command.ts';
import { folderOf } from '../support/folder.ts';
import { root } from '../support/root.ts';
import { complaintsOf } from '../support/sites/site.ts';

const looks = {
  developer: 'door',
  designer: 'poster',
  photographer: 'plate',
  researcher: 'offprint',
  practitioner: 'letterhead',
  consultant: 'letterhead',
  writer: 'offprint',
  translator: 'letterhead',
  student: 'door',
  general: undefined,
};
const languages = ['en', 'fr', 'de', 'ar'];
// Object.keys loses the type of the keys.
const every = Object.keys(looks) as (keyof typeof looks)[];
const each = every.flatMap((profession) => languages.map((language) => [profession, language] as const));

test('each profession has a starter', () => {
  expect(Object.keys(starters)).toEqual([...Object.keys(professions), 'general']);
});

describe.each(every)('the starter of a %s', (profession) => {
  test.each([...languages.map((tag) => [[tag]]), [languages]])('is valid in %j, and has its look', (tags) => {
    const text = formatSite(siteOf({}, tags, undefined, profession));
    expect(complaintsOf(text)).toEqual([]);
    expect(JSON.parse(text).theme.look).toBe(looks[profession]);
    // Only languages have levels: a percentage would be a claim that nothing reports.
    expect(text).not.toMatch(/"level": \d/);
  });

  test.each(languages)('has no entry in %s without a text that is reported until it is replaced', (language) => {
    const site = siteOf({}, [language], undefined, profession);
    const found = examplesIn({ written: site }, '/my/site.json', root);
    const lists = ['cards', 'entries', 'publications', 'quotes', 'questions', 'credentials', 'courses', 'items'];
    const entries = site.pages.flatMap((page, pageIndex) =>
      ('blocks' in page ? page.blocks : []).flatMap((block, blockIndex) =>
        Object.entries(block).flatMap(([name, list]) =>
          lists.includes(name) && Array.isArray(list)
            ? list.map((_, index) => `/pages/${pageIndex}/blocks/${blockIndex}/${name}/${index}`)
            : [],
        ),
      ),
    );
    expect(entries.length).toBeGreaterThan(2);
    expect(entries.filter((entry) => !found.some((pointer) => pointer.startsWith(`${entry}/`)))).toEqual([]);
    const sentences = found.map((pointer) => pointer.split('/').at(-1));
    expect(sentences).toEqual(expect.arrayContaining(['name', 'email', 'summary']));
  });
});

test.each(languages)('the terms of a practitioner in %s are reported until they are replaced', (language) => {
  const site = siteOf({}, [language], undefined, 'practitioner');
  const found = examplesIn({ written: site }, '/my/site.json', root);
  const block = '/pages/0/blocks/3';
  expect(found).toEqual(
    expect.arrayContaining([
      '/pages/0/blocks/0/availability',
      `${block}/intro/0`,
      ...[0, 1, 2, 3].map((fact) => `${block}/facts/${fact}/value`),
    ]),
  );
  expect(found.filter((pointer) => /\/(?:title|label)$/.test(pointer))).toEqual([]);
});

test.each(languages)("doesn't report in %s that the owner is open to new projects", (language) => {
  const site = siteOf({}, [language], undefined, 'general');
  expect(site).toHaveProperty('pages[0].blocks[0].availability', expect.any(String));
  expect(examplesIn({ written: site }, '/my/site.json', root)).not.toContain('/pages/0/blocks/0/availability');
});

test('new --as writes the starter of the profession, with pictures if it shows any', async () => {
  const folder = await folderOf();
  expect((await command(['new', 'shop', '--as', 'practitioner', '--languages', 'de'], {}, folder)).code).toBe(0);
  const shop = JSON.parse(await readFile(join(folder, 'shop/site.json'), 'utf8'));
  expect([shop.theme.look, shop.language, shop.outputs]).toEqual(['letterhead', 'de', { cv: false }]);
  expect(await readdir(join(folder, 'shop/public'))).toEqual([]);

  expect((await command(['new', 'art', '--as', 'photographer'], {}, folder)).code).toBe(0);
  expect(await readdir(join(folder, 'art/public'))).toHaveLength(6);
  const { code, stdout } = await command(['check', '--json'], {}, join(folder, 'art'));
  expect([code, JSON.parse(stdout).diagnostics.map((found: { code: string }) => found.code)]).toEqual([0, ['OF247']]);
});

test('each picture of a starter comes with it, has at most 100 kB, and is used', async () => {
  const used = every.flatMap((profession) => {
    const text = formatSite(siteOf({}, languages, undefined, profession));
    const named = [...text.matchAll(/"src": "\/([^"]+)"/g)].map(([, name]) => `public/${name}`);
    const pictures = picturesIn(text);
    expect(new Set(named)).toEqual(new Set(Object.keys(pictures)));
    for (const svg of Object.values(pictures)) expect(svg.length).toBeLessThan(100_000);
    return Object.keys(pictures);
  });
  const files = await readdir(join(root, 'src/cli/new/starters/pictures'));
  expect(new Set(used)).toEqual(new Set(files.map((name) => `public/${name}`)));
});

test.each([
  ['photographr', '; did you mean "photographer"?'],
  ['astronaut', ''],
])('new --as %s lists the professions, and creates nothing', async (name, advice) => {
  const folder = await folderOf();
  const { code, stderr } = await command(['new', '--as', name], {}, folder);
  const names = Object.keys(professions).join(', ').replace(', student', ' or student');
  expect([code, stderr.split('\n')[0]]).toEqual([2, `onefolio new: --as must be ${names}, not "${name}"${advice}`]);
  expect(await readdir(folder)).toEqual([]);
});

test('new accepts either --full or --as', async () => {
  const { code, stderr } = await command(['new', '--full', '--as', 'writer'], {}, await folderOf());
  expect([code, stderr]).toEqual([2, expect.stringContaining('use either --full or --as, not both')]);
});

test.each([
  ['a profession', { profession: 'writer' as const }, 'writer'],
  ['the complete sample', { full: true }, 'general'],
])("the questions don't ask for the profession if %s is given", async (_, given, expected) => {
  const asked: string[] = [];
  const terminal: Terminal = {
    say: (text) => void asked.push(text),
    ask: async (question) => {
      asked.push(question);
      return '';
    },
    close: () => {},
  };
  expect((await interview(terminal, given)).profession).toBe(expected);
  expect(asked.join('\n')).not.toContain('Choose your profession');
});

test.each([
  ['ja', "Placeholder texts aren't available in Japanese, so the site shows them in English."],
  ['fr,ja,pl', "Placeholder texts aren't available in Japanese and Polish, so the site shows them in French."],
  ['fr-CA', undefined],
])('new --languages %s prints the language of the texts', async (tags, note) => {
  const { stdout } = await command(['new', '--languages', tags], {}, await folderOf());
  expect(stdout.split('\n').find((line) => line.includes('Placeholder texts'))).toBe(note);
});

test.each(each)('an imported résumé replaces the untouched starter of a %s in %s', (profession, language) => {
  const found = readResume(registry, {
    basics: { name: 'Amina Trabelsi', email: 'amina@trabelsi.example' },
    work: [{ name: 'Smart Touch', position: 'Lead', startDate: '2021' }],
  });
  const site = siteOf({}, [language], undefined, profession);
  expect(
    starterOf(
      site as Site,
      every.map((name) => siteOf({}, [language], undefined, name) as Site),
    ),
  ).toEqual(site);
  const text = fillStarter(registry, formatSite(site), site as Site, found);
  const after = JSON.parse(text);
  expect(after.pages).toHaveLength(1);
  expect(after.owner).toEqual({ name: 'Amina Trabelsi', email: 'amina@trabelsi.example' });
  expect(after.theme).toEqual(site.theme);
  expect(JSON.stringify(after.pages)).toContain('Smart Touch');
  const [home] = site.pages as { blocks: { summary: string }[] }[];
  expect(text).not.toContain(home?.blocks[0]?.summary);
});
