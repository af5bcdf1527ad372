import type { PageData } from '../../schema/resolved.ts';
import { loadViews as loadBlockViews } from '../blocks/index.ts';

/**
 * Loads what shows a page, as far as it does not come with every page; undefined when all of it is here. Rejects when it
 * cannot be loaded: the next time it is tried anew.
 */
export const loadViews = ({ blocks }: PageData): Promise<unknown> | undefined => loadBlockViews(blocks);
