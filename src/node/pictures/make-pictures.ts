import { basename, join } from 'node:path';
import { registry } from '../../blocks/registry.ts';
import { maxCopyWidth } from '../../core/resolve/pictures/copy-sizes.ts';
import { pictureWidths } from '../../core/resolve/pictures/first-picture.ts';
import type { LanguagePages } from '../language-pages.ts';
import { type Source, stateOf } from '../load/load-site.ts';
import type { OnProgress } from '../progress.ts';
import { type Copy, makeCopies } from './encode-copies.ts';
import type { Original } from './picture-cache.ts';

/**
 * Writes the copies of the images in a site and its CV in all languages into a folder, and returns the names of the
 * files. Copies contain no metadata. They are cached for the next build.
 */
export async function makePictures(
  languages: readonly Pick<LanguagePages, 'site' | 'cvs'>[],
  source: Source,
  folder: string,
  onProgress?: OnProgress,
): Promise<string[]> {
  const pictures = languages.flatMap(({ site, cvs }) => [...pictureWidths(registry, site, cvs)]);
  const copies = pictures.flatMap(([address, widths]): Copy[] => {
    const original = source.pictureCache.originalOf(address);
    return original ? copiesNamed(basename(address, '.jpg'), original, widths) : [];
  });
  if (copies.length === 0) return [];
  await makeCopies(copies, join(stateOf(source), 'cache', 'pictures'), join(folder, 'assets'), onProgress);
  return [...new Set(copies.map(({ name }) => `assets/${name}`))];
}

/* The width of the JPEG for browsers without AVIF and WebP, link previews and search engines. */
const jpegWidth = 1200;

function copiesNamed(name: string, { file, picture }: Original, widths: Set<number>): Copy[] {
  const { width = jpegWidth, height = jpegWidth } = picture;
  return [
    { file, name: `${name}.jpg`, width: Math.min(maxCopyWidth(width, height), jpegWidth), format: 'jpeg' },
    ...[...widths].flatMap((each): Copy[] => [
      { file, name: `${name}-${each}.avif`, width: each, format: 'avif' },
      { file, name: `${name}-${each}.webp`, width: each, format: 'webp' },
    ]),
  ];
}
