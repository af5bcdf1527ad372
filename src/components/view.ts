import type { ReactNode } from 'react';
import type { BlockType } from '../../schema/block.ts';
import type { Level, Resolved } from '../../schema/resolved.ts';

/** The props of a view: its block, and the level of its heading. */
export interface ViewProps<T extends BlockType> {
  block: Resolved<T>;
  level: Level;
}

/** The view of a block: a function from its data to markup, which doesn't depend on the page. */
export type View<T extends BlockType> = (props: ViewProps<T>) => ReactNode;
