/* The sheets that were linked here, until they cannot be loaded. */
const linked = new Map<string, Promise<unknown>>();

/**
 * Links a style sheet, and resolves when it is here or cannot be; the next time that one is tried anew. Nothing happens on
 * a page that links it itself, nor outside of pages that were written.
 */
export function linkStyle(address: string): Promise<unknown> | undefined {
  if (typeof document === 'undefined' || document.documentElement.dataset.entry === undefined) return;
  const file = address.slice(address.lastIndexOf('/'));
  if (!linked.has(file) && document.querySelector(`link[href$="${file}"]`)) return;
  const linking = linked.get(file) ?? link(address).catch(() => linked.delete(file));
  linked.set(file, linking);
  return linking;
}

function link(href: string): Promise<unknown> {
  return new Promise((onload, reject) => {
    const element = document.createElement('link');
    const onerror = () => {
      element.remove();
      reject();
    };
    document.head.append(Object.assign(element, { rel: 'stylesheet', href, onload, onerror }));
  });
}
