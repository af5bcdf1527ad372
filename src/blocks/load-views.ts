import type { BlockType } from '../../schema/block.ts';
import type { AnyResolved } from '../../schema/resolved.ts';
import { type Extras, loaded } from '../components/extras.ts';
import type { View } from '../components/view.ts';
import { common, lazy } from './views.ts';

/* A view of another block than its folder's does not compile. */
common satisfies { [T in keyof typeof common]: View<T> };

/** What loads the view of each type that isn't common, and what only few blocks show. */
export type Loaders = { [T in Exclude<BlockType, keyof typeof common>]: () => Promise<{ default: View<T> }> } & {
  more: () => Promise<{ default: Extras }>;
};

export const loaders: Loaders = { ...lazy, more: () => import('./more.ts') };

/** The view of each block type, as far as it is here; and what only few blocks show. */
export const views: { [T in BlockType]?: View<T> } & typeof loaded = Object.assign(loaded, common);

/**
 * Loads what shows these blocks, whose texts may have links and emphasis; undefined when all of it is loaded, so that
 * nobody waits for nothing. Rejects when something cannot be loaded; the next call tries again.
 */
export const loadViews = (blocks: AnyResolved[], hasMarks?: boolean): Promise<unknown> | undefined =>
  load([
    ...blocks.map(({ type }) => type),
    ...(hasMarks || blocks.some((block) => 'hasMore' in block) ? (['more'] as const) : []),
  ]);

/** Loads all views, for whoever renders every page. */
export const loadAllViews = () => load(Object.keys(loaders) as (keyof Loaders)[]);

function load(names: (BlockType | 'more')[]): Promise<unknown> | undefined {
  const missing = names.filter((name) => !views[name]);
  if (missing.length > 0)
    return Promise.all(
      missing.map(async (name) => {
        views[name] = (await loaders[name as keyof Loaders]()).default as never;
      }),
    );
}
