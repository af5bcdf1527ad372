import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { faultsOf } from '../support/html.ts';

const { folder, url } = inject('built');
const read = (file: string) => readFile(join(folder, file), 'utf8');
const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
const pages = ['index.html', 'privacy-policy.html', 'terms-of-service.html', 'cv.html', '404.html'];

test('writes a page and its data for every path, and no file that a host does not need', async () => {
  const plain = (await files()).map((file) => file.replace(/-[\w-]{8}\.(\w+(?:\.(?:br|gz))?)$/, '-*.$1')).sort();
  expect(plain).toMatchInlineSnapshot(`
    [
      ".nojekyll",
      "404.html",
      "_headers",
      "_pages/404.json",
      "_pages/all.shell.json",
      "_pages/cv.json",
      "_pages/index.json",
      "_pages/privacy-policy.json",
      "_pages/terms-of-service.json",
      "assets/count-views-*.js",
      "assets/count-views-*.js.br",
      "assets/count-views-*.js.gz",
      "assets/credential-list-*.js",
      "assets/credential-list-*.js.br",
      "assets/credential-list-*.js.gz",
      "assets/cv-*.css",
      "assets/cv-*.css.br",
      "assets/cv-*.css.gz",
      "assets/cv-*.js",
      "assets/cv-*.js.br",
      "assets/cv-*.js.gz",
      "assets/embed-*.js",
      "assets/embed-*.js.br",
      "assets/embed-*.js.gz",
      "assets/form-controller-*.js",
      "assets/form-controller-*.js.br",
      "assets/form-controller-*.js.gz",
      "assets/form-errors-*.css",
      "assets/form-errors-*.css.br",
      "assets/form-errors-*.css.gz",
      "assets/gallery-*.js",
      "assets/gallery-*.js.br",
      "assets/gallery-*.js.gz",
      "assets/interest-list-*.js",
      "assets/interest-list-*.js.br",
      "assets/interest-list-*.js.gz",
      "assets/legal-text-*.js",
      "assets/legal-text-*.js.br",
      "assets/legal-text-*.js.gz",
      "assets/not-found-*.css",
      "assets/not-found-*.css.br",
      "assets/not-found-*.css.gz",
      "assets/not-found-*.js",
      "assets/not-found-*.js.br",
      "assets/not-found-*.js.gz",
      "assets/on-first-interaction-*.js",
      "assets/on-first-interaction-*.js.br",
      "assets/on-first-interaction-*.js.gz",
      "assets/page-list-*.js",
      "assets/page-list-*.js.br",
      "assets/page-list-*.js.gz",
      "assets/picture-dialog-*.css",
      "assets/picture-dialog-*.css.br",
      "assets/picture-dialog-*.css.gz",
      "assets/picture-dialog-*.js",
      "assets/picture-dialog-*.js.br",
      "assets/picture-dialog-*.js.gz",
      "assets/print-*.css",
      "assets/print-*.css.br",
      "assets/print-*.css.gz",
      "assets/publication-list-*.js",
      "assets/publication-list-*.js.br",
      "assets/publication-list-*.js.gz",
      "assets/query-*.js",
      "assets/query-*.js.br",
      "assets/query-*.js.gz",
      "assets/question-list-*.js",
      "assets/question-list-*.js.br",
      "assets/question-list-*.js.gz",
      "assets/quote-list-*.js",
      "assets/quote-list-*.js.br",
      "assets/quote-list-*.js.gz",
      "assets/readex-latin-*.woff2",
      "assets/site-*.js",
      "assets/site-*.js.br",
      "assets/site-*.js.gz",
      "assets/submit-*.js",
      "assets/submit-*.js.br",
      "assets/submit-*.js.gz",
      "assets/text-*.js",
      "assets/text-*.js.br",
      "assets/text-*.js.gz",
      "assets/tip-*.css",
      "assets/tip-*.css.br",
      "assets/tip-*.css.gz",
      "assets/tip-*.js",
      "assets/tip-*.js.br",
      "assets/tip-*.js.gz",
      "assets/toasts-*.css",
      "assets/toasts-*.css.br",
      "assets/toasts-*.css.gz",
      "cv.html",
      "index.html",
      "privacy-policy.html",
      "terms-of-service.html",
      "third-party-notices.txt",
    ]
  `);
});

