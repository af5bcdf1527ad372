import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleInto, root } from './bundle.js';

/* Puts into lib/ what the package brings along in place of its sources; with --clean takes it away again. */
const lib = join(root, 'lib');
rmSync(lib, { recursive: true, force: true });
if (!process.argv.includes('--clean')) {
  await bundleInto(lib);
  // For whoever debugs a clone; nobody has the sources that they lead to.
  for (const name of readdirSync(join(lib, 'command'))) if (name.endsWith('.map')) rmSync(join(lib, 'command', name));
}
