import { expect, test } from 'vitest';
import { failureOf } from '../../src/doctor/fetcher.ts';
import { Findings } from '../../src/doctor/findings.ts';
import { readPage } from '../../src/doctor/read-page.ts';

test('reads every file of a page, and which of them load with it', () => {
  const { files } = readPage(`
    <link rel=stylesheet href=/a.css><link rel=stylesheet media=print href=/b.css><script src=/a.js></script>
    <img src=/a.jpg srcset="/a-1.jpg 240w, /a-2.jpg 480w"><img src=/b.jpg loading=lazy>
    <picture><source srcset="/c.avif 1x"></picture><video src=/d.mp4 poster=/d.jpg></video><audio src=/e.mp3></audio>`);
  expect([...files].filter(([, isLater]) => !isLater).map(([href]) => href)).toEqual(['/a.css', '/a.js', '/a.jpg']);
  expect([...files].filter(([, isLater]) => isLater).map(([href]) => href)).toEqual([
    '/b.css',
    '/a-1.jpg',
    '/a-2.jpg',
    '/b.jpg',
    '/c.avif',
    '/d.mp4',
    '/d.jpg',
    '/e.mp3',
  ]);
});

test('reads no tags in scripts, styles, titles and text fields', () => {
  const tag = '<a href="/x">';
  const html = ['script', 'style', 'title', 'textarea', 'noscript'].map((name) => `<${name}>${tag}</${name}>`).join('');
  expect(readPage(html).links.size).toBe(0);
  expect(readPage(`${html}${tag}`).links.size).toBe(1);
});

const many = 200_000;
test.each<[string, () => unknown]>([
  ['many ids', () => readPage(Array.from({ length: many }, (_, at) => `<i id=${at}></i>`).join(''))],
  ['many nested elements', () => readPage('<div>'.repeat(many))],
  ['a "srcset" without commas', () => readPage(`<img srcset="${'a '.repeat(many)}">`)],
  [
    'one finding on many pages',
    () => {
      const findings = new Findings();
      for (let at = 0; at < many; at++) findings.add('no-description', `/${at}`);
      return findings.list();
    },
  ],
])('reads %s in a time that grows with its length', (_, read) => {
  const start = performance.now();
  read();
  expect(performance.now() - start).toBeLessThan(20_000);
});

const caused = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code }) });

test.each<[unknown, string]>([
  [caused('ENOTFOUND'), 'its host name was not found'],
  [caused('ECONNREFUSED'), 'the host refused the connection'],
  [caused('ENETUNREACH'), 'the host is unreachable'],
  [caused('UND_ERR_CONNECT_TIMEOUT'), 'the host did not answer in time'],
  [caused('UND_ERR_HEADERS_OVERFLOW'), 'the headers of the response are too large'],
  [caused('UND_ERR_RES_CONTENT_LENGTH_MISMATCH'), "the response isn't valid HTTP"],
  [caused('UND_ERR_SOCKET'), 'the host closed the connection'],
  [caused('Z_DATA_ERROR'), 'the compressed response is damaged'],
  [caused('CERT_HAS_EXPIRED'), "the certificate of the host isn't valid"],
  [caused('ERR_SSL_WRONG_VERSION_NUMBER'), "the host doesn't support HTTPS at this address"],
  [caused('ESOMETHING'), 'the request failed'],
  [new TypeError('fetch failed', { cause: new Error('bad port') }), 'browsers block this port'],
  ['x', 'the request failed'],
])('explains the failure %j', (error, reason) => {
  expect(failureOf(error)).toBe(reason);
});
