import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, stateOf } from './bundle.js';

/*
 * Records at the end of `npm test` which sources it tested. With --check, fails if they have changed since: `npm run
 * test:all` adds its coverage to that of `npm test`.
 */
const receipt = join(root, 'node_modules/.cache/onefolio/tested');
const state = stateOf(['bin', 'schema', 'scripts', 'src', 'tests', 'package-lock.json', 'vitest.config.ts']);

if (process.argv.includes('--check')) {
  const reports = join(root, '.vitest-reports');
  const isTested =
    existsSync(join(reports, 'test.json')) && existsSync(receipt) && readFileSync(receipt, 'utf8') === state;
  if (!isTested) {
    console.error('Run "npm test" first: the tests have not passed since the sources changed.');
    process.exit(1);
  }
  // Coverage of earlier runs would be added too.
  rmSync(join(reports, 'all.json'), { force: true });
} else {
  mkdirSync(dirname(receipt), { recursive: true });
  writeFileSync(receipt, state);
}
