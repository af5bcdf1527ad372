import { expect, test } from 'vitest';
import { markedText } from '../../src/core/text/marked-text.ts';
import { hasMarks, partsOf, plain } from '../../src/shared/marks.ts';

const marked = (text: string) => markedText(text, (address) => address);

test('splits a text at its marks, including nested ones', () => {
  expect(partsOf(marked('I **build _small_ things** in `C`, see [my _work_](/#work).'))).toEqual([
    'I ',
    { kind: 'strong', href: '', parts: ['build ', { kind: 'emphasis', href: '', parts: ['small'] }, ' things'] },
    ' in ',
    { kind: 'code', href: '', parts: ['C'] },
    ', see ',
    { kind: 'link', href: '/#work', parts: ['my ', { kind: 'emphasis', href: '', parts: ['work'] }] },
    '.',
  ]);
});

test('returns one part for plain text, and none for an empty text', () => {
  expect([partsOf('I build things.'), partsOf('')]).toEqual([['I build things.'], []]);
  expect([hasMarks('I build things.'), hasMarks(marked('_I_'))]).toEqual([false, true]);
});

test('keeps the rest of a text with an unclosed mark', () => {
  const text = marked('**One two** three');
  expect(partsOf(text.slice(4))).toEqual([' two', ' three']);
});

test('returns a text without its marks and addresses', () => {
  expect(plain(marked('**See** [my `work`](https://example.com/).'))).toBe('See my work.');
});
