import { CspEvaluator, STRICTCSP_CHECKS } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { describe, expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { paginate } from '../../../src/core/resolve/paginate.ts';
import { removeSonnerStyles } from '../../../src/node/bundle/remove-sonner-styles.ts';
import {
  headersOf,
  type InlineHashes,
  inlineOf,
  policyOf,
  writePolicy,
} from '../../../src/node/render/content-security-policy.ts';
import { type DocumentFrame, dataText, writeDocument } from '../../../src/node/render/document.ts';
import { fileTags, imagesOf, type PreviewsWithText, previewTags } from '../../../src/node/render/head-tags.ts';
import { alternatesOf, languageTags } from '../../../src/node/render/language-tags.ts';
import { sitemaps } from '../../../src/node/render/robots-and-sitemap.ts';
import { withPlainText } from '../../../src/shared/rich-text.ts';
import { sampleDate } from '../../../src/shared/time.ts';
import { compileSite, smallSite } from '../../support/sites/site.ts';

const site = compileSite({ ...smallSite(), theme: { mode: 'dark' }, language: 'ar' }).site;
if (!site) throw new Error('the small site is wrong');
const { shell } = paginate(registry, site);

const frame: DocumentFrame = {
  shell,
  script: 'boot()',
  style: 'body{}',
  policy: "default-src 'none'",
  entry: '/assets/site-1.js',
  sprite: '<svg hidden></svg>',
  head: [],
  printStyle: '/print-1.css',
  shellAddress: '/_pages/all.shell.json',
};

function documentOf(title: string, markup = '<p>x</p>') {
  return writeDocument(frame, {
    pageDataAddress: '/_pages/index.json',
    head: { title },
    markup,
    tags: [],
    structuredData: null,
  });
}

describe('a document', () => {
  test('starts with the language, the direction, the script and the theme of the site', () => {
    expect(documentOf('x')).toMatch(
      /^<!doctype html><html lang="ar" dir="rtl" data-entry="\/assets\/site-1.js" data-shell="\/_pages\/all.shell.json" data-theme="dark">/,
    );
  });

  test('links the print style sheet if no script can load it later', () => {
    expect(documentOf('x')).toContain('<noscript><link rel="stylesheet" media="print" href="/print-1.css"></noscript>');
  });

  test('escapes markup in a title', () => {
    expect(documentOf('</title><script>alert(1)</script>')).toContain(
      '<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;</title>',
    );
  });
});

test('writes page data that cannot close its script element and parses to the same value', () => {
  const data = { a: '</script><!--\u2028\u2029&amp;' };
  const text = dataText(data);
  expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  expect(JSON.parse(text)).toEqual(data);
});

describe('the policy', () => {
  const input = { script: 'boot()', style: 'body{}', formOrigins: [], isHttps: false };

  test('allows the site itself, and its inline script and style by their hashes', () => {
    expect(writePolicy(policyOf(input))).toMatchInlineSnapshot(
      `"default-src 'none'; script-src 'self' 'sha256-MeZS89WlF0u+o0hCvHTBt4q1WHU+U+sJKgbdRUc36mY='; script-src-attr 'none'; style-src 'self' 'sha256-fJgEClQWV1hGkK4qHMO0KotTsVnMYMXTq7/suurGyUo='; style-src-attr 'none'; img-src 'self' data:; font-src 'self'; manifest-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-src 'none'; worker-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'"`,
    );
  });

  test('lets forms send to their own endpoints and nowhere else', () => {
    const text = writePolicy(
      policyOf({ ...input, formOrigins: ['https://b.example', 'https://a.example', 'https://b.example'] }),
    );
    expect(text).toContain("connect-src 'self' https://a.example https://b.example;");
    expect(text).toContain("form-action 'self' https://a.example https://b.example;");
  });

  test('upgrades requests only for a site on https, and refuses an origin that would break it', () => {
    expect(() => policyOf({ ...input, formOrigins: ['https://a.example; script-src *'] })).toThrow("isn't allowed in");
    expect(writePolicy(policyOf(input))).not.toContain('upgrade-insecure-requests');
    expect(writePolicy(policyOf({ ...input, isHttps: true }))).toContain('; upgrade-insecure-requests; ');
  });

  test('forbids framing in the header, since a meta element cannot', () => {
    const [, header = ''] = headersOf(policyOf(input))[0] ?? [];
    expect(header).toContain("frame-ancestors 'none'");
  });
});

test('fails when Sonner no longer injects its style sheet in the known way', () => {
  const { transform } = removeSonnerStyles() as unknown as { transform: { handler(code: string): { code: string } } };
  const injected = `a;\n__insertCSS("${'x'.repeat(12_000)}");\nb;`;
  expect(transform.handler(injected).code).toBe('a;\n\nb;');
  expect(() => transform.handler('a;\nb;')).toThrow('Sonner has changed how it injects');
});

/* The link preview tags of the second page. */
function tagsOf(more: object, image?: string, withWords?: PreviewsWithText) {
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
  const image = (withWords?: PreviewsWithText) =>
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

type Site = Parameters<typeof alternatesOf>[0][number];
const inLanguage = (language: string, paths: string[], more: Partial<Site['site']> = {}): Site =>
  ({
    site: { url: 'https://example.com/', language, prefix: language === 'en' ? undefined : `/${language}`, ...more },
    paginated: { pages: paths.map((path) => ({ path })) },
  }) as unknown as Site;

const three = [
  inLanguage('en', ['/', '/about', '/english']),
  inLanguage('fr', ['/', '/about'], { untranslated: ['/about'] }),
  inLanguage('pt-BR', ['/', '/about'], { prefix: '/pt-BR' }),
];

test('lists every language of a page, itself included, with the first as the default', () => {
  expect(languageTags('/', 'fr', alternatesOf(three))).toEqual([
    '<link rel="alternate" hreflang="en" href="https://example.com/">',
    '<link rel="alternate" hreflang="fr" href="https://example.com/fr/">',
    '<link rel="alternate" hreflang="pt-BR" href="https://example.com/pt-BR/">',
    '<link rel="alternate" hreflang="x-default" href="https://example.com/">',
    '<meta property="og:locale:alternate" content="en">',
    '<meta property="og:locale:alternate" content="pt_BR">',
  ]);
});

test('leaves out a page that is mostly untranslated', () => {
  const alternates = alternatesOf(three);
  expect(languageTags('/about', 'fr', alternates)).toEqual([]);
  expect(languageTags('/about', 'en', alternates).join('')).not.toContain('hreflang="fr"');
});

test.each([
  ['a page in one language', '/english', three],
  ['a site in one language', '/', three.slice(0, 1)],
  [
    'a site without an address',
    '/',
    three.map((each) => ({ ...each, site: { ...each.site, url: undefined } }) as never),
  ],
])('lists no alternates for %s', (_, path, sites) => {
  expect(languageTags(path, 'en', alternatesOf(sites))).toEqual([]);
});

const url = 'https://example.com/';

test('lists pages with their alternates in other languages', () => {
  const alternates = [
    { language: 'en', address: 'https://example.com/a' },
    { language: 'fr', address: 'https://example.com/fr/a' },
  ];
  const [[file, content] = [], ...others] = sitemaps([{ path: '/a', prefix: '/fr', alternates }], url);
  expect([file, others]).toEqual(['sitemap.xml', []]);
  expect(content).toBe(
    `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url><loc>https://example.com/fr/a</loc><xhtml:link rel="alternate" hreflang="en" href="https://example.com/a"/><xhtml:link rel="alternate" hreflang="fr" href="https://example.com/fr/a"/></url>
</urlset>
`,
  );
});

test('lists no alternates for a site in one language', () => {
  expect(sitemaps([{ path: '/' }], url)[0]?.[1]).not.toContain('xhtml');
});

test('splits a sitemap with too many pages, and writes an index', () => {
  const files = sitemaps(
    Array.from({ length: 100_001 }, (_, index) => ({ path: `/p${index}` })),
    url,
  );
  expect(files.map(([file]) => file)).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml']);
  const [index, ...parts] = files.map(([, content]) => content);
  expect(index).toContain('<sitemap><loc>https://example.com/sitemap-3.xml</loc></sitemap>');
  expect(parts.map((part) => part.match(/<url>/g)?.length)).toEqual([50_000, 50_000, 1]);
});

const policy = policyOf({ script: 'boot()', style: 'body{}', formOrigins: ['https://formspree.io'], isHttps: true });
const texts = [
  ['meta element', writePolicy(policy)],
  ['header', headersOf(policy)[0]?.[1] ?? ''],
];

test('allows the style sheets of published pages in the header policy', () => {
  const input = { script: 'boot()', style: 'body{}', formOrigins: [], isHttps: false };
  const [red, blue] = ['red', 'blue'].map((color) => inlineOf({ script: 'boot()', style: `body{color:${color}}` }));
  const [plain, both] = [policyOf(input), policyOf({ ...input, before: [red, blue] as InlineHashes[] })].map(
    (policy) => new Map(policy.map(([name, ...values]) => [name, values])),
  );
  expect(both?.get('script-src')).toEqual(plain?.get('script-src'));
  expect(both?.get('style-src')).toEqual([...(plain?.get('style-src') ?? []), red?.style, blue?.style]);
  expect(() => policyOf({ ...input, before: [{ script: '', style: "'unsafe-inline'" }] })).toThrow("isn't allowed in");
});

/* Two findings are accepted: chunks of the site are imported by their addresses, and only the site's own files are served
   from its origin; a fallback that allows every inline script would help only browsers too old to show the site. */
const accepted = ["MEDIUM_MAYBE: script-src 'self'", 'STRICT_CSP: script-src'];

test.each(texts)("Google's CSP evaluator finds nothing but the accepted points in the policy of the %s", (_, text) => {
  const { csp } = new CspParser(text);
  const findings = [
    ...new CspEvaluator(csp).evaluate(),
    ...new CspEvaluator(csp).evaluate(STRICTCSP_CHECKS, STRICTCSP_CHECKS),
  ].map(({ severity, directive, value }) => `${Severity[severity]}: ${directive} ${value ?? ''}`.trim());
  expect([...new Set(findings)]).toEqual(accepted);
});
