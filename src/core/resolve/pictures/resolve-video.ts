import type { AllLabels, ResolvedPicture, ResolvedVideo } from '../../../../schema/resolved.ts';
import type { RichText } from '../../../../schema/rich-text.ts';
import type { BlockContext } from '../../../blocks/define-block.ts';
import { expectDefined } from '../../../shared/expect-defined.ts';
import { fillLabel } from '../../../shared/fill-label.ts';
import { parseUrl } from '../../../shared/parse-url.ts';
import type { PictureSlot } from './copy-sizes.ts';

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

/**
 * Returns the name of the service that hosts a video URL; undefined if the URL isn't one of a video. PeerTube has many
 * hosts, so it's recognized by its paths, and its name is the host.
 */
export function videoHostOf(address: string): { name: string } | undefined {
  const url = parseUrl(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const host = url.hostname.replace(/^(?:www|m|player)\./, '');
  const { name, paths } = services.get(host) ?? { name: host, paths: /^\/(?:w|videos\/watch)\/[\w-]+\/?$/ };
  return paths.test(url.pathname + url.search) ? { name } : undefined;
}

const youtube = { name: 'YouTube', paths: /^\/(?:watch\/?\?(?:.*&)?v=[\w-]+|(?:shorts|live|embed)\/[\w-]+)/ };

const services = new Map([
  ['youtube.com', youtube],
  ['youtube-nocookie.com', youtube],
  ['youtu.be', { name: 'YouTube', paths: /^\/[\w-]+/ }],
  ['vimeo.com', { name: 'Vimeo', paths: /\/\d+(?:[/?]|$)/ }],
]);
