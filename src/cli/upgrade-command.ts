import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installCommand } from '../node/installed-package.ts';
import { isLater, isOutdated, isPlain } from '../node/load/versions.ts';
import type { OwnPackage } from '../node/own-package.ts';
import { onefolioSpecIn, vendoredIn } from '../node/vendored.ts';
import { isRecord } from '../shared/is-record.ts';
import { quoted } from './quoted.ts';

/** Why a site uses an older Onefolio, and the command that updates it. */
interface Upgrade {
  reason: string;
  line: string;
}

/**
 * Returns the command that installs this version of Onefolio in a site; null if it is installed, or if package.json has
 * no dependency on it or a custom one. Isn't run automatically, because it changes the lockfile and the installed
 * packages.
 */
export async function findUpgrade(folder: string, { version, isPublished }: OwnPackage): Promise<Upgrade | null> {
  const range = await onefolioSpecIn(folder);
  if (range === null) return null;
  if (!isPublished) return upgradeFromClone(folder, range, version);
  if (!isPlain(range)) return null;
  const line = installCommand(folder, [`onefolio@^${version}`]);
  if (isOutdated(range, version)) return { reason: 'package.json requires an older version of Onefolio', line };
  // The range may allow this version, but package managers keep the installed one.
  const installed = await versionIn(folder);
  if (installed !== null && isLater(version, installed)) return { reason: `Onefolio ${installed} is installed`, line };
  return null;
}

/* This version isn't on npm, so a clone updates the site. */
async function upgradeFromClone(folder: string, range: string, version: string): Promise<Upgrade | null> {
  const vendored = await vendoredIn(folder);
  if (vendored ? !isLater(version, vendored.version) : !isPlain(range)) return null;
  const reason = vendored ? `Onefolio ${vendored.version} is installed` : 'package.json installs Onefolio from npm';
  return { reason, line: `npm run update -- ${quoted(folder)}` };
}

/* The version in the lockfile, as a host would install it, or else the installed one. */
async function versionIn(folder: string): Promise<string | null> {
  const { packages } = await readJson(join(folder, 'package-lock.json'));
  const locked = isRecord(packages) ? packages['node_modules/onefolio'] : undefined;
  const { version } = isRecord(locked) ? locked : await readJson(join(folder, 'node_modules/onefolio/package.json'));
  return typeof version === 'string' && isPlain(version) ? version : null;
}

/* Unreadable files count as empty. */
async function readJson(file: string): Promise<Record<string, unknown>> {
  try {
    const found: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isRecord(found) ? found : {};
  } catch {
    return {};
  }
}
