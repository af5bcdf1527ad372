import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/* Writes the lists of all blocks, of all looks and of the built-in labels: `node scripts/list-blocks.js`. */

const note = '/* Generated from what is beside this file by `npm run generate`. */\n';

/** The contents of the files that list the blocks of a project, by their names in src/blocks/. */
export function listBlocks(root) {
  const folder = join(root, 'src/blocks');
  const types = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const read = (file) => readFileSync(join(folder, file), 'utf8');
  const isCommon = (type) => /^ {2}isCommon: true,$/m.test(read(`${type}/index.ts`));
  const [common, lazy] = [types.filter(isCommon), types.filter((type) => !isCommon(type))];
  const importing = (names, line) => names.map((type) => `import ${line(type)};\n`).join('');
  const entries = (names, line) => names.map((type) => `  ${line(type)},\n`).join('');
  return {
    'schemas.ts': `${note}${importing(types, (type) => `{ ${camelCase(type)} } from './${type}/schema.ts'`)}
/** The schema of every type of block, in the order in which editors offer them. */
export const blocks = [
${entries(inOrder(types, read('schemas.ts')), camelCase)}] as const;
`,
    'registry.ts': `${note}import { registryOf } from '../core/block-registry.ts';
import { accepts } from './accepts.ts';
${importing(types, (type) => `{ ${camelCase(type)} } from './${type}/index.ts'`)}
/** The block types of Onefolio, in the order in which editors offer them. */
export const registry = registryOf(
  [
${entries(inOrder(types, read('schemas.ts')), (type) => `  ${camelCase(type)}`)}  ],
  accepts,
);
`,
    'views.ts': `${note}${importing(common, (type) => `${pascalCase(type)} from './${type}/view.tsx'`)}
/** The views that the script of every page contains. */
export const common = {
${entries(common, (type) => property(type, pascalCase(type)))}};

/** What loads each other view. */
export const lazy = {
${entries(lazy, (type) => `${key(type)}: () => import('./${type}/view.tsx')`)}};
`,
  };
}

/* Keeps the order of a list, and adds new types at the end. */
function inOrder(types, list) {
  const known = list.slice(list.indexOf('= [')).match(/\w+(?=,)/g) ?? [];
  const place = (type) => (known.includes(camelCase(type)) ? known.indexOf(camelCase(type)) : known.length);
  return types.toSorted((one, other) => place(one) - place(other));
}

export const camelCase = (type) => type.replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
export const pascalCase = (type) => camelCase(`-${type}`);
const key = (type) => (type.includes('-') ? `'${type}'` : type);
const property = (type, value) => (type === value ? type : `${key(type)}: ${value}`);

/** The contents of the files that list the looks of a project, by their names. The default look comes first. */
function listLooks(root) {
  const names = readdirSync(join(root, 'src/looks'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort((one, other) => (other === 'door') - (one === 'door') || (one < other ? -1 : 1));
  return {
    'schema/looks.ts': `/* Generated from the folders in src/looks/ by \`npm run generate\`. */

/** The names of all looks. The first one is the default. */
export const looks = [${names.map((name) => `'${name}'`).join(', ')}] as const;
`,
    'src/looks/looks.ts': `${note}${names.map((name) => `import { ${camelCase(name)} } from './${name}/look.ts';\n`).join('')}
/** All looks by name. */
export const looks = { ${names.map((name) => property(name, camelCase(name))).join(', ')} };
`,
  };
}

/** The contents of the files that list the built-in labels of a project, by their names. */
function listLabels(root) {
  const tags = readdirSync(join(root, 'src/labels'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => name.replace('.json', ''))
    .sort();
  return {
    'schema/label-languages.ts': `/* Generated from the files in src/labels/ by \`npm run generate\`. */

/** The languages of the built-in labels. English is the default in the schema. */
export const labelLanguages = [
${[...tags, 'en']
  .sort()
  .map((tag) => `  '${tag}',\n`)
  .join('')}] as const;
`,
    'src/labels/labels.ts': `${note}/** What loads the built-in labels of each language. Those of a region may be only what differs. */
export const labels = {
${tags.map((tag) => `  ${key(tag)}: () => import('./${tag}.json'),\n`).join('')}};
`,
  };
}

/** Writes the lists of a project. */
export function writeLists(root) {
  for (const [name, text] of Object.entries(listBlocks(root))) writeFileSync(join(root, 'src/blocks', name), text);
  for (const [file, text] of Object.entries({ ...listLooks(root), ...listLabels(root) }))
    writeFileSync(join(root, file), text);
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) writeLists('.');
