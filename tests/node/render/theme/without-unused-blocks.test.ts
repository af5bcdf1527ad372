import { expect, test } from 'vitest';
import { withoutUnusedBlocks } from '../../../../src/node/render/theme/without-unused-blocks.ts';

const timeline = new Set(['timeline']);

test.each([
  ['@layer look{[data-block=hero]{a{b:c}}[data-block=timeline]{d:e}}', '@layer look{[data-block=timeline]{d:e}}'],
  ['@layer look{[data-block="hero"] .x{a:b}}c{d:e}', 'c{d:e}'],
  ['@media print{@layer print{[data-block=hero]{a:b}}[data-block=hero]+p{c:d}}', ''],
  ['[data-block=hero],[data-block=timeline]{a:b}', '[data-block=hero],[data-block=timeline]{a:b}'],
  ['[data-block=hero],p{a:b}', '[data-block=hero],p{a:b}'],
  ['p [data-block=hero]{a:b}', 'p [data-block=hero]{a:b}'],
  [':is([data-block=hero],p){a:b}', ':is([data-block=hero],p){a:b}'],
  ['[data-block=hero]{content:"}"}p{a:b}', 'p{a:b}'],
  ['@layer a,b;@font-face{src:url(a)}[data-block=hero]{a:b}', '@layer a,b;@font-face{src:url(a)}'],
  ['@keyframes a{0%{b:c}}', '@keyframes a{0%{b:c}}'],
])('keeps of %s what a site with a timeline needs', (sheet, kept) => {
  expect(withoutUnusedBlocks(sheet, timeline)).toBe(kept);
});
