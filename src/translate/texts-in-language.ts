import type { WrittenSite } from '../../schema/site.ts';
import type { BlockRegistry } from '../core/block-registry.ts';
import type { Pointer } from '../core/diagnostics/diagnostic.ts';
import { eachTextInAll, type TextInAll } from '../core/i18n/each-text-in-all.ts';
import { pointerOf } from '../core/source/pointer.ts';

/**
 * Returns the texts that are translated, by pointer. Texts that refer to another one are excluded: the role of a card
 * refers to a role of its block, and a tag is the same on every page (see core/i18n/with-keys-of-base.ts).
 */
export function textsInLanguage(registry: BlockRegistry, site: WrittenSite, base: string): Map<Pointer, TextInAll> {
  const texts: TextInAll[] = [];
  eachTextInAll(registry, site, base, (text) => texts.push({ ...text, steps: [...text.steps] }));
  const defined = new Set(texts.filter((text) => text.steps.at(-2) === 'roles' || text.texts).map(nameOf));
  const own = new Map<Pointer, TextInAll>();
  for (const text of texts) {
    const name = text.texts ? undefined : nameOf(text);
    if (name !== undefined && text.steps.at(-2) !== 'roles') {
      if (defined.has(name)) continue;
      if (text.steps.at(-2) === 'tags') defined.add(name);
    }
    own.set(pointerOf(text.steps), text);
  }
  return own;
}

/* What tells the roles of a block and the tags of all pages apart; undefined for what is no name of another text. */
function nameOf({ steps, base }: TextInAll): string | undefined {
  if (steps.at(-2) === 'tags') return `tag ${base}`;
  const block =
    steps.at(-1) === 'role' ? steps.slice(0, -3) : steps.at(-2) === 'roles' ? steps.slice(0, -2) : undefined;
  return block && `${pointerOf(block)} ${base}`;
}
