import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** What a visitor must never load, and why. */
const kept: { pattern: RegExp; reason: string }[] = [
  { pattern: /(?:^|\/)node_modules\/(?:ajv|jsonc-parser)\//, reason: 'the build has already proved the data' },
  { pattern: /^schema\/.*\.ts$/, reason: 'views need its types only: write "import type"' },
  { pattern: /^src\/app\/dev\//, reason: 'it is for the owner, while the site is edited' },
  { pattern: /^src\/(?:node|doctor|cli)\//, reason: 'it runs on the owner’s machine only' },
  { pattern: /^src\/(?:compile|edit)\//, reason: 'what browsers need of it too belongs into src/shared/' },
];

/** Fails the client build when something reaches the visitor that should not, and says by which imports. */
export function guard(root: string): Plugin {
  return {
    name: 'onefolio:guard',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) {
          const rule = kept.find(({ pattern }) => pattern.test(relative(root, id.split('?')[0] ?? '')));
          if (rule) this.error(`${id} would reach the visitor, and ${rule.reason}:\n${chain(id, this)}`);
        }
      }
    },
  };
}

/* From the module up to the entry, one import a line. */
function chain(
  id: string,
  graph: { getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null },
): string {
  const steps = [id];
  for (let at: string | undefined = id; at; ) {
    const info = graph.getModuleInfo(at);
    at = [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])].find((importer) => !steps.includes(importer));
    if (at) steps.push(at);
  }
  return steps.map((step, index) => `${'  '.repeat(index)}${index > 0 ? 'imported by ' : ''}${step}`).join('\n');
}
