import { expect, test } from 'vitest';
import { Budget, folderLimits } from '../../src/doctor/budget.ts';
import { elementsIn } from '../../src/doctor/elements-in.ts';
import { Fetcher } from '../../src/doctor/fetcher.ts';
import { Findings } from '../../src/doctor/findings.ts';
import { readPage } from '../../src/doctor/read-page.ts';
import { readSitemap } from '../../src/doctor/read-sitemap.ts';
import { addressesIn } from '../../src/doctor/srcset.ts';
import { hostThat } from '../support/host.ts';

test.each<[string, string[]]>([
  ['', []],
  ['a', ['a']],
  ['a.avif 240w, b.avif 480w', ['a.avif', 'b.avif']],
  ['a 1x,b 2x', ['a', 'b']],
  ['a,b 2x', ['a,b']],
  ['a, b', ['a', 'b']],
  [' ,a 1x , ,b,', ['a', 'b']],
  ['data:image/svg+xml,x 1x, b', ['data:image/svg+xml,x', 'b']],
  ['a calc(1, 2) 3w, b', ['a', 'b']],
  ['a (1, b', ['a']],
  [',,,', []],
])('reads the addresses of srcset="%s" as browsers do', (set, expected) => {
  expect(addressesIn(set)).toEqual(expected);
});

/* Milliseconds that a call takes. */
const timeOf = async (call: () => unknown) => {
  const start = performance.now();
  await call();
  return performance.now() - start;
};

const many = 200_000;
test.each<[string, () => unknown]>([
  ['a "srcset" without commas', () => addressesIn(`${'a '.repeat(many)}(`)],
  ['a "srcset" of commas', () => addressesIn(`a${','.repeat(many)}b${',('.repeat(many)}`)],
  ['many ids', () => readPage(Array.from({ length: 20_000 }, (_, at) => `<i id=${at}></i>`).join(''))],
  [
    'one finding on many pages',
    () => {
      const findings = new Findings();
      for (let at = 0; at < many; at++) findings.add('no-h1', `/${at}`);
      return findings.list();
    },
  ],
])('reads %s in a time that grows with its length', async (_, read) => {
  expect(await timeOf(read)).toBeLessThan(20_000);
});

test('reads sitemap entries with and without closing tags', async () => {
  const entry = '<url><loc>https://a.b/x</loc><xhtml:link href="https://a.b/fr?a=1&amp;b=2"/></url>';
  const address = await hostThat((_, response) => {
    response.setHeader('Content-Type', 'text/xml').end(`${'<url><loc>y</loc>'.repeat(many)}${entry}`);
  });
  const fetcher = new Fetcher(new URL(address), new Budget(folderLimits));
  expect(
    await timeOf(async () =>
      expect([...(await readSitemap({ fetcher }, 'https://a.b/'))]).toEqual([
        ['https://a.b/x', ['https://a.b/fr?a=1&b=2']],
      ]),
    ),
  ).toBeLessThan(20_000);
});

test('reports a page that takes too long to parse', () => {
  let now = 0;
  expect(elementsIn('<p>'.repeat(10_000), () => (now += 9000))).toBeNull();
  expect(readPage('<i></i>'.repeat(600_000))).toEqual({
    reason: 'it has too many elements, or nests them too deeply',
  });
});

test('returns elements in document order', () => {
  const names = elementsIn('<p>a<b><i>x</i></b><u></u></p><hr>')?.map(({ tagName }) => tagName);
  expect(names).toEqual(['html', 'head', 'body', 'p', 'b', 'i', 'u', 'hr']);
});
