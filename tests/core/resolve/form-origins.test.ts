import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { formOrigins } from '../../../src/node/render/content-security-policy.ts';
import { compileSite, exampleOf, siteWith } from '../../support/sites/site.ts';

test('lists the origins that forms send to, without paths on the site itself', () => {
  const form = (id: string, send?: object) => ({ ...exampleOf('form'), id, send });
  const { site } = compileSite(
    siteWith(
      { type: 'hero', headline: 'x' },
      form('a', { endpoint: 'https://forms.example/f/1' }),
      form('b', { endpoint: '/send' }),
      form('c'),
    ),
  );
  expect(site && formOrigins(registry, site)).toEqual(['https://forms.example']);
});
