/* The style sheets that were linked here, except for failed ones. */
const linked = new Map<string, Promise<unknown>>();

/**
 * Links a style sheet; resolves when it has loaded or failed, and a later call tries again. Does nothing if the
 * document links it already, or outside of built pages.
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
