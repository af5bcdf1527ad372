import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { looks } from '../src/looks/looks.ts';
import { command } from './support/command.ts';
import { root } from './support/root.ts';

const samples = join(root, 'samples/looks');
const names = Object.keys(looks);

test('each look has a sample, and each sample has a look', async () => {
  expect((await readdir(samples)).sort()).toEqual(names.sort());
});

test('the samples of looks have different owners', async () => {
  const owners = await Promise.all(names.map(async (name) => (await siteOf(name)).owner));
  for (const setting of ['name', 'title', 'location'])
    expect(new Set(owners.map((owner) => owner[setting])).size).toBe(names.length);
});

describe.each(names)('the sample of %s', (name) => {
  test('chooses its look', async () => {
    expect((await siteOf(name)).theme.look).toBe(name);
  });

  test('has no errors or warnings', async () => {
    const { stdout } = await command(['check', '--json', '--site', join(samples, name, 'site.json')]);
    expect(JSON.parse(stdout).diagnostics).toEqual([]);
  });

  test('publishes only images that it shows, of at most 60 kB', async () => {
    const text = JSON.stringify(await siteOf(name));
    for (const file of await filesIn(join(samples, name, 'public'))) {
      expect(text).toContain(`"/${file}"`);
      const { length } = await readFile(join(samples, name, 'public', file));
      expect([file, length <= 60_000]).toEqual([file, true]);
    }
  });

  test('has screenshots in docs/', async () => {
    expect(await sizeOf(`look-${name}`)).toEqual({ width: 1280, height: 800 });
    expect(await sizeOf(`look-${name}-widths`)).toEqual({ width: 1600, height: 820 });
  });
});

/* A sentence of the product specification. */
const specified =
  'Four animated counters: Projects Delivered 50+, Years Experience 9+, Happy Clients 25+, Technologies 15+.';

test.each(['site.json', 'samples/three-languages/site.json'])('%s has the specified counters', async (file) => {
  const { pages } = JSON.parse(await readFile(join(root, file), 'utf8'));
  const [{ counters }] = pages[0].blocks;
  const written = counters.map(
    ({ label, value, suffix }: { label: string | { en: string }; value: number; suffix: string }) =>
      `${typeof label === 'string' ? label : label.en} ${value}${suffix}`,
  );
  expect(`Four animated counters: ${written.join(', ')}.`).toBe(specified);
});

test('the first picture of the README shows a person of the samples', async () => {
  expect(await readFile(join(root, 'README.md'), 'utf8')).toContain('(docs/screenshots/home.png)');
  expect(await sizeOf('home')).toEqual({ width: 1280, height: 800 });
});

const siteOf = async (name: string) => JSON.parse(await readFile(join(samples, name, 'site.json'), 'utf8'));

/* Not every sample has images. */
const filesIn = (folder: string) => readdir(folder).catch(() => []);

async function sizeOf(screenshot: string) {
  const { width, height } = await sharp(join(root, 'docs/screenshots', `${screenshot}.png`)).metadata();
  return { width, height };
}
