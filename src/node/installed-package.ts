import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isRecord } from '../shared/is-record.ts';
import { parseJson } from './parse-json.ts';
import { megabyte, readRegular } from './read-regular.ts';

/** The folder of a package that is installed for a site, by a file in it; undefined if there is none. */
export function packageFolder(site: string, name: string, file = 'package.json'): string | undefined {
  const require = createRequire(join(site, 'site.json'));
  // The package.json may not be exported.
  const folders = (require.resolve.paths(name) ?? []).map((folder) => join(folder, name));
  return folders.find((folder) => existsSync(join(folder, file)));
}

/** The version of a package that is installed for a site; undefined if it isn't, or its package.json can't be read. */
export function installedVersion(site: string, name: string): string | undefined {
  const folder = packageFolder(site, name);
  if (folder === undefined) return undefined;
  const { bytes = '' } = readRegular(join(folder, 'package.json'), 10 * megabyte);
  const manifest = parseJson(bytes.toString());
  return isRecord(manifest) && typeof manifest.version === 'string' ? manifest.version : undefined;
}

/* How package managers install a development dependency, by lockfile; npm is the default. */
const installers: [lockfile: string, line: string][] = [
  ['pnpm-lock.yaml', 'pnpm add --save-dev'],
  ['yarn.lock', 'yarn add --dev'],
  ['bun.lock', 'bun add --dev'],
  ['bun.lockb', 'bun add --dev'],
];

/**
 * The command with which the owner installs packages for a site, by the lockfile: as development dependencies, like the
 * packages of a new site.
 */
export function installCommand(site: string, packages: readonly string[]): string {
  const installer = installers.find(([lockfile]) => existsSync(join(site, lockfile)));
  return [installer?.[1] ?? 'npm install --save-dev', ...packages].join(' ');
}
