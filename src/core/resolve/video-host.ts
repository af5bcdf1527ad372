import { parseUrl } from '../../shared/parse-url.ts';

/**
 * Returns the name of the service that hosts a video URL; undefined if the URL isn't one of a video. PeerTube has many
 * hosts, so it's recognized by its paths, and its name is the host.
 */
export function videoHostOf(address: string): { name: string } | undefined {
  const url = parseUrl(address);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const host = url.hostname.replace(/^(?:www|m|player)\./, '');
  const { name, paths } = services.get(host) ?? { name: host, paths: /^\/(?:w|videos\/watch)\/[\w-]+\/?$/ };
  return paths.test(url.pathname + url.search) ? { name } : undefined;
}

const youtube = { name: 'YouTube', paths: /^\/(?:watch\/?\?(?:.*&)?v=[\w-]+|(?:shorts|live|embed)\/[\w-]+)/ };

const services = new Map([
  ['youtube.com', youtube],
  ['youtube-nocookie.com', youtube],
  ['youtu.be', { name: 'YouTube', paths: /^\/[\w-]+/ }],
  ['vimeo.com', { name: 'Vimeo', paths: /\/\d+(?:[/?]|$)/ }],
]);
