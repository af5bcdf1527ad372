import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const everyRule = ['wcag2a', 'wcag2aa', 'wcag2aaa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The accessibility violations of a page, or of a part of it, in its current state, a line for each rule. `rules` are
 * names of rules or tags of axe.
 */
export async function violationsOn(page: Page, rules = everyRule, part = 'html'): Promise<string[]> {
  // The policy of the page allows no foreign script, so axe is evaluated through the debugging protocol.
  await page.evaluate(axe);
  return page.evaluate(
    async ([runOnly, part]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      // The content of a frame is another page.
      const { violations } = await axe.run(part, { runOnly, iframes: false });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    [rules, part] as const,
  );
}

/** The violations of a page in the light theme, and those of its colors in the dark one; the themes differ in colors only. */
export async function violationsInThemes(page: Page): Promise<string[]> {
  const light = await violationsOn(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  // Some colors change in a transition, with little contrast halfway.
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((each) => each instanceof CSSTransition && each.finished)),
  );
  const rules = ['color-contrast', 'color-contrast-enhanced', 'link-in-text-block'];
  return [...light, ...(await violationsOn(page, rules))];
}
