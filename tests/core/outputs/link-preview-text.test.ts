import { expect, test } from 'vitest';
import { linkPreviewText, previewAlt } from '../../../src/core/outputs/link-preview-text.ts';

const wordsOf = (title: string) => {
  const { host, ...lines } = linkPreviewText(title, 'Ada Lovelace', 'example.com');
  return lines;
};

test.each([
  ['Ada Lovelace', { title: 'Ada Lovelace' }],
  ['About', { title: 'About', name: 'Ada Lovelace' }],
  ['Ada Lovelace – Mathematician', { title: 'Ada Lovelace', subtitle: 'Mathematician' }],
  ['Ada Lovelace, mathematician', { title: 'Ada Lovelace', subtitle: 'mathematician' }],
  ['About | Ada Lovelace', { title: 'About', name: 'Ada Lovelace' }],
  ['About Ada Lovelace', { title: 'About Ada Lovelace' }],
  ['Ada Lovelace and I', { title: 'Ada Lovelace and I' }],
  ['The Ada Lovelace prize', { title: 'The Ada Lovelace prize' }],
  ['Ada Lovelace –', { title: 'Ada Lovelace –' }],
  ['– Ada Lovelace', { title: '– Ada Lovelace' }],
])('a link preview of "%s" shows the name once', (title, expected) => {
  expect(wordsOf(title)).toEqual(expected);
});

test('the description of a link preview contains all of its text', () => {
  expect(previewAlt(linkPreviewText('About', 'Ada', 'example.com'))).toBe('About · Ada · example.com');
  expect(previewAlt(linkPreviewText('Ada – Engineer', 'Ada', 'example.com'))).toBe('Ada · Engineer · example.com');
});
