import { createElement, type FunctionComponent } from 'react';
import type { Cv, PageData } from '../../schema/resolved.ts';
import { loadAllViews as loadAllBlockViews, loadViews as loadBlockViews } from '../blocks/index.ts';

let CvView: FunctionComponent<Cv> | undefined;

/** The element of a CV. Its view must be here. */
export const renderCv = (cv: Cv) => createElement(CvView as FunctionComponent<Cv>, cv);

/**
 * Loads what shows a page, as far as it does not come with every page; undefined when all of it is here. Rejects when it
 * cannot be loaded: the next time it is tried anew.
 */
export const loadViews = ({ blocks, cv, hasMarks }: PageData): Promise<unknown> | undefined =>
  cv && !CvView ? Promise.all([loadCvView(), loadBlockViews([], hasMarks)]) : loadBlockViews(blocks, hasMarks);

/** Loads the views of all pages, for whoever renders every one. */
export const loadAllViews = (): Promise<unknown> => Promise.all([loadCvView(), loadAllBlockViews()]);

async function loadCvView(): Promise<void> {
  CvView = (await import('./cv/cv.tsx')).default;
}
