import type { RequestListener, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Budget, type Limits } from '../../src/doctor/budget.ts';
import { examine } from '../../src/doctor/examine.ts';
import { hostThat, rawHostThat } from '../support/host.ts';

const limits: Limits = { pages: 30, bytes: 3_000_000, seconds: 60 };

const examined = async (address: string, changed: Partial<Limits> = {}) => {
  const budget = new Budget({ ...limits, ...changed });
  const findings = await examine({ base: new URL(address), paths: [], isLive: true, budget });
  const found = findings.map(({ rule, message, pages: [first] }) => `${rule}: ${message} (${first})`);
  return { found, seen: budget.usage };
};

const page = (response: ServerResponse, body: string, head = '') =>
  response
    .writeHead(200, { 'Content-Type': 'text/html' })
    .end(
      `<!doctype html><html lang="en"><title>x</title><meta name="description" content="x">${head}<h1>x</h1>${body}`,
    );

/* Only the home page, with a body; everything else is missing. */
const home =
  (body: string, others: Record<string, string> = {}): RequestListener =>
  ({ url = '' }, response) => {
    const other = url === '/' ? body : others[url];
    if (other === undefined) response.writeHead(404).end();
    else page(response, other);
  };

test.each<[string, RequestListener, Partial<Limits>, string]>([
  [
    'has endless links',
    (() => {
      let count = 0;
      return (_, response) => page(response, `<a href="/${++count}">x</a><a href="/${++count}">x</a>`);
    })(),
    {},
    '30 pages',
  ],
  [
    'sends endless bytes',
    (_, response) => {
      response.writeHead(200, { 'Content-Type': 'text/html' });
      const more = () => response.destroyed || response.write('x'.repeat(100_000), more);
      more();
    },
    {},
    '3 MB',
  ],
  [
    'sends one byte now and then',
    ({ url }, response) => {
      if (url === '/') return page(response, '<img src="a.png"><img src="b.png"><img src="c.png"><img src="d.png">');
      response.writeHead(200, { 'Content-Type': 'image/png' }).write('x');
      const timer = setInterval(() => response.write('x'), 100);
      response.on('close', () => clearInterval(timer));
    },
    { seconds: 1 },
    '1 seconds',
  ],
])('stops at its budget on a host that %s', async (_, answer, changed, limit) => {
  const { found, seen } = await examined(await hostThat(answer), changed);
  expect(seen.limits).toContain(limit);
  if (limit !== '3 MB')
    expect(found).toContainEqual(
      expect.stringMatching(/^not-all: Only part of the site was examined\. Limits reached: /),
    );
});

test('sends at most six requests at a time', async () => {
  let [open, most] = [0, 0];
  const images = Array.from({ length: 60 }, (_, at) => `<img src="/${at}.png" alt="">`);
  const address = await hostThat(({ url }, response) => {
    most = Math.max(most, ++open);
    setTimeout(() => {
      open--;
      if (url === '/') page(response, images.join(''));
      else response.writeHead(404).end();
    }, 5);
  });
  const { seen } = await examined(address);
  expect(seen.requests).toBe(62);
  expect(most).toBeGreaterThan(1);
  expect(most).toBeLessThanOrEqual(6);
});

test('reports a language whose 404 page is in another language', async () => {
  const inLanguage = (language: string, prefix: string, body = '') =>
    `<!doctype html><html lang="${language}" data-prefix="${prefix}" data-entry=""><meta name="robots" content="noindex">${body}`;
  const address = await hostThat(({ url = '' }, response) => {
    const pages: Record<string, string> = {
      '/': inLanguage('en', '', '<a href="/fr">x</a>'),
      '/fr': inLanguage('fr', '/fr'),
    };
    response
      .writeHead(url in pages ? 200 : 404, { 'Content-Type': 'text/html' })
      .end(pages[url] ?? inLanguage('en', ''));
  });
  const { found } = await examined(address);
  expect(found).toContain(`other-404: The 404 page for paths under /fr isn't in "fr". (/fr/)`);
});

