import { statSync } from 'node:fs';
import type { PictureFile } from '../../compile/host.ts';
import { inPublic } from '../load/in-public.ts';
import { inspectPicture } from './inspect-picture.ts';

/**
 * What is known of the pictures in a public folder. A compilation asks for them and cannot wait; what it has asked for
 * in vain is looked at afterwards, and then it is compiled again. A file that has changed is looked at anew.
 */
export class PictureCache {
  readonly #folder: string;
  readonly #known = new Map<string, { stamp: string; picture: PictureFile }>();
  readonly #wanted = new Map<string, string>();

  constructor(publicFolder: string) {
    this.#folder = publicFolder;
  }

  readonly pictureOf = (path: string): PictureFile | undefined => {
    const file = inPublic(this.#folder, path);
    const stamp = file && stampOf(file);
    if (!stamp) return undefined;
    const known = this.#known.get(file);
    if (known?.stamp === stamp) return known.picture;
    this.#wanted.set(file, stamp);
    return undefined;
  };

  /** Looks at what was asked for in vain. False when that is nothing. */
  async look(): Promise<boolean> {
    const wanted = [...this.#wanted];
    this.#wanted.clear();
    for (const [file, stamp] of wanted) {
      const picture = await inspectPicture(file).catch(() => unreadable);
      this.#known.set(file, { stamp, picture });
    }
    return wanted.length > 0;
  }
}

const unreadable: PictureFile = { flaw: 'unreadable', reason: 'reading it is not allowed' };

function stampOf(file: string): string | null {
  try {
    const { ino, size, mtimeNs } = statSync(file, { bigint: true });
    return `${ino} ${size} ${mtimeNs}`;
  } catch {
    return null;
  }
}
