import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { onefolio } from './src/node/bundle/plugin.ts';

const root = dirname(fileURLToPath(import.meta.url));

/**
 * Bundles what every site is made with; scripts/bundle.js calls it, and says into which folder. No site needs Vite: the
 * command writes its pages with these bundles.
 */
export default defineConfig({ plugins: [onefolio(root, process.env.ONEFOLIO_BUNDLES ?? join(root, 'lib'))] });
