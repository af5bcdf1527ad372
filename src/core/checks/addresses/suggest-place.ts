import type { Block } from '../../../../schema/block.ts';
import { joinList } from '../../diagnostics/wording.ts';

/** Why a block is not there: it is hidden, or exists in other languages only. */
export function suggestPlace(block: Block): string {
  const { languages } = block as Block & { languages?: string[] };
  return languages ? `exists only in ${joinList(languages.map((tag) => JSON.stringify(tag)))}` : 'is hidden';
}
