import { expect } from 'vitest';
import type { Endpoint } from '../support/endpoint.ts';
import type { Sight, Size, Tab } from './driver.ts';
import type { SiteName } from './keep-promises.ts';
import type { WatchedSite } from './watched-site.ts';

/** A promise that holds in every browser. The page must not report errors meanwhile. */
export interface Promised {
  title: string;
  /** The feature that automation must be able to observe. */
  needs?: Sight;
  size?: Size;
  /** The site to visit; the starter by default. */
  site?: SiteName;
  /** Whether `npm test` tests it too, in Firefox. */
  isEssential?: true;
  /** Checks the promise in a new window. */
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

/** Waits until every part of the page is hydrated, which the first key press starts. */
export const untilHydrated = (tab: Tab): Promise<void> =>
  until(tab, 0, () => {
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
    const parts = document.querySelectorAll('.tool, .icon-link, .copy-button, main > section, main > div, .footer');
    return [...parts].filter((part) => !Object.keys(part).some((key) => key.startsWith('__reactProps'))).length;
  });

/** Waits until a matching element contains this text. */
export const untilText = (tab: Tab, selector: string, text: string): Promise<void> =>
  until(
    tab,
    true,
    (selector, text) => [...document.querySelectorAll(selector)].some((found) => found.textContent?.includes(text)),
    selector,
    text,
  );

/** Opens an address and waits until the page is hydrated. */
export async function openHydrated(tab: Tab, address: string): Promise<void> {
  await tab.open(address);
  await untilHydrated(tab);
}

/** Waits until an element is at the top of the screen, below the header. */
export const untilAt = (tab: Tab, selector: string): Promise<void> =>
  until(
    tab,
    true,
    (selector) => Math.abs(document.querySelector(selector)?.getBoundingClientRect().top ?? Number.NaN) < 120,
    selector,
  );
