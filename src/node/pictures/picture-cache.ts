import { basename, relative, sep } from 'node:path';
import type { PictureFile, ShownPicture } from '../../core/block-host.ts';
import { isCopied } from '../../core/checks/files/check-picture.ts';
import { stampOf } from '../disk.ts';
import { inPublic } from '../load/on-disk.ts';
import type { OnProgress } from '../progress.ts';
import { baseNameOf } from './encode-copies.ts';
import { inspectPicture } from './inspect-picture.ts';
import { loadSharp } from './load-sharp.ts';

/** An image in the public folder that has published copies. */
export interface Original {
  file: string;
  picture: ShownPicture;
}

/**
 * Caches what is known of the images in a public folder. Compiling is synchronous, so referenced images are inspected
 * before. An image that has changed is inspected again.
 */
export class PictureCache {
  /** Whether an image has no copies because sharp isn't installed. */
  lacksCopies = false;
  readonly #folder: string;
  readonly #makesCopies: boolean;
  readonly #onProgress: OnProgress | undefined;
  readonly #known = new Map<string, { stamp: string; picture: PictureFile }>();
  readonly #originals = new Map<string, Original>();

  /** `makesCopies` replaces images by their copies, for publishing. */
  constructor(publicFolder: string, makesCopies = false, onProgress?: OnProgress) {
    this.#folder = publicFolder;
    this.#makesCopies = makesCopies;
    this.#onProgress = onProgress;
  }

  /** Inspects the images at some paths of the site. Never throws. */
  async prefetch(pictures: Iterable<string>): Promise<void> {
    const paths = [...new Set(pictures)];
    for (const [index, path] of paths.entries()) {
      const file = inPublic(this.#folder, path);
      const stamp = file && stampOf(file);
      if (!stamp || this.#known.get(file)?.stamp === stamp) continue;
      this.#known.set(file, { stamp, picture: await this.#inspect(file).catch(() => unreadable) });
      this.#onProgress?.('reading images', index + 1, paths.length);
    }
  }

  /** The number of inspected images. */
  get count(): number {
    return this.#known.size;
  }

  /** The images with copies, by their paths in the public folder, in Unicode normalization form C. */
  get copied(): string[] {
    return [...this.#known].flatMap(([file, { picture }]) =>
      picture.problem || picture.copies === undefined
        ? []
        : relative(this.#folder, file).split(sep).join('/').normalize('NFC'),
    );
  }

  /** The inspected image at a path of the site. */
  readonly pictureOf = (path: string): PictureFile | undefined => {
    const file = inPublic(this.#folder, path);
    return file === null ? undefined : this.#known.get(file)?.picture;
  };

  /** The image whose JPEG copy has an address. */
  originalOf(address: string): Original | undefined {
    return this.#originals.get(address);
  }

  async #inspect(file: string): Promise<PictureFile> {
    const picture = await inspectPicture(file);
    if (!this.#makesCopies || picture.problem || !isCopied(picture)) return picture;
    const sharp = await loadSharp();
    if (!sharp) {
      this.lacksCopies = true;
      return picture;
    }
    const copies = `/assets/${await baseNameOf(file, basename(file), sharp.versions.sharp)}`;
    this.#originals.set(`${copies}.jpg`, { file, picture });
    return { ...picture, copies };
  }
}

const unreadable: PictureFile = { problem: 'unreadable', reason: 'permission denied' };
