import type { Plugin } from 'vite';

/**
 * Removes the line with which Sonner injects a style element, because the policy doesn't allow it. The same style sheet
 * is linked with the first message. Throws if there is nothing to remove, because then Sonner has changed.
 */
export function removeSonnerStyles(): Plugin {
  return {
    name: 'onefolio:remove-sonner-styles',
    enforce: 'pre',
    transform: {
      filter: { id: /sonner\/dist\/index\.mjs$/ },
      handler(code) {
        const withoutStyles = code.replace(/^__insertCSS\(".*"\);?$/m, '');
        if (code.length - withoutStyles.length < 10_000)
          throw new Error(
            'Sonner has changed how it injects its style sheet: update src/node/bundle/remove-sonner-styles.ts',
          );
        return { code: withoutStyles, map: null };
      },
    },
  };
}
