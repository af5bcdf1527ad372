import { createElement, type FunctionComponent, type ReactElement } from 'react';
import type { PageData } from '../../schema/resolved.ts';
import { loadAllViews as loadAllBlockViews, loadViews as loadBlockViews } from '../blocks/load-views.ts';
import { linkStyle } from '../components/link-style.ts';
import { type SpecialPage, specialOf, specialPages } from '../shared/special-page.ts';

/* The pages without blocks. Each has its own style sheet, which its document links. */
const loaders = {
  cv: () => import('./cv/cv.tsx'),
  notFound: () => import('./not-found.tsx'),
} satisfies Record<SpecialPage, unknown>;
const views: { [Name in SpecialPage]?: FunctionComponent<never> } = {};

/** Renders a page without blocks; undefined for any other page. Its view must be loaded. */
export function renderSpecial(page: PageData): ReactElement | undefined {
  const name = specialOf(page);
  // TypeScript doesn't relate the data of a page to the view found by its name.
  return name && createElement(views[name] as FunctionComponent<object>, page[name]);
}

/**
 * Loads the lazy views of a page; undefined if all are loaded. Rejects if one can't be loaded; the next call tries
 * again.
 */
export function loadViews(page: PageData): Promise<unknown> | undefined {
  const name = specialOf(page);
  const blocks = loadBlockViews(page.blocks);
  return name && !views[name] ? Promise.all([load(name), blocks]) : blocks;
}

/** Loads the views of all pages, for prerendering. */
export const loadAllViews = (): Promise<unknown> => Promise.all([...specialPages.map(load), loadAllBlockViews()]);

async function load(name: SpecialPage): Promise<void> {
  const { default: view, style } = await loaders[name]();
  await linkStyle(style);
  views[name] = view;
}
