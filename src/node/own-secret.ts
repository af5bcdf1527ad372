import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { readRegular } from './read-regular.ts';

/**
 * A secret that Onefolio keeps for whoever runs it, away from all sites: what is sealed with it was written by the same
 * person on this computer, and came with no folder. A new one each time where none can be kept. Throws nothing.
 */
export async function ownSecret(environment: NodeJS.ProcessEnv = process.env): Promise<string> {
  const place = placeIn(environment);
  const fresh = randomBytes(32).toString('hex');
  try {
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    await writeFile(place, fresh, { flag: 'wx', mode: 0o600 });
    return fresh;
  } catch {
    return keptAt(place) ?? fresh;
  }
}

function placeIn({ XDG_CACHE_HOME: cache = '' }: NodeJS.ProcessEnv): string {
  return join(isAbsolute(cache) ? cache : join(homedir(), '.cache'), 'onefolio', 'secret');
}

function keptAt(place: string): string | undefined {
  try {
    const read = readRegular(place, 64);
    const text = read.flaw === undefined ? read.bytes.toString() : '';
    return /^[0-9a-f]{64}$/.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}
