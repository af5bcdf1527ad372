import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './bundle.js';

/** The user's working directory. npm runs scripts in the folder of the package. */
export const typedIn = process.env.INIT_CWD ?? process.cwd();

/** Runs the command of this clone in the user's working directory. Returns its exit code. */
export function startCommand(args) {
  const program = join(root, 'bin/onefolio.js');
  return spawnSync(process.execPath, [program, ...args], { cwd: typedIn, stdio: 'inherit' }).status ?? 1;
}
