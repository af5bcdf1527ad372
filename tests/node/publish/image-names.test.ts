import { expect, test } from 'vitest';
import { ImageNames } from '../../../src/node/publish/image-names.ts';

/* Whether a text names an image in public/. */
function isNamed(file: string, text: string | null): boolean {
  const names = new ImageNames([file]);
  names.search(text);
  return !names.isUnnamed(file);
}

test.each([
  ['photos/hall.jpg', '<a href="/photos/hall.jpg">'],
  ['photos/hall.jpg', '"https://example.com/me/photos/hall.jpg?v=1"'],
  ['photos/hall.jpg', 'url(hall.jpg)'],
  ['photos/hall.jpg', 'https://social.example/share?u=%2Fphotos%2Fhall.jpg'],
  ['photos/hall.jpg', '/h%61ll.jpg'],
  ['photos/hall.jpg', String.raw`{"src":"\/photos\/hall.jpg"}`],
  ['photos/hall.jpg', 'The file hall.jpg.'],
  ['my hall (1).JPG', '/my%20hall%20(1).JPG'],
  ['my hall (1).JPG', '/my hall (1).JPG'],
  ['my hall (1).JPG', String.raw`url(my\ hall\ \(1\).JPG)`],
  ['né.png', '/né.png'],
  ['né.png', '/n%C3%A9.png'],
  ['né.png', String.raw`"/n\u00e9.png"`],
  ['100%.webp', '/100%25.webp'],
])('finds the name of %s in %s', (file, text) => expect(isNamed(file, text)).toBe(true));

test.each([
  ['1.jpg', '/assets/hall-1a2b3c41.jpg'],
  ['hall.jpg', '/assets/hall-1a2b3c4d.jpg'],
  ['hall.jpg', '/city-hall.jpg'],
  ['hall.jpg', '/hall.jpeg'],
  ['hall.jpg', '/%E4hall'],
  ['hall.jpg', String.raw`"\U0001F600 C:\UFACE"`],
])('does not find the name of %s in %s', (file, text) => expect(isNamed(file, text)).toBe(false));

test('treats an image as named if its name can be escaped in several ways, or a text cannot be read', () => {
  for (const file of ["mother's day.jpg", 'a&b.jpg', 'photo', 'photo.tiff']) expect(isNamed(file, '')).toBe(true);
  expect(isNamed('hall.jpg', null)).toBe(true);
});

test('finds each of several images with similar names', () => {
  const names = new ImageNames(['a/1.jpg', 'b/1.jpg', 'hall 1.jpg', '2.jpg']);
  names.search('"/hall%201.jpg"');
  expect(['a/1.jpg', 'b/1.jpg', 'hall 1.jpg', '2.jpg'].filter((file) => names.isUnnamed(file))).toEqual(['2.jpg']);
});