test.each<[string, string]>([
  ['a link to two slashes', '<a href="http://host//about">x</a><a href="/a//b">x</a><a href=".//about">x</a>'],
  ['a path that leaves the base', '<a href="/../../x">x</a><img src="../../../../etc/passwd" alt="" width=1 height=1>'],
  [
    'other kinds of URLs',
    '<a href="data:,x">x</a><a href="javascript:x">x</a><a href="ftp://x/">x</a><a href="a:b">x</a>',
  ],
  [
    'no URLs',
    '<a href="http://">x</a><a href="http://[::">x</a><img src="//" srcset="// 2x, http://[ 3x"><a href="%">x</a>',
  ],
  [
    'a prefix that leaves the base',
    '</h1></body></html><html data-entry="a.js" data-prefix="/../..//x"><body data-page-data="//[?">',
  ],
  ['5,000 nested elements', `${'<div>'.repeat(5000)}<a href="/deep">x</a>`],
  ['20,000 nested elements', '<div>'.repeat(20_000)],
  ['a million comments', '<!---->'.repeat(1_000_000)],
  ['20,000 attributes', `<p ${Array.from({ length: 20_000 }, (_, at) => `a${at}`).join(' ')}>`],
  [
    'formatting that is never closed',
    `${Array.from({ length: 3000 }, (_, at) => `<b id=${at}>`).join('')}${'<p>x</p>'.repeat(3000)}`,
  ],
  ['a "srcset" of a million characters', `<img srcset="${'a'.repeat(1_000_000)} (">`],
])('examines a page with %s to its end', async (_, body) => {
  const { found, seen } = await examined(await hostThat(home(body, { '//about': '', '/a//b': '' })), {
    bytes: 20_000_000,
  });
  expect(seen.limits).toEqual([]);
  expect(found).toContainEqual(expect.stringMatching(/^no-headers: /));
});

test('reads links below 5,000 nested elements', async () => {
  const { found } = await examined(await hostThat(home(`${'<div>'.repeat(5000)}<a href="/deep">x</a>`)), {
    seconds: 60,
  });
  expect(found).toContain('dead-link: The link to /deep is broken. (/)');
});

test('trusts the declared size of a large file, and does not read it', async () => {
  const { found, seen } = await examined(
    await hostThat(({ url }, response) => {
      if (url !== '/a.jpg')
        return home('<img src="/a.jpg" alt="" width=1 height=1>')({ url } as never, response as never);
      response.writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Length': 90_000_000 }).write('x');
    }),
  );
  expect(found).toContain('too-heavy: The image /a.jpg is 90000 kB; the limit is 500 kB. (/)');
  expect(seen.bytes).toBeLessThan(10_000);
});

