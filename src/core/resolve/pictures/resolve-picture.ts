import type { ResolvedPicture } from '../../../../schema/resolved.ts';
import type { CompilerHost } from '../../compiler-host.ts';
import { type LookSlots, type PictureSlot, responsiveSizes } from './responsive-sizes.ts';

/**
 * A picture with what its view has to know: its own size, whether it is the first thing on its page, and where there are
 * copies of it, which of them to choose from in its place. `slots` are the places that the look of the site changes.
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
  const known = pictureOf?.(picture.src);
  if (!known || known.flaw || !known.width || !known.height) return { ...picture, ...(isFirst && { isFirst }) };
  const { width, height } = known;
  const resolved = { ...picture, width, height, ...(isFirst && { isFirst }) };
  return known.copies === undefined
    ? resolved
    : {
        ...plainCopy(resolved, pictureOf),
        ...responsiveSizes(slots[slot.name ?? '']?.(width / height, slot) ?? slot, resolved),
      };
}

/** A picture as a single file: its JPEG copy if there is one. */
export function plainCopy<Picture extends { src: string }>(
  picture: Picture,
  pictureOf: CompilerHost['pictureOf'],
): Picture {
  const known = pictureOf?.(picture.src);
  return known && !known.flaw && known.copies !== undefined ? { ...picture, src: `${known.copies}.jpg` } : picture;
}
