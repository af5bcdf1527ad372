import { createElement, type FunctionComponent, type ReactElement } from 'react';
import type { BlockType } from '../../schema/block.ts';
import type { PageData } from '../../schema/resolved.ts';
import { common, lazy } from '../blocks/views.ts';
import { linkStyle } from '../components/link-style.ts';
import type { View } from '../components/view.ts';
import { type SpecialPage, specialOf } from '../shared/special-page.ts';

/* Type-checks that every folder's view is for its own block type. */
common satisfies { [T in keyof typeof common]: View<T> };

/** The functions that load views of types that aren't common. */
export type Loaders = { [T in Exclude<BlockType, keyof typeof common>]: () => Promise<{ default: View<T> }> };
const blocks: Loaders = lazy;

/* The pages without blocks. Each has its own style sheet, which its document links. */
const pages = {
  cv: () => import('./cv/cv.tsx'),
  notFound: () => import('./not-found.tsx'),
} satisfies Record<SpecialPage, unknown>;

/** The loaded view of each block type. */
export const views: { [T in BlockType]?: View<T> } = { ...common };
const special: { [Name in SpecialPage]?: FunctionComponent<never> } = {};

/** Renders a page without blocks; undefined for any other page. Its view must be loaded. */
export function renderSpecial(page: PageData): ReactElement | undefined {
  const name = specialOf(page);
  // TypeScript doesn't relate the data of a page to the view found by its name.
  return name && createElement(special[name] as FunctionComponent<object>, page[name]);
}

/**
 * Loads the lazy views of a page; undefined if all are loaded, so that rendering is synchronous. Rejects if one can't be
 * loaded; the next call tries again.
 */
export function loadViews(page: PageData): Promise<unknown> | undefined {
  const name = specialOf(page);
  const missing = page.blocks.filter(({ type }) => !views[type]).map(({ type }) => load(views, blocks, type));
  if (name && !special[name]) missing.push(load(special, pages, name));
  return missing.length > 0 ? Promise.all(missing) : undefined;
}

/** Loads the views of all pages, for prerendering. */
export const loadAllViews = (): Promise<unknown> =>
  Promise.all([
    ...Object.keys(blocks).map((type) => load(views, blocks, type)),
    ...Object.keys(pages).map((name) => load(special, pages, name)),
  ]);

type Loader = () => Promise<{ default: unknown; style?: string }>;

async function load(loaded: Record<string, unknown>, loaders: Record<string, Loader>, name: string): Promise<void> {
  // Common views are always loaded, and every other one has a loader.
  const { default: view, style } = await (loaders[name] as Loader)();
  if (style !== undefined) await linkStyle(style);
  loaded[name] = view;
}
