import { type Pointer, type Problem, valueAt } from '../../diagnostics/diagnostic.ts';
import { videoHostOf } from '../../resolve/video-host.ts';

/** What is wrong with the address of a video; none is right. `at` points to the video. */
export function checkVideo(video: { href: string } | undefined, at: Pointer): Problem[] {
  if (!video || videoHostOf(video.href)) return [];
  return [{ code: 'OF250', at: valueAt(`${at}/href`), details: { found: video.href } }];
}
