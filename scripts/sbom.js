import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle.js';
import { npmIn } from './npm.js';

/**
 * The packages in the bundles in a folder, as CycloneDX, without development dependencies. Reads them from the notices
 * in the bundles, so that packages that aren't bundled are left out.
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
    // npm uses the name of the folder.
    metadata: { ...list.metadata, component: { ...list.metadata.component, name: 'onefolio' } },
    // npm considers all of them development dependencies, because none is installed with Onefolio.
    components: components.map((component) => ({ ...component, properties: [] })),
    dependencies: list.dependencies
      .filter(({ ref }) => ref === ofOnefolio || listed.includes(ref))
      .map(({ ref, dependsOn }) => ({
        ref,
        dependsOn: ref === ofOnefolio ? listed : dependsOn.filter((name) => listed.includes(name)),
      })),
  };
}

/*
 * Vite writes "## name - version (license)", Onefolio "## name version (license)"; what isn't a package has no version.
 */
function packagesIn(folder) {
  const file = join(folder, 'third-party-notices.txt');
  if (!existsSync(file)) throw new Error(`no license notices in ${folder}`);
  const headings = readFileSync(file, 'utf8').matchAll(/^## (\S+)(?: -)? (\d+\.\S+) \(/gm);
  return [...headings].map(([, name, version]) => `${name}@${version}`);
}
