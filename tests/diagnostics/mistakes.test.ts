import { expect, test } from 'vitest';
import { type Code, codes } from '../../src/core/diagnostics/diagnostic.ts';
import { mistakes } from './mistakes.ts';
import { reported } from './reported.ts';

test.each((Object.keys(codes) as Code[]).map((code) => [code, code] as const))(
  'the example of %s reports only %s',
  async (code) => {
    expect((await reported(mistakes[code])).codes).toEqual([code]);
  },
);

test.each(Object.entries(codes))('%s offers a fix, and documents one', async (code, entry) => {
  expect((await reported(mistakes[code as Code])).fix).not.toBe('');
  const { help = '', fix = help }: { help?: string; fix?: string } = entry;
  expect(fix).toMatch(/^(?!.*\{\w+\})[A-Z].*\.$/);
});
