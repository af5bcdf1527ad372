import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { findBrowser } from '../../scripts/browser.js';
import { startFloor } from './floor.js';
import { openEditable } from './paint.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const starter = JSON.parse(readFileSync(join(root, 'site.json'), 'utf8'));

/** The number of pages of the starter. */
export const starterPages = starter.pages.length;

/**
 * Measures edits of the starter with `pages` pages: the milliseconds from writing its file to painting the new text, in
 * order, of Onefolio and of the floor. Edits alternate between the two, so that both have the same load on the computer.
 */
export async function measureEdits(pages, edits) {
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: ['--headless', '--no-sandbox', '--disable-gpu'],
  });
  try {
    return await measure(browser, sized(pages), edits);
  } finally {
    await browser.close();
  }
}

/** The value at a part of a sorted list: 0.5 for the median. */
export const quantile = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];

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

async function measure(browser, site, edits) {
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
  for (let edit = -3; edit < edits; edit++)
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
