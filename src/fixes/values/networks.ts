import { iconOfNetwork } from '../../core/resolve/icon-of-network.ts';
import { networks } from '../tables/networks.ts';

/** A network as it writes itself, by any way to write it: "GitHub" for "github"; undefined for one that is not told apart here. */
export function networkNamed(word: string): string | undefined {
  const key = keyOf(word);
  return key === '' ? undefined : (networks[key]?.[1] ?? key.charAt(0).toUpperCase() + key.slice(1));
}

/**
 * The address of somebody at a network, by the name that they have there: "@amina", "in/amina", "@amina@mastodon.social";
 * undefined where it does not follow from that.
 */
export function networkAddress(network: string, written: string): string | undefined {
  const key = keyOf(network);
  const text = written.trim();
  if (key === 'mastodon') return mastodonAddress(text);
  const [place] = networks[key] ?? [];
  if (!place) return undefined;
  const name = withoutPlace(text, place).replace(/^(?:in|user|u)\/|^~|\/$/g, '');
  const [, user] = (codeHosts.has(key) ? userOrProject : (forms[key] ?? anyUser)).exec(name) ?? [];
  if (!user) return undefined;
  return `https://${place.includes('*') ? place.replace('*', user.toLowerCase()) : place + user}`;
}

/* "github.com/amina" says where that is already. */
function withoutPlace(text: string, place: string): string {
  const [bare, start] = [text.replace(/^www\./i, ''), place.replace('www.', '')];
  return bare.toLowerCase().startsWith(start) ? bare.slice(start.length) : text;
}

function mastodonAddress(text: string): string | undefined {
  const [, user, host] = /^@?([\w.-]{1,60})@([\w-]+(?:\.[\w-]+)+)$/.exec(text) ?? [];
  return user && `https://${host}/@${user}`;
}

/* Where not every name is one that somebody can have. */
const forms: Readonly<Record<string, RegExp>> = {
  bluesky: /^@?([\w-]{1,60}(?:\.[\w-]{1,60})+)$/,
  orcid: /^(\d{4}-\d{4}-\d{4}-\d{3}[\dX])$/,
};

const anyUser = /^@?([\w.-]{1,60})$/;
/* What is kept there is called by who keeps it too: "amina/site". */
const userOrProject = /^@?([\w.-]{1,60}(?:\/[\w.-]{1,100})?)$/;
const codeHosts: ReadonlySet<string> = new Set(['github', 'gitlab', 'bitbucket', 'codeberg', 'huggingface']);

/* Not each of them has an icon. An empty text for what is none of them. */
function keyOf(network: string): string {
  const name = iconOfNetwork(network)?.replace('brand:', '') ?? network.toLowerCase().replace(/[^a-z0-9]/g, '');
  return Object.hasOwn(networks, name) ? name : '';
}
