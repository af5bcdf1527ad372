import { expect, test } from 'vitest';
import { mentionedPictures } from '../../../src/node/pictures/mentioned-pictures.ts';

test.each([
  ['{"picture": {"src": "/me.jpg"}}', ['/me.jpg']],
  ['{"src":"/a.png","b":[{"src"\n:\t"/b.svg"},{"src":"/a.png"}]}', ['/a.png', '/b.svg']],
  ['{"\\u0073r\\u0063": "\\/caf\\u00e9.jpg"}', ['/café.jpg']],
  ['{"src": "/me.jpg", "src": "/you.jpg"', ['/me.jpg', '/you.jpg']],
  [`{"src": "/${'\\u0061'.repeat(499)}"}`, [`/${'a'.repeat(499)}`]],
  ['{"source": "/me.jpg", "text": "\\"src\\": \\"/you.jpg\\""}', []],
  ['{"src": "\\x", "src": 5, "src": ["/me.jpg"]}', []],
  ['"src": "/me.jpg', []],
  ['{"src": {"en": "/a.png", "fr" : "/b.png"}, "alt": "/c.png"}', ['/a.png', '/b.png']],
  ['{"src": {"en": "/a.png"', ['/a.png']],
  ['"src":', []],
])('finds in %s the pictures %j', (text, paths) => {
  expect([...mentionedPictures(new TextEncoder().encode(text))]).toEqual(paths);
});
