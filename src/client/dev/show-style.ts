/**
 * Puts the style sheet at an address in the place of the one that a page of the dev server has. The old one stays until
 * the new one is there, so nothing is seen bare.
 */
export function showStyle(address: string): void {
  // More than one while others are on their way.
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
