import { spawnSync } from 'node:child_process';
import { root } from './bundle.js';

/**
 * Everything that the package rests on, as CycloneDX, and nothing that only tests need. npm's own way to leave that out
 * leaves out too what both need.
 */
export function sbom() {
  const list = JSON.parse(npm('sbom', '--sbom-format', 'cyclonedx'));
  const isForTests = ({ properties = [] }) =>
    properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');
  const left = new Set(list.components.filter(isForTests).map((component) => component['bom-ref']));
  const stays = (ref) => !left.has(ref);
  return {
    ...list,
    components: list.components.filter((component) => stays(component['bom-ref'])),
    dependencies: list.dependencies
      .filter(({ ref }) => stays(ref))
      .map((dependency) => ({ ...dependency, dependsOn: dependency.dependsOn.filter(stays) })),
  };
}

/** Runs npm in the project and returns what it prints; ends the process where npm fails. */
export function npm(...words) {
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
