import { isAbsolute, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import { browserFolders, browserPackages, isAmong } from './browser-safe.js';

/** Why a folder isn't allowed in the visitors' bundle: the first folder that contains the file applies. */
const reasons: [folder: string, reason: string][] = [
  ['schema', 'views need only its types: use "import type"'],
  ['src/client/dev', 'it is only for the owner, during editing'],
  ['src/blocks', 'views need only the types of what a block declares: use "import type"'],
  ['src/core', 'code that browsers share with it belongs in src/shared/'],
  ['src/fixes', 'code that browsers share with it belongs in src/shared/'],
  ['src/edit', 'code that browsers share with it belongs in src/shared/'],
  ['src', "it runs only on the owner's machine"],
];

/**
 * Fails the client build if the bundle contains a module that visitors must not get, and prints the chain of imports.
 */
export function guard(root: string): Plugin {
  return {
    name: 'onefolio:guard',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle(_, bundle) {
      const refusalOf = (id: string): string | undefined => {
        const file = ownFile(root, id);
        if (file !== null) return isAmong(file, browserFolders) ? undefined : reasonFor(file);
        const name = packageOf(id);
        // The imports of a package aren't checked.
        const isOurs = importersOf(id, this).some((importer) => ownFile(root, importer) !== null);
        if (name === undefined || !isOurs || isAmong(name, browserPackages)) return undefined;
        return `only ${browserPackages.join(', ')} are allowed in the browser: the build has already validated the data`;
      };
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) {
          const refusal = refusalOf(id);
          if (refusal)
            this.error(`${id} must not be in the client bundle: ${refusal}\nImport chain:\n${chain(id, this)}`);
        }
      }
    },
  };
}

/* The path of a module relative to `root`, with "/" as separator; null for packages and for virtual modules. */
function ownFile(root: string, id: string): string | null {
  const [path = ''] = id.split('?');
  const file = relative(root, path).split(sep).join('/');
  return !isAbsolute(path) || file.startsWith('..') || file.startsWith('node_modules/') ? null : file;
}

const packageOf = (id: string) =>
  /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/?]+)/.exec(id)?.[1]?.replace('\\', '/');

const reasonFor = (file: string) =>
  reasons.find(([folder]) => isAmong(file, [folder]))?.[1] ?? "it isn't part of a site";

/* The imports from the module up to the entry, one per line. */
function chain(id: string, graph: Graph): string {
  const steps = [id];
  for (let at: string | undefined = id; at; ) {
    at = importersOf(at, graph).find((importer) => !steps.includes(importer));
    if (at) steps.push(at);
  }
  return steps.map((step, index) => `${'  '.repeat(index)}${index > 0 ? 'imported by ' : ''}${step}`).join('\n');
}

interface Graph {
  getModuleInfo(id: string): { importers: readonly string[]; dynamicImporters: readonly string[] } | null;
}

function importersOf(id: string, graph: Graph): string[] {
  const info = graph.getModuleInfo(id);
  return info ? [...info.importers, ...info.dynamicImporters] : [];
}
