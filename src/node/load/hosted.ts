import { dirname, join } from 'node:path';
import { patterns } from '../../../schema/patterns.ts';
import { parseUrl } from '../../shared/parse-url.ts';
import { readRegular } from '../read-regular.ts';

/** The URL that a host assigns to a site. */
export interface Hosted {
  url: string;
  /** Where the URL comes from: "URL of Netlify". */
  said: string;
}

/**
 * The URL at which the current host will publish the site, from its environment variables; null on other machines. For
 * preview deployments too, this is the URL of the site itself, because hosts keep previews out of search engines and
 * serve them below the same path. `cname` is the domain in the owner's CNAME file for GitHub Pages.
 */
export function hostedAt(environment: NodeJS.ProcessEnv, cname?: string): Hosted | null {
  for (const ask of [anyHost, netlify, vercel, cloudflare, github]) {
    const found = ask(environment, cname);
    if (found) return isAddress(found.url) ? { ...found, url: found.url.replace(/\/*$/, '/') } : null;
  }
  return null;
}

/** Names the source of a site's URL: the command line, the host, or the file. */
export function describeHosted(url: string, asked: string | undefined, hosted: Hosted | null): string {
  if (url === asked) return 'from --url';
  return url === hosted?.url ? `from ${hosted.said}` : 'from "url" in the site file';
}

/** The environment variables that identify the host. */
export const hostVariables = ['ONEFOLIO_URL', 'NETLIFY', 'VERCEL', 'CF_PAGES', 'GITHUB_ACTIONS'];

/** The domain in the site's CNAME file, if it has one. */
export function readCname(site: string): string | undefined {
  try {
    const read = readRegular(join(dirname(site), 'public/CNAME'), 10_000);
    return read.flaw === undefined ? read.bytes.toString().trim().toLowerCase() || undefined : undefined;
  } catch {
    return undefined;
  }
}

type Ask = (environment: NodeJS.ProcessEnv, cname?: string) => Hosted | null;

/* Takes precedence over the host: the workflow for GitHub Pages sets it. */
const anyHost: Ask = ({ ONEFOLIO_URL: url }) => (url ? { url, said: 'ONEFOLIO_URL' } : null);

const netlify: Ask = ({ NETLIFY, URL: url }) => (NETLIFY === 'true' && url ? { url, said: 'URL on Netlify' } : null);

const vercel: Ask = ({ VERCEL, VERCEL_PROJECT_PRODUCTION_URL: domain }) =>
  VERCEL === '1' && domain ? { url: `https://${domain}`, said: 'VERCEL_PROJECT_PRODUCTION_URL on Vercel' } : null;

/*
 * Cloudflare provides the URL of the deployment, "https://4f2b1c3d.portfolio.pages.dev"; the URL of the site is the
 * part after the first dot.
 */
const cloudflare: Ask = ({ CF_PAGES, CF_PAGES_URL: url }) =>
  CF_PAGES === '1' && url
    ? {
        url: url.replace(/^(https:\/\/)[^./]+\.([^./]+\.pages\.dev)/, '$1$2'),
        said: 'CF_PAGES_URL on Cloudflare Pages',
      }
    : null;

/* The repository "you.github.io" is published at the root of its host, any other one below its own name. */
const github: Ask = ({ GITHUB_ACTIONS, GITHUB_REPOSITORY: repository, GITHUB_SERVER_URL: server }, cname) => {
  const [owner, name] = repository?.split('/') ?? [];
  if (GITHUB_ACTIONS !== 'true' || !owner || !name || (server ?? 'https://github.com') !== 'https://github.com')
    return null;
  if (cname !== undefined) return { url: `https://${cname}`, said: 'public/CNAME' };
  const host = `${owner.toLowerCase()}.github.io`;
  const path = name.toLowerCase() === host ? '' : `/${name}`;
  return { url: `https://${host}${path}`, said: 'GITHUB_REPOSITORY on GitHub Actions' };
};

const isAddress = (url: string) => new RegExp(patterns.url, 'u').test(url) && parseUrl(url) !== null;
