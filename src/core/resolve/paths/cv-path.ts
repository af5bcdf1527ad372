import type { RichSite } from '../../../../schema/site.ts';

type Outputs = Pick<RichSite, 'outputs'>;

/** The path of the CV page. */
export const cvPath = '/cv';

/** A variant of the CV, for one kind of job. */
export interface CvVariant {
  name: string;
  /** The path of its page. */
  path: string;
  /** The words for which it includes content with "in"; undefined for all. */
  only: readonly string[] | undefined;
  /** The blocks and sections that it omits. */
  drop: readonly string[];
}

/** Whether a site has a CV page, which is the default. */
export function hasCv({ outputs }: Outputs): boolean {
  const { cv = true } = outputs ?? {};
  return Array.isArray(cv) ? cv.length > 0 : cv;
}

/** The variants of the CV in the settings. Without the CV, they have no pages: see {@link cvPaths}. */
export const variantsOf = ({ outputs }: Outputs): CvVariant[] =>
  Object.entries(outputs?.variants ?? {}).map(([name, { only, drop = [] }]) => ({
    name,
    path: `${cvPath}-${name}`,
    only,
    drop,
  }));

/** The paths of the pages of the CV and of its variants. */
export const cvPaths = (site: Outputs): string[] =>
  hasCv(site) ? [cvPath, ...variantsOf(site).map(({ path }) => path)] : [];
