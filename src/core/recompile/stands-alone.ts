import type { Block } from '../../../schema/block.ts';
import type { Page, WrittenSite } from '../../../schema/site.ts';

/** Whether pages of a site neither show nor name what stands on others, so that each of them can change alone. */
export const standAlone = ({ pages }: Pick<WrittenSite, 'pages'>): boolean =>
  !pages.some((page) => page.date !== undefined || page.blocks.some(tellsOfPages) || namesEvidence(page));

const tellsOfPages = (block: Block): boolean => {
  if (block.type === 'page-list') return true;
  if (block.type === 'card-grid') return Boolean(block.cards?.some(({ page }) => page !== undefined));
  return block.type === 'publication-list' && block.publications.some(({ page }) => page !== undefined);
};

/* What a skill names may stand on any page. */
const namesEvidence = ({ blocks }: Page): boolean =>
  blocks.some(
    (block) =>
      block.type === 'skill-group' &&
      block.groups.some(({ skills }) => skills.some(({ evidence }) => evidence?.length)),
  );
