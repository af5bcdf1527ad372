import { describe, expect, test } from 'vitest';
import { outputNames, outputOf } from '../../../src/core/resolve/paths/output-paths.ts';
import type { ResolvedSite } from '../../../src/core/resolve/resolved-site.ts';
import { caddy } from '../../../src/node/hosts/caddy.ts';
import { headersFile } from '../../../src/node/hosts/for-hosts.ts';
import { nginx } from '../../../src/node/hosts/nginx.ts';
import { vercelConfig } from '../../../src/node/hosts/vercel.ts';
import { headersAt, outputHeaders } from '../../../src/node/outputs/output-headers.ts';
import { typeOf } from '../../../src/node/serve/find-file.ts';
import { compileSite, smallSite } from '../../support/sites/site.ts';

const outputs = { cv: ['pdf', 'docx', 'txt'], resume: true, contact: true, markdown: true };

function sitesOf(name: string, languages = ['en', 'fr']): ResolvedSite[] {
  const { language: _, ...rest } = smallSite();
  const site = { ...rest, languages, outputs, owner: { ...rest.owner, name } };
  const { site: first, translations = [] } = compileSite(site, { hasFile: () => false });
  return [first as ResolvedSite, ...(translations ?? []).map((each) => each.site)];
}

const sites = sitesOf('Amina Trabelsi');

test('includes the name of the variant in the file name of a CV variant', () => {
  const site = { ...(sites[1] as ResolvedSite), outputs: { cv: ['pdf'] as 'pdf'[], variants: { backend: {} } } };
  expect(headersAt('/cv-backend.pdf', site)).toEqual([
    ['Content-Disposition', 'inline; filename=amina-trabelsi-cv-backend-fr.pdf'],
    ['X-Robots-Tag', 'noindex'],
  ]);
  expect(outputHeaders([site]).map(({ path }) => path)).toEqual(['/fr/cv.pdf', '/fr/cv-backend.pdf']);
});

test('names each file after the owner and the language, and keeps copies of pages out of search engines', () => {
  expect(
    outputHeaders(sites).map(({ path, headers }) => [path, ...headers.map((header) => header.join(': '))]),
  ).toMatchInlineSnapshot(`
    [
      [
        "/cv.pdf",
        "Content-Disposition: inline; filename=amina-trabelsi-cv.pdf",
        "X-Robots-Tag: noindex",
      ],
      [
        "/cv.docx",
        "Content-Type: application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        "Content-Disposition: attachment; filename=amina-trabelsi-cv.docx",
        "X-Robots-Tag: noindex",
      ],
      [
        "/cv.txt",
        "Content-Type: text/plain;charset=utf-8",
        "Content-Disposition: inline; filename=amina-trabelsi-cv.txt",
        "X-Robots-Tag: noindex",
      ],
      [
        "/contact.vcf",
        "Content-Type: text/vcard;charset=utf-8",
        "Content-Disposition: inline; filename=amina-trabelsi.vcf",
        "X-Robots-Tag: noindex",
      ],
      [
        "/llms.txt",
        "Content-Type: text/plain;charset=utf-8",
        "X-Robots-Tag: noindex",
      ],
      [
        "/*.md",
        "Content-Type: text/markdown;charset=utf-8",
        "X-Robots-Tag: noindex",
      ],
      [
        "/fr/cv.pdf",
        "Content-Disposition: inline; filename=amina-trabelsi-cv-fr.pdf",
        "X-Robots-Tag: noindex",
      ],
      [
        "/fr/cv.docx",
        "Content-Type: application/vnd.openxmlformats-officedocument.wordprocessingml.document",
        "Content-Disposition: attachment; filename=amina-trabelsi-cv-fr.docx",
        "X-Robots-Tag: noindex",
      ],
      [
        "/fr/cv.txt",
        "Content-Type: text/plain;charset=utf-8",
        "Content-Disposition: inline; filename=amina-trabelsi-cv-fr.txt",
        "X-Robots-Tag: noindex",
      ],
      [
        "/fr/contact.vcf",
        "Content-Type: text/vcard;charset=utf-8",
        "Content-Disposition: inline; filename=amina-trabelsi-fr.vcf",
        "X-Robots-Tag: noindex",
      ],
      [
        "/fr/llms.txt",
        "Content-Type: text/plain;charset=utf-8",
        "X-Robots-Tag: noindex",
      ],
    ]
  `);
});

