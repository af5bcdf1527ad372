import { icons } from '../../../schema/parts.ts';
import { iconsOfViews, rulesOf } from '../../compile/blocks/index.ts';
import type { ResolvedSite } from '../../compile/site/resolved-site.ts';
import { isRecord } from '../../shared/is-record.ts';

/**
 * The drawings that a site uses: the interface's own and those that the file names; what turns while a form is sent, only
 * where one is. One sprite for all pages, because
 * a visitor who moves on keeps the document. `sprite` is icons/sprite.svg, a symbol a line.
 */
export function spriteOf(sprite: string, site: ResolvedSite | null): string {
  const named = new Set<unknown>();
  collectIcons(site, named);
  const symbols = sprite.split('\n').flatMap((line) => {
    const name = /<symbol id="of-i-([a-z-]+)"/.exec(line)?.[1];
    if (name === undefined) return [];
    const isOwners = icons.some((icon) => icon === name) && !iconsOfViews.has(name);
    const isIdle = name === 'loader' && site && !sends(site);
    return isIdle || (site && isOwners && !named.has(name)) ? [] : [line.trim()];
  });
  // An SVG cannot be hidden by itself in HTML.
  return `<div hidden><svg>${symbols.join('')}</svg></div>`;
}

const sends = ({ pages }: ResolvedSite) =>
  pages.some(({ blocks }) => blocks.some((block) => rulesOf(block).sending?.(block)));

function collectIcons(value: unknown, named: Set<unknown>): void {
  if (!isRecord(value)) return;
  if (Array.isArray(value)) for (const entry of value) collectIcons(entry, named);
  else
    for (const [key, entry] of Object.entries(value)) {
      if (key === 'icon') named.add(entry);
      else collectIcons(entry, named);
    }
}
