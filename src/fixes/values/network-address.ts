import table from '../tables/networks.json';
import { iconOfNetwork } from './icon-of-network.ts';

/*
 * The profile URLs of networks: what comes before a username, or a pattern with * for it; empty if the URL doesn't follow
 * from a username. Second, the official spelling if it is more than one capital letter.
 */
const networks: Readonly<Record<string, readonly string[]>> = table;

/** Returns the official spelling of a known network: "GitHub" for "github". Undefined for any other. */
export function networkLabel(word: string): string | undefined {
  const key = keyOf(word);
  return key === '' ? undefined : (networks[key]?.[1] ?? key.charAt(0).toUpperCase() + key.slice(1));
}

/**
 * Returns the URL of a profile from a username such as "@amina", "in/amina" or "@amina@mastodon.social". Undefined if
 * the URL can't be derived from it.
 */
export function networkAddress(network: string, written: string): string | undefined {
  const key = keyOf(network);
  const text = written.trim();
  if (key === 'mastodon') return mastodonAddress(text);
  const [prefix] = networks[key] ?? [];
  if (!prefix) return undefined;
  const name = withoutPrefix(text, prefix).replace(/^(?:in|user|u)\/|^~|\/$/g, '');
  const [, user] = (codeHosts.has(key) ? userOrProject : (userPatterns[key] ?? anyUser)).exec(name) ?? [];
  if (!user) return undefined;
  return `https://${prefix.includes('*') ? prefix.replace('*', user.toLowerCase()) : prefix + user}`;
}

/* Removes the host from a URL such as "github.com/amina". */
function withoutPrefix(text: string, prefix: string): string {
  const [bare, start] = [text.replace(/^www\./i, ''), prefix.replace('www.', '')];
  return bare.toLowerCase().startsWith(start) ? bare.slice(start.length) : text;
}

function mastodonAddress(text: string): string | undefined {
  const [, user, host] = /^@?([\w.-]{1,60})@([\w-]+(?:\.[\w-]+)+)$/.exec(text) ?? [];
  return user && `https://${host}/@${user}`;
}

/* Networks with stricter usernames. */
const userPatterns: Readonly<Record<string, RegExp>> = {
  bluesky: /^@?([\w-]{1,60}(?:\.[\w-]{1,60})+)$/,
  orcid: /^(\d{4}-\d{4}-\d{4}-\d{3}[\dX])$/,
};

const anyUser = /^@?([\w.-]{1,60})$/;
/* Repositories: "amina/site". */
const userOrProject = /^@?([\w.-]{1,60}(?:\/[\w.-]{1,100})?)$/;
const codeHosts: ReadonlySet<string> = new Set(['github', 'gitlab', 'bitbucket', 'codeberg', 'huggingface']);

/* Some networks have no icon. "" for unknown networks. */
function keyOf(network: string): string {
  const name = iconOfNetwork(network)?.replace('brand:', '') ?? network.toLowerCase().replace(/[^a-z0-9]/g, '');
  return Object.hasOwn(networks, name) ? name : '';
}
