import { parseUrl } from '../../shared/parse-url.ts';

/**
 * Where the video at an address is played, by the name that visitors know; undefined where the address is no video's.
 * PeerTube has many hosts, each called by its own name: it is told by its paths.
 */
export function videoHostOf(address: string): { name: string } | undefined {
  const url = parseUrl(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const host = url.hostname.replace(/^(?:www|m|player)\./, '');
  const { name, paths } = known.get(host) ?? { name: host, paths: /^\/(?:w|videos\/watch)\/[\w-]+\/?$/ };
  return paths.test(url.pathname + url.search) ? { name } : undefined;
}

const youtube = { name: 'YouTube', paths: /^\/(?:watch\/?\?(?:.*&)?v=[\w-]+|(?:shorts|live|embed)\/[\w-]+)/ };

const known = new Map([
  ['youtube.com', youtube],
  ['youtube-nocookie.com', youtube],
  ['youtu.be', { name: 'YouTube', paths: /^\/[\w-]+/ }],
  ['vimeo.com', { name: 'Vimeo', paths: /\/\d+(?:[/?]|$)/ }],
]);
