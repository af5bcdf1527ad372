import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { eachText, mapTexts } from '../../../src/core/validation/site-texts.ts';
import { siteWith } from '../../support/sites/site.ts';

function textsOf(site: unknown): string[] {
  const found: string[] = [];
  eachText(registry, site, ({ text, kind, steps }) => found.push(`${steps.join('/')} ${kind} ${text}`));
  return found;
}

test('visits the texts that the schema defines, and no unknown settings', () => {
  const site = siteWith({ type: 'hero', headline: 'Hello', artwork: { kind: 'x' }, contactLine: ['x'], nothing: null });
  site.owner = { name: 'A', unknown: 'x' };
  site.unknown = { name: 'x' };
  site.pages[0].blocks.push({ type: 'unheard-of', headline: 'x', blocks: ['x'] }, null);
  const known = [
    'language language en',
    'owner/name label A',
    'pages/0/path path /',
    'pages/0/title line Home',
    'pages/0/blocks/0/headline line Hello',
  ];
  expect(textsOf(site)).toEqual(known);
  const visited: string[] = [];
  const mapped = mapTexts(registry, site, ({ text, kind, steps }) => {
    visited.push(`${steps.join('/')} ${kind} ${text}`);
    return text;
  });
  expect(visited).toEqual(known);
  expect(mapped).toBe(site);
});

test('skips hidden blocks', () => {
  const site = siteWith({ type: 'hero', headline: 'Hello', hidden: true });
  expect(textsOf(site).filter((text) => text.includes('blocks'))).toEqual([]);
  expect(mapTexts(registry, site, () => 'mapped').pages[0].blocks).toEqual(site.pages[0].blocks);
});
