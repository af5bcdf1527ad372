import { expect, test } from 'vitest';
import { isolateLatin } from '../../../src/core/text/bidi.ts';
import { telephoneAddress } from '../../../src/core/text/telephone.ts';
import { diagnosticsOf, siteWith } from '../../support/sites/site.ts';

const numbers = [
  ['+216 71 000 000', 'tel:+21671000000'],
  ['+216 (0)71 000 000', 'tel:+21671000000'],
  ['(+216) 71 000 000', 'tel:+21671000000'],
  ['+49 (0) 30 123456', 'tel:+4930123456'],
  ['0041 44 000 00 00', 'tel:+41440000000'],
  ['(0041) 44 000 00 00', 'tel:+41440000000'],
  ['(912) 555-4321', 'tel:9125554321'],
  ['030/123456', 'tel:030123456'],
  ['(0)30 123456', 'tel:030123456'],
  ['912\u00a0555\u20114321', 'tel:9125554321'],
  ['(912) 555-4321 ext. 12', 'tel:9125554321;ext=12'],
  ['(912) 555-4321, Ext 12', 'tel:9125554321;ext=12'],
  ['912-555-4321 x12', 'tel:9125554321;ext=12'],
  ['+33 1 23 45 67 89 poste 12', 'tel:+33123456789;ext=12'],
] as const;

test.each(numbers)('links %s to its tel: URL', (written, address) => {
  expect(telephoneAddress(written)).toBe(address);
  expect(telephoneAddress(address.slice(4))).toBe(address);
});

test.each(numbers)('accepts %s as the telephone number of the owner', (phone) => {
  const site = siteWith({ type: 'hero', headline: 'x' });
  expect(diagnosticsOf({ ...site, owner: { ...site.owner, phone } })).toEqual([]);
});

test.each([...numbers])('isolates %s as a whole in Arabic', (phone) => {
  expect(isolateLatin(`هاتف ${phone}`)).toBe(`هاتف \u2066${phone}\u2069`);
});
