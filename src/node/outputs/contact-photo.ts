import type { OutputInput } from '../../core/outputs/output-input.ts';
import { messageOf } from '../caught-error.ts';
import { inPublic } from '../load/on-disk.ts';
import { loadSharp } from '../pictures/load-sharp.ts';
import type { MakerContext } from './maker.ts';

/** The most bytes of a photo: phones and message services drop larger cards. */
const most = 32_000;

/**
 * Returns the owner's photo for a contact card: a square JPEG in Base64, without metadata. Undefined if the site shows
 * none, or without sharp. Warns if the file can't be read.
 */
export async function contactPhoto(
  { site, written }: Pick<OutputInput, 'site' | 'written'>,
  { source, warn }: Pick<MakerContext, 'source' | 'warn'>,
): Promise<string | undefined> {
  const src = site.owner.picture && written.owner.picture?.src;
  const sharp = src === undefined ? null : await loadSharp();
  if (src === undefined || !sharp) return undefined;
  try {
    const file = inPublic(source.publicFolder, src);
    if (file === null) throw new Error('it is not in the folder');
    const square = await sharp(file, { failOn: 'truncated' })
      .autoOrient()
      .resize(240, 240, { fit: 'cover', position: 'attention' })
      .flatten({ background: '#fff' })
      .png()
      .toBuffer();
    for (const quality of [82, 60, 35]) {
      const photo = await sharp(square).jpeg({ quality }).toBuffer();
      if (photo.length <= most) return photo.toString('base64');
    }
  } catch (error) {
    warn(`The contact card has no photo, because ${src} can't be read: ${messageOf(error)}`);
  }
  return undefined;
}
