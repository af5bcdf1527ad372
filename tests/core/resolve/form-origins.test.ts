import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { formOrigins } from '../../../src/node/render/content-security-policy.ts';
import { compileSite, exampleOf, siteWith } from '../../support/sites/site.ts';

test('lists the origins that forms send to and are redirected to, without paths on the site itself', () => {
  const form = (id: string, send?: object) => ({ ...exampleOf('form'), id, send });
  const { site } = compileSite(
    siteWith(
      { type: 'hero', headline: 'x' },
      form('a', { endpoint: 'https://forms.example/f/1' }),
      form('b', { endpoint: '/send' }),
      form('c'),
      form('d', { endpoint: 'https://script.example/exec', origins: ['https://Answers.example:443/'] }),
    ),
  );
  expect(site && formOrigins(registry, site)).toEqual([
    'https://forms.example',
    'https://script.example',
    'https://answers.example',
  ]);
});
