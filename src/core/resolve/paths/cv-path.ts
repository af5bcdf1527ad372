import type { RichSite } from '../../../../schema/site.ts';

/** The path of the CV page. */
export const cvPath = '/cv';

/** Whether a site has a CV page, which is the default. */
export function hasCv({ outputs }: Pick<RichSite, 'outputs'>): boolean {
  const { cv = true } = outputs ?? {};
  return Array.isArray(cv) ? cv.length > 0 : cv;
}

/** Whether a path is that of the CV page. */
export const isCvPath = (path: string, site: Pick<RichSite, 'outputs'>): boolean => path === cvPath && hasCv(site);