test.each<[string, string | Buffer, string]>([
  ['no HTTP', 'SSH-2.0-x\r\n', "the response isn't valid HTTP"],
  ['an invalid status', 'HTTP/1.1 99999 x\r\n\r\n', "the response isn't valid HTTP"],
  ['a wrong length', 'HTTP/1.1 200 OK\r\nContent-Length: 5x\r\n\r\n', "the response isn't valid HTTP"],
  ['a wrong chunk', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n', "the response isn't valid HTTP"],
  ['headers without end', `HTTP/1.1 200 OK\r\nX: ${'x'.repeat(200_000)}`, 'the headers of the response are too large'],
  ['nothing', '', 'the host closed the connection'],
  ['half of a page', 'HTTP/1.1 200 OK\r\nContent-Length: 500\r\n\r\nx', 'the host closed the connection'],
])('explains that a host sends %s', async (_, bytes, reason) => {
  const address = await rawHostThat((socket) => socket.end(bytes));
  const { found } = await examined(address);
  expect(found).toEqual([`no-answer: Could not read ${address}: ${reason}. (/)`]);
});

test('does not wait for the rest of damaged gzip', async () => {
  const damaged = gzipSync('x'.repeat(9000)).fill(7, 12);
  const address = await hostThat((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html', 'Content-Encoding': 'gzip' }).end(damaged);
  });
  const { found } = await examined(address, { seconds: 1 });
  expect(found[0]).toMatch(
    /^no-answer: Could not read \S+: (?:no complete response in time|the compressed response is damaged)\. /,
  );
});

test('reports why a file could not be read, and not that it is missing', async () => {
  const address = await hostThat(({ url }, response) => {
    if (url === '/a.png') response.socket?.destroy();
    else home('<img src="/a.png" alt="" width=1 height=1>')({ url } as never, response as never);
  });
  const { found } = await examined(address);
  expect(found.filter((line) => line.includes('a.png'))).toEqual([
    'no-answer: Could not read /a.png: the host closed the connection. (/)',
  ]);
});

test.each([429, 500, 503])('reports nothing as broken or missing if the host returns status %i', async (status) => {
  const address = await hostThat(({ url }, response) => {
    if (url === '/') page(response, '<a href="/a">x</a><img src="/a.png" alt="" width=1 height=1>');
    else response.writeHead(url?.startsWith('/a') ? status : 404).end();
  });
  const { found } = await examined(address);
  expect(found.filter((line) => / \/a/.test(line))).toEqual([
    `no-answer: Could not read /a: the host returned status ${status}. (/)`,
    `no-answer: Could not read /a.png: the host returned status ${status}. (/)`,
  ]);
});

test.each([
  ['text/plain; charset=utf-8', 'text/plain'],
  ['application/xhtml+xml', 'application/xhtml+xml'],
  ['', 'no type'],
])('reports a home page with the type %j, which browsers show otherwise or not at all', async (sent, type) => {
  const address = await hostThat((_, response) => {
    response.writeHead(200, sent === '' ? {} : { 'Content-Type': sent }).end('<h1>x</h1>');
  });
  expect((await examined(address)).found).toEqual([`wrong-type: / is served as ${type} instead of text/html. (/)`]);
});

test('reports files besides the pages that are missing, or that phones and programs cannot read', async () => {
  const address = await hostThat(({ url = '' }, response) => {
    const alternate = '<link rel="alternate" type="text/markdown" href="/index.md">';
    if (url === '/')
      page(response, `${alternate}<a href="/contact.vcf">x</a><a href="/cv.txt">x</a><a href="/cv.docx">x</a>`);
    else if (url === '/contact.vcf') response.writeHead(200, { 'Content-Type': 'text/plain' }).end('BEGIN:VCARD');
    else if (url === '/cv.docx') response.writeHead(200, { 'Content-Type': '' }).end('PK');
    else if (url === '/cv.txt') response.writeHead(200, { 'Content-Type': 'text/plain;charset=utf-8' }).end('CV');
    else response.writeHead(404).end();
  });
  const { found } = await examined(address);
  expect(found.filter((line) => /vcf|txt|docx|\.md/.test(line))).toMatchInlineSnapshot(`
    [
      "dead-link: The link to /index.md is broken. (/)",
      "wrong-type: /contact.vcf is served as text/plain instead of text/vcard. (/)",
      "wrong-type: /cv.docx is served as no type instead of application/vnd.openxmlformats-officedocument.wordprocessingml.document. (/)",
    ]
  `);
});

test('reports why a link has no response, and not that it is broken', async () => {
  const address = await hostThat(({ url = '' }, response) => {
    if (url === '/') page(response, '<a href="/cut">x</a><a href="/loop">x</a><a href="/gone">x</a>');
    else if (url === '/cut') response.destroy();
    else if (url === '/loop') response.writeHead(302, { Location: '/loop' }).end();
    else response.writeHead(404).end();
  });
  const { found } = await examined(address);
  expect(found.filter((each) => /cut|loop|gone/.test(each))).toEqual([
    'no-answer: Could not read /cut: the host closed the connection. (/)',
    'dead-link: The link to /loop is broken. (/)',
    'dead-link: The link to /gone is broken. (/)',
  ]);
});
