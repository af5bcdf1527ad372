import type { Block } from '../../../../schema/block.ts';
import { joinList } from '../../diagnostics/wording.ts';

/** States why a link can't lead to a block: it is hidden, or exists only in other languages. */
export function whyNotShown(block: Block): string {
  const { languages } = block as Block & { languages?: string[] };
  return languages ? `exists only in ${joinList(languages.map((tag) => JSON.stringify(tag)))}` : 'is hidden';
}
