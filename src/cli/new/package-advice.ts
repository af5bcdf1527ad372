import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { installCommand } from '../../node/installed-package.ts';
import { isRecord } from '../../shared/is-record.ts';
import { scripts } from './repository.ts';

/**
 * Returns the commands that add the scripts and the dependency of a new site to an existing package.json. Empty if
 * nothing is missing, or if the file can't be read. Existing scripts stay unchanged. `onefolio` is the version range or
 * tarball path.
 */
export async function packageAdvice(folder: string, onefolio: string): Promise<string[]> {
  const found = await readPackage(join(folder, 'package.json'));
  if (found === null) return [];
  const listed = [found.dependencies, found.devDependencies].some((list) => isRecord(list) && 'onefolio' in list);
  const missing = Object.entries(scripts).filter(([name]) => !isRecord(found.scripts) || !(name in found.scripts));
  const words = missing.map(([name, script]) => `scripts.${name}="${script}"`);
  return [
    ...(listed ? [] : [installCommand(folder, [`onefolio@${onefolio}`])]),
    ...(words.length === 0 ? [] : [`npm pkg set ${words.join(' ')}`]),
  ];
}

async function readPackage(file: string): Promise<Record<string, unknown> | null> {
  try {
    const found: unknown = JSON.parse(await readFile(file, 'utf8'));
    return isRecord(found) ? found : null;
  } catch {
    return null;
  }
}
