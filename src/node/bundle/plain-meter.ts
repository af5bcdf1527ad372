import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Lets the side that draws pages write meters without what only brings them alive: see src/parts/meter-markup.tsx. */
export function plainMeter(root: string): Plugin {
  return {
    name: 'onefolio:meter',
    enforce: 'pre',
    applyToEnvironment: ({ name, config }) => name === 'ssr' && config.command === 'build',
    resolveId: {
      filter: { id: /\/parts\/meter\.tsx$/ },
      handler: () => join(root, 'src/parts/meter-markup.tsx'),
    },
  };
}
