import type { Site } from '../../../schema/site.ts';
import type { Host } from '../host.ts';

/** A site with the address at which it will be found: what the host says goes before the file, its fallback behind. */
export function withAddress(site: Site, { url: told, fallbackUrl }: Pick<Host, 'url' | 'fallbackUrl'>): Site {
  const url = told === null ? undefined : (told ?? site.url ?? fallbackUrl);
  return url === site.url ? site : { ...site, url };
}
