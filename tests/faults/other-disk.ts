import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/** A separate disk of any size. */
export interface Disk {
  folder: string;
  /** Resizes the disk, in bytes; its files stay. */
  resize(bytes: number): void;
  remove(): void;
}

/** Mounts a disk in memory. Returns the reason as text where that is not possible. */
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

function run(program: string, ...args: string[]): string | null {
  const { status, stderr, error } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? null : (error?.message ?? stderr.trim());
}
