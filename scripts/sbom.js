import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle.js';
import { npmIn } from './npm.js';

/**
 * Every package that the bundles in a folder are made of, as CycloneDX, and nothing that only makes or tests them. The
 * notices in the bundles name them: what is not in a bundle is not listed there.
 */
export function sbom(bundles) {
  const list = JSON.parse(npmIn(root, 'sbom', '--sbom-format', 'cyclonedx'));
  const bundled = new Set(['client', 'command'].flatMap((name) => packagesIn(join(bundles, name))));
  const ofOnefolio = list.metadata.component['bom-ref'];
  const components = list.components.filter(({ name, version }) => bundled.has(`${name}@${version}`));
  const listed = components.map((component) => component['bom-ref']);
  const missing = [...bundled].filter((name) => !listed.includes(name));
  if (missing.length > 0) throw new Error(`bundled, but not installed in this version: ${missing.join(', ')}`);
  return {
    ...list,
    // npm takes the name of the folder.
    metadata: { ...list.metadata, component: { ...list.metadata.component, name: 'onefolio' } },
    // To npm all of them are needed only here, because none is installed with Onefolio.
    components: components.map((component) => ({ ...component, properties: [] })),
    dependencies: list.dependencies
      .filter(({ ref }) => ref === ofOnefolio || listed.includes(ref))
      .map(({ ref, dependsOn }) => ({
        ref,
        dependsOn: ref === ofOnefolio ? listed : dependsOn.filter((name) => listed.includes(name)),
      })),
  };
}

/* Vite writes "## name - version (licence)", Onefolio "## name version (licence)"; what is no package has no version. */
function packagesIn(folder) {
  const file = join(folder, 'third-party-notices.txt');
  if (!existsSync(file)) throw new Error(`no license notices in ${folder}`);
  const headings = readFileSync(file, 'utf8').matchAll(/^## (\S+)(?: -)? (\d+\.\S+) \(/gm);
  return [...headings].map(([, name, version]) => `${name}@${version}`);
}
