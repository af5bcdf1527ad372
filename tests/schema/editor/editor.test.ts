import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { composeSchema } from '../../../schema/compose.ts';
import { composeForEditors, describeForEditors } from '../../../schema/editor/editor.ts';
import { brands, icons } from '../../../schema/icons.ts';
import { blocks } from '../../../src/blocks/schemas.ts';
import { addressOf, formatted, offers, requested, underlined } from '../../support/editor.ts';
import { root } from '../../support/root.ts';
import { everything, places } from '../../support/sites/everything.ts';
import { complaintsOf, exampleOf, siteWith } from '../../support/sites/site.ts';

/* What VS Code, Neovim and similar editors offer while someone edits site.json. ‸ is the cursor. */

const types = blocks.map((block) => block.properties.type.const);
const starter = await readFile(join(root, 'site.json'), 'utf8');

const inSite = (rest: string) => `{ "$schema": "./schema/site.schema.json", ${rest} }`;
const inBlocks = (rest: string) => inSite(`"pages": [{ "blocks": [${rest}] }]`);
const labels = async (marked: string) => (await offers(marked)).map(({ label }) => label);
const list = async (marked: string) =>
  (await offers(marked)).map(({ label, words }) => `${label}: ${words.replace(/\s+/g, ' ')}`);

/* The description next to a block type, with the required settings. */
function descriptionOf({ description, required }: (typeof blocks)[number]): string {
  const needs = required.filter((name) => name !== 'type');
  return needs.length === 0
    ? description
    : `${description} Requires ${needs.join(', ').replace(/, (?!.*, )/, ' and ')}.`;
}

test('reads the schema in "$schema", and accepts the starter site', async () => {
  expect(await underlined(starter)).toEqual([]);
  expect(requested).toEqual([addressOf('schema/site.schema.json')]);
});

test('offers the top-level settings, without $schema when the schema is already known', async () => {
  const settings = Object.keys(composeSchema(blocks).properties).filter((name) => name !== '$schema');
  expect(await labels(inSite('‸'))).toEqual(settings);
  expect((await offers('{ ‸ }', 'mapped.json')).map(({ label }) => label)).toEqual(settings);
});

test('offers a ready block of every type inside "blocks"', async () => {
  expect(await list(inBlocks('‸'))).toEqual(
    blocks.map((block) => `${block.properties.type.const}: ${descriptionOf(block)}`),
  );
  expect(await labels(inSite('"pages": [{ "blocks": ‸ }]'))).toEqual(types);
});

test('offers only "type" in an empty block', async () => {
  expect(await list(inBlocks('{ ‸ }'))).toMatchInlineSnapshot(`
    [
      "type: The type of the block.",
    ]
  `);
  const [type] = await offers(inBlocks('{ ‸ }'));
  expect(type?.accept()).toBe(inBlocks('{ "type":  }'));
});

test('explains each block type in the list of types', async () => {
  const chosen = await list(inBlocks('{ "type": ‸ }'));
  expect(await list(inBlocks('{ "type": "‸" }'))).toEqual(chosen);
  expect(await list(inBlocks('{ "type": "he‸" }'))).toEqual(chosen);
  expect(chosen).toEqual(blocks.map((block) => `"${block.properties.type.const}": ${descriptionOf(block)}`));
  expect(chosen).toContainEqual(expect.stringMatching(/terms of service\. Requires heading and sections\.$/));
});

