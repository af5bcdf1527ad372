import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { findBrowser } from '../scripts/browser.js';
import { startFloor } from './edit/floor.js';
import { openEditable } from './edit/paint.js';

/*
 * The time from writing site.json to painting the new text, compared with a baseline: the minimum that a dev server
 * does with the same file. Edits alternate between the two, so that both have the same load on the computer.
 *
 *   npm run bench:edit -- [--edits 50] [--pages 1000]
 */

const { values } = parseArgs({
  options: { edits: { type: 'string', default: '50' }, pages: { type: 'string', default: '1000' } },
});
const root = fileURLToPath(new URL('..', import.meta.url));
const starter = JSON.parse(readFileSync(join(root, 'site.json'), 'utf8'));

function sized(pages) {
  const legal = starter.pages.at(-1);
  const extraPages = Array.from({ length: Math.max(0, pages - starter.pages.length) }, (_, index) => ({
    ...legal,
    path: `/page-${index}`,
  }));
  return { ...starter, pages: [...starter.pages, ...extraPages] };
}

function change(site, token) {
  const [hero] = site.pages[0].blocks;
  hero.title = `${token} ${hero.title}`;
  return site;
}

function serve(file) {
  const child = spawn(process.execPath, [join(root, 'bin/onefolio.js'), 'dev', '--site', file], { cwd: root });
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (text) => {
      output += text;
      const url = /http:\/\/\S+/.exec(output)?.[0];
      if (url) resolve({ url, stop: () => child.kill() });
    });
    child.on('exit', (code) => reject(new Error(`the dev server ended with ${code}: ${output}`)));
  });
}

const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

async function measure(browser, site) {
  const folder = mkdtempSync(join(tmpdir(), 'onefolio-bench-'));
  const file = (name) => {
    writeFileSync(join(folder, name), JSON.stringify(site, null, 2));
    return join(folder, name);
  };
  const [ours, floor] = [file('site.json'), file('floor.json')];
  const servers = [await serve(ours), await startFloor(floor)];
  const pages = [
    await openEditable(browser, servers[0].url, ours, site, change),
    await openEditable(browser, servers[1].url, floor, site, change),
  ];
  const times = [[], []];
  for (let edit = -3; edit < Number(values.edits); edit++)
    for (const [side, page] of pages.entries()) {
      const time = await page.edit();
      if (edit >= 0) times[side].push(time);
      await new Promise((resolve) => setTimeout(resolve, 100 + Math.random() * 200));
    }
  for (const page of pages) await page.close();
  for (const server of servers) await server.stop();
  rmSync(folder, { recursive: true, force: true });
  return times.map((list) => list.sort((a, b) => a - b));
}

const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
});
console.log('from the write to the paint, in ms    median    p95     floor median    p95     ratio');
for (const pages of [starter.pages.length, Number(values.pages)]) {
  const [ours, floor] = await measure(browser, sized(pages));
  const figures = [ours, floor].flatMap((list) => [quantile(list, 0.5), quantile(list, 0.95)]);
  const [median, , floorMedian] = figures;
  console.log(
    `${String(pages).padStart(6)} pages`.padEnd(38) +
      figures.map((figure) => figure.toFixed(1).padEnd(10)).join('') +
      `    ${(median / floorMedian).toFixed(2)} ${pages === starter.pages.length ? '(at most 1.5)' : '(at most 500 ms)'}`,
  );
}
await browser.close();
