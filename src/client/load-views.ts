import { createElement, type FunctionComponent, type ReactElement } from 'react';
import type { PageData } from '../../schema/resolved.ts';
import { loadAllViews as loadAllBlockViews, loadViews as loadBlockViews } from '../blocks/load-views.ts';
import { linkStyle } from '../components/link-style.ts';
import { type SpecialPage, specialOf, specialPages } from '../shared/special-page.ts';

/* The pages that are not made of blocks. Each has a style sheet of its own, which its document links. */
const loaders = {
  cv: () => import('./cv/cv.tsx'),
  notFound: () => import('./not-found.tsx'),
} satisfies Record<SpecialPage, unknown>;
const views: { [Name in SpecialPage]?: FunctionComponent<never> } = {};

/** What a page shows that is not made of blocks; undefined for any other. Its view must be here. */
export function renderSpecial(page: PageData): ReactElement | undefined {
  const name = specialOf(page);
  // The data of a page and the view that is found by its name belong together.
  return name && createElement(views[name] as FunctionComponent<object>, page[name]);
}

/**
 * Loads what shows a page, as far as it does not come with every page; undefined when all of it is here. Rejects when it
 * cannot be loaded: the next time it is tried anew.
 */
export function loadViews(page: PageData): Promise<unknown> | undefined {
  const name = specialOf(page);
  const blocks = loadBlockViews(page.blocks);
  return name && !views[name] ? Promise.all([load(name), blocks]) : blocks;
}

/** Loads the views of all pages, for whoever renders every one. */
export const loadAllViews = (): Promise<unknown> => Promise.all([...specialPages.map(load), loadAllBlockViews()]);

async function load(name: SpecialPage): Promise<void> {
  const { default: view, style } = await loaders[name]();
  await linkStyle(style);
  views[name] = view;
}
