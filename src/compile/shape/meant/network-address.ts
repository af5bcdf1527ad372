import { iconOfNetwork } from '../../site/icon-of-network.ts';

/* Networks that have their people right behind their name: github.com/amina. */
const usual = ['github', 'gitlab', 'x', 'instagram', 'facebook', 'dribbble', 'codepen'];

/* Where others have theirs. */
const elsewhere = new Map(
  Object.entries({
    linkedin: 'www.linkedin.com/in/',
    twitter: 'x.com/',
    youtube: 'www.youtube.com/@',
    tiktok: 'www.tiktok.com/@',
    medium: 'medium.com/@',
    threads: 'www.threads.net/@',
    bluesky: 'bsky.app/profile/',
    behance: 'www.behance.net/',
  }),
);

/** The address of somebody at a network, by the name that they have there: "@amina"; undefined for a network unknown here. */
export function networkAddress(network: string, written: string): string | undefined {
  const user = /^@?([\w.-]{1,60})$/.exec(written)?.[1];
  const name = String(iconOfNetwork(network)?.replace('brand:', ''));
  const place = usual.includes(name) ? `${name}.com/` : elsewhere.get(name);
  return place && user && `https://${place}${user}`;
}
