import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { registry } from '../../src/blocks/registry.ts';
import { examplesIn } from '../../src/cli/example-texts.ts';
import { planSite } from '../../src/cli/import/plan-site.ts';
import { interview } from '../../src/cli/new/interview.ts';
import { type Profession, professionNames, starters } from '../../src/cli/new/professions/index.ts';
import { siteOf, starter } from '../../src/cli/new/starter.ts';
import type { Terminal } from '../../src/cli/new/terminal.ts';
import { readResume } from '../../src/resume-import/read-resume.ts';
import { command } from '../support/command.ts';
import { folderOf } from '../support/folder.ts';
import { root } from '../support/root.ts';
import { complaintsOf } from '../support/sites/site.ts';

const looks: Record<Profession, string> = {
  developer: 'door',
  designer: 'poster',
  photographer: 'plate',
  researcher: 'offprint',
  practitioner: 'letterhead',
  consultant: 'letterhead',
  writer: 'offprint',
  student: 'door',
};
const languages = ['en', 'fr', 'de', 'ar'];
const every = [...professionNames, 'general' as const];
const each = every.flatMap((profession) => languages.map((language) => [profession, language] as const));
const textOf = (profession: (typeof every)[number], ...tags: string[]) => starter({}, tags, undefined, profession);

describe('the starter', () => {
  test.each(professionNames)('of a %s is valid in each language and in all of them, and has its look', (profession) => {
    for (const tags of [...languages.map((language) => [language]), languages]) {
      const text = textOf(profession, ...tags);
      expect(complaintsOf(text), tags.join()).toEqual([]);
      expect(JSON.parse(text).theme.look).toBe(looks[profession]);
    }
  });

  test.each(every)('of a %s has no levels', (profession) => {
    expect(JSON.stringify(starters[profession])).not.toContain('"level"');
  });

  test.each(each)(
    'of a %s in %s has no entry without a text that is reported until it is replaced',
    (profession, language) => {
      const site = siteOf({}, [language], undefined, profession);
      const found = examplesIn({ whole: site }, '/my/site.json', root);
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
    },
  );

  test.each(languages)('of a practitioner in %s has no terms that are published without a warning', (language) => {
    const site = siteOf({}, [language], undefined, 'practitioner');
    const found = examplesIn({ whole: site }, '/my/site.json', root);
    expect(found).toEqual(
      expect.arrayContaining([
        '/pages/0/blocks/0/availability',
        '/pages/0/blocks/3/intro/0',
        ...[0, 1, 2, 3].map((fact) => `/pages/0/blocks/3/facts/${fact}/value`),
      ]),
    );
    expect(found.filter((pointer) => /\/(?:title|label)$/.test(pointer))).toEqual([]);
  });

  const terms: Record<Profession, RegExp> = {
    developer: /React|TypeScript|PostgreSQL|Docker|GitHub|Node\.js|software/i,
    designer: /logo|poster|typeface/i,
    photographer: /photograph|exhibition|placeholder-/i,
    researcher: /seagrass|doctoral|ORCID/i,
    practitioner: /session|psycholog|insurance/i,
    consultant: /consultant|warehouse|case stud/i,
    writer: /notebook|shoemaker|writer/i,
    student: /internship|campus/i,
  };

  test.each(professionNames)('of a %s has terms of that profession only', (profession) => {
    const text = textOf(profession, 'en').replace(/"look": *"\w+"/, '');
    const found = professionNames.filter((name) => terms[name].test(text));
    expect(found).toEqual([profession]);
  });

  test('of any other profession has no terms of these professions', () => {
    const text = textOf('general', 'en').replace(/"look": *"\w+"/, '');
    expect(professionNames.filter((name) => terms[name].test(text))).toEqual([]);
    expect(text).not.toMatch(/React|PostgreSQL|GitHub|\bweb\b|develop/i);
  });
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

test.each([
  ['fotographer', '; did you mean photographer?'],
  ['Psychologist', '; did you mean practitioner?'],
  ['graphic-designer', '; did you mean designer?'],
  ['layer', '; did you mean practitioner?'],
  ['photographr', '; did you mean photographer?'],
  ['astronaut', ''],
])('new --as %s suggests a similar profession, and creates nothing', async (name, advice) => {
  const folder = await folderOf();
  const { code, stderr } = await command(['new', '--as', name], {}, folder);
  expect([code, stderr.split('\n')[0]]).toEqual([
    2,
    `onefolio new: --as must be ${professionNames.slice(0, -1).join(', ')} or student, not "${name}"${advice}`,
  ]);
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
  const { text } = planSite(JSON.stringify(site, null, 2), found);
  const after = JSON.parse(text);
  expect(after.pages).toHaveLength(1);
  expect(after.owner).toMatchObject({ name: 'Amina Trabelsi', email: 'amina@trabelsi.example' });
  expect(after.theme).toEqual(site.theme);
  expect(JSON.stringify(after.pages)).toContain('Smart Touch');
  const { summary } = starters[profession].blocks[0] as { summary: Record<string, string> };
  expect(text).not.toContain(summary[language]);
});

test('an imported résumé is added to a starter that was changed', () => {
  const found = readResume(registry, { work: [{ name: 'Smart Touch', position: 'Lead', startDate: '2021' }] });
  const site = siteOf({}, ['en'], undefined, 'practitioner');
  const changed = JSON.stringify(site).replace('I help adults', 'I help children');
  const { text } = planSite(changed, found);
  expect(text).toContain('I help children');
  expect(text).toContain('Smart Touch');
});
