import { dirname, join } from 'node:path';
import { patterns } from '../../../schema/patterns.ts';
import { parseUrl } from '../../shared/parse-url.ts';
import { readRegular } from '../read-regular.ts';

/** The URL that a host assigns to a site. */
export interface HostedUrl {
  url: string;
  /** The source of the URL: "URL on Netlify". */
  source: string;
}

/**
 * Returns the URL at which the current host will publish the site, from its environment variables; null on other
 * machines. Preview deployments get the URL of the site itself, because hosts exclude them from search engines and
 * serve them at the same path. `cname` is the domain in the owner's CNAME file for GitHub Pages.
 */
export function detectHost(environment: NodeJS.ProcessEnv, cname?: string): HostedUrl | null {
  for (const detect of [anyHost, netlify, vercel, cloudflare, github]) {
    const found = detect(environment, cname);
    if (found) return isSiteUrl(found.url) ? { ...found, url: found.url.replace(/\/*$/, '/') } : null;
  }
  return null;
}

/** Names the source of a site's URL: the command line, the host, or the file. */
export function describeUrlSource(url: string, option: string | undefined, hosted: HostedUrl | null): string {
  if (url === option) return 'from --url';
  return url === hosted?.url ? `from ${hosted.source}` : 'from "url" in the site file';
}

/** The environment variables that identify the host. */
export const hostVariables = ['ONEFOLIO_URL', 'NETLIFY', 'VERCEL', 'CF_PAGES', 'GITHUB_ACTIONS'];

/** Reads the domain in the site's CNAME file; undefined if there is none. */
export function readCname(site: string): string | undefined {
  const { bytes } = readRegular(join(dirname(site), 'public/CNAME'), 10_000);
  return bytes?.toString().trim().toLowerCase() || undefined;
}

type Detector = (environment: NodeJS.ProcessEnv, cname?: string) => HostedUrl | null;

/* Takes precedence over the other hosts, because the workflow for GitHub Pages sets it. */
const anyHost: Detector = ({ ONEFOLIO_URL: url }) => (url ? { url, source: 'ONEFOLIO_URL' } : null);

const netlify: Detector = ({ NETLIFY, URL: url }) =>
  NETLIFY === 'true' && url ? { url, source: 'URL on Netlify' } : null;

const vercel: Detector = ({ VERCEL, VERCEL_PROJECT_PRODUCTION_URL: domain }) =>
  VERCEL === '1' && domain ? { url: `https://${domain}`, source: 'VERCEL_PROJECT_PRODUCTION_URL on Vercel' } : null;

/*
 * Cloudflare provides the URL of the deployment, "https://4f2b1c3d.portfolio.pages.dev"; the URL of the site is the
 * part after the first dot.
 */
const cloudflare: Detector = ({ CF_PAGES, CF_PAGES_URL: url }) =>
  CF_PAGES === '1' && url
    ? {
        url: url.replace(/^(https:\/\/)[^./]+\.([^./]+\.pages\.dev)/, '$1$2'),
        source: 'CF_PAGES_URL on Cloudflare Pages',
      }
    : null;

/* The repository "you.github.io" is published at the root of its host, and any other one at the path of its name. */
const github: Detector = ({ GITHUB_ACTIONS, GITHUB_REPOSITORY: repository, GITHUB_SERVER_URL: server }, cname) => {
  const [owner, name] = repository?.split('/') ?? [];
  if (GITHUB_ACTIONS !== 'true' || !owner || !name || (server ?? 'https://github.com') !== 'https://github.com')
    return null;
  if (cname !== undefined) return { url: `https://${cname}`, source: 'public/CNAME' };
  const host = `${owner.toLowerCase()}.github.io`;
  const path = name.toLowerCase() === host ? '' : `/${name}`;
  return { url: `https://${host}${path}`, source: 'GITHUB_REPOSITORY on GitHub Actions' };
};

/** Whether a URL is valid for `url` in the site file. */
export const isSiteUrl = (url: string): boolean => new RegExp(patterns.url, 'u').test(url) && parseUrl(url) !== null;
