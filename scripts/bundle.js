import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of Onefolio itself. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Node 20 runs no TypeScript, so the command is bundled once for each state of its sources.
 * Returns the file to import. The bundle lies below node_modules, where the packages that it leaves out are found.
 */
export async function bundle() {
  const cache = join(packagesFolder(root), '.cache', 'onefolio');
  const folder = join(
    cache,
    `command-${hashOf(['scripts/bundle.js', 'schema', 'src/cli', 'src/node', 'src/doctor', 'src/edit', 'src/compile', 'src/shared', 'package.json'])}`,
  );
  const entry = join(folder, 'main.js');
  if (exists(entry)) return entry;

  const { build } = await import('rolldown');
  const staging = `${folder}.${process.pid}`;
  const validator = await compileValidator(build);
  await build({
    cwd: root,
    input: { main: join(root, 'src/cli/main.ts') },
    platform: 'node',
    resolve: { mainFields: ['module', 'main'] },
    logLevel: 'silent',
    plugins: [
      {
        name: 'compiled-validator',
        load: (id) =>
          id === join(root, 'src/compile/shape/validator.ts') ? { code: validator, moduleType: 'js' } : null,
      },
    ],
    // What `check` needs is bundled, because one file loads faster than a hundred; the rest is loaded when it is used.
    external: (id) =>
      /^[@a-z]/.test(id) && !/^(?:ajv|jsonc-parser|fast-deep-equal|fast-uri|json-schema-traverse)\b/.test(id),
    output: {
      dir: staging,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      sourcemap: 'hidden',
    },
  });
  mkdirSync(cache, { recursive: true });
  try {
    renameSync(staging, folder);
  } catch (error) {
    // Another process was faster with the same bundle.
    rmSync(staging, { recursive: true, force: true });
    if (!exists(entry)) throw error;
  }
  removeOlder(cache, folder);
  return entry;
}

/* The schema as the code that ajv makes of it, so that no command has to make it again. */
async function compileValidator(build) {
  const imports = ['schema/compose.ts', 'src/compile/shape/validator-options.ts'].map((file) => join(root, file));
  const virtual = 'onefolio:schema';
  const { output } = await build({
    input: virtual,
    write: false,
    plugins: [
      {
        name: 'schema-and-options',
        resolveId: (id) => (id === virtual ? id : null),
        load: (id) =>
          id === virtual ? imports.map((file) => `export * from ${JSON.stringify(file)};`).join('\n') : null,
      },
    ],
  });
  const { changeValidator, composeSchema, options } = await import(
    `data:text/javascript,${encodeURIComponent(output[0].code)}`
  );
  const { Ajv } = await import('ajv');
  const { default: standalone } = await import('ajv/dist/standalone/index.js');
  const ajv = new Ajv({ ...options, code: { source: true, esm: true } });
  ajv.addSchema(composeSchema(), 'site');
  return changeValidator(standalone.default(ajv, { accepts: 'site' }));
}

/* A folder that is not in use any more; a day old, so that no running command loses a chunk that it has yet to load. */
function removeOlder(cache, current) {
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name);
    if (name.startsWith('command-') && folder !== current && Date.now() - statSync(folder).mtimeMs > 86_400_000)
      rmSync(folder, { recursive: true, force: true });
  }
}

function packagesFolder(from) {
  for (let folder = from; ; folder = dirname(folder)) {
    const packages = join(folder, 'node_modules');
    if (exists(join(packages, 'rolldown'))) return packages;
    if (folder === dirname(folder))
      throw new Error('the packages of Onefolio are not installed: run "npm ci" in its folder');
  }
}

function hashOf(places) {
  const hash = createHash('sha256').update(process.version);
  for (const place of places)
    for (const file of filesBelow(join(root, place))) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

function filesBelow(place) {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function exists(place) {
  return statSync(place, { throwIfNoEntry: false }) !== undefined;
}
