/** Returns all visible images, and visible elements with a text node. */
export function textHolders(): Element[] {
  return [...document.querySelectorAll('#of-root *')].filter(
    (element) =>
      (element instanceof HTMLImageElement ||
        [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim())) &&
      element.checkVisibility() &&
      !element.closest('.visually-hidden, .skip'),
  );
}
