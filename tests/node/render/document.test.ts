import { describe, expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { paginate } from '../../../src/core/resolve/paginate.ts';
import { removeSonnerStyles } from '../../../src/node/bundle/remove-sonner-styles.ts';
import { headersOf, policyOf, writePolicy } from '../../../src/node/render/content-security-policy.ts';
import { type DocumentFrame, dataText, writeDocument } from '../../../src/node/render/document.ts';
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