describe.each(pages)('%s', (page) => {
  test('is valid HTML', async () => {
    expect(await faultsOf(await read(page))).toEqual([]);
  });

  test('starts with a policy that allows its script and its style sheet by their hashes', async () => {
    const html = await read(page);
    expect(html).toMatch(
      /^<!doctype html><html [^>]*><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy"/,
    );
    expect(html.match(/<style/g)).toHaveLength(1);
    expect(html.match(/<script>/g)).toHaveLength(1);
    const policy = /http-equiv="[^"]*" content="([^"]*)"/.exec(html)?.[1] ?? '';
    for (const name of ['script', 'style']) {
      const text = new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(html)?.[1] ?? '';
      const hash = createHash('sha256').update(text).digest('base64');
      expect(policy).toContain(`; ${name}-src 'self' 'sha256-${hash}'; `);
    }
    expect(html).not.toMatch(/\sstyle=|\son\w+=/);
  });

  test('shares its style sheet, its script and its policy with every other page', async () => {
    const parts = (html: string) =>
      [/<style>.*?<\/style>/s, /<script>.*?<\/script>/s, /http-equiv="[^"]*" content="[^"]*"/].map(
        (part) => part.exec(html)?.[0],
      );
    expect(parts(await read(page))).toEqual(parts(await read('index.html')));
  });

  test('contains every icon that it uses', async () => {
    const html = await read(page);
    const used = [...html.matchAll(/href="#(of-i-[^"]+)"/g)].map(([, name]) => name);
    for (const name of new Set(used)) expect(html).toContain(`<symbol id="${name}"`);
  });

  test('loads nothing from other hosts', async () => {
    const html = await read(page);
    const loaded = [...html.matchAll(/<(?:script|link|img|iframe|source|video|audio)\b[^>]*\b(?:src|href)="([^"]*)"/g)];
    expect(loaded.length).toBeGreaterThan(1);
    for (const [, address = ''] of loaded) expect(address).toMatch(/^(?:\/(?!\/)|data:)/);
  });
});

describe('loads for a visitor', () => {
  const weight = (content: string | Buffer) => brotliCompressSync(content).length;
  const assets = async (pattern: RegExp) => (await files()).filter((file) => pattern.test(file));

  test('at most 22.3 kB for the home page with its style sheet, in at most 1,000 elements', async () => {
    const html = await read('index.html');
    expect(weight(html)).toBeLessThanOrEqual(22_300);
    expect(html.match(/<[a-z]/g)?.length).toBeLessThanOrEqual(1000);
  });

  test('at most 78 kB of script to hydrate the home page, in one file', async () => {
    const [entry, ...others] = await assets(/^assets\/site-.*\.js$/);
    expect(others).toEqual([]);
    const script = await read(entry ?? '');
    expect(weight(script)).toBeLessThanOrEqual(78_000);
    // Our helper replaces Vite's, which preloads dependencies that no chunk here has.
    expect(script).toContain('vite:preloadError');
    expect(script).not.toContain('relList');
    expect(script).not.toMatch(/(?:^|[;}])import(?!\()[^(]*?from?["'`]/);
  });

  test('at most 26 kB for the one font of Latin letters', async () => {
    const [font = ''] = await assets(/readex-latin/);
    expect((await readFile(join(folder, font))).length).toBeLessThanOrEqual(26_000);
    expect(await read('index.html')).not.toContain('rel="preload"');
  });
});

test('keeps the cascade layers of the style sheet in order', async () => {
  const style = /<style>(.*?)<\/style>/s.exec(await read('index.html'))?.[1] ?? '';
  const layers = [...style.matchAll(/@layer ([\w, ]+)[{;]/g)].flatMap(([, names = '']) => names.split(/,\s*/));
  expect([...new Set(layers)]).toEqual([
    'tokens',
    'base',
    'layout',
    'components',
    'blocks',
    'look',
    'states',
    'style',
    'print',
  ]);
});

test('lists all third-party code in the client bundle, with its license', async () => {
  const notices = await read('third-party-notices.txt');
  for (const name of [
    'react-dom',
    'wouter',
    'sonner',
    '@tanstack/query-core',
    'Readex Pro',
    'Fonts',
    'Lucide and Simple Icons',
  ])
    expect(notices).toMatch(new RegExp(`^## ${name} `, 'm'));
  expect(notices).toContain('SIL OPEN FONT LICENSE');
});

test('contains only its own data in each page', async () => {
  expect(await read('privacy-policy.html')).not.toContain('Gympark');
  expect(await read('_pages/privacy-policy.json')).not.toContain('Gympark');
  expect(await read('404.html')).not.toContain('Gympark');
});

test('describes the owner and, in order, the projects to search engines', async () => {
  const html = await read('index.html');
  const facts = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');
  const [profile, owner, list] = facts['@graph'];
  expect(profile).toMatchObject({ '@type': 'ProfilePage', mainEntity: { '@id': '#person' } });
  expect(owner).toMatchObject({
    '@type': 'Person',
    '@id': '#person',
    name: 'Your Name',
    jobTitle: 'Fullstack developer and team lead',
    telephone: '+216 00 000 000',
    worksFor: [{ '@type': 'Organization', name: 'Smart Touch' }],
  });
  expect(owner.description).toContain('with 11 years of experience');
  expect(list).toMatchObject({ '@type': 'ItemList', numberOfItems: 22 });
  expect(
    list.itemListElement.map(({ position, name }: { position: number; name: string }) => `${position} ${name}`),
  ).toMatchInlineSnapshot(`
    [
      "1 Gympark",
      "2 Tanitcoating",
      "3 Audittab-Carte",
      "4 Asduprint3D",
      "5 DaizyCar",
      "6 Market-Me",
      "7 Rawahi Restaurant",
      "8 Albatoul",
      "9 Aldawlya",
      "10 Rawahi",
      "11 Sisa Group",
      "12 Audittab 5",
      "13 Go cars",
      "14 Sparkleyourcar V2",
      "15 PandaShop",
      "16 Sparkleyourcar V1",
      "17 Audittab2-4",
      "18 Myglam",
      "19 Geca",
      "20 Gemini",
      "21 Openika",
      "22 Bbox Market",
    ]
  `);
  expect(list.itemListElement.every(({ description }: { description?: string }) => description)).toBe(true);
});

test('gives every page the tags that link previews need', async () => {
  const html = await read('privacy-policy.html');
  expect(html).toContain('<title>Privacy Policy – Your Name</title>');
  expect(html).toContain('<meta property="og:title" content="Privacy Policy – Your Name">');
  expect(html).toContain('<meta name="description" content="What information this site collects');
  expect(html).not.toContain('canonical');
});

test('contains no code of the dev server', async () => {
  for (const file of await files())
    expect([
      file,
      /onefolio:(?:here|locate|changed|wrong)|open-in-editor|onefolio-overlay/.test(await read(file)),
    ]).toEqual([file, false]);
});

describe('preview', () => {
  test('sends every header that the build wrote, and compresses', async () => {
    const response = await fetch(`${url}/privacy-policy`, { headers: { 'Accept-Encoding': 'br' } });
    const written = (await read('_headers'))
      .split('\n')
      .slice(1, 8)
      .map((line) => line.trim().split(/:\s(.*)/));
    for (const [name = '', value] of written) expect(response.headers.get(name)).toBe(value);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  test.each(['br', 'gzip'])('serves the files that the build compressed as %s', async (form) => {
    const [script = ''] = (await files()).filter((file) => /^assets\/site-.*\.js$/.test(file));
    const response = await fetch(`${url}/${script}`, { headers: { 'Accept-Encoding': form } });
    expect(response.headers.get('content-encoding')).toBe(form);
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/);
    const { size } = await stat(join(folder, `${script}.${form === 'br' ? 'br' : 'gz'}`));
    expect(response.headers.get('content-length')).toBe(String(size));
    expect(await response.text()).toBe(await read(script));
  });

  test('does not let browsers cache the answer for a missing asset', async () => {
    expect((await fetch(`${url}/assets/nope.js`)).headers.get('cache-control')).toBe('no-cache');
  });

  test('lets browsers cache assets for a year', async () => {
    const [asset] = (await files()).filter((file) => file.startsWith('assets/'));
    const response = await fetch(`${url}/${asset}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });

  test.each([
    ['/privacy-policy/', '/privacy-policy'],
    ['/privacy-policy.html', '/privacy-policy'],
    ['/index.html', '/'],
    ['/index', '/'],
    ['//privacy-policy', '/privacy-policy'],
  ])('redirects %s to %s', async (from, to) => {
    const response = await fetch(url + from, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([308, to]);
  });

  test.each(['/nope', '/assets/nope.js', '/_headers', '/..%2fpackage.json', '/%'])(
    'returns 404 for %s',
    async (path) => {
      const response = await fetch(url + path);
      expect(response.status).toBe(404);
    },
  );

  test.each(['bytes=5-2', 'bytes=-5', 'bytes=x', 'lines=1-2', 'bytes=0-1,4-5'])(
    'sends the whole file for the invalid range %s',
    async (range) => {
      const { byteLength } = await (await fetch(`${url}/third-party-notices.txt`)).arrayBuffer();
      const response = await fetch(`${url}/third-party-notices.txt`, { headers: { Range: range } });
      expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, byteLength]);
    },
  );

  test('sends the requested part for a valid range', async () => {
    const response = await fetch(`${url}/third-party-notices.txt`, { headers: { Range: 'bytes=2-4' } });
    expect([response.status, await response.text()]).toEqual([206, 'Lic']);
  });

  test.each(['//', '///x', 'http://', '*', '/?', '/%E0%A4%A', '/a b'])(
    'responds to the malformed request %j, and keeps running',
    async (target) => {
      const { hostname, port } = new URL(url);
      const socket = connect(Number(port), hostname);
      socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
      let answer = '';
      for await (const text of socket) answer += text;
      expect(answer).toMatch(/^HTTP\/1\.1 (?:200|308|400|404) /);
      expect((await fetch(url)).status).toBe(200);
    },
  );

  test('returns 405 for a POST request', async () => {
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
  });
});
