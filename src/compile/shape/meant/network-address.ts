import { iconOfNetwork } from '../../site/icon-of-network.ts';

/* Where each has its people, by its icon. */
const addresses = `github github.com/
gitlab gitlab.com/
linkedin www.linkedin.com/in/
instagram www.instagram.com/
twitter x.com/
x x.com/
youtube www.youtube.com/@
facebook www.facebook.com/
tiktok www.tiktok.com/@
medium medium.com/@
threads www.threads.net/@
bluesky bsky.app/profile/
dribbble dribbble.com/
behance www.behance.net/
codepen codepen.io/`;

/** The address of somebody at a network, by the name that they have there: "@amina"; undefined for a network unknown here. */
export function networkAddress(network: string, written: string): string | undefined {
  const user = /^@?([\w.-]{1,60})$/.exec(written)?.[1];
  const name = iconOfNetwork(network)?.replace('brand:', '');
  const found = addresses.split('\n').find((line) => line.startsWith(`${name} `));
  return found && user && `https://${found.split(' ')[1]}${user}`;
}
