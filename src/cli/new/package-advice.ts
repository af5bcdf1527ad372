import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '../../shared/is-record.ts';
import { scripts } from './repository.ts';

/**
 * The lines to type so that the package.json that a folder had already builds its site as a new one would. None where
 * nothing is missing, or the file cannot be read. What stands in the file under the same names is the owner's business.
 * `onefolio` is what a new package.json would ask for: a range of versions, or the path of a tarball.
 */
export async function packageAdvice(folder: string, onefolio: string): Promise<string[]> {
  const found = await readPackage(join(folder, 'package.json'));
  if (found === null) return [];
  const listed = [found.dependencies, found.devDependencies].some((list) => isRecord(list) && 'onefolio' in list);
  const missing = Object.entries(scripts).filter(([name]) => !isRecord(found.scripts) || !(name in found.scripts));
  const words = missing.map(([name, script]) => `scripts.${name}="${script}"`);
  return [
    ...(listed ? [] : [`npm install --save-dev onefolio@${onefolio}`]),
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
