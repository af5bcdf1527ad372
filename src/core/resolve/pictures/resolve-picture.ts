import type { ResolvedPicture } from '../../../../schema/resolved.ts';
import type { CompilerHost } from '../../compiler-host.ts';
import { type LookSlots, type PictureSlot, responsiveSizes } from './copy-sizes.ts';

/**
 * Adds what the view of a picture needs: its size, whether it's the first thing on its page, and its copies with the
 * `sizes` of its slot. `slots` are the slots that the look of the site overrides.
 */
export function resolvePicture(
  { fit, focus, ...written }: ResolvedPicture,
  slot: PictureSlot,
  isFirst: boolean,
  pictureOf: CompilerHost['pictureOf'],
  slots: LookSlots = {},
): ResolvedPicture {
  const picture = {
    ...written,
    ...(fit === 'contain' && { fit }),
    ...(focus && focus !== 'center' && { focus }),
  };
  const file = pictureOf?.(picture.src);
  if (!file || file.problem || !file.width || !file.height) return { ...picture, ...(isFirst && { isFirst }) };
  const { width, height } = file;
  const resolved = { ...picture, width, height, ...(isFirst && { isFirst }) };
  return file.copies === undefined
    ? resolved
    : {
        ...jpegCopy(resolved, pictureOf),
        ...responsiveSizes(slots[slot.name ?? '']?.(width / height, slot) ?? slot, resolved),
      };
}

/** Replaces a picture by its JPEG copy, if it has one. */
export function jpegCopy<Picture extends { src: string }>(
  picture: Picture,
  pictureOf: CompilerHost['pictureOf'],
): Picture {
  const file = pictureOf?.(picture.src);
  return file && !file.problem && file.copies !== undefined ? { ...picture, src: `${file.copies}.jpg` } : picture;
}
