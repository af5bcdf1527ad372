import { expect, test } from 'vitest';
import { devStyles } from '../../../src/node/dev/dev-styles.ts';
import { compileSite, exampleOf, siteWith } from '../../support/sites/site.ts';

const client = {
  style: ':root{--link:oklch(40% .1 250)}',
  styles: { 'legal-text': 'a{}' },
  letters: {},
  looks: { plate: { style: 'b{}', files: [] } },
};

test('has a style sheet at an address that changes with its text', () => {
  const styles = devStyles(client);
  const { site } = compileSite(siteWith({ type: 'hero', headline: 'Amina' }, exampleOf('legal-text')));
  const pages = site?.pages ?? [];
  const sites = [
    { pages: [] },
    { pages },
    { pages: [], theme: { accent: 25 } },
    { pages: [], theme: { look: 'plate' as const } },
    { pages: [], language: 'ja' },
    { pages: [], language: 'ar', digits: 'native' as const },
  ];
  const addresses = sites.map(styles.addressOf);
  expect(new Set(addresses).size).toBe(sites.length);
  expect(styles.textAt(addresses[1] as string)).toMatch(/a\{\}$/);
  expect(styles.textAt(addresses[3] as string)).toMatch(/b\{\}$/);
  expect(styles.addressOf({ pages })).toBe(addresses[1]);
});

test('keeps the latest style sheets only', () => {
  const styles = devStyles(client);
  const addresses = Array.from({ length: 30 }, (_, accent) => styles.addressOf({ pages: [], theme: { accent } }));
  expect(addresses.map(styles.textAt).map((text) => text !== null)).toEqual(addresses.map((_, index) => index >= 10));
});

test('has nothing at other addresses', () => {
  expect(devStyles(client).textAt('/_onefolio/style-00000000.css')).toBeNull();
});
