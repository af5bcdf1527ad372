import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The hash of all files in a repository, committed or not, except ignored ones. */
export function hashOfSources(folder) {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`git could not list the files of ${folder}: ${stderr ?? 'it is not installed'}`);
  const names = [...new Set(stdout.split('\0'))].filter((name) => name && existsSync(join(folder, name))).sort();
  const hash = createHash('sha256');
  for (const name of names)
    hash
      .update(name)
      .update('\0')
      .update(
        createHash('sha256')
          .update(readFileSync(join(folder, name)))
          .digest(),
      );
  return hash.digest('hex');
}
