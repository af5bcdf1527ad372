import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle.js';
import { npm, sbom } from './sbom.js';

/* Puts the package, and the list of everything that it rests on (CycloneDX), into release/. */
const folder = join(root, 'release');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'onefolio.cdx.json'), JSON.stringify(sbom(), null, 2));
console.log(`release/${npm('pack', '--ignore-scripts', '--pack-destination', folder).trim()}`);
console.log('release/onefolio.cdx.json');
