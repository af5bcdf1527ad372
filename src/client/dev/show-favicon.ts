/** Replaces the favicon of the page, given its tag. */
export function showFavicon(tag: string): void {
  // Browsers may serialize the markup differently, so the original text is stored.
  if (shown === tag) return;
  shown = tag;
  const { head } = new DOMParser().parseFromString(tag, 'text/html');
  document.querySelector('link[rel="icon"]')?.replaceWith(...head.children);
}

let shown: string | undefined;
