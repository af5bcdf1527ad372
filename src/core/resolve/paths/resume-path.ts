import type { RichSite } from '../../../../schema/site.ts';

/** Where the résumé of a site is written. */
export const resumePath = '/resume.json';

/** Whether a site has its résumé written. */
export const hasResume = ({ outputs = {} }: Pick<RichSite, 'outputs'>): boolean => Boolean(outputs.resume);
