import type { AllLabels, ResolvedPicture, ResolvedVideo } from '../../../../schema/resolved.ts';
import type { RichText } from '../../../../schema/rich-text.ts';
import type { BlockContext } from '../../../blocks/define-block.ts';
import { fillLabel } from '../../../shared/fill-label.ts';
import { videoHostOf } from '../video-host.ts';
import type { PictureSlot } from './responsive-sizes.ts';

interface Written {
  href: string;
  picture: ResolvedPicture;
  title?: RichText;
}

interface Around extends Pick<BlockContext, 'resolvePicture'> {
  labels: Pick<AllLabels, 'playsAt'>;
}

/** A video with the words that say where it plays, and its picture in its place. `isFirst` where the page begins with it. */
export function resolveVideo(
  { picture, ...video }: Written,
  slot: PictureSlot,
  { labels, resolvePicture }: Around,
  isFirst = false,
): ResolvedVideo {
  // There is one: see check-video.ts.
  const host = String(videoHostOf(video.href)?.name);
  return {
    ...video,
    host: fillLabel(labels.playsAt, { host }),
    picture: resolvePicture(picture, slot, isFirst),
  };
}
