import type { Site } from '../../../../schema/site.ts';
import type { CompilerHost } from '../../compiler-host.ts';

/**
 * Sets the URL of a site: the URL of the host overrides the one in the file, and its fallback is used if both are
 * missing. A host with `null` removes it.
 */
export function withUrl<Any extends Pick<Site, 'url'>>(
  site: Any,
  { url: fromHost, fallbackUrl }: Pick<CompilerHost, 'url' | 'fallbackUrl'>,
): Any {
  const url = fromHost === null ? undefined : (fromHost ?? site.url ?? fallbackUrl);
  return url === site.url ? site : { ...site, url };
}
