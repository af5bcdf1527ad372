import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { sourcePointer } from '../../../src/core/resolve/source-pointer.ts';

const written = {
  owner: { name: 'Amina' },
  notFound: { title: 'Lost' },
  navigation: [{ label: 'a', hidden: true }, { label: 'b' }],
  pages: [
    { path: '/', title: 'Draft', hidden: true, blocks: [] },
    {
      path: '/',
      title: 'Home',
      blocks: [
        { type: 'hero', hidden: true },
        { type: 'hero', headline: 'x', picture: { src: '/me.jpg' } },
        { type: 'timeline', entries: [{ hidden: true }, { hidden: false, period: { start: '2016-10' } }] },
        { type: 'form', send: { endpoint: '/x' } },
      ],
    },
    { path: '/blog', title: 'Blog', blocks: [{ type: 'page-list' }] },
  ],
};

test.each([
  ['a label of the page shell', '/', 'shell', ['navigation', 0, 'label'], '/navigation/1/label'],
  ['the name in the header', '/', 'shell', ['name'], '/owner/name'],
  ['a text of the 404 page', '/404', 'page', ['notFound', 'title'], '/notFound/title'],
  ['the 404 page as a whole', '/404', 'page', ['head', 'title'], '/notFound'],
  ['a text of a block after hidden ones', '/', 'page', ['blocks', 0, 'headline'], '/pages/1/blocks/1/headline'],
  ['a further page of a page list', '/blog/2', 'page', ['blocks', 0, 'heading'], '/pages/2'],
  ['the owner of a CV', '/cv', 'page', ['cv', 'sections', 0], '/owner'],
  ['the title of a page', '/', 'page', ['head', 'title'], '/pages/1/title'],
  ['a formatted period', '/', 'page', ['blocks', 1, 'entries', 0, 'dates'], '/pages/1/blocks/2/entries/1/period'],
  [
    'the label of a current role',
    '/',
    'page',
    ['blocks', 1, 'entries', 0, 'current'],
    '/pages/1/blocks/2/entries/1/period',
  ],
  ['the picture in place of the artwork', '/', 'page', ['blocks', 0, 'artwork'], '/pages/1/blocks/1/picture'],
  ['the target of a form', '/', 'page', ['blocks', 2, 'mailto'], '/pages/1/blocks/3/send'],
  ['a missing setting by its parent', '/', 'page', ['blocks', 0, 'title', 'x'], '/pages/1/blocks/1'],
  ['a missing entry by its list', '/', 'page', ['blocks', 9, 'title'], '/pages/1/blocks'],
  ['an entry of a value that is not a list by its parent', '/', 'page', ['blocks', 0, 0], '/pages/1/blocks/1'],
  ['an inherited property of objects by its page', '/', 'page', ['constructor', 'name'], '/pages/1'],
] as const)('locates %s in the site file', (_, path, of, steps, pointer) => {
  expect(sourcePointer(registry, written, path, of, steps)).toBe(pointer);
});

test.each([[null], [{}], [{ pages: {} }], ['text']])('returns a pointer for the file %j', (file) => {
  expect(sourcePointer(registry, file, '/', 'page', ['blocks', 0])).toBe('/notFound');
});
