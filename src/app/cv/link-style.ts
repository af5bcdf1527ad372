/** Links a style sheet, once. Nothing happens outside of pages that were written: those of the CV link it themselves. */
export function linkStyle(address: string): void {
  if (typeof document === 'undefined' || document.documentElement.dataset.entry === undefined) return;
  // What is read is the address as a whole, whichever way it was written.
  const { href } = new URL(address, location.href);
  const isLinked = [...document.querySelectorAll('link')].some((link) => link.href === href);
  if (!isLinked) document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }));
}
