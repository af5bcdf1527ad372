import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteOf } from './build/site.js';
import { measureEdits, quantile, starterPages } from './edit/measure.js';
import { clockOf } from './package/clock.js';
import { threeLanguages } from './sites.js';

/*
 * Compares Onefolio with minimal programs in less than three minutes: a build with a loop over its pages, a check with a
 * Node process that does nothing, an edit with its floor. Prints each ratio and the one in ratios.json, and exits with 1
 * if one is a third worse. Builds and checks are measured in CPU time, and edits in turn with the
 * floor, so that other programs change the ratios little.
 *
 *   npm run bench:quick [-- --write]
 *
 * With --write, the ratios become the ones that later runs are compared with.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const known = join(root, 'bench/ratios.json');
const folder = mkdtempSync(join(tmpdir(), 'onefolio-bench-'));
const onefolio = clockOf(process.execPath, join(root, 'bin/onefolio.js'), { cwd: folder });
const loop = clockOf(process.execPath, join(root, 'bench/quick/loop.js'), {
  cwd: folder,
  environment: { NODE_ENV: 'production' },
});
const node = clockOf(process.execPath, undefined, { cwd: folder });
const place = (name, text) => {
  writeFileSync(join(folder, name), text);
  return ['--site', join(folder, name), '--max-blocks', '1000000', '--max-size', '64'];
};

try {
  // The first run bundles the command, which isn't measured.
  onefolio.run(['check', '--site', join(root, 'site.json')]);
  const ratios = {
    'build of 100 pages, to a loop': builds(100, 3),
    'build of 1,000 pages, to a loop': builds(1000, 1),
    'check of the starter, to an empty Node': cpuRatio(9, () => [
      onefolio.run(['check', '--site', join(root, 'site.json')]),
      node.run(['-e', '0']),
    ]),
    'check of 1,000 pages in three languages, to an empty Node': cpuRatio(1, () => [
      onefolio.run(['check', ...place('three.json', threeLanguages())]),
      node.run(['-e', '0']),
    ]),
    'edit of the starter, to its floor': await edits(30),
  };
  print(ratios, JSON.parse(readFileSync(known, 'utf8')));
  if (process.argv.includes('--write')) writeFileSync(known, `${JSON.stringify(ratios, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function builds(count, runs) {
  const site = place('site.json', siteOf(count));
  return cpuRatio(runs, () => {
    for (const name of ['dist', '.onefolio']) rmSync(join(folder, name), { recursive: true, force: true });
    return [onefolio.run(['build', ...site]), loop.run([join(folder, 'site.json'), join(folder, 'loop')])];
  });
}

/* The ratio of the lowest CPU times of some runs: other programs only add to them. */
function cpuRatio(runs, run) {
  const pairs = Array.from({ length: runs }, run);
  const [ours, others] = [0, 1].map((side) => Math.min(...pairs.map((pair) => pair[side].processor)));
  return round(ours / others);
}

async function edits(count) {
  const [ours, floor] = await measureEdits(starterPages, count);
  return round(quantile(ours, 0.5) / quantile(floor, 0.5));
}

function print(ratios, before) {
  console.log('ratio   known');
  for (const [name, ratio] of Object.entries(ratios)) {
    const isWorse = ratio > (before[name] * 4) / 3;
    if (isWorse) process.exitCode = 1;
    console.log(
      `${ratio.toFixed(2).padStart(5)} ${(before[name] ?? 0).toFixed(2).padStart(7)}   ${name}${isWorse ? ': a third worse' : ''}`,
    );
  }
}

function round(ratio) {
  return Math.round(ratio * 100) / 100;
}
