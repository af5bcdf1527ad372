import { expect, test } from 'vitest';
import { compileSite, smallSite } from '../../../support/sites/site.ts';

const [told, own, hosted] = ['https://told.example/', 'https://own.example/', 'https://hosted.example/'];

test.each([
  ['what the host says, if it says anything', told, own, hosted, told],
  ['what the file says otherwise', undefined, own, hosted, own],
  ['where it is hosted when nothing else says where', undefined, undefined, hosted, hosted],
  ['nowhere when nothing does', undefined, undefined, undefined, undefined],
  ['nowhere when it is shown at a root of its own', null, own, hosted, undefined],
])('a site is found at %s', (_, url, written, fallbackUrl, found) => {
  const site = { ...smallSite(), ...(written && { url: written }) };
  expect(compileSite(site, { url, fallbackUrl }).site?.url).toBe(found);
});
