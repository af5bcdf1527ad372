import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { composeContract, composeForEditors, describeForEditors } from '../schema/editor/editor.ts';
import { brands, icons } from '../schema/icons.ts';
import { brandIcons } from '../scripts/brand-icons.js';
import { monthTables } from '../scripts/month-tables.js';
import { typesOfSchema } from '../scripts/types-of-schema.js';
import { blocks } from '../src/blocks/schemas.ts';
import { help } from '../src/cli/commands/help.ts';
import { formatDiagnostics } from '../src/cli/report/format-diagnostics.ts';
import { diagnosticsPage } from './diagnostics/page.ts';
import { legible } from './support/browser/legible.ts';
import { root } from './support/root.ts';
import { compileSite } from './support/sites/site.ts';

/* Files that are generated from the sources and committed. `npm run generate` writes them again. */

test('schema/site.schema.json is up to date with the schemas', async () => {
  // Without indentation it is a fifth smaller.
  const text = legible(composeForEditors(blocks)).replace(/\n +/g, '\n');
  await expect(`${text}\n`).toMatchFileSnapshot(join(root, 'schema/site.schema.json'));
});

test('schema/contract.schema.json is up to date with the schemas', async () => {
  const text = legible(composeContract(blocks)).replace(/\n +/g, '\n');
  await expect(`${text}\n`).toMatchFileSnapshot(join(root, 'schema/contract.schema.json'));
});

test('schema/types.d.ts is up to date with the schemas', async () => {
  await expect(typesOfSchema(describeForEditors(blocks))).toMatchFileSnapshot(join(root, 'schema/types.d.ts'));
});

test('src/node/render/icons/brands.svg is up to date with the list of brands', async () => {
  await expect(brandIcons(brands)).toMatchFileSnapshot(join(root, 'src/node/render/icons/brands.svg'));
});

test('src/core/text/month-tables.json is up to date with CLDR', async () => {
  const file = join(root, 'src/core/text/month-tables.json');
  const { cldr: version } = JSON.parse(await readFile(file, 'utf8'));
  // Node can only write the tables of its own CLDR version.
  const isOwn = version === process.versions.cldr || process.argv.includes('--update');
  await expect(isOwn ? monthTables() : await readFile(file, 'utf8')).toMatchFileSnapshot(file);
});

test('rejects an unknown brand, and one whose icon has another license', () => {
  expect(() => brandIcons(['linkedin'])).toThrow('simple-icons has no "linkedin"');
  expect(() => brandIcons(['rust'])).toThrow('"rust" is under CC-BY-SA-4.0');
});

test('docs/diagnostics.md shows every diagnostic as it is printed', async () => {
  await expect(await diagnosticsPage()).toMatchFileSnapshot(join(root, 'docs/diagnostics.md'));
});

test('README.md lists the commands, the blocks and their settings, and shows a diagnostic', async () => {
  const file = join(root, 'README.md');
  const readme = await readFile(file, 'utf8');
  const mistake = await commonMistake();
  const written = readme
    .replace(/(?<=<!-- commands -->\n)[\s\S]*(?=<!-- \/commands -->)/, `\n\`\`\`text\n${help()}\n\`\`\`\n\n`)
    .replace(/(?<=<!-- blocks -->\n)[\s\S]*(?=<!-- \/blocks -->)/, `\n${blockTable()}\n`)
    .replace(/(?<=<!-- diagnostic -->\n)[\s\S]*(?=<!-- \/diagnostic -->)/, `\n\`\`\`text\n${mistake}\`\`\`\n\n`);
  await expect(written).toMatchFileSnapshot(file);
});

test('docs/guide/choose-icons.md lists the drawings and the brands', async () => {
  const file = join(root, 'docs/guide/choose-icons.md');
  const inMarks = (names: readonly string[]) => `\n${wrapped(names.map((name) => `\`${name}\``).join(', '))}\n\n`;
  const written = (await readFile(file, 'utf8'))
    .replace(/(?<=<!-- drawings -->\n)[\s\S]*(?=<!-- \/drawings -->)/, inMarks(icons))
    .replace(/(?<=<!-- brands -->\n)[\s\S]*(?=<!-- \/brands -->)/, inMarks(brands));
  await expect(written).toMatchFileSnapshot(file);
});

const wrapped = (words: string) => words.replace(/(.{1,118}|\S+)(?: |$)/g, '$1\n').trimEnd();

/* The diagnostic of a misspelt link in the footer of the starter site. */
async function commonMistake(): Promise<string> {
  const text = await readFile(join(root, 'site.json'), 'utf8');
  const { diagnostics, locator } = compileSite(text.replace('"href": "/privacy-policy"', '"href": "/privcy-policy"'));
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  return formatDiagnostics(errors, 'site.json', locator, { isColored: false, width: 100, limit: 20 });
}

function blockTable(): string {
  const rows = blocks.map(({ properties, required, description }) => {
    const { type, id: _id, hidden: _hidden, ...own } = properties;
    const needs = new Set<string>(required);
    const names = Object.keys(own)
      .filter((name) => name !== 'for' && name !== 'in')
      .sort((a, b) => Number(needs.has(b)) - Number(needs.has(a)));
    const settings = names.map((name) => (needs.has(name) ? `**\`${name}\`**` : `\`${name}\``)).join(', ');
    return `| \`${type.const}\` | ${description} | ${settings} |`;
  });
  return [
    '| `type` | What it is | Settings (required ones in bold) |',
    '| --- | --- | --- |',
    ...rows,
    '',
    'Every block can also have an `id`, the anchor for links, `hidden`, and `for`, which sets where the block appears. Blocks of the CV can have `in`, which sets the variants of the CV.',
    '',
  ].join('\n');
}
