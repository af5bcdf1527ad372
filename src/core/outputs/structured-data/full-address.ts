import { addressOf } from '../../resolve/head.ts';
import type { GraphContext } from './graph-rules.ts';

/** Where a link leads, for somebody who does not know the page; undefined where that is no page of the web. */
export function fullAddress(
  href: string | undefined,
  { url, prefix }: Pick<GraphContext, 'url' | 'prefix'>,
): string | undefined {
  if (href === undefined || /^https?:/.test(href)) return href;
  return href.startsWith('/') && url !== undefined ? addressOf(href, url, prefix) : undefined;
}
