import { randomBytes } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { readRegular } from './read-regular.ts';

/**
 * A secret of the current user, outside all sites. A seal made with it proves that the same user wrote a file on this
 * computer, and that it didn't come with a repository. If it can't be stored, returns a new one each time. Never
 * throws.
 */
export async function userSecret(environment: NodeJS.ProcessEnv = process.env): Promise<string> {
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
