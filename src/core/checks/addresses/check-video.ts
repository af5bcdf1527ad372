import { type Pointer, type Problem, valueAt } from '../../diagnostics/diagnostic.ts';
import { videoHostOf } from '../../resolve/pictures/resolve-video.ts';

/** Reports a video whose host isn't supported. `at` points to the video, which is optional. */
export function checkVideo(video: { href: string } | undefined, at: Pointer): Problem[] {
  if (!video || videoHostOf(video.href)) return [];
  return [{ code: 'OF250', at: valueAt(`${at}/href`), details: { found: video.href } }];
}
