import { expect, test } from 'vitest';
import { compileSite, smallSite } from '../../../support/sites/site.ts';

const [host, file, fallback] = ['https://host.example/', 'https://file.example/', 'https://fallback.example/'];

test.each([
  ['that of the host if it has one', host, file, fallback, host],
  ['that of the file otherwise', undefined, file, fallback, file],
  ['the fallback without either', undefined, undefined, fallback, fallback],
  ['unknown without any', undefined, undefined, undefined, undefined],
  ['unknown if the host sets it to null', null, file, fallback, undefined],
])('the URL of a site is %s', (_, url, written, fallbackUrl, found) => {
  const site = { ...smallSite(), ...(written && { url: written }) };
  expect(compileSite(site, { url, fallbackUrl }).site?.url).toBe(found);
});
