import type { Plugin } from 'vite';

/**
 * Removes the line with which Sonner injects a style element, because the policy doesn't allow it. The same style sheet
 * is linked with the first message. Throws if there is nothing to remove, because then Sonner has changed.
 */
export function quietSonner(): Plugin {
  return {
    name: 'onefolio:quiet-sonner',
    enforce: 'pre',
    transform: {
      filter: { id: /sonner\/dist\/index\.mjs$/ },
      handler(code) {
        const quiet = code.replace(/^__insertCSS\(".*"\);?$/m, '');
        if (code.length - quiet.length < 10_000)
          throw new Error('Sonner has changed how it injects its style sheet: update src/node/bundle/quiet-sonner.ts');
        return { code: quiet, map: null };
      },
    },
  };
}
