import type { PageData } from '../../schema/resolved.ts';
import { cvPages } from '../../src/core/outputs/cv/compose-cv.ts';

type Parts = Parameters<typeof cvPages>;

/** Returns the page of the CV; null if the site has none. */
export const cvPage = (...parts: Parts): PageData | null => cvPages(...parts)[0] ?? null;

/** Returns the pages of the variants of the CV. */
export const variantPages = (...parts: Parts): PageData[] => cvPages(...parts).slice(1);
