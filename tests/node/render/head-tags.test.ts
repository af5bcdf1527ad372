import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { paginate } from '../../../src/core/resolve/paginate.ts';
import { imagesOf, previewTags } from '../../../src/node/render/head-tags.ts';
import { withPlainText } from '../../../src/shared/rich-text.ts';
import { sampleDate } from '../../../src/shared/time.ts';
import { compileSite, smallSite } from '../../support/sites/site.ts';

/* The addresses in the link preview tags of the second page. */
function addressesOf(more: object, image?: string) {
  const [home] = smallSite().pages;
  const about = { ...home, path: '/about', title: 'About', ...(image && { image: { src: image, alt: 'Me' } }) };
  const { site } = compileSite({ ...smallSite(), ...more, pages: [home, about] });
  const page = site && paginate(registry, site).pages[1];
  if (!page) throw new Error('the site is wrong');
  const tags = previewTags(site, page, withPlainText(page.head, sampleDate), {
    images: imagesOf(site),
    isDrawn: true,
    now: sampleDate,
  });
  return tags.flatMap((tag) => /property="og:(?:url|image)" content="(.*)"/.exec(tag)?.[1] ?? []);
}

test('gives link previews absolute addresses below the path of the site', () => {
  const url = 'https://example.com/portfolio/';
  const about = 'https://example.com/portfolio/about';
  expect(addressesOf({ url })).toEqual([about, 'https://example.com/portfolio/link-preview.png']);
  expect(addressesOf({ url }, '/me.jpg')).toEqual([about, 'https://example.com/portfolio/me.jpg']);
});

test('gives link previews no address when the site has none', () => {
  expect(addressesOf({}, '/me.jpg')).toEqual([]);
});
