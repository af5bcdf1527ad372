import { spawn, spawnSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { findBrowser } from './browser.js';
import { root } from './bundle.js';

/*
 * Updates docs/screenshots from built sites: npm run screenshots. The sample of each look is built in a temporary
 * folder. To update only some looks, name them: npm run screenshots -- plate poster.
 */
const program = join(root, 'bin/onefolio.js');
const screenshots = join(root, 'docs/screenshots');
const samples = join(root, 'samples/looks');
/* The viewports of docs/looks.md, and the width of the image that shows them next to each other. */
const widths = [390, 768, 1280];
const [wholeWidth, height, gap] = [1600, 1250, 16];

const named = process.argv.slice(2);
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
await mkdir(screenshots, { recursive: true });
try {
  if (named.length === 0) await screenshotHome();
  for (const look of named.length > 0 ? named : await readdir(samples)) await screenshotLook(look);
} finally {
  await browser.close();
}

async function screenshotHome() {
  await withServer(root, async (url) => {
    for (const colorScheme of ['light', 'dark'])
      await write(`home-${colorScheme}`, await screenshot(url, { width: 1280, height: 800 }, colorScheme));
  });
}

async function screenshotLook(look) {
  const folder = await mkdtemp(join(tmpdir(), 'onefolio-look-'));
  try {
    await cp(join(samples, look), folder, { recursive: true });
    const { status, stderr } = spawnSync(process.execPath, [program, 'build'], { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(`the sample of ${look} doesn't build:\n${stderr}`);
    await withServer(folder, async (url) => {
      await write(`look-${look}`, await screenshot(url, { width: 1280, height: 800 }));
      const pages = [];
      for (const width of widths) pages.push(await screenshot(url, { width, height }));
      await write(`look-${look}-widths`, await sideBySide(pages));
    });
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
      server.on('close', () => reject(new Error('build the site first: npm run build')));
    });
    await use(url);
  } finally {
    server.kill();
  }
}

/* The home page, once its own fonts have replaced their stand-ins and its visible images are shown. */
async function screenshot(url, viewport, colorScheme = 'light') {
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
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
