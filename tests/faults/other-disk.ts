import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/** A disk of its own, as small as one likes. */
export interface Disk {
  folder: string;
  /** Gives the disk another size, in bytes; what is on it stays. */
  resize(bytes: number): void;
  remove(): void;
}

/** Mounts a disk in memory, or says why that cannot be done here. */
export function mountDisk(folder: string, bytes = 256 * 1024 * 1024): Disk | string {
  mkdirSync(folder, { recursive: true });
  const failed = run('mount', '-t', 'tmpfs', '-o', `size=${bytes}`, 'onefolio-test', folder);
  if (failed !== null) return failed;
  return {
    folder,
    resize(size) {
      const why = run('mount', '-o', `remount,size=${Math.ceil(size / 4096) * 4096}`, folder);
      if (why !== null) throw new Error(why);
    },
    remove() {
      run('umount', folder);
    },
  };
}

function run(program: string, ...words: string[]): string | null {
  const { status, stderr, error } = spawnSync(program, words, { encoding: 'utf8' });
  return status === 0 ? null : (error?.message ?? stderr.trim());
}
