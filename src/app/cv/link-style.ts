/** Links a style sheet, once. Nothing happens where there is no document: there the page links it itself. */
export function linkStyle(address: string): void {
  if (typeof document === 'undefined') return;
  // What is read is the address as a whole, whichever way it was written.
  const { href } = new URL(address, location.href);
  const isLinked = [...document.querySelectorAll('link')].some((link) => link.href === href);
  if (!isLinked) document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
