import { expect } from 'vitest';
import type { Endpoint } from '../../support/endpoint.ts';
import type { Sight, Size, Tab } from '../driver.ts';
import type { SiteName } from '../sites.ts';
import type { WatchedSite } from '../watched-site.ts';

/** What a visitor is promised, whatever the browser. Nothing may be complained of meanwhile. */
export interface Promised {
  title: string;
  /** What the browser has to show for it. */
  needs?: Sight;
  size?: Size;
  /** The site that it is about, when that is not the starter. */
  site?: SiteName;
  /** It is one of the few that `npm test` tries too, in Firefox. */
  isEssential?: true;
  /** Plays a visitor in a new window. */
  keep(tab: Tab, site: WatchedSite, endpoint: Endpoint): Promise<void>;
}

/** Waits until a function in the page returns a value. */
export async function until<Values extends unknown[], Result>(
  tab: Tab,
  wanted: NoInfer<Awaited<Result>>,
  run: (...values: Values) => Result,
  ...values: Values
): Promise<void> {
  await expect.poll(() => tab.evaluate(run, ...values)).toEqual(wanted);
}

/** Waits until every part of the page is hydrated, as the first key asks for it. */
export const untilHydrated = (tab: Tab): Promise<void> =>
  until(tab, 0, () => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
    const parts = document.querySelectorAll('.tool, .icon-link, .copy-button, main > section, main > div, .footer');
    return [...parts].filter((part) => !Object.keys(part).some((key) => key.startsWith('__reactProps'))).length;
  });

/** Waits until an element that matches says these words. */
export const untilSaid = (tab: Tab, selector: string, words: string): Promise<void> =>
  until(
    tab,
    true,
    (selector, words) => [...document.querySelectorAll(selector)].some((found) => found.textContent?.includes(words)),
    selector,
    words,
  );

/** Opens an address and waits until the page is hydrated. */
export async function openHydrated(tab: Tab, address: string): Promise<void> {
  await tab.open(address);
  await untilHydrated(tab);
}

/** Waits until an element stands at the top of the screen, below the header. */
export const untilAt = (tab: Tab, selector: string): Promise<void> =>
  until(
    tab,
    true,
    (selector) => Math.abs(document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN) < 120,
    selector,
  );
