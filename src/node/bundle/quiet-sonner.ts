import type { Plugin } from 'vite';

/**
 * Sonner writes a style element when it is imported, which the policy does not allow. This takes that line out; the same
 * style sheet is linked with the first message. Fails when there was nothing to take out, because then Sonner has changed.
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
