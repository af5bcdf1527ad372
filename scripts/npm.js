import { spawnSync } from 'node:child_process';

/** Runs npm in a folder and returns its output. Throws if npm fails; its error output is shown. */
export function npmIn(folder, ...args) {
  const { status, stdout } = spawnSync('npm', ['--loglevel=error', ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`"npm ${args.join(' ')}" exited with ${status} in ${folder}`);
  return stdout;
}
