import { expect, test } from 'vitest';
import { readFrontMatter } from '../../src/core/content/posts/read-front-matter.ts';

/* Texts that would slow down a YAML parser are rejected, or parsed quickly. */
test.each([
  ['aliases of aliases', `a: &a [x]\n${'b: [*a, *a]\n'.repeat(400)}`],
  ['question marks', '? '.repeat(20_000)],
  ['question marks without blanks', '?\n'.repeat(400)],
  ['lists in lists', '- '.repeat(20_000)],
  ['brackets', '['.repeat(40_000)],
  ['braces', '{a: '.repeat(10_000)],
  ['colons', `a${': a'.repeat(15_000)}`],
  ['anchors', '&a '.repeat(15_000)],
  ['tags', '!a '.repeat(15_000)],
  ['directives', '%A\n'.repeat(400)],
  ['quotation marks', `a: ${'"'.repeat(40_000)}`],
  ['many settings', Array.from({ length: 490 }, (_, index) => `k${index}: 1`).join('\n')],
  ['settings deep in settings', Array.from({ length: 300 }, (_, index) => `${' '.repeat(index)}a:`).join('\n')],
])('parses %s quickly', (_, settings) => {
  const started = performance.now();
  readFrontMatter(`---\n${settings}\n---\nWords`);
  expect(performance.now() - started).toBeLessThan(5000);
});
