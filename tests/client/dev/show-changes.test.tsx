import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { showStyle } from '../../../src/client/dev/show-changes.ts';

/* The light DOM reports an error for each style sheet, so these are none, and each test decides when they load. */
beforeEach(() => {
  vi.spyOn(HTMLLinkElement.prototype, 'rel', 'set').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link[data-dev]')];
const shown = () => links().map((link) => link.getAttribute('href'));
const arrive = (address: string) =>
  links()
    .find((link) => link.getAttribute('href') === address)
    ?.dispatchEvent(new Event('load'));

test('keeps the old color until the new one has loaded', () => {
  document.head.innerHTML = '<link data-dev href="/red.css">';
  showStyle('/blue.css');
  expect(shown()).toEqual(['/red.css', '/blue.css']);
  arrive('/blue.css');
  expect(shown()).toEqual(['/blue.css']);
});

test.each([
  ['/blue.css', '/green.css'],
  ['/green.css', '/blue.css'],
])('ends with the last of several colors, when %s arrives before %s', (...arrivals) => {
  document.head.innerHTML = '<link data-dev href="/red.css">';
  for (const address of ['/blue.css', '/green.css']) showStyle(address);
  for (const address of arrivals) arrive(address);
  expect(shown().at(-1)).toBe('/green.css');
  showStyle('/green.css');
  expect(shown()).toEqual(['/green.css']);
});
