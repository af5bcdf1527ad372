import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { findBrowser } from './browser.js';
import { root } from './bundle.js';

/*
 * Updates docs/screenshots from built sites: npm run screenshots. Each site is built in a temporary folder. To update
 * only some screenshots, name them: npm run screenshots -- home plate poster.
 */
const program = join(root, 'bin/onefolio.js');
const screenshots = join(root, 'docs/screenshots');
const samples = join(root, 'samples/looks');
/* The viewports of docs/looks.md, and the width of the image that shows them next to each other. */
const widths = [390, 768, 1280];
const [wholeWidth, height, gap] = [1600, 1250, 16];

const named = process.argv.slice(2);
const names = named.length > 0 ? named : ['home', ...(await readdir(samples))];
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
await mkdir(screenshots, { recursive: true });
try {
  for (const name of names) await (name === 'home' ? screenshotHome() : screenshotLook(name));
} finally {
  await browser.close();
}

/* The starter, with the name of the person of a sample instead of its placeholders. */
async function screenshotHome() {
  const starter = await siteIn(root);
  const { owner } = await siteIn(join(samples, 'door'));
  const { name, email } = owner;
  await withSite({ ...starter, owner: { ...starter.owner, name, email } }, null, async (url) =>
    write('home', await screenshot(url, { width: 1280, height: 800 })),
  );
}

async function screenshotLook(look) {
  const sample = join(samples, look);
  await withSite(await siteIn(sample), join(sample, 'public'), async (url) => {
    await write(`look-${look}`, await screenshot(url, { width: 1280, height: 800 }));
    const pages = [];
    for (const width of widths) pages.push(await screenshot(url, { width, height }));
    await write(`look-${look}-widths`, await sideBySide(pages));
  });
}

async function siteIn(folder) {
  return JSON.parse(await readFile(join(folder, 'site.json'), 'utf8'));
}

/* Builds a site with the files of a folder, and serves it while `use` runs with its URL. */
async function withSite(site, publicFolder, use) {
  const folder = await mkdtemp(join(tmpdir(), 'onefolio-screenshots-'));
  try {
    await writeFile(join(folder, 'site.json'), JSON.stringify(site));
    if (publicFolder && existsSync(publicFolder)) await cp(publicFolder, join(folder, 'public'), { recursive: true });
    const { status, stderr } = spawnSync(process.execPath, [program, 'build'], { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`the site of ${site.owner.name} doesn't build:\n${stderr}`);
    await withServer(folder, use);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/* Serves the built site of a folder while `use` runs with its URL. */
async function withServer(folder, use) {
  const server = spawn(process.execPath, [program, 'preview', '--port', '0'], { cwd: folder });
  try {
    const url = await new Promise((resolve, reject) => {
      server.stdout.on('data', (text) => resolve(/http:\S+?(?=\/\s)/.exec(text)?.[0]));
      server.on('close', () => reject(new Error('the server stopped')));
    });
    await use(url);
  } finally {
    server.kill();
  }
}

/* The home page, once its own fonts have replaced their stand-ins and its visible images are shown. */
async function screenshot(url, viewport) {
  const page = await browser.newPage({ viewport, colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForSelector('html:not([data-stand-in])');
  await page.evaluate(async () => {
    const isVisible = (image) => image.getBoundingClientRect().top < innerHeight;
    const visible = [...document.images].filter(isVisible);
    await document.fonts.ready;
    await Promise.all(visible.map((image) => image.decode()));
  });
  const image = await page.screenshot({ animations: 'disabled' });
  await page.close();
  return image;
}

/* Images of the same height next to each other on gray, at one scale. */
async function sideBySide(images) {
  const scale = (wholeWidth - (images.length + 1) * gap) / widths.reduce((sum, width) => sum + width);
  let left = gap;
  const parts = [];
  for (const [index, image] of images.entries()) {
    const width = Math.round(widths[index] * scale);
    parts.push({
      input: await sharp(image)
        .resize(width, Math.round(height * scale))
        .toBuffer(),
      left,
      top: gap,
    });
    left += width + gap;
  }
  return sharp({
    create: { width: wholeWidth, height: Math.round(height * scale) + 2 * gap, channels: 3, background: '#d4d4d8' },
  })
    .composite(parts)
    .png()
    .toBuffer();
}

function write(name, image) {
  return sharp(image)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(screenshots, `${name}.png`));
}
