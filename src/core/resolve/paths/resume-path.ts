import type { RichSite } from '../../../../schema/site.ts';

/** The path of the JSON Resume file. */
export const resumePath = '/resume.json';

/** Whether a site publishes a JSON Resume file. */
export const hasResume = ({ outputs = {} }: Pick<RichSite, 'outputs'>): boolean => Boolean(outputs.resume);
