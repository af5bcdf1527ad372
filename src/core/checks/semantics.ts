import type { Site } from '../../../schema/site.ts';
import type { BlockRegistry } from '../block-registry.ts';
import type { CompilerHost } from '../compiler-host.ts';
import { type Problem, valueAt } from '../diagnostics/diagnostic.ts';
import { isReservedId } from '../resolve/reserved-names.ts';
import { forAudience, isOnWeb } from '../resolve/visibility.ts';
import { dayIn } from '../text/time-zone.ts';
import { checkWebAddress } from '../text/web-address.ts';

/** Reports an invalid site URL, blocks that no link can reach, and everything that the checks of block types find. */
export function checkSemantics(registry: BlockRegistry, site: Site, { now }: Pick<CompilerHost, 'now'>): Problem[] {
  const today = now && dayIn(now, site.timeZone);
  // Blocks only show what the owner publishes on pages.
  const { owner } = forAudience(registry, 'web', { ...site, pages: [] });
  const blocks = site.pages.flatMap((page, pageIndex) =>
    page.hidden
      ? []
      : page.blocks.flatMap((block, index): Problem[] => {
          if (block.hidden) return [];
          const at = `/pages/${pageIndex}/blocks/${index}`;
          const isFirst = index === page.blocks.findIndex((block) => isOnWeb(registry, block));
          const problems = registry.definitionOf(block).check?.(block, at, { ...site, owner }, today) ?? [];
          return isOnWeb(registry, block) && !isFirst && block.id === undefined
            ? [unreachable(block.type, at), ...problems]
            : problems;
        }),
  );
  return [...checkWebAddress(valueAt('/url'), site.url), ...blocks];
}

const unreachable = (type: string, at: string): Problem => ({
  code: 'OF212',
  at: valueAt(`${at}/type`),
  details: { thing: type, example: isReservedId(type) ? `my-${type}` : type },
});
