import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLater, isOutdated, isPlain } from '../node/load/versions.ts';
import type { OwnPackage } from '../node/own-package.ts';
import { onefolioSpecIn, vendoredIn } from '../node/vendored.ts';
import { isRecord } from '../shared/is-record.ts';
import { quoted } from './quoted.ts';

/* How those that write a lockfile of their own install a package that is needed to build; npm does the rest. */
const installers: [lockfile: string, line: string][] = [
  ['pnpm-lock.yaml', 'pnpm add --save-dev'],
  ['yarn.lock', 'yarn add --dev'],
];

/** Why a site is still built with an older Onefolio, and the line that changes it. */
interface Upgrade {
  reason: string;
  line: string;
}

/**
 * What makes npm install this version of Onefolio in a folder; null where it does, where its package.json asks for none,
 * or asks in a way of its own. It is told and not carried out: the lockfile and what is installed change with it.
 */
export async function findUpgrade(folder: string, { version, isPublished }: OwnPackage): Promise<Upgrade | null> {
  const range = await onefolioSpecIn(folder);
  if (range === null) return null;
  if (!isPublished) return upgradeFromClone(folder, range, version);
  if (!isPlain(range)) return null;
  const installer = installers.find(([lockfile]) => existsSync(join(folder, lockfile)));
  const line = `${installer?.[1] ?? 'npm install --save-dev'} onefolio@^${version}`;
  if (isOutdated(range, version)) return { reason: 'package.json requires an older version of Onefolio', line };
  // The range may let a newer one in, but what was installed once stays.
  const installed = await versionIn(folder);
  if (installed !== null && isLater(version, installed)) return { reason: `Onefolio ${installed} is installed`, line };
  return null;
}

/* npm can't download this Onefolio: a clone puts itself into the site. */
async function upgradeFromClone(folder: string, range: string, version: string): Promise<Upgrade | null> {
  const vendored = await vendoredIn(folder);
  if (vendored ? !isLater(version, vendored.version) : !isPlain(range)) return null;
  const reason = vendored ? `Onefolio ${vendored.version} is installed` : 'package.json installs Onefolio from npm';
  return { reason, line: `npm run update -- ${quoted(folder)}` };
}

/* As a host would install it, by the lockfile; else as it is installed here. */
async function versionIn(folder: string): Promise<string | null> {
  const { packages } = await readJson(join(folder, 'package-lock.json'));
  const locked = isRecord(packages) ? packages['node_modules/onefolio'] : undefined;
  const { version } = isRecord(locked) ? locked : await readJson(join(folder, 'node_modules/onefolio/package.json'));
  return typeof version === 'string' && isPlain(version) ? version : null;
}

/* Nothing is in what cannot be read. */
async function readJson(file: string): Promise<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isRecord(found) ? found : {};
  } catch {
    return {};
  }
}
