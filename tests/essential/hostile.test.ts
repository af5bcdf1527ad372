import { afterAll, beforeAll, test } from 'vitest';
import { type Endpoint, openEndpoint } from '../support/endpoint.ts';
import { type HostileSite, openHostileSite, tourHostileSite } from '../support/hostile-site.ts';
import { patience } from '../support/patience.ts';

let endpoint: Endpoint;
let site: HostileSite;
beforeAll(async () => {
  endpoint = await openEndpoint();
  site = await openHostileSite(endpoint);
});
afterAll(() => Promise.all([site.close(), endpoint.close()]));

// The elements of these pages are compared with those of harmless ones in tests/browser/hostile.test.ts.
test('no injection runs on any page, nor from the response to a form', { timeout: 4 * patience }, () =>
  tourHostileSite(site, { bypassCSP: true, answered: 1 }, () => {}),
);
