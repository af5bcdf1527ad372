/**
 * Links a style sheet; resolves when it has loaded or failed, and a later call tries again. Does nothing if the
 * document links it already, or outside of built pages.
 */
export function linkStyle(address: string): Promise<unknown> | undefined {
  if (typeof document === 'undefined' || document.documentElement.dataset.entry === undefined) return;
  const file = address.slice(address.lastIndexOf('/'));
  const existing = document.querySelector<HTMLLinkElement>(`link[href$="${file}"]`);
  if (existing && existing.dataset.loading === undefined) return;
  const element = existing ?? link(address);
  return new Promise((resolve) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', resolve);
  });
}

/* Marks the element while it loads, so that a second caller waits, too. */
function link(href: string): HTMLLinkElement {
  const element = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  element.dataset.loading = '';
  element.onload = () => delete element.dataset.loading;
  element.onerror = () => element.remove();
  document.head.append(element);
  return element;
}
