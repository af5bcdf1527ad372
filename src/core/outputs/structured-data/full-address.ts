import { absoluteUrlOf } from '../../resolve/head.ts';
import type { GraphContext } from './graph-rules.ts';

/** Returns the absolute URL of a link; undefined if it isn't a web page. */
export function fullAddress(
  href: string | undefined,
  { url, prefix }: Pick<GraphContext, 'url' | 'prefix'>,
): string | undefined {
  if (href === undefined || /^https?:/.test(href)) return href;
  return href.startsWith('/') && url !== undefined ? absoluteUrlOf(href, url, prefix) : undefined;
}
