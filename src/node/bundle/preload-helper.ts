import type { Plugin } from 'vite';

/**
 * Replaces Vite's helper for dynamic imports, which also preloads the imports and style sheets of a chunk; here chunks
 * have none that aren't loaded already. The replacement only dispatches vite:preloadError if a chunk can't be loaded; a
 * listener that cancels the event handles the failure. The source text of the loader identifies the chunk, because
 * error messages differ between browsers and some don't include the file.
 */
export function preloadHelper(): Plugin {
  return {
    name: 'onefolio:preload',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'client',
    load: {
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => helper,
    },
  };
}

const helper = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true });
  event.chunk = String(load);
  dispatchEvent(event);
  if (!event.defaultPrevented) throw error;
});`;
