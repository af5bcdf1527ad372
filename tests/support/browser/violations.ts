import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
export const everyRule = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The violations that axe finds on a page, or in a part of it. */
export async function violations(page: Page, rules: string[] = everyRule, part = 'html') {
  // The policy of the page allows no foreign script, so axe is evaluated through the debugging protocol.
  await page.evaluate(await import('node:fs').then(({ readFileSync }) => readFileSync(axe, 'utf8')));
  const results = await page.evaluate(
    ([runOnly, part]) => (window as never as { axe: typeof import('axe-core') }).axe.run(part, { runOnly }),
    [rules, part] as const,
  );
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
