import { mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hydrated, visit } from '../support/browser/page.ts';
import { command } from '../support/command.ts';
import { put } from '../support/folder.ts';
import { root } from '../support/root.ts';
import { caddy, nginx, plainNginx, type Running } from './servers.ts';

const servers = [
  { name: 'nginx', server: nginx, forms: ['br', 'gzip'] },
  { name: 'nginx without a module', server: plainNginx, forms: ['gzip'] },
  { name: 'Caddy', server: caddy, forms: ['br', 'gzip'] },
];
const cases = servers.flatMap((server) => ['', '/portfolio'].map((base) => ({ ...server, base })));

describe.each(cases)('$name with a site below "$base/"', ({ server, base, forms }) => {
  let site: string;
  let running: Running;
  const at = (path: string) => `${running.origin}${base}${path}`;
  const asset = async (pattern: RegExp) =>
    `/assets/${(await readdir(join(site, 'dist/assets'))).find((file) => pattern.test(file))}`;

  beforeAll(async () => {
    site = await mkdtemp(join(tmpdir(), 'onefolio-host-'));
    const starter = JSON.parse(await readFile(join(root, 'site.json'), 'utf8'));
    const demo = { type: 'embed', id: 'demo', title: 'A demo', src: '/demo/index.html' };
    const film = { type: 'embed', id: 'film', title: 'A film', from: 'https://player.example/1' };
    const kilns = { path: '/work/kilns', title: 'Kilns', blocks: [{ type: 'hero', headline: 'Kilns' }, demo, film] };
    const outputs = { cv: ['pdf', 'docx', 'txt'], contact: true, markdown: true };
    await put(join(site, 'site.json'), { ...starter, outputs, pages: [...starter.pages, kilns] });
    await symlink(join(root, 'node_modules'), join(site, 'node_modules'));
    await put(join(site, 'public/files/index.html'), '<!doctype html><title>Files</title>');
    await put(join(site, 'public/files/cv.pdf'), 'pdf');
    await put(
      join(site, 'public/demo/index.html'),
      '<!doctype html><title>A demo</title><script src="demo.js"></script>',
    );
    await put(join(site, 'public/demo/demo.js'), 'document.title = origin;');
    await put(join(site, 'public/files/me.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    const url = `http://127.0.0.1${base}/`;
    const { code, stderr } = await command([
      'build',
      '--site',
      join(site, 'site.json'),
      '--url',
      url,
      '--allow-placeholders',
      '--precompress',
    ]);
    if (code !== 0) throw new Error(stderr);
    running = await server({ site, base, scratch: join(site, 'scratch') });
  });
  afterAll(async () => {
    await running.stop();
    await rm(site, { recursive: true, force: true });
  });

  test.each([
    ['/', 'text/html', 'no-cache'],
    ['/privacy-policy', 'text/html', 'no-cache'],
    ['/_pages/index.json', 'application/json', 'no-cache'],
    ['/files/me.svg', 'image/svg+xml', 'no-cache'],
    ['/sitemap.xml', 'text/xml', 'no-cache'],
    ['/robots.txt', 'text/plain', 'no-cache'],
    ['/link-preview.png', 'image/png', 'no-cache'],
    ['/files/cv.pdf', 'application/pdf', 'no-cache'],
    ['/files/', 'text/html', 'no-cache'],
    [/^site-.*\.js$/, '(?:text|application)/javascript', 'public, max-age=31536000, immutable'],
    [/^toasts-.*\.css$/, 'text/css', 'public, max-age=31536000, immutable'],
    [/^readex-latin.*\.woff2$/, 'font/woff2', 'public, max-age=31536000, immutable'],
  ])('sends %s with the right type and cache time', async (path, type, cached) => {
    const response = await fetch(at(typeof path === 'string' ? path : await asset(path)));
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, cached]);
    expect(response.headers.get('content-type')).toMatch(
      new RegExp(`^${type.replace('+', '\\+')}(?:; ?charset=utf-8)?$`),
    );
  });

  test.each([
    ['/cv.pdf', 'application/pdf', 'inline; filename=your-name-cv.pdf'],
    [
      '/cv.docx',
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'attachment; filename=your-name-cv.docx',
    ],
    ['/cv.txt', 'text/plain;charset=utf-8', 'inline; filename=your-name-cv.txt'],
    ['/contact.vcf', 'text/vcard;charset=utf-8', 'inline; filename=your-name.vcf'],
    ['/llms.txt', 'text/plain;charset=utf-8', null],
    ['/index.md', 'text/markdown;charset=utf-8', null],
    ['/work/kilns.md', 'text/markdown;charset=utf-8', null],
  ])('sends %s as a file that search engines ignore', async (path, type, disposition) => {
    const response = await fetch(at(path));
    const { headers } = response;
    const sent = Buffer.from(await response.arrayBuffer());
    expect({
      status: response.status,
      type: headers.get('content-type')?.replace('; ', ';'),
      disposition: headers.get('content-disposition'),
      robots: headers.get('x-robots-tag'),
      cached: headers.get('cache-control'),
      isWhole: sent.equals(await readFile(join(site, 'dist', path))),
    }).toEqual({ status: 200, type, disposition, robots: 'noindex', cached: 'no-cache', isWhole: true });
  });

  test.each(['/', '/work/kilns', '/files/cv.pdf', '/robots.txt'])('sends %s without their headers', async (path) => {
    const { headers } = await fetch(at(path));
    expect([headers.get('content-disposition'), headers.get('x-robots-tag')]).toEqual([null, null]);
  });

  test.each(['/nope.md', '/work/cv.pdf', '/files/cv.docx', '/nope.vcf'])(
    "returns the 404 page for %s, which doesn't exist",
    async (path) => {
      const { status, headers } = await fetch(at(path));
      expect([status, headers.get('content-type'), headers.get('content-disposition')]).toEqual([
        404,
        expect.stringMatching(/^text\/html/),
        null,
      ]);
    },
  );

  test.each([
    ['/demo/index.html', 200, "'self'", 'SAMEORIGIN', 'cross-origin', '*'],
    ['/demo/demo.js', 200, "'self'", 'SAMEORIGIN', 'cross-origin', '*'],
    ['/demo/', 200, "'self'", 'SAMEORIGIN', 'cross-origin', '*'],
    ['/demo.html', 404, "'none'", 'DENY', 'same-origin', null],
    ['/work/kilns', 200, "'none'", 'DENY', 'same-origin', null],
    ['/files/cv.pdf', 200, "'none'", 'DENY', 'same-origin', null],
  ])('lets only a folder with a framed file be framed: %s', async (path, code, ancestors, frames, resource, origin) => {
    const { status, headers } = await fetch(at(path));
    expect([
      status,
      /frame-ancestors ([^;]*)$/.exec(headers.get('content-security-policy') ?? '')?.[1],
      ...['x-frame-options', 'cross-origin-resource-policy', 'access-control-allow-origin'].map((name) =>
        headers.get(name),
      ),
      headers.get('cache-control'),
    ]).toEqual([code, ancestors, frames, resource, origin, 'no-cache']);
  });

  test('runs a framed file', async () => {
    const page = await visit(`${at('/work/kilns')}#demo`);
    const title = () =>
      page
        .frames()
        .at(-1)
        ?.evaluate(() => document.title);
    await expect.poll(title).toBe('null');
  });

  test.each(forms)('sends pages and scripts precompressed as %s', async (form) => {
    const expand = form === 'br' ? brotliDecompressSync : gunzipSync;
    const ending = form === 'br' ? '.br' : '.gz';
    for (const [path, file] of [
      ['/', '/index.html'],
      ['/privacy-policy', '/privacy-policy.html'],
      [await asset(/^site-.*\.js$/), await asset(/^site-.*\.js$/)],
    ] as const) {
      const { headers, body } = await raw(at(path), form);
      expect([path, headers['content-encoding'], headers.vary?.toLowerCase()]).toEqual([path, form, 'accept-encoding']);
      expect(body.equals(await readFile(join(site, `dist${file}${ending}`)))).toBe(true);
      expect(expand(body).equals(await readFile(join(site, `dist${file}`)))).toBe(true);
    }
    expect((await raw(at('/'), 'identity')).headers['content-encoding']).toBeUndefined();
  });

  test('sends every security header once with every response', async () => {
    // The site has a frame, so _headers has less.
    const lines = (await readFile(join(site, '.onefolio/hosts/Caddyfile'), 'utf8'))
      .split('@unframed')[2]
      ?.split('\n')
      .flatMap((line) =>
        /^\t+[A-Z][\w-]+ "/.test(line)
          ? line
              .trim()
              .replace(/ "(.*)"$/, ': $1')
              .replaceAll('\\', '')
          : [],
      )
      .slice(0, 7);
    expect(lines).toHaveLength(7);
    for (const path of ['/', '/privacy-policy', '/nope', '/privacy-policy/', '/files/me.svg', await asset(/^site-/)]) {
      const { headers } = await raw(at(path), 'br');
      for (const line of lines ?? []) {
        const [name = '', value] = line.trim().split(/:\s(.*)/);
        expect([path, name, headers[name.toLowerCase()]]).toEqual([path, name, value]);
      }
    }
  });

  test.each([
    ['/privacy-policy/', '/privacy-policy'],
    ['/privacy-policy.html', '/privacy-policy'],
    ['/privacy-policy/?a=b', '/privacy-policy?a=b'],
    ['/index.html', '/'],
    ['/index', '/'],
    ...(base === '' ? [] : [['', '/']]),
  ])('redirects %s to the only URL of the page', async (from, to) => {
    const response = await fetch(at(from), { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([308, `${base}${to}`]);
  });

  test.each(['/nope', '/nope/', '/nope/x.html', '/assets/nope.js', '/_headers', '/.nojekyll', '/404.html'])(
    'returns the 404 page for %s',
    async (path) => {
      const response = await fetch(at(path));
      const cached = response.headers.get('cache-control');
      const page = await readFile(join(site, 'dist/404.html'), 'utf8');
      expect([response.status, cached, (await response.text()) === page]).toEqual([404, 'no-cache', true]);
    },
  );

  test.each(['//evil.example/', '/\\evil.example/', '//evil.example/index.html', '/%0d%0aX-Evil:1/'])(
    'redirects to no other site for %j',
    async (path) => {
      const { headers } = await raw(`${running.origin}${base}${path}`, 'br');
      expect(headers.location ?? '').not.toMatch(/^(?:\/[/\\]|https?:)/);
      expect(headers['x-evil']).toBeUndefined();
    },
  );

  test.each([
    '/%5cprivacy-policy/',
    '/%5c%5cevil.example/',
    '/%5cevil.example/index.html',
    '//evil.example/',
    '//privacy-policy/',
    '/x%5c..%5cprivacy-policy/',
  ])('redirects to no other site: %s', async (path) => {
    const { headers } = await raw(at(path), 'identity');
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])[^\\]*$/);
  });

  test.each(['/../site.json', '/%2e%2e%2fsite.json', '/assets/../../site.json', '/..%5csite.json'])(
    'sends no file from outside the site for %s',
    async (path) => {
      const { body } = await raw(`${running.origin}${base}${path}`, 'identity');
      expect(body.includes('you@example.com')).toBe(false);
    },
  );

  test('serves a visit without any error in the browser', async () => {
    const page = await hydrated(await visit(at('/')));
    await page
      .getByRole('button', { name: /dark|light|theme/i })
      .first()
      .click();
    await page.getByRole('link', { name: 'Privacy Policy' }).click();
    await page.getByRole('heading', { level: 1, name: 'Privacy Policy' }).waitFor();
    expect(page.url()).toBe(at('/privacy-policy'));
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact' }).click();
    await page.getByRole('heading', { level: 2, name: 'Contact' }).waitFor();
    expect(page.url()).toBe(at('/#contact'));
    await page.getByRole('button', { name: 'Send Message' }).click();
    await page.locator('.form-errors').waitFor();
    await page.reload();
    await hydrated(page);
    const missing = await visit(at('/nope/deep'));
    await missing.getByText(`The address ${base}/nope/deep may be old or mistyped.`).waitFor();
  });
});

/* The raw bytes and headers of a response. The path is sent unchanged. */
const raw = (url: string, encoding: string) =>
  new Promise<{ headers: Record<string, string | undefined>; body: Buffer }>((resolve, reject) => {
    const [, host, port, path] = /^http:\/\/([\d.]+):(\d+)(.*)$/.exec(url) ?? [];
    get({ host, port, path: path?.replaceAll('\\', '%5C'), headers: { 'Accept-Encoding': encoding } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => resolve({ headers: response.headers as never, body: Buffer.concat(parts) }));
    }).on('error', reject);
  });
