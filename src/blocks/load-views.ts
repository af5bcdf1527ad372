import type { BlockType } from '../../schema/block.ts';
import type { AnyResolved } from '../../schema/resolved.ts';
import type { View } from '../components/view.ts';
import { common, lazy } from './views.ts';

/* Type-checks that every folder's view is for its own block type. */
common satisfies { [T in keyof typeof common]: View<T> };

/** The functions that load views of types that aren't common. */
export type Loaders = { [T in Exclude<BlockType, keyof typeof common>]: () => Promise<{ default: View<T> }> };

const loaders: Loaders = lazy;

/** The loaded view of each block type. */
export const views: { [T in BlockType]?: View<T> } = { ...common };

/**
 * Loads the views of these blocks; undefined if all are loaded, so that rendering is synchronous. Rejects if one can't
 * be loaded; the next call tries again.
 */
export const loadViews = (blocks: AnyResolved[]): Promise<unknown> | undefined => load(blocks.map(({ type }) => type));

/** Loads all views, for prerendering. */
export const loadAllViews = () => load(Object.keys(loaders) as (keyof Loaders)[]);

function load(types: BlockType[]): Promise<unknown> | undefined {
  const missing = types.filter((type) => !views[type]);
  if (missing.length > 0)
    // TypeScript doesn't relate a type to the view of its loader. Types of common views are never missing.
    return Promise.all(
      missing.map(async (type) => {
        views[type] = (await loaders[type as keyof Loaders]()).default as never;
      }),
    );
}
