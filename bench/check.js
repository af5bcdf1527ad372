import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bigSite, mistakes, threeLanguages } from './sites.js';

/*
 * The time and memory of a complete `onefolio check` process: for the starter site, for a thousand pages in three
 * languages, for a site of 10 MB, and for the same site with a hundred thousand mistakes. A Node process that does nothing
 * is the baseline in the same run.
 */

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const program = join(root, 'bin/onefolio.js');
const memory = join(root, 'bench/memory.cjs');
const megabyte = 1024 * 1024;
const unlimited = ['--max-size', '64', '--max-blocks', '1000000'];

const folder = await mkdtemp(join(tmpdir(), 'onefolio-bench-'));
try {
  const site = bigSite(10 * megabyte);
  const place = async (text) => {
    await writeFile(join(folder, 'site.json'), text);
    return [program, 'check', '--site', join(folder, 'site.json'), ...unlimited];
  };
  // The first run bundles the command, which isn't measured.
  await run([program, 'check', '--site', join(root, 'site.json')]);

  const rows = [
    await measure('an empty Node', ['-e', '0'], 20),
    await measure('the starter site', [program, 'check', '--site', join(root, 'site.json')], 20, { time: 450 }),
    await measure('1,000 pages in three languages', await place(threeLanguages()), 3, { time: 10_000 }),
    await measure(`${size(site)}, right`, await place(site), 5, { time: 1500, memory: 512 }),
  ];
  for (const [name, make] of Object.entries(mistakes)) {
    const wrong = make(site, 100_000);
    rows.push(await measure(`${size(wrong)}, ${name}`, await place(wrong), 3, { time: 3000, memory: 1024, code: 1 }));
  }
  print(rows);
  if (rows.some(({ isMissed }) => isMissed)) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true, force: true });
}

/* Measures the time of a program, then its memory in a separate run, because that takes time. */
async function measure(name, args, runs, target = {}) {
  const code = target.code ?? 0;
  const times = [];
  for (let index = 0; index < runs; index++) {
    const result = await run(args);
    if (result.code !== code) throw new Error(`${name}: ended with ${result.code}\n${result.output.slice(-2000)}`);
    times.push(result.time);
  }
  const peak = Number((await run(['--require', memory, ...args])).memory);
  times.sort((a, b) => a - b);
  const median = times[Math.floor(times.length / 2)];
  const p95 = times[Math.ceil(times.length * 0.95) - 1];
  const isMissed =
    median > (target.time ?? Number.POSITIVE_INFINITY) || peak > (target.memory ?? Number.POSITIVE_INFINITY);
  return { name, median, p95, peak, target, isMissed };
}

function run(args) {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe', 'pipe'], cwd: root });
    let [output, memory] = ['', ''];
    child.stdout.on('data', (text) => {
      output += text;
    });
    child.stderr.on('data', (text) => {
      output += text;
    });
    child.stdio[3].on('data', (text) => {
      memory += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output, memory, time: performance.now() - started }));
  });
}

function print(rows) {
  const table = rows.map(({ name, median, p95, peak, target, isMissed }) => [
    name,
    `${median.toFixed(0)} ms`,
    `${p95.toFixed(0)} ms`,
    `${peak.toFixed(0)} MB`,
    [target.time && `${target.time} ms`, target.memory && `${target.memory} MB`].filter(Boolean).join(', '),
    target.time === undefined ? '' : isMissed ? 'missed' : 'met',
  ]);
  table.unshift(['', 'median', 'p95', 'memory', 'target', '']);
  const widths = table[0].map((_, column) => Math.max(...table.map((row) => row[column].length)));
  for (const row of table)
    console.log(
      row.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]))).join('   '),
    );
}

function size(text) {
  return `${(Buffer.byteLength(text) / megabyte).toFixed(1)} MB`;
}
