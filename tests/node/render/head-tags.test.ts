import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { paginate } from '../../../src/core/resolve/paginate.ts';
import { imagesOf, type PreviewsWithWords, previewTags } from '../../../src/node/render/head-tags.ts';
import { withPlainText } from '../../../src/shared/rich-text.ts';
import { sampleDate } from '../../../src/shared/time.ts';
import { compileSite, smallSite } from '../../support/sites/site.ts';

/* The link preview tags of the second page. */
function tagsOf(more: object, image?: string, withWords?: PreviewsWithWords) {
  const [home] = smallSite().pages;
  const about = { ...home, path: '/about', title: 'About', ...(image && { image: { src: image, alt: 'Me' } }) };
  const { site } = compileSite({ ...smallSite(), ...more, pages: [home, about] });
  const page = site && paginate(registry, site).pages[1];
  if (!page) throw new Error('the site is wrong');
  return previewTags(site, page, withPlainText(page.head, sampleDate), {
    images: imagesOf(site),
    isDrawn: true,
    withWords,
    now: sampleDate,
  });
}

/* The addresses in them. */
const addressesOf = (more: object, image?: string) =>
  tagsOf(more, image).flatMap((tag) => /property="og:(?:url|image)" content="(.*)"/.exec(tag)?.[1] ?? []);

test('gives link previews absolute addresses below the path of the site', () => {
  const url = 'https://example.com/portfolio/';
  const about = 'https://example.com/portfolio/about';
  expect(addressesOf({ url })).toEqual([about, 'https://example.com/portfolio/link-preview.png']);
  expect(addressesOf({ url }, '/me.jpg')).toEqual([about, 'https://example.com/portfolio/me.jpg']);
});

test('gives link previews no address when the site has none', () => {
  expect(addressesOf({}, '/me.jpg')).toEqual([]);
});

test('describes a generated link preview with its text, unless the page has a custom image', () => {
  const url = 'https://example.com/';
  const drawn = new Map([['/about', { address: '/assets/previews/about-1.png', alt: 'About · Ada' }]]);
  const isOfImage = (tag: string) => tag.includes('og:image') || tag.includes('twitter');
  expect(tagsOf({ url }, undefined, drawn).filter(isOfImage)).toMatchInlineSnapshot(`
    [
      "<meta property="og:image" content="https://example.com/assets/previews/about-1.png">",
      "<meta property="og:image:alt" content="About · Ada">",
      "<meta property="og:image:width" content="1200">",
      "<meta property="og:image:height" content="630">",
      "<meta name="twitter:card" content="summary_large_image">",
    ]
  `);
  expect(tagsOf({ url }, '/me.jpg', drawn).filter(isOfImage)).toMatchInlineSnapshot(`
    [
      "<meta property="og:image" content="https://example.com/me.jpg">",
      "<meta property="og:image:alt" content="Me">",
      "<meta name="twitter:card" content="summary_large_image">",
    ]
  `);
  expect(tagsOf({}, undefined, drawn).filter(isOfImage)).toMatchInlineSnapshot(`
    [
      "<meta name="twitter:card" content="summary">",
    ]
  `);
});
