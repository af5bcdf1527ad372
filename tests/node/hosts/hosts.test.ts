import { describe, expect, test } from 'vitest';
import { caddy } from '../../../src/node/hosts/caddy.ts';
import { headersFile, redirectsFile } from '../../../src/node/hosts/for-hosts.ts';
import { nginx } from '../../../src/node/hosts/nginx.ts';
import type { ServedSite } from '../../../src/node/hosts/served-site.ts';
import { vercelConfig } from '../../../src/node/hosts/vercel.ts';
import { headersOf, policyOf } from '../../../src/node/render/content-security-policy.ts';

const policy = policyOf({ script: 'boot()', style: 'body{}', formOrigins: ['https://formspree.io'], isHttps: true });
const headers = headersOf(policy);
const served = (base: string) => ({ base, headers });

test('keeps every line of the headers file short enough for the hosts that read it', () => {
  const lines = headersFile(served('/me')).split('\n');
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000);
  expect(lines.filter((line) => line.startsWith('/'))).toEqual(['/me/*', '/me/assets/*', '/me/_pages/*']);
});

test.each([
  ['_headers', headersFile],
  ['nginx', nginx],
  ['Caddy', caddy],
  ['Vercel', (site: ServedSite) => JSON.stringify(vercelConfig(site, [])).replaceAll('\\"', '"')],
])('writes every security header for %s', (_, write) => {
  const text = write(served('/me'));
  for (const [name, value] of headers) {
    expect(text).toContain(name);
    expect(text).toContain(value);
  }
});

test('headers of a site with frames are right for both where a host adds up those of all rules', () => {
  const text = headersFile({ ...served(''), framed: ['/demo'] });
  const rules = Object.fromEntries(
    text
      .split(/\n(?=\/)/)
      .map((rule) => rule.trimEnd().split('\n  '))
      .map(([path = '', ...lines]) => [path, lines]),
  );
  expect(rules['/*']).toEqual(
    expect.arrayContaining(["Content-Security-Policy: frame-ancestors 'self'", 'X-Frame-Options: SAMEORIGIN']),
  );
  const names = (path: string) => rules[path]?.map((line) => line.split(':')[0]) ?? [];
  // Two policies in one header both apply. Any other header must be in one rule only.
  expect(names('/*').filter((name) => names('/demo/*').includes(name))).toEqual(['Content-Security-Policy']);
  expect(names('/*')).not.toContain('Cross-Origin-Resource-Policy');
  expect(headersFile(served(''))).toContain("frame-ancestors 'none'");
});

test('Vercel replaces the headers of a site in a folder with a framed file', () => {
  const { routes } = vercelConfig({ ...served('/me'), framed: ['/demo'] }, []) as { routes: Route[] };
  const sentAt = (path: string) => {
    const applied = routes.filter((route) => route.continue && new RegExp(route.src ?? '(?!)').test(path));
    return Object.assign({}, ...applied.map((route) => route.headers));
  };
  expect(sentAt('/me/demo/demo.js')).toMatchObject({
    'X-Frame-Options': 'SAMEORIGIN',
    'Access-Control-Allow-Origin': '*',
  });
  expect(sentAt('/me/demo')).toMatchObject({ 'X-Frame-Options': 'DENY' });
});

test.each([
  ['nginx', nginx],
  ['Caddy', caddy],
])('escapes the quotation marks in a header for %s', (_, write) => {
  const input = { script: '', style: '', formOrigins: [], isHttps: false, frameOrigins: ['https://player.example'] };
  const text = write({ base: '', headers: headersOf(policyOf(input)) });
  expect(text).toContain('fullscreen=(\\"https://player.example\\")');
});

test('lets only pages in frames fill the screen', () => {
  const permissionsOf = (frameOrigins: string[]) => {
    const input = { script: '', style: '', formOrigins: [], isHttps: false, frameOrigins };
    return headersOf(policyOf(input)).find(([name]) => name === 'Permissions-Policy')?.[1];
  };
  expect(permissionsOf([])).toContain('fullscreen=(),');
  expect(permissionsOf(["'self'", 'https://player.example'])).toContain('fullscreen=*,');
  expect(permissionsOf(['https://player.example'])).toContain('fullscreen=("https://player.example"),');
  expect(permissionsOf(['https://player.example'])).toContain('camera=(),');
});

test('sends Strict-Transport-Security for two years when the owner asks for it', () => {
  const promise = 'Strict-Transport-Security';
  expect(headers.map(([name]) => name)).not.toContain(promise);
  expect(headersOf(policy, true)).toContainEqual([promise, 'max-age=63072000']);
});

interface Route {
  src?: string;
  handle?: string;
  headers?: Record<string, string>;
  status?: number;
  continue?: boolean;
  dest?: string;
}

