import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtSite } from '../support/sites/open-site.ts';
import { readSite } from '../support/sites/read-site.ts';
import { caddy, plainNginx, type Running } from './servers.ts';

const cases = [
  { name: 'nginx', server: plainNginx, base: '' },
  { name: 'nginx', server: plainNginx, base: '/portfolio' },
  { name: 'Caddy', server: caddy, base: '' },
  { name: 'Caddy', server: caddy, base: '/portfolio' },
];

describe.each(cases)('$name with a site in several languages below "$base/"', ({ server, base }) => {
  const site = builtSite(
    { ...readSite('three-languages'), url: undefined },
    { args: ['--url', `http://127.0.0.1${base}/`, '--allow-placeholders'] },
  );
  let running: Running;
  const ask = async (path: string) => {
    const response = await fetch(`${running.origin}${base}${path}`, { redirect: 'manual' });
    return { status: response.status, to: response.headers.get('location'), text: await response.text() };
  };
  const file = (name: string) => readFile(join(site.dist, name), 'utf8');

  beforeAll(async () => {
    running = await server({ site: site.folder, base, scratch: join(site.folder, 'scratch') });
  });
  afterAll(async () => {
    await running.stop();
  });

  test.each([
    ['/', 'index.html'],
    ['/fr/', 'fr/index.html'],
    ['/ar/', 'ar/index.html'],
    ['/fr/privacy', 'fr/privacy.html'],
    ['/ar/_pages/privacy.json', 'ar/_pages/privacy.json'],
    ['/fr/resume.json', 'fr/resume.json'],
  ])('sends %s', async (path, name) => {
    const { status, text } = await ask(path);
    expect([status, text === (await file(name))]).toEqual([200, true]);
  });

  test.each([
    ['/fr', '/fr/'],
    ['/fr/index', '/fr/'],
    ['/ar/index.html', '/ar/'],
    ['/fr/privacy/', '/fr/privacy'],
    ['/fr/privacy.html', '/fr/privacy'],
  ])('redirects %s to the only URL of the page', async (from, to) => {
    expect(await ask(from)).toMatchObject({ status: 308, to: base + to });
  });

  test.each([
    ['/nope', '404.html'],
    ['/fr/nope', 'fr/404.html'],
    ['/ar/nope/x', 'ar/404.html'],
    ['/fr/404.html', 'fr/404.html'],
    ['/french/nope', '404.html'],
  ])('returns the 404 page in its language for %s', async (path, name) => {
    const { status, text } = await ask(path);
    expect([status, text === (await file(name))]).toEqual([404, true]);
  });
});
