import type { AllLabels, ResolvedPicture, ResolvedVideo } from '../../../../schema/resolved.ts';
import type { RichText } from '../../../../schema/rich-text.ts';
import type { BlockContext } from '../../../blocks/define-block.ts';
import { expectDefined } from '../../../shared/expect-defined.ts';
import { fillLabel } from '../../../shared/fill-label.ts';
import { videoHostOf } from '../video-host.ts';
import type { PictureSlot } from './responsive-sizes.ts';

interface Written {
  href: string;
  picture: ResolvedPicture;
  title?: RichText;
}

interface Context extends Pick<BlockContext, 'resolvePicture'> {
  labels: Pick<AllLabels, 'playsAt'>;
}

/**
 * Adds the name of the host to a video, and resolves its preview picture. `isFirst` is whether it's at the top of the
 * page.
 */
export function resolveVideo(
  { picture, ...video }: Written,
  slot: PictureSlot,
  { labels, resolvePicture }: Context,
  isFirst = false,
): ResolvedVideo {
  // check-video.ts rejects URLs of unknown hosts.
  const { name: host } = expectDefined(videoHostOf(video.href), `The host of ${video.href}`);
  return {
    ...video,
    host: fillLabel(labels.playsAt, { host }),
    picture: resolvePicture(picture, slot, isFirst),
  };
}
