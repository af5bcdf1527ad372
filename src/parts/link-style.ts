/**
 * Links a style sheet, and resolves when it is here or cannot be. Nothing happens on a page that links it itself, nor
 * outside of pages that were written.
 */
export function linkStyle(address: string): Promise<unknown> | undefined {
  if (typeof document === 'undefined' || document.documentElement.dataset.entry === undefined) return;
  const file = address.slice(address.lastIndexOf('/'));
  if (document.querySelector(`link[href$="${file}"]`)) return;
  return new Promise((resolve) => {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'stylesheet', href: address, onload: resolve, onerror: resolve }));
  });
}
