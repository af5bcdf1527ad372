import { expect, test } from 'vitest';
import { videoHostOf } from '../../../src/core/resolve/pictures/resolve-video.ts';

const videos: [address: string, name: string][] = [
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'YouTube'],
  ['https://m.youtube.com/watch?t=3&v=aqz-KE-bpKQ', 'YouTube'],
  ['https://youtube.com/shorts/aqz-KE-bpKQ', 'YouTube'],
  ['https://youtu.be/aqz-KE-bpKQ?t=3', 'YouTube'],
  ['https://vimeo.com/76979871', 'Vimeo'],
  ['https://player.vimeo.com/video/76979871', 'Vimeo'],
  ['https://vimeo.com/76979871/8272103f6e', 'Vimeo'],
  ['https://framatube.org/w/kkGMgK9ZtnKfYAgnEtQxbv', 'framatube.org'],
  ['https://peertube.tv/videos/watch/9c9de5e8-0a1e-484a-b099-e80766180a6d', 'peertube.tv'],
];

test.each(videos)('%s is a video at %s', (address, name) => {
  expect(videoHostOf(address)).toEqual({ name });
});

test.each([
  'https://www.youtube.com/@amina',
  'https://youtu.be/',
  'https://vimeo.com/amina',
  'https://en.wikipedia.org/wiki/Video',
  'https://example.com/w/one/two',
  'mailto:amina@example.com',
  '/videos/watch/1',
  'javascript:alert(1)',
])('%s is no video', (address) => {
  expect(videoHostOf(address)).toBeUndefined();
});
