import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser } from '../../support/browser/page.ts';
import { patience } from '../../support/patience.ts';
import { openForms } from './form-page.ts';
import { type Findings, late, run } from './form-run.ts';
import { type Scenario, scenarios } from './form-scenarios.ts';

const { endpoint, site } = await openForms();

/* `npm run test:form` runs every scenario with twenty texts, and `npm run test:all` every eleventh once, alternating the ways to send. */
const seeds = Number(process.env.FORM_SEEDS ?? 0);

test('loses no message, sends none twice and keeps every draft, whatever happens', {
  // Two waits of one scenario may hang, and are reported before this timeout.
  timeout: 4 * patience * Math.max(1, seeds * 2),
}, async () => {
  const pages = await openPages();
  const chosen = scenarios.filter((_, index) => seeds > 0 || index % 11 === 0);
  const failed: string[] = [];
  const sums = { runs: 0, lost: 0, twice: 0, draftsLost: 0 };
  for (const [index, scenario] of chosen.entries())
    for (let seed = 0; seed < Math.max(1, seeds); seed++) {
      const number = seeds > 0 ? seed : index;
      const page = await pages.for(scenario);
      const findings: Findings = await run(page, site.url, endpoint, scenario, number).catch((error) => ({
        wrong: [String(error)],
        isLost: false,
        isTwice: false,
        isDraftLost: false,
      }));
      sums.runs++;
      sums.lost += Number(findings.isLost);
      sums.twice += Number(findings.isTwice);
      sums.draftsLost += Number(findings.isDraftLost);
      if (findings.wrong.length > 0 || findings.isLost || findings.isTwice || findings.isDraftLost) {
        failed.push(`${scenario.name} on ${scenario.path}, seed ${number}: ${JSON.stringify(findings)}`);
        if (seeds === 0) break;
        await pages.renew(scenario);
      }
    }
  await pages.close();
  const { runs, lost, twice, draftsLost } = sums;
  if (seeds > 0)
    console.log(
      `${chosen.length} scenarios, ${runs} runs: messages lost ${lost}, unintended duplicates ${twice}, drafts lost ${draftsLost}`,
    );
  expect(failed).toEqual([]);
  expect(scenarios.length).toBeGreaterThanOrEqual(60);
});

/* One page for most scenarios, one with a fake clock, and two without storage; a failed page is replaced. */
async function openPages() {
  const browser = await openBrowser();
  const open = new Map<string, Page>();
  const prepare: Record<string, (page: Page) => Promise<unknown>> = {
    usual: late,
    timed: async (page) => {
      await page.clock.install({ time: new Date('2026-11-21T12:00:00Z') });
      await late(page);
    },
    blocked: async (page) => {
      await late(page);
      await page.addInitScript(() =>
        Object.defineProperty(window, 'sessionStorage', {
          get() {
            throw new DOMException('blocked', 'SecurityError');
          },
        }),
      );
    },
    full: async (page) => {
      await late(page);
      await page.addInitScript(() => {
        Storage.prototype.setItem = () => {
          throw new DOMException('full', 'QuotaExceededError');
        };
      });
    },
  };
  const kindOf = ({ seconds, storage }: Scenario) => storage ?? (seconds === undefined ? 'usual' : 'timed');
  return {
    async for(scenario: Scenario): Promise<Page> {
      const kind = kindOf(scenario);
      const known = open.get(kind);
      if (known) return known;
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
      context.setDefaultTimeout(patience);
      const page = await context.newPage();
      await prepare[kind]?.(page);
      open.set(kind, page);
      return page;
    },
    async renew(scenario: Scenario): Promise<void> {
      await open.get(kindOf(scenario))?.context().close();
      open.delete(kindOf(scenario));
    },
    close: () => browser.close(),
  };
}
