import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { paginate } from '../../../src/core/resolve/paginate.ts';
import { fileTags, imagesOf, type PreviewsWithWords, previewTags } from '../../../src/node/render/head-tags.ts';
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

test('links the home page to the contact card, if there is one', () => {
  const { site, paginated } = compileSite({ ...smallSite(), outputs: { contact: true } });
  const [home] = paginated?.pages ?? [];
  if (!site || !home) throw new Error('the site is wrong');
  const link = '<link rel="alternate" type="text/vcard" href="/me/contact.vcf">';
  expect(fileTags(site, home, '/me', (path) => path === '/contact.vcf')).toEqual([link]);
  expect(fileTags(site, home, '/me', () => false)).toEqual([]);
  expect(fileTags({ ...site, outputs: {} }, home, '/me', () => true)).toEqual([]);
  expect(fileTags(site, { ...home, path: '/about' }, '/me', () => true)).toEqual([]);
});

test("describes the CV with the site's link preview, and with that of the home page", () => {
  const { site, paginated } = compileSite({ ...smallSite(), url: 'https://example.com/' });
  const [home] = paginated?.pages ?? [];
  if (!site || !home) throw new Error('the site is wrong');
  const cv = { contacts: [], sections: [], name: 'Amina', print: 'Print' };
  const page = { path: '/cv', head: { title: 'CV', isPrivate: true as const }, h1: null, blocks: [], cv };
  const previews = { images: imagesOf(site), isDrawn: true, now: sampleDate };
  const image = (withWords?: PreviewsWithWords) =>
    previewTags(site, page, { title: 'CV' }, { ...previews, withWords }).filter((tag) =>
      /og:(?:image"|url|type)/.test(tag),
    );
  expect(image()).toEqual([
    '<meta property="og:type" content="profile">',
    '<meta property="og:image" content="https://example.com/link-preview.png">',
  ]);
  expect(image(new Map([['/', { address: '/assets/previews/index-1.png', alt: 'Home' }]]))).toEqual([
    '<meta property="og:type" content="profile">',
    '<meta property="og:image" content="https://example.com/assets/previews/index-1.png">',
  ]);
});
