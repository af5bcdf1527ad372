import type { BlockType } from '../../schema/block.ts';
import type { Site } from '../../schema/site.ts';
import type { BlockRegistry } from '../core/block-registry.ts';
import type { Pointer } from '../core/diagnostics/diagnostic.ts';
import { anchorsOf } from '../core/resolve/anchors.ts';
import { applyChange } from '../core/source/changes/edits-of.ts';
import { freeName } from '../core/text/free-name.ts';

/** The block types, in the order in which editors offer them. */
export const blockTypes = (registry: BlockRegistry): readonly BlockType[] =>
  registry.schemas.map((block) => block.properties.type.const);

interface Added {
  text: string;
  /** The pointer of the new block, and its ID. */
  pointer: Pointer;
  id: string;
}

/** Adds the example of a block to the end of a page, with a unique ID. The text must be of a valid site. */
export function addBlock(registry: BlockRegistry, text: string, pageIndex: number, type: BlockType): Added {
  const { pages }: Site = JSON.parse(text);
  const page = pages[pageIndex];
  const example = registry.schemaOf(type)?.examples[0];
  if (!page || !example) throw new Error(`no page ${pageIndex}, or no example of a ${type}`);
  // Hidden blocks can be shown later, so their IDs are taken, too.
  const taken = [...anchorsOf(registry, page, {}), ...page.blocks.map((block) => block.id)];
  const id = freeName(example.id, (name) => taken.includes(name));
  const at = ['pages', pageIndex, 'blocks'];
  return {
    text: applyChange(text, { kind: 'append', at, value: { ...example, id } }),
    pointer: `/${at.join('/')}/${page.blocks.length}`,
    id,
  };
}
