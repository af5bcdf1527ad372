import { expect, test } from 'vitest';
import { registry } from '../../../../src/blocks/registry.ts';
import { collectBlockData } from '../../../../src/core/outputs/structured-data/graphs-of.ts';
import { graphsIn, ownerIn } from '../../../support/graph.tsx';
import { siteWith } from '../../../support/sites/site.ts';
import blocks from './blocks.json';
import sites from './sites.json';

test.each(sites)('describes $describes', ({ site, graphs }) => {
  expect(graphsIn(site)).toEqual(graphs);
});

/* The properties of the owner that come from blocks. */
const identity = ['@type', '@id', 'name', 'address', 'jobTitle', 'url'];
const factsOf = (owner: object) => Object.fromEntries(Object.entries(owner).filter(([key]) => !identity.includes(key)));

test.each(blocks)('describes $describes', ({ blocks: list, owner, things }) => {
  const site = siteWith(...list);
  expect(factsOf(ownerIn(site))).toEqual(owner);
  expect(graphsIn(site)[0]?.slice(2)).toEqual(things);
});

test('links a credential to a file of the site if its URL is known', () => {
  const credentials = [{ title: 'Pilot', href: '/pilot.pdf' }];
  const { hasCredential } = ownerIn({
    ...siteWith({ type: 'credential-list', credentials }),
    url: 'https://example.com/me',
  });
  expect(hasCredential).toMatchObject([{ url: 'https://example.com/me/pilot.pdf' }]);
});

test('contains nothing for a block without structured data', () => {
  const today = { year: 2026, month: 1, day: 1 };
  const context = { person: { '@id': '#me' }, name: 'Amina', today };
  expect(collectBlockData(registry, [{ type: 'hero', headline: 'Hello' }], context)).toEqual({ facts: {}, things: [] });
});
