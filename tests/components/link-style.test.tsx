import { beforeEach, describe, expect, test, vi } from 'vitest';
import { linkStyle } from '../../src/components/link-style.ts';

const address = '/assets/tip-1.css';
let links: HTMLLinkElement[] = [];
const isOver = async (promise: Promise<unknown> | undefined) =>
  Promise.race([promise?.then(() => true), Promise.resolve(false)]);

beforeEach(() => {
  document.documentElement.dataset.entry = '/assets/site.js';
  links = [];
  const append = vi.spyOn(document.head, 'append').mockImplementation((link) => {
    links.push(link as HTMLLinkElement);
    // The light DOM would try to load a style sheet.
    (link as HTMLLinkElement).rel = 'preload';
    document.head.appendChild(link as HTMLLinkElement);
  });
  return () => {
    append.mockRestore();
    document.head.innerHTML = '';
    delete document.documentElement.dataset.entry;
  };
});

describe('a style sheet', () => {
  test('is linked once for all callers', async () => {
    const [first, second] = [linkStyle(address), linkStyle(address)];
    expect(links).toHaveLength(1);
    expect([await isOver(first), await isOver(second)]).toEqual([false, false]);
    links[0]?.dispatchEvent(new Event('load'));
    await Promise.all([first, second]);
    await linkStyle(address);
    expect(links).toHaveLength(1);
  });

  test('that cannot be loaded does not block its callers, and is requested again the next time', async () => {
    const first = linkStyle(address);
    const remove = vi.spyOn(links[0] as HTMLLinkElement, 'remove');
    links[0]?.dispatchEvent(new Event('error'));
    await first;
    expect(remove).toHaveBeenCalled();
    const second = linkStyle(address);
    expect(links).toHaveLength(2);
    links[1]?.dispatchEvent(new Event('load'));
    await second;
  });

  test('is not linked on a page that links it already, nor outside of built pages', () => {
    document.head.innerHTML = `<link href="/me${address}">`;
    expect(linkStyle(`/me${address}`)).toBeUndefined();
    delete document.documentElement.dataset.entry;
    expect(linkStyle('/assets/other.css')).toBeUndefined();
    expect(links).toEqual([]);
  });
});
