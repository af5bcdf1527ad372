import { iconOfNetwork } from '../../core/resolve/icon-of-network.ts';

/*
 * Where networks have their people, by the names of their icons: before the name that somebody has there, or around it.
 * How a network writes itself stands behind it, where that is in another way than with one capital.
 */
const known: Readonly<Record<string, [place: string, name?: string]>> = {
  behance: ['www.behance.net/'],
  bitbucket: ['bitbucket.org/'],
  bluesky: ['bsky.app/profile/'],
  codeberg: ['codeberg.org/'],
  codepen: ['codepen.io/', 'CodePen'],
  devdotto: ['dev.to/', 'DEV'],
  dribbble: ['dribbble.com/'],
  facebook: ['www.facebook.com/'],
  github: ['github.com/', 'GitHub'],
  gitlab: ['gitlab.com/', 'GitLab'],
  hackerrank: ['www.hackerrank.com/profile/', 'HackerRank'],
  hashnode: ['hashnode.com/@'],
  huggingface: ['huggingface.co/', 'Hugging Face'],
  instagram: ['www.instagram.com/'],
  kaggle: ['www.kaggle.com/'],
  leetcode: ['leetcode.com/u/', 'LeetCode'],
  linkedin: ['www.linkedin.com/in/', 'LinkedIn'],
  medium: ['medium.com/@'],
  npm: ['www.npmjs.com/~', 'npm'],
  orcid: ['orcid.org/', 'ORCID'],
  patreon: ['www.patreon.com/'],
  pinterest: ['www.pinterest.com/'],
  producthunt: ['www.producthunt.com/@', 'Product Hunt'],
  reddit: ['www.reddit.com/user/'],
  soundcloud: ['soundcloud.com/', 'SoundCloud'],
  substack: ['*.substack.com'],
  telegram: ['t.me/'],
  threads: ['www.threads.net/@'],
  tiktok: ['www.tiktok.com/@', 'TikTok'],
  twitch: ['www.twitch.tv/'],
  twitter: ['x.com/'],
  x: ['x.com/'],
  youtube: ['www.youtube.com/@', 'YouTube'],
  // Theirs are by number, or at a host of one's own.
  googlescholar: ['', 'Google Scholar'],
  researchgate: ['', 'ResearchGate'],
  mastodon: [''],
  stackoverflow: ['', 'Stack Overflow'],
};

/** The words for networks, as settings are called by them. */
export const networkNames: string = [...Object.keys(known), 'bsky', 'devto'].join(' ');

/** A network as it writes itself, by any way to write it: "GitHub" for "github"; undefined for one that is not told apart here. */
export function networkNamed(word: string): string | undefined {
  const key = keyOf(word);
  return key === '' ? undefined : (known[key]?.[1] ?? key.charAt(0).toUpperCase() + key.slice(1));
}

/**
 * The address of somebody at a network, by the name that they have there: "@amina", "in/amina", "@amina@mastodon.social";
 * undefined where it does not follow from that.
 */
export function networkAddress(network: string, written: string): string | undefined {
  const key = keyOf(network);
  const text = written.trim();
  if (key === 'mastodon') return mastodonAddress(text);
  const [place] = known[key] ?? [];
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
  return Object.hasOwn(known, name) ? name : '';
}
