import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { examine } from '../../src/doctor/examine.ts';
import { examineFolder } from '../../src/doctor/examine-folder.ts';
import { expectedIn } from '../../src/doctor/expected-files.ts';
import type { Finding } from '../../src/doctor/findings.ts';
import { serveSite } from '../../src/node/serve/serve.ts';
import { command } from '../support/command.ts';
import { folderOf, put } from '../support/folder.ts';
import { hostThat } from '../support/host.ts';
import { compileSite, smallSite } from '../support/sites/site.ts';

const good = inject('built').folder;
const summaries = (findings: Finding[]) =>
  findings.map(({ rule, message, pages }) => `${rule}: ${message} (${pages.join(' ')})`);

/* A copy of the built starter site. */
async function copyOf(site = good): Promise<string> {
  const folder = await folderOf();
  await cp(site, folder, { recursive: true });
  return folder;
}

/* A change to one page. */
const edit =
  (from: string | RegExp, to: string, page = 'privacy-policy.html') =>
  async (folder: string) => {
    const text = await readFile(join(folder, page), 'utf8');
    const changed = text.replace(from, () => to);
    if (changed === text) throw new Error(`${page} has no ${from}`);
    await writeFile(join(folder, page), changed);
  };
const add = (html: string, page?: string) => edit('</h1>', `</h1>${html}`, page);
const picture = (html: string) => async (folder: string) => {
  await put(join(folder, 'me.svg'), '');
  await add(html)(folder);
};
const inbox = '<form method="post" action="/_onefolio/inbox"></form>';
const remove = (file: string) => async (folder: string) => rm(join(folder, file));

test('reports nothing for a valid build', async () => {
  expect(summaries(await examineFolder(good, ''))).toEqual([]);
});

test.each<[string, (folder: string) => Promise<unknown>]>([
  ['dead-link: The link to /nope is broken. (/privacy-policy)', add('<a href="/nope">x</a>')],
  ['dead-link: The link to http://[x is broken. (/privacy-policy)', add('<a href="http://[x">x</a>')],
  ['dead-link: The link to /cv.pdf is broken. (/privacy-policy)', add('<a href="/cv.pdf">x</a>')],
  [
    "dead-anchor: The link to /#tutorial points to an anchor that isn't on that page. (/privacy-policy)",
    add('<a href="/#tutorial">x</a>'),
  ],
  [
    "dead-anchor: The link to #nope points to an anchor that isn't on that page. (/privacy-policy)",
    add('<a href="#nope">x</a>'),
  ],
  [
    'dead-file: The page needs /me.jpg, which is missing. (/privacy-policy)',
    add('<img src="/me.jpg" alt="" width="1" height="1">'),
  ],
  [
    'dead-file: The page needs /b.avif, which is missing. (/privacy-policy)',
    add('<picture><source srcset="/third-party-notices.txt 1w, /b.avif 2w"></picture>'),
  ],
  ['dead-file: The page needs /_pages/index.json, which is missing. (/)', remove('_pages/index.json')],
  [
    'no-description: The page has no description for search results. (/)',
    edit(/<meta name="description"[^>]*>/, '', 'index.html'),
  ],
  ['no-alt: The image /me.svg has no alt text. (/privacy-policy)', picture('<img src="/me.svg" width="1" height="1">')],
  [
    "inbox: A form submits to the test inbox (/_onefolio/inbox), which doesn't exist on a published site. (/privacy-policy)",
    add(inbox),
  ],
  [
    'too-heavy: The HTML of the page is 151 kB; the limit is 100 kB. (/privacy-policy)',
    async (folder) => add(`<!--${noise(200_000)}-->`)(folder),
  ],
  [
    'too-heavy: The image /big.png is 600 kB; the limit is 500 kB. (/privacy-policy)',
    async (folder) => {
      await put(join(folder, 'big.png'), Buffer.alloc(600_000));
      await add('<img src="/big.png" alt="" width="1" height="1" loading="lazy">')(folder);
    },
  ],
  [
    'too-heavy: The initial load of the page is 1080 kB; the limit is 1000 kB. (/privacy-policy)',
    async (folder) => {
      for (const name of ['a', 'b', 'c']) {
        await put(join(folder, `${name}.png`), Buffer.alloc(320_000));
        await add(`<img src="/${name}.png" alt="" width="1" height="1">`)(folder);
      }
    },
  ],
])('reports %s', async (finding, spoil) => {
  const folder = await copyOf();
  await spoil(folder);
  const found = await examineFolder(folder, '');
  expect(summaries(found).map(roughly)).toEqual([roughly(finding)]);
});

