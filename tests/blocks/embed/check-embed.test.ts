import { expect, test } from 'vitest';
import { framedFolders, framedIn } from '../../../src/node/render/content-security-policy.ts';
import { compileSite, complaintsOf, siteWith } from '../../support/sites/site.ts';

const embed = (more: object) =>
  siteWith({ type: 'hero', headline: 'Ana' }, { type: 'embed', id: 'a', title: 'A', ...more });

test.each([
  ['https://www.youtube.com/watch?v=aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://m.youtube.com/watch?t=3&v=aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://www.youtube.com/shorts/aqz-KE-bpKQ', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://youtu.be/aqz-KE-bpKQ?t=3', 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ'],
  ['https://vimeo.com/76979871', 'https://player.vimeo.com/video/76979871'],
])('replaces %s, which refuses frames, by its player', (from, player) => {
  const { diagnostics } = compileSite(embed({ from }));
  expect(diagnostics.map(({ code, fix }) => [code, fix?.edits.map(({ text }) => text)])).toEqual([
    ['OF292', [JSON.stringify(player)]],
  ]);
});

test.each([
  'https://www.youtube-nocookie.com/embed/a',
  'https://player.vimeo.com/video/1',
  'https://maps.example/?q=a',
])('accepts %s', (from) => expect(complaintsOf(embed({ from }))).toEqual([]));

test.each([
  [embed({ from: 'https://1.1.1.999/' }), 'OF222'],
  [{ ...siteWith({ type: 'hero', headline: 'Plausible' }), analytics: { plausible: 'https://1.1.1.999' } }, 'OF222'],
])('reports a host that no browser accepts', (site, code) => {
  expect(compileSite(site).diagnostics.map((each) => each.code)).toEqual([code]);
});

test.each([
  ['/demo', ['OF291']],
  ['/demo/more', ['OF291']],
  ['/demos', []],
])('reports a page at %s beside a framed file in /demo/ exactly if it would be in its folder', (path, codes) => {
  const site = embed({ src: '/demo/index.html' });
  site.pages.push({ path, title: 'More', blocks: [{ type: 'hero', headline: 'More' }] });
  const { diagnostics } = compileSite(site, { hasFile: (file) => file === '/demo/index.html' });
  expect(diagnostics.map(({ code }) => code)).toEqual(codes);
});

test('reports a page of the site itself, which would have access to the page around it', () => {
  const site = { ...embed({ from: 'https://ana.example/demo/' }), url: 'https://ana.example/portfolio/' };
  expect(compileSite(site).diagnostics.map(({ code }) => code)).toEqual(['OF293']);
});

test('reports a framed file in the folder of the CV', () => {
  const site = { ...embed({ src: '/cv/index.html' }), outputs: { cv: true } };
  const { diagnostics } = compileSite(site, { hasFile: () => true });
  expect(diagnostics.map(({ code }) => code)).toContain('OF291');
});

test('finds the folders and origins of all frames', () => {
  const { site } = compileSite(
    siteWith(
      { type: 'embed', title: 'A', src: '/demo/a/index.html' },
      { type: 'embed', id: 'b', title: 'B', src: '/demo/a/other.html' },
      { type: 'embed', id: 'c', title: 'C', from: 'https://player.example:8443/1?a' },
    ),
  );
  expect(site && framedFolders([site, site])).toEqual(['/demo/a']);
  expect(site && framedIn(site).flatMap(({ origin }) => origin ?? [])).toEqual(['https://player.example:8443']);
});
