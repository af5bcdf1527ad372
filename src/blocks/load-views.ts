import type { BlockType } from '../../schema/block.ts';
import type { AnyResolved } from '../../schema/resolved.ts';
import type { View } from '../components/view.ts';
import { common, lazy } from './views.ts';

/* A view of another block than its folder's does not compile. */
common satisfies { [T in keyof typeof common]: View<T> };

/** What loads the view of each type that isn't common. */
export type Loaders = { [T in Exclude<BlockType, keyof typeof common>]: () => Promise<{ default: View<T> }> };

export const loaders: Loaders = lazy;

/** The view of each block type, as far as it is here. */
export const views: { [T in BlockType]?: View<T> } = { ...common };

/**
 * Loads what shows these blocks; undefined when all of it is loaded, so that nobody waits for nothing. Rejects when
 * something cannot be loaded; the next call tries again.
 */
export const loadViews = (blocks: AnyResolved[]): Promise<unknown> | undefined => load(blocks.map(({ type }) => type));

/** Loads all views, for whoever renders every page. */
export const loadAllViews = () => load(Object.keys(loaders) as (keyof Loaders)[]);

function load(types: BlockType[]): Promise<unknown> | undefined {
  const missing = types.filter((type) => !views[type]);
  if (missing.length > 0)
    return Promise.all(
      missing.map(async (type) => {
        views[type] = (await loaders[type as keyof Loaders]()).default as never;
      }),
    );
}