test('lists the settings of a hero with their descriptions', async () => {
  expect(await list(inBlocks('{ "type": "hero", ‸ }'))).toMatchInlineSnapshot(`
    [
      "id: The anchor that links can point to. For example, "#skills" links to "skills". Must be unique on its page. Examples: "about", "skills", "contact"",
      "hidden: Whether to exclude this from the site. Hidden content stays in site.json but is never published. Default: false",
      "for: Where to show this: on the site ("web") or on the CV ("cv"). Defaults to both. Example: ["cv"]",
      "in: Words for variants of the CV. A variant with "only" contains this if it lists one of these words. Pages and /cv always contain this. Defaults to all variants. Example: ["backend"]",
      "kind: What the hero introduces: a person, or the subject of the page, such as a project or a post ("article"). Default: "person"",
      "headline: The main heading of the page. Example: "{name}"",
      "title: What you do, in a few words. Example: "{title}"",
      "summary: Two or three sentences about you or the page. {yearsSince:2016} gives the number of years since 2016, and {yearsSince:2016+1} gives one more. Both numbers stay current without a rebuild. Example: "For {yearsSince:2016+1} years, I have built web platforms."",
      "actions: The buttons, most important first.",
      "counters: Numbers that count up when they scroll into view.",
      "links: Links to your profiles and email address, shown as icons.",
      "availability: Your availability for work, in one line. Example: "Open to new projects"",
      "date: The date of the project or post. Shown only when "kind" is "article". Example: "2024-03"",
      "role: Your role in the project. Shown only when "kind" is "article". Example: "Full Stack Developer"",
      "facts: Short facts below the summary, such as the client and the technologies. Shown only when "kind" is "article".",
      "picture: A photo of you that replaces the artwork. When "kind" is "article", a wide image of the subject.",
      "languages: The site languages in which this entry appears. Defaults to all site languages.",
    ]
  `);
});

test('does not offer settings that are already written', async () => {
  expect(await labels(inBlocks('{ "type": "legal-text", "id": "a", "heading": "b", ‸ }'))).toMatchInlineSnapshot(`
    [
      "intro",
      "hidden",
      "for",
      "updated",
      "back",
      "sections",
      "languages",
    ]
  `);
});

test.each([
  ['"theme": { "mode": ‸ }', ['"system"', '"light"', '"dark"']],
  ['"theme": { "artwork": "‸" }', ['"door"', '"tile"', '"none"']],
  ['"footer": { "print": ‸ }', ['false', 'true']],
  ['"language": ‸', ['"en"', '"fr"', '"ar"']],
  ['"navigation": [{ ‸ }]', ['label', 'href', 'button', 'languages']],
  ['"pages": [‸]', ['page', 'folder']],
  ['"pages": [{ "blocks": [{ "type": "hero", "picture": ‸ }] }]', ['picture']],
  ['"pages": [{ "blocks": [{ "type": "timeline", "entries": [‸] }] }]', ['entry']],
  [
    '"pages": [{ "blocks": [{ "type": "form", "fields": [{ ‸ }] }] }]',
    ['type', 'name', 'label', 'required', 'autocomplete', 'minLength', 'maxLength', 'rows', 'options', 'languages'],
  ],
])('offers what is allowed at %s', async (rest, expected) => {
  expect(await labels(inSite(rest))).toEqual(expected);
});

test('offers every built-in and brand icon, and shows the format of a file', async () => {
  const names = [...icons, ...brands.map((brand) => `brand:${brand}`), '/icons/mine.svg'].map((name) => `"${name}"`);
  for (const icon of ['‸', '"‸"', '"brand:‸"'])
    expect((await labels(inBlocks(`{ "type": "hero", "links": [{ "icon": ${icon} }] }`))).toSorted()).toEqual(
      names.toSorted(),
    );
});

describe.each(types)('%s', (type) => {
  const schema = blocks.find((block) => block.properties.type.const === type);

  test('is inserted as a complete and valid block', async () => {
    const site = siteWith({ type: 'hero', headline: 'Hello' });
    const text = JSON.stringify({ $schema: './schema/site.schema.json', ...site }).replace('Hello"}', 'Hello"}, ‸');
    const offer = (await offers(text)).find(({ label }) => label === type);
    const written = offer?.accept() ?? '';
    expect(JSON.parse(written).pages[0].blocks[1]).toEqual(exampleOf(type));
    expect(await underlined(written)).toEqual([]);
    expect(complaintsOf(written)).toEqual([]);
  });

  test('offers its own settings and no others', async () => {
    const own = [...Object.keys(schema?.properties ?? {}).filter((name) => name !== 'type'), 'languages'];
    expect(await labels(inBlocks(`{ "type": "${type}", ‸ }`))).toEqual(own);
    expect(await labels(inBlocks(`{ "type": "${type}", "‸" }`))).toEqual(own);
  });
});

