/** Replaces the symbols of the owner's icons in the page. */
export function showIcons(symbols: string): void {
  const sprite = document.querySelector('svg[data-dev-icons]');
  // Browsers may serialize the markup differently, so the original text is stored with it.
  if (!sprite || shown === symbols) return;
  shown = symbols;
  // Parses it as a separate document, in which nothing runs or loads.
  const { documentElement } = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`,
    'image/svg+xml',
  );
  sprite.replaceChildren(...documentElement.children);
}

let shown: string | undefined;
