import { expect, test } from 'vitest';
import { markedText } from '../../src/core/text/marked-text.ts';
import { hasMarks, partsOf, plain } from '../../src/shared/marks.ts';

const marked = (text: string) => markedText(text, (address) => address);

test('parts a text at its marks, and those inside of others', () => {
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

test('is one part where nothing is marked, and none where there is nothing', () => {
  expect([partsOf('I build things.'), partsOf('')]).toEqual([['I build things.'], []]);
  expect([hasMarks('I build things.'), hasMarks(marked('_I_'))]).toEqual([false, true]);
});

test('keeps what follows where a text was cut after the beginning of a mark', () => {
  const text = marked('**One two** three');
  expect(partsOf(text.slice(4))).toEqual([' two', ' three']);
});

test('leaves only words of a text, without the addresses', () => {
  expect(plain(marked('**See** [my `work`](https://example.com/).'))).toBe('See my work.');
});
