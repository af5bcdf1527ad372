import { mkdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { hashOf } from '../../src/node/hash.ts';
import { schemaFor } from '../../src/node/load/site-schema.ts';
import { command, serveUntil } from '../support/command.ts';
import { contentsOf, folderOf, put } from '../support/folder.ts';
import { root } from '../support/root.ts';
import { siteWith, smallSite } from '../support/sites/site.ts';

const site = { $schema: './site.schema.json', ...smallSite() };
const ours = await schemaFor(root);

/* A schema written by another version of Onefolio. */
const schemaOf = (version: string, schema: object = { title: 'Site' }) => ({
  $comment: `Written by Onefolio ${version}, which updates it unless you change it: ${hashOf(JSON.stringify(schema))}`,
  ...schema,
});
const schemaIn = (folder: string) => readFile(join(folder, 'site.schema.json'), 'utf8');

describe('the schema file of a site', () => {
  test.each([
    ['add', ['add', 'hero']],
    ['check --fix', ['check', '--fix']],
    ['check --fix for programs', ['check', '--fix', '--json']],
  ])('is updated by %s, which reports it', async (_, words) => {
    const folder = await folderOf({ 'site.json': site, 'site.schema.json': schemaOf('0.0.9') });
    const { code, stderr } = await command(words, {}, folder);
    expect([code, stderr]).toEqual([
      0,
      expect.stringContaining('Updated site.schema.json from Onefolio 0.0.9 to this version.\n'),
    ]);
    expect(await schemaIn(folder)).toBe(ours);
    expect(Object.keys(await contentsOf(folder))).toEqual(['site.json', 'site.schema.json']);
    expect((await command(words, {}, folder)).stderr).not.toContain('site.schema.json');
  });

  test('is updated by dev', async () => {
    const folder = await folderOf({ 'site.json': site, 'site.schema.json': schemaOf('0.0.9') });
    const dev = await serveUntil(['dev', '--port', '0'], { cwd: folder });
    await dev.stop();
    expect(dev.output()).toContain('Updated site.schema.json from Onefolio 0.0.9 to this version.');
    expect(await schemaIn(folder)).toBe(ours);
  });

  test("isn't changed by build, check, preview and doctor, which write only to dist/ and .onefolio/", async () => {
    const folder = await folderOf({ 'site.json': site, 'site.schema.json': schemaOf('0.0.9'), 'public/x': 'x' });
    const before = await contentsOf(folder);
    for (const words of [['check'], ['build'], ['doctor']])
      expect(await command(words, {}, folder)).toMatchObject({ code: 0 });
    await (await serveUntil(['preview', '--port', '0'], { cwd: folder })).stop();
    const after = Object.entries(await contentsOf(folder)).filter(([name]) => !/^(?:dist|\.onefolio)\//.test(name));
    expect(Object.fromEntries(after)).toEqual(before);
  });

  test.each([
    ['somebody has changed', { ...schemaOf('0.0.9'), title: 'Mine' }],
    ['is not from Onefolio', { title: 'Mine' }],
    ['is no JSON', '{'],
    ['has another comment', { $comment: 'mine', title: 'Mine' }],
  ])('stays unchanged when %s', async (_, schema) => {
    const folder = await folderOf({ 'site.json': site, 'site.schema.json': schema });
    const before = await schemaIn(folder);
    const fixed = await command(['check', '--fix'], {}, folder);
    expect([fixed.code, fixed.stderr]).toEqual([
      0,
      'No problems found.\nThis site publishes your email address (/cv).\n',
    ]);
    expect(await schemaIn(folder)).toBe(before);
  });

  test.each([
    ['the site names another', { ...site, $schema: './schema/site.schema.json' }],
    ['the site names none', smallSite()],
    ['the site cannot be read', '{'],
  ])('stays unchanged when %s', async (_, text) => {
    const folder = await folderOf({ 'site.json': text, 'site.schema.json': schemaOf('0.0.9') });
    const before = await schemaIn(folder);
    expect((await command(['check', '--fix'], {}, folder)).stderr).not.toContain('site.schema.json');
    expect(await schemaIn(folder)).toBe(before);
  });

  test("isn't created if there is none", async () => {
    const folder = await folderOf({ 'site.json': site });
    await command(['check', '--fix'], {}, folder);
    expect(Object.keys(await contentsOf(folder))).toEqual(['site.json']);
  });

  test('is recognized after Git and an editor have reformatted it', async () => {
    const written = JSON.stringify(schemaOf('0.0.9'), null, 4).replaceAll('\n', '\r\n');
    const folder = await folderOf({ 'site.json': site, 'site.schema.json': `\uFEFF${written}` });
    await command(['check', '--fix'], {}, folder);
    expect(JSON.parse((await schemaIn(folder)).replace('\uFEFF', ''))).toEqual(JSON.parse(ours));
    await put(join(folder, 'site.schema.json'), JSON.stringify(JSON.parse(ours)));
    expect((await command(['check', '--fix'], {}, folder)).stderr).not.toContain('site.schema.json');
  });

  test("doesn't stop a command if it can't be written, or if it isn't a file", async () => {
    const folder = await folderOf({ 'site.json': site });
    await mkdir(join(folder, 'site.schema.json'));
    expect(await command(['check', '--fix'], {}, folder)).toMatchObject({
      code: 0,
      stderr: 'No problems found.\nThis site publishes your email address (/cv).\n',
    });
    const other = await folderOf({ 'site.json': site });
    await symlink('gone', join(other, 'site.schema.json'));
    expect(await command(['check', '--fix'], {}, other)).toMatchObject({
      code: 0,
      stderr: 'No problems found.\nThis site publishes your email address (/cv).\n',
    });
  });

  test('of a new site is up to date', async () => {
    const folder = await folderOf();
    await command(['new'], {}, folder);
    expect(await schemaIn(folder)).toBe(ours);
    expect((await command(['check', '--fix'], {}, folder)).stderr).not.toContain('site.schema.json');
  });

  test("doesn't prevent errors in the site from being reported", async () => {
    const folder = await folderOf({
      'site.json': { $schema: 'site.schema.json', ...siteWith({ type: 'nothing-like-it' }) },
      'site.schema.json': schemaOf('0.0.9'),
    });
    const { code, stderr } = await command(['check', '--fix'], {}, folder);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/^Updated site\.schema\.json from Onefolio 0\.0\.9[\s\S]*error OF101/),
    ]);
  });
});

