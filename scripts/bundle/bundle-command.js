import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { noticesOf } from './notices-of.js';
import { oneEntityTable } from './one-entity-table.js';
import { relatedGrammars } from './related-grammars.js';
import { schemaOnce } from './schema-once.js';
import { silentDebug } from './silent-debug.js';
import { slimMimeDb } from './slim-mime-db.js';

/**
 * Bundles the command with all of its packages into a folder, except for sharp, which is native and optional: one file
 * loads faster than a hundred. Code that isn't needed at once is in lazy chunks.
 */
export async function bundleCommand(root, folder) {
  const { build } = await import('rolldown');
  const validator = await compileValidator(build, root);
  const { output } = await build({
    cwd: root,
    input: { main: join(root, 'src/cli/main.ts') },
    platform: 'node',
    resolve: { mainFields: ['module', 'main'] },
    external: ['sharp'],
    logLevel: 'silent',
    plugins: [
      slimMimeDb(),
      oneEntityTable(),
      relatedGrammars(),
      silentDebug(),
      {
        // rolldown exports each property of a JSON file too, which makes lazy ones half as large again, and doesn't know
        // Vite's imports of texts.
        name: 'data-files',
        resolveId: {
          filter: { id: /\?raw$/ },
          handler: (id, importer) => join(dirname(importer), id),
        },
        load: {
          filter: { id: /[\\/]src[\\/].*(?:\.json|\?raw)$/ },
          handler: (id) => {
            const text = readFileSync(id.replace('?raw', ''), 'utf8');
            return { code: `export default ${id.endsWith('.json') ? text : JSON.stringify(text)}`, moduleType: 'js' };
          },
        },
      },
      {
        name: 'compiled-validator',
        load: (id) => (id === join(root, 'src/blocks/accepts.ts') ? { code: validator, moduleType: 'js' } : null),
      },
    ],
    output: {
      dir: folder,
      format: 'esm',
      entryFileNames: '[name].js',
      chunkFileNames: '[name]-[hash].js',
      sourcemap: 'hidden',
      // Keeps class names of errors. Function names would add 16 kB to the package; a clone has source maps for stack
      // traces.
      minify: {
        compress: { keepNames: { function: false, class: true } },
        mangle: { keepNames: { function: false, class: true } },
        codegen: true,
      },
    },
  });
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  writeFileSync(join(folder, 'third-party-notices.txt'), noticesOf(modules));
}

/* Compiles the schema to ajv's standalone code, so that commands don't have to. */
async function compileValidator(build, root) {
  const imports = ['schema/compose.ts', 'src/blocks/schemas.ts', 'src/core/validation/compile-validator.ts'].map(
    (file) => join(root, file),
  );
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
  const { blocks, changeValidator, composeSchema, options, withoutDescriptions } = await import(
    `data:text/javascript,${encodeURIComponent(output[0].code)}`
  );
  const { Ajv } = await import('ajv');
  const { default: standalone } = await import('ajv/dist/standalone/index.js');
  const ajv = new Ajv({ ...options, code: { source: true, esm: true } });
  const schema = withoutDescriptions(composeSchema(blocks));
  ajv.addSchema(schema, 'site');
  return schemaOnce(changeValidator(standalone.default(ajv, { accepts: 'site' })), schema);
}