test.each([
  [
    'سارة الفاسي',
    "filename=contact.vcf; filename*=UTF-8''%D8%B3%D8%A7%D8%B1%D8%A9-%D8%A7%D9%84%D9%81%D8%A7%D8%B3%D9%8A.vcf",
  ],
  ['Zoë "Z" <b>; O’Hara', 'filename=zoe-z-b-o-hara.vcf'],
])("an owner's name never breaks a header: %s", (name, expected) => {
  const headers = Object.fromEntries(headersAt('/contact.vcf', sitesOf(name)[0] as ResolvedSite));
  expect(headers['Content-Disposition']).toBe(`inline; ${expected}`);
});

test.each(outputNames)('the media type of the output "%s" follows from its extension or a header', (name) => {
  const site = sites[0] as ResolvedSite;
  const types = outputOf(name)
    .paths(site)
    .map((path) => new Map<string, string>(headersAt(path, site)).get('Content-Type') ?? typeOf(path));
  expect(types).not.toHaveLength(0);
  expect(types).not.toContain('application/octet-stream');
});

test('a path without an output has no headers', () => {
  expect(headersAt('/about', sites[0] as ResolvedSite)).toEqual([]);
});

describe('every host sends the headers of each file', () => {
  const files = outputHeaders(sites);
  const served = (base: string) => ({ base, headers: [], files });

  test('Netlify and Cloudflare Pages send them after all other rules', () => {
    const text = headersFile(served('/me'));
    expect(text).toContain(
      '/me/fr/contact.vcf\n  Content-Type: text/vcard;charset=utf-8\n  Content-Disposition: inline',
    );
    expect(text.indexOf('/me/_pages/*')).toBeLessThan(text.indexOf('/me/cv.pdf'));
  });

  test('Netlify and Cloudflare Pages send none for Markdown with the 404 page of a missing file', () => {
    const text = headersFile(served('/me'));
    for (const path of ['/me/index.md', '/me/fr/index.md'])
      expect(text).toContain(`${path}\n  Content-Type: text/markdown;charset=utf-8\n`);
    expect(text).not.toContain('*.md');
  });

  test('Cloudflare Pages has one pattern for all Markdown files of a large site, because it reads 100 rules', () => {
    const rulesOf = (pages: number) => {
      const all = Array.from({ length: pages }, (_, page) => `/${page}.md`);
      return headersFile({ base: '', headers: [], files: [{ path: '/*.md', all, headers: [] }] })
        .match(/^\/.*$/gm)
        ?.slice(3);
    };
    expect(rulesOf(97)).toHaveLength(97);
    expect(rulesOf(98)).toEqual(['/*.md']);
  });

  test('Vercel', () => {
    interface Route {
      src?: string;
      handle?: string;
      headers?: object;
    }
    const { routes } = vercelConfig(served('/me'), []) as { routes: Route[] };
    const existing = routes.slice(
      0,
      routes.findIndex(({ handle }) => handle === 'filesystem'),
    );
    const sentFor = (path: string, among = existing) =>
      Object.assign({}, ...among.filter(({ src }) => src && new RegExp(src).test(path)).map(({ headers }) => headers));
    expect(sentFor('/me/fr/cv.docx')).toMatchObject({
      'Content-Disposition': 'attachment; filename=amina-trabelsi-cv-fr.docx',
    });
    expect(sentFor('/me/fr/about.md')).toMatchObject({ 'Content-Type': 'text/markdown;charset=utf-8' });
    expect(sentFor('/me/fr/missing.md', routes)).toMatchObject({ 'Content-Type': 'text/html; charset=utf-8' });
    expect(sentFor('/me/cvxpdf')).not.toHaveProperty('Content-Disposition');
  });

  test('Caddy', () => {
    expect(caddy(served(''))).toContain(
      '\t@file0 {\n\t\tpath /cv.pdf\n\t\tfile\n\t}\n\theader @file0 {\n\t\tContent-Disposition "inline; filename=amina-trabelsi-cv.pdf"\n\t\tX-Robots-Tag "noindex"\n\t}',
    );
  });

  test('nginx, whose other files have none of these headers', () => {
    const text = nginx(served('/me'));
    expect(text).toContain('set $onefolio_disposition "";\nset $onefolio_robots "";\n');
    expect(text).toContain('  add_header Content-Disposition $onefolio_disposition always;\n');
    expect(text).toContain(
      '  location ~ ^/me/contact\\.vcf$ {\n    set $onefolio_cache no-cache;\n    set $onefolio_disposition "inline; filename=amina-trabelsi.vcf";\n    set $onefolio_robots "noindex";\n    types { }\n    default_type "text/vcard;charset=utf-8";\n',
    );
    expect(nginx({ base: '', headers: [] })).not.toContain('disposition');
  });
});