/* Responds to a request as Vercel does: applies the routes in order until one lacks "continue". */
function ask(base: string, path: string, of: (base: string) => ServedSite = served) {
  const files = [
    'index.html',
    'privacy-policy.html',
    '404.html',
    'fr/index.html',
    'fr/about.html',
    'assets/site.js',
    'robots.txt',
  ];
  const config = vercelConfig(
    of(base),
    files.filter((file) => file.endsWith('.html')),
  ) as {
    routes: Route[];
    overrides: Record<string, { path: string }>;
  };
  const there = files.map((file) => `${base}/${file}`.slice(1)).map((file) => config.overrides[file]?.path ?? file);
  const sent: Record<string, string> = {};
  for (const route of config.routes) {
    if (route.handle === 'filesystem') {
      const asked = path.endsWith('/') ? `${path}index.html` : path;
      if (there.includes(asked.slice(1))) return { status: 200, cached: sent['Cache-Control'], to: undefined };
    }
    const match = new RegExp(route.src ?? '(?!)').exec(path);
    if (!match) continue;
    Object.assign(sent, route.headers);
    const to = route.headers?.Location?.replace('$1', match[1] ?? '');
    if (!route.continue) return { status: route.status, cached: sent['Cache-Control'], to: to ?? route.dest };
  }
  return { status: 404, cached: undefined, to: undefined };
}

test('never redirects to another site in Caddy, whose file patterns ignore backslashes', () => {
  const [, source = ''] = /@page path_regexp onefolio (\S+)/.exec(caddy(served(''))) ?? [];
  const page = new RegExp(source);
  for (const path of ['/\\privacy-policy/', '//privacy-policy/', '/\\\\evil.example/', '/a\\b.html'])
    expect([path, page.test(path)]).toEqual([path, false]);
  for (const path of ['/privacy-policy/', '/a/', '/a/b.html', '/a.html'])
    expect([path, page.exec(path)?.[1]]).toEqual([path, path.replace(/\/$|\.html$/, '')]);
});

test('sends the headers of Markdown files in every folder in Caddy, where a star in a path matches one name', () => {
  const files = [{ path: '/*.md', headers: [['X-Robots-Tag', 'noindex']] as [string, string][] }];
  expect(caddy({ ...served('/me'), files })).toMatch(
    /@file0 \{\s+path \*\.md\s+file\s+\}\s+header @file0 \{\s+X-Robots-Tag "noindex"/,
  );
});

describe('a site in several languages', () => {
  const inThree = (base: string) => ({ ...served(base), languages: ['fr', 'pt-BR'] });

  test('revalidates the page data of every language', () => {
    expect(headersFile(inThree('/me')).match(/^\/.*$/gm)).toEqual([
      '/me/*',
      '/me/assets/*',
      '/me/_pages/*',
      '/me/fr/_pages/*',
      '/me/pt-BR/_pages/*',
    ]);
  });

  test('configures the 404 page for unknown addresses on Netlify', () => {
    expect(redirectsFile(inThree('/me'))).toBe('/me/fr/* /me/fr/404.html 404\n/me/pt-BR/* /me/pt-BR/404.html 404\n');
    expect(redirectsFile(served('/me'))).toBe('');
  });

  test('serves the 404 page in the language of the address on Vercel', () => {
    const answers = [
      '/',
      '/fr/',
      '/fr',
      '/fr/index.html',
      '/fr/about',
      '/fr/about/',
      '/fr/nope',
      '/nope',
      '/pt-BR/nope',
    ];
    expect(
      answers.map((path) => ask('/me', `/me${path}`, inThree)).map(({ status, to }) => `${status} ${to ?? ''}`.trim()),
    ).toEqual([
      '200',
      '200',
      '308 /me/fr/',
      '308 /me/fr/',
      '200',
      '308 /me/fr/about',
      '404 /me/fr/404.html',
      '404 /me/404.html',
      '404 /me/pt-BR/404.html',
    ]);
  });
});

describe('Vercel', () => {
  test.each(['', '/me'])('answers requests below "%s/" like every other host', (base) => {
    const answers = [
      '/',
      '/privacy-policy',
      '/privacy-policy/',
      '/privacy-policy.html',
      '/index.html',
      '/nope',
      '/assets/site.js',
      '/assets/nope.js',
    ]
      .map((path) => ask(base, base + path))
      .map(({ status, cached, to = '' }) => `${status} ${cached} ${to}`.trim());
    expect(answers).toEqual([
      '200 no-cache',
      '200 no-cache',
      `308 no-cache ${base}/privacy-policy`,
      `308 no-cache ${base}/privacy-policy`,
      `308 no-cache ${base}/`,
      `404 no-cache ${base}/404.html`,
      '200 public, max-age=31536000, immutable',
      `404 no-cache ${base}/404.html`,
    ]);
  });

  test.each(['//evil.example/', '/\\evil.example/', '//evil.example/x.html', '/\\/evil.example.html'])(
    'answers %j with 404 instead of redirecting to another site',
    (path) => {
      expect(ask('', path)).toMatchObject({ status: 404 });
    },
  );
});
