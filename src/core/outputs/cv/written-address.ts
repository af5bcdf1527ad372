import { absoluteUrlOf } from '../../resolve/paths/site-url.ts';
import type { ResolvedSite } from '../../resolve/resolved-site.ts';

/** An address as a reader types it, and the complete one. */
export interface WrittenAddress {
  text: string;
  href: string;
}

/**
 * Writes the address of a link out, without its protocol. Undefined for a page of a site without a URL: its address is
 * unknown; and for a placeholder.
 */
export function writtenAddress(
  href: string,
  { url, prefix }: Pick<ResolvedSite, 'url' | 'prefix'>,
): WrittenAddress | undefined {
  if (/^[a-z]+:/i.test(href)) return { text: withoutProtocol(href), href };
  if (url === undefined || !href.startsWith('/')) return undefined;
  const address = absoluteUrlOf(href, url, prefix);
  return { text: withoutProtocol(address), href: address };
}

/** An address without its protocol, and without the slash at its end. */
export const withoutProtocol = (href: string): string =>
  href.replace(/^(?:https?:\/\/(?:www\.)?|mailto:|tel:)|\/$/g, '');
