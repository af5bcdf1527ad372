import fc from 'fast-check';
import { expect, test } from 'vitest';
import { urlAdvice } from '../../../src/core/text/web-address.ts';
import { parseUrl } from '../../../src/shared/parse-url.ts';
import { complaintsOf, siteWith, smallSite } from '../../support/sites/site.ts';

const linked = (href: string) => siteWith({ type: 'hero', headline: 'x', links: [{ label: 'x', href }] });
const adviceOf = (href: string) => complaintsOf(linked(href)).map((line) => line.split(' | ').at(-1));

const port = 'The port must be a number from 1 to 65535.';
const numbers = 'A host that ends in a number must be an IPv4 address, for example "https://192.0.2.1/".';
const brackets = 'Write an IPv6 address between the brackets, for example "https://[2001:db8::1]/".';

/* Most are invalid addresses from the web platform tests. */
test.each([
  ['http://a:99999', 'Use a port from 1 to 65535.'],
  ['http://a:65536/x', 'Use a port from 1 to 65535.'],
  ['http://a:b/x', port],
  ['http://f:999999999999999999999/c', 'Use a port from 1 to 65535.'],
  ['http://f:b/c', port],
  ['http://a:80:90/', port],
  ['https://:80', 'Add the host after //, for example "https://example.com/".'],
  ['http://256.256.256.256', numbers],
  ['http://192.168.0.257', numbers],
  ['http://192.168.0.1.2', numbers],
  ['http://1.2.3.08', numbers],
  ['http://0x100000000', numbers],
  ['http://foo.0x4', numbers],
  ['http://foo.2.3', numbers],
  ['http://09.2.3.4.', numbers],
  ['http://%30%78%63%30%2e%30%32%35%30.01%2e', null],
  ['http://[1::2]:3:4', port],
  ['http://[:::1]', brackets],
  ['http://[google.com]', brackets],
  ['http://[::1.2.3.4x]', brackets],
  ['http://[::127.0.0.0.1]', brackets],
  ['http://[::1%2501]', brackets],
  ['http://[', brackets],
  ['http://a%00b/', 'Remove the character U+0000 from the host.'],
  ['http://a%20b/', 'Remove the character U+0020 from the host.'],
  ['http://ho%7Fst/', 'Remove the character U+007F from the host.'],
  ['http://a^b', 'Remove "^" from the host.'],
  ['http://a|b/', 'Remove "|" from the host.'],
  ['http://ho%23st/', 'Remove "#" from the host.'],
  ['http://ho%40st/', 'Remove "@" from the host.'],
  ['http://ho%5Bst/', 'Remove "[" from the host.'],
  ['http://%zz%66%a.com', 'Remove "%" from the host.'],
  ['http://％４１.com', 'Remove "%" from the host.'],
  ['https://x/x', null],
  ['http://xn--a', '"xn--a" isn\'t valid Punycode. Write the host in its original script.'],
  ['https://xn--/', '"xn--" isn\'t valid Punycode. Write the host in its original script.'],
  ['https://\u00AD/', 'Use a host name of letters, digits, hyphens and dots, for example "example.com".'],
  ['https://faß.ExAmPlE/', null],
  ['https://example.com:443/a?b#c', null],
  ['https://مثال.إختبار/', null],
  ['mailto:nobody', null],
  ['tel:1', null],
])('explains the error in a link to %s', (href, advice) => {
  expect(adviceOf(href)).toEqual(advice === null ? [] : [advice]);
});

test('fills the placeholders of a link first', () => {
  const site = linked('https://{name}/');
  site.owner.name = 'a^b';
  expect(complaintsOf(site)).toEqual([
    'OF222 Invalid URL: "https://a^b/". | at "https://{name}/" | Remove "^" from the host.',
  ]);
  site.owner.name = 'example.com';
  expect(complaintsOf(site)).toEqual([]);
});

test('explains errors in the URL of the site and in an endpoint', () => {
  const form = {
    type: 'form',
    fields: [{ name: 'a', label: 'A', type: 'text' }],
    send: { endpoint: 'https://1.2.3.256/x' },
  };
  const site = { ...siteWith({ ...form, id: 'a' }), url: 'https://1.2.3.256/' };
  expect(complaintsOf(site).map((line) => line.split(' | ').at(-1))).toEqual([numbers, numbers]);
  expect(complaintsOf({ ...smallSite(), url: 'https://example.com/' })).toEqual([]);
});

test('finds an error in exactly the web addresses that the URL standard rejects', () => {
  const host = fc.array(fc.constantFrom(...'ab01x.-:[]%2e^|@\u00ADé٠xn')).map((parts) => parts.join(''));
  fc.assert(
    fc.property(fc.webUrl(), host, fc.nat(99_999), (url, name, port) => {
      expect(urlAdvice(url)).toBeNull();
      for (const address of [`https://${name}/x`, `http://${name}:${port}`])
        expect([address, urlAdvice(address) === null]).toEqual([address, parseUrl(address) !== null]);
    }),
    { numRuns: 1000 },
  );
});
