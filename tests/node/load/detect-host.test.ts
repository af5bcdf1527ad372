import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeUrlSource, detectHost } from '../../../src/node/load/detect-host.ts';
import { command } from '../../support/command.ts';
import { folderOf } from '../../support/folder.ts';
import { compileSite, smallSite } from '../../support/sites/site.ts';

const netlify = { NETLIFY: 'true', CONTEXT: 'production', URL: 'https://amina.netlify.app' };
const vercel = { VERCEL: '1', VERCEL_ENV: 'production', VERCEL_PROJECT_PRODUCTION_URL: 'amina.vercel.app' };
const cloudflare = { CF_PAGES: '1', CF_PAGES_BRANCH: 'main', CF_PAGES_URL: 'https://4f2b1c3d.amina.pages.dev' };
const github = (repository: string) => ({ GITHUB_ACTIONS: 'true', GITHUB_REPOSITORY: repository });

describe('the address of a site', () => {
  test.each([
    ['Netlify', netlify, 'https://amina.netlify.app/'],
    ['Netlify with a domain', { ...netlify, URL: 'https://amina.example/' }, 'https://amina.example/'],
    ['Vercel', vercel, 'https://amina.vercel.app/'],
    ['Cloudflare Pages', cloudflare, 'https://amina.pages.dev/'],
    ['GitHub Pages', github('amina/portfolio'), 'https://amina.github.io/portfolio/'],
    ['GitHub Pages with capitals in the names', github('Amina/My_Site'), 'https://amina.github.io/My_Site/'],
    ['GitHub Pages of a user', github('Amina/amina.github.io'), 'https://amina.github.io/'],
    [
      'a workflow that sets ONEFOLIO_URL',
      { ...github('amina/x'), ONEFOLIO_URL: 'http://a.example' },
      'http://a.example/',
    ],
  ])('is read from the environment of %s', (_, environment, url) => {
    expect(detectHost(environment)?.url).toBe(url);
  });

  test.each([
    [
      'Netlify',
      { ...netlify, CONTEXT: 'deploy-preview', DEPLOY_PRIME_URL: 'https://deploy-preview-1--amina.netlify.app' },
    ],
    ['Vercel', { ...vercel, VERCEL_ENV: 'preview', VERCEL_URL: 'amina-git-draft.vercel.app' }],
    ['Cloudflare Pages', { ...cloudflare, CF_PAGES_BRANCH: 'draft' }],
  ])('is the production address in a preview on %s', (_, environment) => {
    expect(detectHost(environment)?.url).toMatch(/^https:\/\/amina\.\w+\.(?:app|dev)\/$/);
  });

  test('is the domain in the CNAME file on GitHub Pages', () => {
    expect(detectHost(github('amina/portfolio'), 'amina.example')?.url).toBe('https://amina.example/');
    expect(detectHost({}, 'amina.example')).toBeNull();
  });

  test.each([
    ['any other machine', {}],
    [
      'a machine with only some of their variables',
      { URL: 'https://x.example', GITHUB_REPOSITORY: 'a/b', VERCEL_URL: 'x.vercel.app' },
    ],
    ['GitHub Enterprise', { ...github('a/b'), GITHUB_SERVER_URL: 'https://git.example' }],
    ['a host that gives an unusable address', { ...netlify, URL: 'https://you@x.example/?' }],
    ['a host that gives no address', { VERCEL: '1' }],
  ])('is not guessed on %s', (_, environment) => {
    expect(detectHost(environment)).toBeNull();
  });
});

test('uses the address from --url first, then from the file, then from the host', () => {
  const fallbackUrl = 'https://host.example/';
  const written = { ...smallSite(), url: 'https://file.example/' };
  const addresses = [
    compileSite(written, { url: 'https://word.example/', fallbackUrl }),
    compileSite(written, { fallbackUrl }),
    compileSite(smallSite(), { fallbackUrl }),
    compileSite(smallSite()),
  ].map(({ site }) => site?.url);
  expect(addresses).toEqual(['https://word.example/', 'https://file.example/', fallbackUrl, undefined]);
});

test('prints the source of its address', async () => {
  const hosted = detectHost(github('amina/portfolio'));
  expect(describeUrlSource('https://a.example/', 'https://a.example/', hosted)).toBe('from --url');
  expect(describeUrlSource('https://a.example/', undefined, hosted)).toBe('from "url" in the site file');
  const folder = await folderOf({ 'site.json': smallSite() });
  const { stdout, stderr } = await command(['build'], github('amina/portfolio'), folder);
  expect(stdout).toContain(
    'Building for https://amina.github.io/portfolio/ (from GITHUB_REPOSITORY on GitHub Actions)\n',
  );
  expect(stderr).not.toContain('OF220');
  const home = await readFile(join(folder, 'dist/index.html'), 'utf8');
  expect(home).toContain('rel="canonical" href="https://amina.github.io/portfolio/"');
  expect(home).toContain('data-entry="/portfolio/assets/');
});
