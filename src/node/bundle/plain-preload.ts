import type { Plugin } from 'vite';

/**
 * Vite wraps every dynamic import in a helper that also fetches the chunk's own imports and style sheets ahead. Here no
 * chunk has any but what is there already, so what remains is the promise: a chunk that cannot be loaded is
 * announced as vite:preloadError, and whoever cancels that event has taken care of it. Which one it is, the text of
 * what loads it says: the words of the error are other ones in every browser, and not all of them name the file.
 */
export function plainPreload(): Plugin {
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
