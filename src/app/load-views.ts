import { createElement, type FunctionComponent, type ReactElement } from 'react';
import type { PageData } from '../../schema/resolved.ts';
import { loadAllViews as loadAllBlockViews, loadViews as loadBlockViews } from '../blocks/index.ts';
import { linkStyle } from '../parts/link-style.ts';

/*
 * The pages that are more than blocks, by the name of what their data have in place of blocks. Each has a style sheet of
 * its own, which its document links.
 */
const loaders = {
  cv: () => import('./cv/cv.tsx'),
  notFound: () => import('./not-found.tsx'),
};
type Name = keyof typeof loaders;
const names = Object.keys(loaders) as Name[];
const views: { [N in Name]?: FunctionComponent<never> } = {};

/** What a page shows that is more than blocks; undefined for any other. Its view must be here. */
export function renderSpecial(page: PageData): ReactElement | undefined {
  const name = names.find((each) => page[each]);
  // The data of a page and the view that is found by its name belong together.
  return name && createElement(views[name] as FunctionComponent<object>, page[name]);
}

/**
 * Loads what shows a page, as far as it does not come with every page; undefined when all of it is here. Rejects when it
 * cannot be loaded: the next time it is tried anew.
 */
export function loadViews(page: PageData): Promise<unknown> | undefined {
  const missing = names.filter((name) => page[name] && !views[name]);
  const blocks = loadBlockViews(page.blocks, page.hasMarks);
  return missing.length > 0 ? Promise.all([...missing.map(load), blocks]) : blocks;
}

/** Loads the views of all pages, for whoever renders every one. */
export const loadAllViews = (): Promise<unknown> => Promise.all([...names.map(load), loadAllBlockViews()]);

async function load(name: Name): Promise<void> {
  const { default: view, style } = await loaders[name]();
  await linkStyle(style);
  views[name] = view;
}
