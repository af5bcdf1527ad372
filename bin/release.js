import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './bundle.js';

/* Puts the package, and the list of everything that it rests on (CycloneDX), into release/. */
const folder = join(root, 'release');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'onefolio.cdx.json'), npm('sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'));
console.log(`release/${npm('pack', '--ignore-scripts', '--pack-destination', folder).trim()}`);
console.log('release/onefolio.cdx.json');

function npm(...words) {
  const { status, stdout } = spawnSync('npm', ['--loglevel=error', ...words], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) process.exit(status ?? 1);
  return stdout;
}
