import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { paginate } from '../../../src/core/resolve/paginate.ts';
import { compileSite, complaintsOf, inLanguages, siteWith } from '../../support/sites/site.ts';

const analytics = { goatcounter: 'https://ana.goatcounter.example' };
const counted = (headline: string, more: object = {}) => ({
  ...siteWith({ type: 'hero', headline }),
  analytics,
  ...more,
});

test('pages count no views without the URL of the site', () => {
  const shellOf = (more: object) => {
    const { site } = compileSite(counted('Ana', more));
    return site && paginate(registry, site).shell.analytics;
  };
  expect(shellOf({})).toBeUndefined();
  expect(shellOf({ url: 'https://ana.example', analytics: {} })).toBeUndefined();
  expect(shellOf({ url: 'https://ana.example/portfolio/' })).toEqual({
    ...analytics,
    home: 'https://ana.example/portfolio/',
  });
});

test.each([
  ['GoatCounter counts page views', 0],
  ['Goat Counter counts page views', 0],
  ['A plausible site at https://goatcounter.example', 1],
])('"%s" has %i problems', (headline, count) => {
  expect(complaintsOf(counted(headline))).toHaveLength(count);
});

test('names the language in which no text mentions the service', () => {
  const hero = { type: 'hero', headline: { en: 'With GoatCounter', fr: 'Bonjour' } };
  expect(complaintsOf({ ...inLanguages(['en', 'fr'], hero), analytics }).join()).toContain(
    'No text of the site says in "fr" that GoatCounter counts page views.',
  );
});
