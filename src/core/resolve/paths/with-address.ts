import type { Site } from '../../../../schema/site.ts';
import type { CompilerHost } from '../../compiler-host.ts';

/** A site with the address at which it will be found: what the host says goes before the file, its fallback behind. */
export function withAddress<Any extends Pick<Site, 'url'>>(
  site: Any,
  { url: fromHost, fallbackUrl }: Pick<CompilerHost, 'url' | 'fallbackUrl'>,
): Any {
  const url = fromHost === null ? undefined : (fromHost ?? site.url ?? fallbackUrl);
  return url === site.url ? site : { ...site, url };
}