/* Leaves out the size of the page itself, which site.test.ts tests. */
const roughly = (text: string) => text.replace(/\d{2}(?= kB; the limit is 100)/, '…');

test('ignores unrelated files and links to other sites', async () => {
  const folder = await copyOf();
  await put(join(folder, 'google123.html'), 'google-site-verification: google123.html');
  await add(
    '<a href="https://example.com/x#y">x</a><a href="mailto:a@b.c">x</a><a href="#">x</a><a href="/terms-of-service/">x</a>',
  )(folder);
  expect(summaries(await examineFolder(folder, ''))).toEqual([]);
});

test('reports a site that was built for another base path', async () => {
  const found = await examineFolder(good, '/portfolio');
  expect(found.map(({ rule }) => rule)).toEqual(found.map(() => 'outside'));
  expect(summaries(found)[0]).toContain(
    'is outside /portfolio/, the base path of the site. (/ /cv /privacy-policy /terms-of-service)',
  );
});

describe('a live host', () => {
  const live = async (answer: RequestListener) => {
    const server = createServer(answer);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(async () => {
      server.closeAllConnections();
      server.close();
    });
    const address = server.address();
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/`;
  };
  const examined = async (answer: RequestListener) =>
    summaries(await examine({ base: new URL(await live(answer)), paths: [], isLive: true }));
  const site = serveSite(good, '');
  /* A valid host with one change. */
  const but =
    (change: (request: IncomingMessage, response: ServerResponse) => unknown): RequestListener =>
    (request, response) => {
      if (change(request, response) !== true) site(request, response);
    };
  /* A valid host with another value of one header, or without that header. */
  const header = (at: RegExp, name: string, value: string | null) =>
    but((request, response) => {
      const { writeHead } = response;
      response.writeHead = ((...words: unknown[]) => {
        const given = words.find((word) => typeof word === 'object' && word !== null);
        if (at.test(request.url ?? '')) {
          if (given)
            for (const key of Object.keys(given))
              if (key.toLowerCase() === name) delete (given as Record<string, unknown>)[key];
          if (value === null) response.removeHeader(name);
          else response.setHeader(name, value);
        }
        return writeHead.apply(response, words as never);
      }) as typeof writeHead;
    });

  test.each<[string, RequestListener, RegExp]>([
    ['does everything right', site, /^$/],
    [
      'leaves out a header',
      header(/^\/$/, 'referrer-policy', null),
      /^no-headers: The host doesn't send these headers: Referrer-Policy\. \(\/\)$/,
    ],
    [
      'sends a script as text',
      header(/\/site-.*js$/, 'content-type', 'text/plain'),
      /^wrong-type: \/assets\/site-\S+\.js is served as text\/plain instead of text\/javascript\. \(\/\)$/,
    ],
    [
      'compresses nothing',
      but((request) => {
        if (request.url === '/') request.headers['accept-encoding'] = 'identity';
      }),
      /^not-compressed: \/ is served without compression\. \(\/\)$/,
    ],
    [
      'lets pages be cached for days',
      header(/^\/privacy-policy$/, 'cache-control', 'max-age=604800'),
      /^page-cache: Browsers may cache \/privacy-policy for 7 days/,
    ],
    [
      'lets no asset be cached',
      header(/^\/assets\//, 'cache-control', 'no-cache'),
      /^asset-cache: Browsers request \/assets\/\S+ on every visit, although it never changes\. \(\/\)$/,
    ],
    [
      'answers everything with the home page',
      but((request) => {
        if (request.url?.startsWith('/onefolio-doctor')) request.url = '/';
      }),
      /^status-404: A missing page returns status 200 instead of status 404\. \(\/\)$/,
    ],
    [
      'has its own not-found page',
      but((request, response) => {
        if (!request.url?.startsWith('/onefolio-doctor')) return false;
        response.writeHead(404, { 'Content-Type': 'text/html' }).end('<title>Not found</title>');
        return true;
      }),
      /^no-404: /,
    ],
    [
      'does not redirect a trailing slash',
      but((request, response) => {
        if (!/.\/$/.test(request.url ?? '')) return false;
        response.writeHead(404).end();
        return true;
      }),
      /^slash: \/privacy-policy\/, with a trailing slash, returns status 404\. \(\/\)$/,
    ],
    [
      'redirects a page to another host',
      but((request, response) => {
        if (request.url !== '/privacy-policy') return false;
        response.writeHead(302, { Location: 'http://127.0.0.2:1/' }).end();
        return true;
      }),
      /^elsewhere: \/privacy-policy redirects to another site, http:\/\/127\.0\.0\.2:1\/\. \(/,
    ],
    [
      'redirects a page to itself',
      but((request, response) => {
        if (request.url !== '/privacy-policy') return false;
        response.writeHead(302, { Location: '/privacy-policy' }).end();
        return true;
      }),
      /^dead-link: The link to \/privacy-policy is broken\./,
    ],
  ])('gets the right report when it %s', async (_, answer, expected) => {
    const found = await examined(answer);
    expect(found.join('\n')).toMatch(expected);
    expect(found.length).toBeLessThan(2);
  });

  test('gets GET requests only, and only below its address', async () => {
    const asked: string[] = [];
    const methods = new Set<string | undefined>();
    const address = await live((request, response) => {
      asked.push(request.url ?? '');
      methods.add(request.method);
      response
        .writeHead(200, { 'Content-Type': 'text/html' })
        .end('<a href="/above">x</a><a href="x">x</a><form method="post" action="/portfolio/y"></form>');
    });
    await examine({ base: new URL('portfolio/', address), paths: [], isLive: true });
    expect(asked.filter((path) => !path.startsWith('/portfolio/'))).toEqual([]);
    expect(asked).not.toContain('/portfolio/y');
    expect([...methods]).toEqual(['GET']);
  });

  test('is reported if it does not respond', async () => {
    const result = await command(['doctor', '--live', 'http://127.0.0.1:1/', '--json']);
    expect(result.code).toBe(1);
    expect(JSON.parse(result.stdout).findings).toMatchObject([{ rule: 'no-answer' }]);
  });
});

describe('files that nothing has to link to', () => {
  const site = {
    ...smallSite(),
    url: 'https://amina.example/',
    outputs: { cv: ['docx', 'txt'], contact: true, markdown: true, variants: { teaching: {} } },
  };
  let built: string;
  // The package for the Word files isn't installed.
  beforeAll(async () => {
    built = await mkdtemp(join(tmpdir(), 'onefolio-files-'));
    await put(join(built, 'site.json'), site);
    const { code, stderr } = await command(['build'], {}, built);
    if (code !== 0) throw new Error(stderr);
  });
  afterAll(() => rm(built, { recursive: true }));

  const expected = (more: object = {}) => {
    const { site: resolved } = compileSite({ ...site, outputs: { ...site.outputs, cv: ['txt'] }, ...more });
    return resolved ? expectedIn([resolved]) : undefined;
  };
  const findingsAbout = (findings: Finding[]) => summaries(findings.filter(({ rule }) => /missing|header/.test(rule)));
  const live = async (answer: RequestListener, more?: object) => {
    const base = new URL(await hostThat(answer));
    return findingsAbout(await examine({ base, paths: [], isLive: true, expected: expected(more) }));
  };

  test('are reported by the command if they are missing, with the reason for those of the CV', async () => {
    const folder = await copyOf(built);
    for (const file of ['llms.txt', 'cv-teaching.html']) await rm(join(folder, 'dist', file));
    const { code, stderr } = await command(['doctor'], { NO_COLOR: '1' }, folder);
    expect(code).toBe(1);
    expect(stderr.replace(/in \S+\n$/, 'in dist\n')).toMatchInlineSnapshot(`
      "error missing-page: This page of the CV is missing.
         ┌─ /cv-teaching
         = Build the site again, and publish the whole folder.

      error missing-cv: This file of the CV is missing.
         ┌─ /cv.docx and 1 more file
         = Its package may not be installed: "onefolio build" prints the command. Then build again, and publish the whole folder.

      error missing-output: This file is missing, although "outputs" in the site file turns it on.
         ┌─ /llms.txt
         = Build the site again, and publish the whole folder.

      warning no-description: The page has no description for search results.
         ┌─ /
         = Add "description" to the page in site.json.

      3 errors and 1 warning in dist
      "
    `);
  });

  test('are requested from a live host too', async () => {
    const host = serveSite(join(built, 'dist'), '');
    expect(await live(host)).toEqual([]);
    const without: RequestListener = (request, response) => {
      if (/teaching|vcf/.test(request.url ?? '')) response.writeHead(404).end();
      else host(request, response);
    };
    expect(await live(without)).toEqual([
      'missing-page: This page of the CV is missing. (/cv-teaching)',
      'missing-cv: This file of the CV is missing. (/cv-teaching.txt)',
      'missing-output: This file is missing, although "outputs" in the site file turns it on. (/contact.vcf)',
    ]);
    expect(await live(without, { url: 'https://other.example/' })).toEqual([]);
  });

  test('are one warning with all other headers that a live host does not send', async () => {
    const folder = await copyOf(join(built, 'dist'));
    await rm(join(folder, '_headers'));
    expect(await live(serveSite(folder, ''))).toEqual([
      expect.stringMatching(
        /^no-headers: The host doesn't send these headers: \S.*, Content-Disposition, X-Robots-Tag\. \(\/\)$/,
      ),
    ]);
  });

  test('are reported if a live host sends another header', async () => {
    const folder = await copyOf(join(built, 'dist'));
    await edit('inline; filename=amina-trabelsi-cv.txt', 'attachment', '_headers')(folder);
    await edit('Content-Type: text/plain;charset=utf-8', 'Content-Type: text/plain', '_headers')(folder);
    await edit('X-Robots-Tag: noindex', 'X-Robots-Tag: none, NoIndex', '_headers')(folder);
    expect(await live(serveSite(folder, ''))).toEqual([
      'wrong-header: The file is served with "Content-Type: text/plain" instead of "text/plain;charset=utf-8". (/cv.txt)',
      'wrong-header: The file is served with "Content-Disposition: attachment" instead of "inline; filename=amina-trabelsi-cv.txt". (/cv.txt)',
    ]);
  });

  test('are unknown if their host is down', async () => {
    const host = serveSite(join(built, 'dist'), '');
    const found = await live((request, response) => {
      if (request.url?.endsWith('.vcf')) response.writeHead(503).end();
      else host(request, response);
    });
    expect(found).toEqual([]);
  });
});

describe('the command', () => {
  const doctor = async (spoil: (folder: string) => Promise<unknown>, ...words: string[]) => {
    const folder = await folderOf();
    await cp(good, join(folder, 'dist'), { recursive: true });
    await spoil(join(folder, 'dist'));
    return command(['doctor', '--site', join(folder, 'site.json'), ...words], { NO_COLOR: '1' });
  };

  test('prints each problem, its place and its fix, and exits with 1', async () => {
    const { code, stderr } = await doctor(add('<a href="/nope">x</a>', 'terms-of-service.html'));
    expect(code).toBe(1);
    expect(stderr.replace(/in \S+\n$/, 'in dist\n')).toMatchInlineSnapshot(`
      "error dead-link: The link to /nope is broken.
         ┌─ /terms-of-service
         = Correct the link, or build the site again.

      1 error in dist
      "
    `);
  });

  test('exits with 0 when there are only warnings', async () => {
    expect((await doctor(add(inbox))).code).toBe(0);
  });

  test('reports a build that was interrupted', async () => {
    const { code, stderr } = await doctor((dist) => put(join(dist, '../.onefolio/lock'), '999999999'));
    expect([code, stderr.split('\n')[0]]).toEqual([
      0,
      'The last build was interrupted, so run "onefolio build" again before you publish the site.',
    ]);
  });

  test('prints annotations for GitHub', async () => {
    const { stdout } = await doctor(add(inbox), '--format', 'github');
    expect(stdout).toBe(
      `::warning title=inbox::A form submits to the test inbox (/_onefolio/inbox), which doesn't exist on a published site. In site.json, set "endpoint" in "send" to the URL of your form service, then build again. (/privacy-policy)\n`,
    );
  });

  test('asks for a build if there is none, and for a site if there is none to build', async () => {
    const remove = (folder: string) => rm(folder, { recursive: true });
    const { code, stderr } = await doctor(remove);
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(
        /^There is no site in \S+\. Go to your site's folder, or create a site with "onefolio new"\.\n$/,
      ),
    ]);
    const unbuilt = await doctor(async (folder) => {
      await remove(folder);
      await writeFile(join(dirname(folder), 'site.json'), '{}');
    });
    expect([unbuilt.code, unbuilt.stderr]).toEqual([
      1,
      expect.stringMatching(/^There is no built site in .*dist\. Run "onefolio build" or "npm run build" first\.\n$/),
    ]);
  });
});

/* Random characters that hardly compress. */
function noise(length: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48_271) % 2_147_483_647;
    return String.fromCharCode(48 + (state % 75));
  }).join('');
}
