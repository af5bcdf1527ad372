import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { findBrowser } from '../scripts/browser.js';
import { install } from './build/projects.js';
import { runLighthouse } from './visitor/lighthouse.js';
import { workOf } from './visitor/main-thread.js';
import { filesOf, serve } from './visitor/serve.js';
import { floorOf, withoutScripts } from './visitor/sites.js';
import { timeOfSwap } from './visitor/swap.js';

/*
 * What a visitor with a phone gets from the starter's home page, compared with the same page without scripts and with a
 * handwritten page, the baseline: Lighthouse's scores and times, medians of several visits, with both kinds of
 * throttling. Exits with 1 if a target is missed.
 *
 *   npm run bench:visitor -- [--runs 5] [--throttling simulate,devtools] [--look door]
 */

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    throttling: { type: 'string', default: 'simulate,devtools' },
    look: { type: 'string', default: 'door' },
  },
});
const throttlings = values.throttling.split(',');
const bench = dirname(fileURLToPath(import.meta.url));
const root = dirname(bench);
const browser = findBrowser();
if (!browser) throw new Error('no browser was found: set CHROME_PATH');
install(bench);

const folder = mkdtempSync(join(tmpdir(), 'onefolio-bench-'));
try {
  const file = join(folder, 'site.json');
  const site = JSON.parse(readFileSync(join(root, 'site.json'), 'utf8'));
  writeFileSync(file, JSON.stringify({ ...site, theme: { ...site.theme, look: values.look } }));
  const { status } = spawnSync(process.execPath, [join(root, 'bin/onefolio.js'), 'build', '--site', file]);
  if (status !== 0) throw new Error('the starter could not be built');
  const files = filesOf(join(folder, 'dist'));
  const sites = { onefolio: files, 'without scripts': withoutScripts(files), floor: floorOf(file) };
  const table = await measure(sites);
  print(table);
  const work = await workOn(sites);
  for (const [name, time] of Object.entries(work)) console.log(`main thread, ${name}: ${time.toFixed(0)} ms`);
  const swaps = await swapsOf(files);
  for (const [name, time] of Object.entries(swaps)) console.log(`another page, ${name}: ${time.toFixed(0)} ms`);
  const missed = [
    ...sizesMissed(files),
    ...Object.entries(swaps).flatMap(([name, time]) => (time > 50 ? [`another page within 50 ms, ${name}`] : [])),
    ...(work['without scripts'] > work.floor * 3 ? ['main thread without scripts within 3 × the floor'] : []),
    ...(work.onefolio > 1300 ? ['main thread of at most 1,300 ms'] : []),
    ...throttlings.flatMap((throttling) => timesMissed(table, throttling)),
  ];
  for (const words of missed) console.log(`missed: ${words}`);
  if (missed.length > 0) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/* Visits the pages alternately, so that all have the same load on the computer. */
async function measure(sites) {
  const servers = [];
  for (const [name, files] of Object.entries(sites)) servers.push({ name, server: await serve(files) });
  const table = [];
  try {
    for (const throttling of throttlings) {
      const visits = servers.map(({ name, server }) => ({ name, url: server.url, list: [] }));
      for (let run = 0; run < Number(values.runs); run++)
        for (const { url, list } of visits) list.push(await runLighthouse(url, throttling, browser));
      for (const { name, list } of visits) table.push({ name, throttling, ...middle(list) });
    }
  } finally {
    for (const { server } of servers) server.close();
  }
  return table;
}

/* The main-thread time of each site, measured alternately. */
async function workOn(sites) {
  const runs = [];
  for (let run = 0; run < Number(values.runs); run++) {
    const times = {};
    for (const [name, files] of Object.entries(sites)) {
      const server = await serve(files);
      times[name] = await workOf(server.url, browser);
      server.close();
    }
    runs.push(times);
  }
  return middle(runs);
}

/* The time of a navigation to a prefetched page. */
async function swapsOf(files) {
  const server = await serve(files);
  try {
    return await timeOfSwap(server.url, browser);
  } finally {
    server.close();
  }
}

/* The median of every value. */
function middle(list) {
  const [first] = list;
  if (typeof first === 'number') return list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)];
  if (typeof first !== 'object') return first;
  if (Array.isArray(first)) return first.map((_, index) => middle(list.map((each) => each[index])));
  return Object.fromEntries(Object.keys(first).map((key) => [key, middle(list.map((each) => each[key]))]));
}

function print(table) {
  console.log(`Lighthouse ${table[0]?.version}, medians of ${values.runs} visits`);
  console.log(
    '| page | throttling | perf/a11y/bp/seo | FCP ms | LCP ms | TBT ms | CLS | requests | KiB (html/js/font/image) |',
  );
  console.log('| --- | --- | --- | --: | --: | --: | --: | --: | --: |');
  for (const { name, throttling, scores, fcp, lcp, tbt, cls, requests, bytes } of table) {
    const [total, ...parts] = [bytes.total, bytes.html, bytes.js, bytes.font, bytes.image].map((size) =>
      (size / 1024).toFixed(1),
    );
    const figures = [fcp, lcp, tbt].map((value) => value.toFixed(0));
    const cells = [scores.join('/'), ...figures, cls.toFixed(3), requests, `${total} (${parts.join('/')})`];
    console.log(`| ${name} | ${throttling} | ${cells.join(' | ')} |`);
  }
}

function sizesMissed(files) {
  const weight = (pattern) => {
    const [, file] = [...files].find(([asked]) => pattern.test(asked));
    return brotliCompressSync(file.content).length;
  };
  const missed = [];
  const most = values.look === 'door' ? 22.3 : 28;
  if (weight(/^\/$/) > most * 1000) missed.push(`at most ${most} kB for the page`);
  if (weight(/^\/assets\/site-.*\.js$/) > 78_000) missed.push('at most 78 kB of script to hydrate it');
  return missed;
}

function timesMissed(table, throttling) {
  const find = (name) => table.find((row) => row.name === name && row.throttling === throttling);
  const [own, plain, floor] = ['onefolio', 'without scripts', 'floor'].map(find);
  const most = values.look !== 'door' ? 1.4 : throttling === 'simulate' ? 1.38 : 1.3;
  const targets = [
    ['100 in every category', own.scores.every((score) => score === 100)],
    ['FCP within 1.05 × the page without scripts', own.fcp <= plain.fcp * 1.05],
    ['LCP within 1.05 × the page without scripts', own.lcp <= plain.lcp * 1.05],
    [`LCP within ${most} × the floor`, own.lcp <= floor.lcp * most],
    ['LCP with FCP', own.lcp <= own.fcp],
    ['TBT of at most 10 ms', own.tbt <= 10],
    // Rounded as in Lighthouse: the site's font moves a word slightly.
    ['nothing shifts', own.cls.toFixed(3) === '0.000'],
    ['at most 5 requests', own.requests <= 5],
    ['at most 125 KiB', own.bytes.total <= 125 * 1024],
  ];
  return targets.filter(([, isMet]) => !isMet).map(([words]) => `${words} (${throttling})`);
}
