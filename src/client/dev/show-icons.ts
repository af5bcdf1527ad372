/** Puts symbols in the place of those of the owner's own icons that a page of the dev server has. */
export function showIcons(symbols: string): void {
  const place = document.querySelector('svg[data-dev-icons]');
  // As the browser has read them they may be written otherwise, so what was told is kept beside.
  if (!place || shown === symbols) return;
  shown = symbols;
  // Read as a document of its own, in which nothing runs or is loaded.
  const { documentElement } = new DOMParser().parseFromString(
    `<svg xmlns="http://www.w3.org/2000/svg">${symbols}</svg>`,
    'image/svg+xml',
  );
  place.replaceChildren(...documentElement.children);
}

let shown: string | undefined;
