import { beforeEach, describe, expect, test, vi } from 'vitest';

const address = '/assets/tip-1.css';
let links: HTMLLinkElement[] = [];
const isOver = async (promise: Promise<unknown> | undefined) =>
  Promise.race([promise?.then(() => true), Promise.resolve(false)]);

/* The function that links style sheets, as on a page without any. */
async function onNewPage() {
  vi.resetModules();
  return import('../../src/components/link-style.ts');
}

beforeEach(() => {
  document.documentElement.dataset.entry = '/assets/site.js';
  links = [];
  // The light DOM would load a linked style sheet.
  const append = vi.spyOn(document.head, 'append').mockImplementation((link) => {
    links.push(link as HTMLLinkElement);
  });
  return () => {
    append.mockRestore();
    delete document.documentElement.dataset.entry;
  };
});

describe('a style sheet', () => {
  test('is linked once for all callers', async () => {
    const { linkStyle } = await onNewPage();
    const [first, second] = [linkStyle(address), linkStyle(address)];
    expect(links).toHaveLength(1);
    expect([await isOver(first), await isOver(second)]).toEqual([false, false]);
    links[0]?.dispatchEvent(new Event('load'));
    await Promise.all([first, second]);
    await linkStyle(address);
    expect(links).toHaveLength(1);
  });

  test('that cannot be loaded does not block its callers, and is requested again the next time', async () => {
    const { linkStyle } = await onNewPage();
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

  test('is not linked on a page that links it already, nor outside of built pages', async () => {
    const { linkStyle } = await onNewPage();
    document.head.innerHTML = `<link href="/me${address}">`;
    expect(linkStyle(`/me${address}`)).toBeUndefined();
    delete document.documentElement.dataset.entry;
    expect(linkStyle('/assets/other.css')).toBeUndefined();
    expect(links).toEqual([]);
  });
});
