import { expect, test } from 'vitest';
import { referencedFiles } from '../../../src/core/content/referenced-files.ts';

test.each([
  [{ picture: { src: '/me.jpg' } }, ['/me.jpg']],
  [{ src: '/a.png', b: [{ src: '/b.svg' }, { src: '/a.png' }] }, ['/a.png', '/b.svg']],
  [{ src: { en: '/a.png', fr: '/b.png' }, alt: '/c.png' }, ['/a.png', '/b.png']],
  [{ source: '/me.jpg', text: '"src": "/you.jpg"' }, []],
  [{ src: ['/me.jpg'] }, []],
  [{ src: 5 }, []],
  ['src', []],
  [null, []],
])('finds in %j the pictures %j', (value, pictures) => {
  expect(referencedFiles(value)).toEqual({
    folders: [],
    texts: [],
    pictures: new Set(pictures),
    fonts: [],
    languages: [],
  });
});

test('finds folders of pages, and long texts in files and in the site file, in each language', () => {
  const blocks = [
    { type: 'text', file: './a.md' },
    { type: 'text', file: { en: 'b.md', fr: 5 } },
    { type: 'text', body: ['One', 2] },
    { type: 'text', body: { en: ['Two'], fr: 'wrong' } },
    { type: 'text', file: 'c.md', body: ['left out'] },
    { type: 'hero', file: 'd.md' },
    'no block',
  ];
  expect(referencedFiles({ pages: [{ folder: 'posts' }, { folder: 5 }, { blocks }, { blocks: 5 }, null] })).toEqual({
    folders: ['posts'],
    texts: [{ file: './a.md' }, { file: 'b.md' }, { body: ['One'] }, { body: ['Two'] }, { body: [] }, { file: 'c.md' }],
    pictures: new Set(),
    fonts: [],
    languages: [],
  });
});

test.each([undefined, null, 'pages', { pages: 'all' }])('finds nothing in %j', (value) => {
  expect(referencedFiles(value)).toEqual({ folders: [], texts: [], pictures: new Set(), fonts: [], languages: [] });
});

test('finds the style sheet and the fonts of the theme', () => {
  const theme = { style: 'style.css', font: { text: 'Inter', headings: 5 } };
  expect(referencedFiles({ theme })).toMatchObject({ style: 'style.css', fonts: ['Inter'] });
  expect(referencedFiles({ theme: { style: 5, font: 'Inter' } })).toEqual({
    folders: [],
    texts: [],
    pictures: new Set(),
    fonts: [],
    languages: [],
  });
});
