import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { paginate } from '../../../src/core/resolve/paginate.ts';
import { verificationTags } from '../../../src/node/render/head-tags.ts';
import { compileSite, siteWith } from '../../support/sites/site.ts';

const small = siteWith({ type: 'hero', headline: 'Ana' });
const verify = { google: 'a-1', bing: 'B2', me: ['https://mastodon.example/@ana?a=1&b=2'] };
const { site } = compileSite({ ...small, verify });

test('the home page proves to other services that the site is the owner’s', () => {
  expect(site && verificationTags(site, { path: '/' })).toEqual([
    '<meta name="google-site-verification" content="a-1">',
    '<meta name="msvalidate.01" content="B2">',
    '<link rel="me" href="https://mastodon.example/@ana?a=1&amp;b=2">',
  ]);
});

test('other pages, and sites without codes, have no such tags', () => {
  expect(site && verificationTags(site, { path: '/other' })).toEqual([]);
  const { site: plain } = compileSite(small);
  expect(plain && verificationTags(plain, { path: '/' })).toEqual([]);
});

test('pages count no views without the URL of the site', () => {
  const analytics = { goatcounter: 'https://ana.goatcounter.example' };
  const shellOf = (more: object) => {
    const { site: compiled } = compileSite({ ...small, analytics, ...more });
    return compiled && paginate(registry, compiled).shell.analytics;
  };
  expect(shellOf({})).toBeUndefined();
  expect(shellOf({ url: 'https://ana.example/portfolio/' })).toEqual({ ...analytics, origin: 'https://ana.example' });
});
