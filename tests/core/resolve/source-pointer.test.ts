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
  ['what is around the page', '/', 'shell', ['navigation', 0, 'label'], '/navigation/1/label'],
  ['the name in the header', '/', 'shell', ['name'], '/owner/name'],
  ['the page for addresses that do not exist', '/404', 'page', ['notFound', 'title'], '/notFound/title'],
  ['such a page as a whole', '/404', 'page', ['head', 'title'], '/notFound'],
  ['a text of a block, past what is hidden', '/', 'page', ['blocks', 0, 'headline'], '/pages/1/blocks/1/headline'],
  ['a further part of a list of pages', '/blog/2', 'page', ['blocks', 0, 'heading'], '/pages/2'],
  ['who a CV is about', '/cv', 'page', ['cv', 'sections', 0], '/owner'],
  ['the title of a page', '/', 'page', ['head', 'title'], '/pages/1/title'],
  [
    'words that are made of a period',
    '/',
    'page',
    ['blocks', 1, 'entries', 0, 'dates'],
    '/pages/1/blocks/2/entries/1/period',
  ],
  ['a role that lasts', '/', 'page', ['blocks', 1, 'entries', 0, 'current'], '/pages/1/blocks/2/entries/1/period'],
  ['what stands in place of the drawing', '/', 'page', ['blocks', 0, 'artwork'], '/pages/1/blocks/1/picture'],
  ['where a form is sent', '/', 'page', ['blocks', 2, 'mailto'], '/pages/1/blocks/3/send'],
  ['a setting that is not there by what is around it', '/', 'page', ['blocks', 0, 'title', 'x'], '/pages/1/blocks/1'],
  ['an entry that is not there by its list', '/', 'page', ['blocks', 9, 'title'], '/pages/1/blocks'],
  ['an entry of what is no list by what is around it', '/', 'page', ['blocks', 0, 0], '/pages/1/blocks/1'],
  ['nothing that only every object has', '/', 'page', ['constructor', 'name'], '/pages/1'],
] as const)('leads to where the owner wrote %s', (_, path, of, steps, pointer) => {
  expect(sourcePointer(registry, written, path, of, steps)).toBe(pointer);
});

test.each([[null], [{}], [{ pages: {} }], ['text']])('leads somewhere in a file that says %j', (file) => {
  expect(sourcePointer(registry, file, '/', 'page', ['blocks', 0])).toBe('/notFound');
});
