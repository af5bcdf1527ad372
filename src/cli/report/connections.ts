import { registry } from '../../blocks/registry.ts';
import type { ResolvedSite } from '../../core/resolve/resolved-site.ts';
import { formOrigins, framedIn } from '../../node/render/content-security-policy.ts';
import { parseUrl } from '../../shared/parse-url.ts';

/** Says in one line to which other sites pages connect, and when; "" if to none. */
export function connectionsLine(site: ResolvedSite): string {
  // Without its URL, a site counts nothing.
  const counted = Object.values((site.url && site.analytics) || {}).flatMap((server) => parseUrl(server)?.origin ?? []);
  const connections = [
    ...counted.map((origin) => `${origin} (page views)`),
    ...formOrigins(registry, site).map((origin) => `${origin} (messages)`),
    ...framedIn(site).flatMap(({ origin }) => (origin === undefined ? [] : `${origin} (a frame, after a click)`)),
  ];
  const unique = [...new Set(connections)];
  return unique.length === 0 ? '' : `Pages connect to ${unique.join(', ')}.`;
}
