import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleInto, root } from './bundle.js';

/* Writes to lib/ what the package contains instead of its sources; --clean removes it. */
const lib = join(root, 'lib');
rmSync(lib, { recursive: true, force: true });
if (!process.argv.includes('--clean')) {
  await bundleInto(lib);
  // Source maps are only useful in a clone, which has the sources.
  for (const name of readdirSync(join(lib, 'command'))) if (name.endsWith('.map')) rmSync(join(lib, 'command', name));
}
