import { expect, test } from 'vitest';
import { type Code, codes } from '../../src/compile/diagnostic/codes.ts';
import { mistakes } from './mistakes.ts';
import { told } from './told.ts';

test.each(Object.keys(codes) as Code[])('%s is told of its example, and nothing else is', async (code) => {
  expect((await told(mistakes[code])).codes).toEqual([code]);
});

test.each(Object.entries(codes))('%s shows a way out, and has one for the docs', async (code, entry) => {
  expect((await told(mistakes[code as Code])).fix).not.toBe('');
  const { help = '', way = help }: { help?: string; way?: string } = entry;
  expect(way).toMatch(/^(?!.*\{\w+\}).*[^.]$/);
});