test('offers a complete and valid entry for every list of objects', async () => {
  const site = everything();
  const lists = places(site).filter(({ schema }) => schema.items?.properties);
  expect(lists.length).toBeGreaterThan(15);
  for (const { steps } of lists) {
    const marked = JSON.stringify(site).replace(JSON.stringify(at(site, steps)), '[‸]');
    const [entry, ...others] = await offers(marked);
    // An entry of "pages" can be a folder.
    expect([steps, others.map(({ label }) => label)]).toEqual([steps, steps.join() === 'pages' ? ['folder'] : []]);
    for (const other of others) expect([steps, await underlined(other.accept())]).toEqual([steps, []]);
    expect([steps, await underlined(entry?.accept() ?? '')]).toEqual([steps, []]);
  }
});

test('gives editors a schema with the same rules as "onefolio check"', () => {
  expect(rulesOf(describeForEditors(blocks))).toEqual(rulesOf(composeSchema(blocks)));
});

test('defines repeated settings only once', () => {
  const described = describeForEditors(blocks);
  const { definitions = {}, ...published } = composeForEditors(blocks);
  const known = new Set(Object.keys(described.definitions ?? {}));
  const written = (value: unknown): unknown =>
    JSON.parse(JSON.stringify(value), (_, node) => {
      const name = /^#\/definitions\/(.+)$/.exec(node?.$ref)?.[1];
      return name && !known.has(name) ? written(definitions[name]) : node;
    });
  const used = Object.fromEntries(Object.entries(definitions).filter(([name]) => known.has(name)));
  expect(written({ ...published, definitions: used })).toEqual(JSON.parse(JSON.stringify(described)));
  expect(Object.keys(definitions).length).toBeGreaterThan(known.size + 5);
});

test('rejects comments and trailing commas', async () => {
  const text = JSON.stringify({
    $schema: './schema/site.schema.json',
    ...siteWith({ type: 'hero', headline: 'Hello' }),
  });
  expect(await underlined(`// mine\n${text}`)).toMatchInlineSnapshot(`
    [
      "Comments are not permitted in JSON.",
    ]
  `);
  expect(await underlined(text.replace('"Hello"', '"Hello",'))).toMatchInlineSnapshot(`
    [
      "Trailing comma",
    ]
  `);
});

test('keeps the line breaks of the file when VS Code formats it', async () => {
  const settings = JSON.parse(await readFile(join(root, '.vscode/settings.json'), 'utf8'));
  const lines = (text: string) => text.replace(/[^\S\n]/g, '');
  expect(lines(formatted(starter, settings['json.format.keepLines']))).toBe(lines(starter));
});

const at = (value: unknown, steps: (string | number)[]): unknown =>
  steps.reduce((node, step) => (node as Record<string | number, unknown>)[step], value);

/* A schema without its titles, descriptions, messages and `minLength`: the pattern refuses empty texts anyway. */
function rulesOf(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(rulesOf);
  if (typeof schema !== 'object' || schema === null) return schema;
  const descriptive =
    /^(?:title|description|examples|default|minLength|doNotSuggest|defaultSnippets|errorMessage|patternErrorMessage|markdownDescription|markdownEnumDescriptions|x-intellij-enum-metadata)$/;
  return Object.fromEntries(
    Object.entries(schema).flatMap(([name, value]) => {
      if (name === 'properties' || name === 'definitions')
        return [[name, Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rulesOf(inner)]))]];
      return descriptive.test(name) ? [] : [[name, rulesOf(value)]];
    }),
  );
}
