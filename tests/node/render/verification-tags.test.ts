import { expect, test } from 'vitest';
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
