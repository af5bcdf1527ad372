import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import sharp from 'sharp';
import { findBrowser } from './browser.js';
import { root } from './bundle.js';

/* Updates the screenshots in the README from the built site: npm run screenshots. */
const program = join(root, 'bin/onefolio.js');
const pictures = [
  { name: 'home-light', path: '/', colorScheme: 'light' },
  { name: 'home-dark', path: '/', colorScheme: 'dark' },
];

const server = spawn(process.execPath, [program, 'preview', '--port', '0'], { cwd: root });
const url = await new Promise((resolve, reject) => {
  server.stdout.on('data', (text) => resolve(/http:\S+?(?=\/\s)/.exec(text)?.[0]));
  server.on('close', () => reject(new Error('build the site first: npm run build')));
});
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] });
await mkdir(join(root, 'docs/screenshots'), { recursive: true });
for (const { name, path, colorScheme } of pictures) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, colorScheme, reducedMotion: 'reduce' });
  await page.goto(url + path, { waitUntil: 'networkidle' });
  const picture = await page.screenshot();
  await sharp(picture)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(root, `docs/screenshots/${name}.png`));
  await page.close();
}
await browser.close();
server.kill();
