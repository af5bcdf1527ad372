/**
 * Replaces the style sheet of the page. Removes the old one after the new one has loaded, so that the page is never
 * unstyled.
 */
export function showStyle(address: string): void {
  // Several style sheets may be loading.
  const old = [...document.querySelectorAll<HTMLLinkElement>('link[data-dev]')];
  const last = old.at(-1);
  if (!last || last.getAttribute('href') === address) return;
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: address });
  link.dataset.dev = '';
  link.addEventListener('load', () => {
    for (const each of old) each.remove();
  });
  last.after(link);
}
