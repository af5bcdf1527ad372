import type { ReactNode } from 'react';
import type { BlockType } from '../../schema/block.ts';
import type { Level, Resolved } from '../../schema/resolved.ts';

/** What a view is given: its block, and the level of the heading it begins with. */
export interface ViewProps<T extends BlockType> {
  block: Resolved<T>;
  level: Level;
}

/** A block's view: from block to markup, with no knowledge of its page. */
export type View<T extends BlockType> = (props: ViewProps<T>) => ReactNode;
