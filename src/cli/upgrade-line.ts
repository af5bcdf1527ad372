import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isOutdated } from '../node/load/versions.ts';
import { isRecord } from '../shared/is-record.ts';

/* How those that write a lockfile of their own install a package that is needed to build; npm does the rest. */
const installers: [lockfile: string, line: string][] = [
  ['pnpm-lock.yaml', 'pnpm add --save-dev'],
  ['yarn.lock', 'yarn add --dev'],
];

/**
 * The line that makes the package.json in a folder ask for this version of Onefolio; null where it does, asks for none,
 * or asks in a way of its own. It is told and not carried out: the lockfile and what is installed change with it.
 */
export async function upgradeLine(folder: string, version: string): Promise<string | null> {
  const range = await rangeIn(join(folder, 'package.json'));
  if (range === null || !isOutdated(range, version)) return null;
  const installer = installers.find(([lockfile]) => existsSync(join(folder, lockfile)));
  return `${installer?.[1] ?? 'npm install --save-dev'} onefolio@^${version}`;
}

async function rangeIn(file: string): Promise<string | null> {
  try {
    const found: unknown = JSON.parse(await readFile(file, 'utf8'));
    if (!isRecord(found)) return null;
    const list = [found.devDependencies, found.dependencies].filter(isRecord).find((names) => 'onefolio' in names);
    return typeof list?.onefolio === 'string' ? list.onefolio : null;
  } catch {
    return null;
  }
}
