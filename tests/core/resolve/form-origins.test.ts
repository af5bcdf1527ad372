import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { formOrigins } from '../../../src/core/resolve/form-origins.ts';
import { compileSite, exampleOf, siteWith } from '../../support/sites/site.ts';

test('knows the other hosts that forms send to, and no paths of its own', () => {
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