describe('the schema file of a site in several languages', () => {
  const { language: _, ...rest }: Record<string, unknown> = site;
  const inLanguages = (languages: unknown) => ({ ...rest, languages });
  const rulesIn = async (folder: string) => JSON.parse(await schemaIn(folder)).definitions;

  test('contains its languages after a command has written it, and none for a single language', async () => {
    const folder = await folderOf({ 'site.json': inLanguages(['en', 'fr']), 'site.schema.json': ours });
    const message = "Updated site.schema.json for the site's languages.\n";
    expect((await command(['check', '--fix'], {}, folder)).stderr).toContain(message);
    const { labelByLanguage, languages } = await rulesIn(folder);
    expect(labelByLanguage.properties).toEqual({
      en: { description: 'In English.', allOf: [{ $ref: '#/definitions/label' }] },
      fr: { description: 'In French.', allOf: [{ $ref: '#/definitions/label' }] },
    });
    expect(languages.items.enum).toEqual(['en', 'fr']);
    expect((await command(['check', '--fix'], {}, folder)).stderr).not.toContain('site.schema.json');
    await put(join(folder, 'site.json'), JSON.stringify(site));
    expect((await command(['check', '--fix'], {}, folder)).stderr).toContain(message);
    expect(await schemaIn(folder)).toBe(ours);
  });

  test('contains a tag that check --fix has fixed', async () => {
    const folder = await folderOf({ 'site.json': inLanguages(['en-UK', 'fr']), 'site.schema.json': ours });
    await command(['check', '--fix'], {}, folder);
    expect(JSON.parse(await readFile(join(folder, 'site.json'), 'utf8')).languages).toEqual(['en-GB', 'fr']);
    expect((await rulesIn(folder)).languages.items.enum).toEqual(['en-GB', 'fr']);
  });

  test.each([
    [['xx', 5, 'fr', 'fr', 'FR', ''], ['fr']],
    ['fr', ['fr']],
    [{}, undefined],
  ])('contains only the valid language tags of %j', async (languages, known) => {
    const folder = await folderOf({ 'site.json': inLanguages(languages), 'site.schema.json': ours });
    await command(['check', '--fix'], {}, folder);
    const { languages: inSome } = await rulesIn(folder);
    expect(inSome.items.enum).toEqual(known);
  });

  test('of a new site is up to date', async () => {
    const folder = await folderOf();
    await command(['new', '--languages', 'en,ar'], {}, folder);
    expect((await rulesIn(folder)).languages.items.enum).toEqual(['en', 'ar']);
    expect((await command(['check', '--fix'], {}, folder)).stderr).not.toContain('site.schema.json');
  });
});
