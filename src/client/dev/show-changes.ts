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

/* The policy allows only this parser to read markup, which is that of the dev server. Not all browsers have policies. */
const parser = window.trustedTypes?.createPolicy('onefolio-dev', { createHTML: (markup) => markup });
const trusted = (markup: string) => (parser?.createHTML(markup) ?? markup) as string;

/* Browsers may serialize the markup differently, so the original texts are stored. */
let shownIcons: string | undefined;
let shownFavicon: string | undefined;

/** Replaces the symbols of the owner's icons in the page. */
export function showIcons(symbols: string): void {
  const sprite = document.querySelector('svg[data-dev-icons]');
  if (!sprite || shownIcons === symbols) return;
  shownIcons = symbols;
  // Parses it as a separate document, in which nothing runs or loads.
  const { documentElement } = new DOMParser().parseFromString(
    trusted(`<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`),
    'image/svg+xml',
  );
  sprite.replaceChildren(...documentElement.children);
}

/** Replaces the favicon of the page, given its tag. */
export function showFavicon(tag: string): void {
  if (shownFavicon === tag) return;
  shownFavicon = tag;
  const { head } = new DOMParser().parseFromString(trusted(tag), 'text/html');
  document.querySelector('link[rel="icon"]')?.replaceWith(...head.children);
}
