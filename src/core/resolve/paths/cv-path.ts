import type { RichSite } from '../../../../schema/site.ts';

type Outputs = Pick<RichSite, 'outputs'>;

/** The path of the CV page. */
export const cvPath = '/cv';

/** A part of the CV, for one kind of job. */
export interface CvVariant {
  name: string;
  /** The path of its page. */
  path: string;
  /** Of everything with "in", what has one of these words; undefined for everything. */
  only: readonly string[] | undefined;
  /** The blocks and sections that it omits. */
  drop: readonly string[];
}

/** Whether a site has a CV page, which is the default. */
export function hasCv({ outputs }: Outputs): boolean {
  const { cv = true } = outputs ?? {};
  return Array.isArray(cv) ? cv.length > 0 : cv;
}

/** The variants of the CV that the owner describes. A site without the CV has none of their pages. */
export const variantsOf = ({ outputs }: Outputs): CvVariant[] =>
  Object.entries(outputs?.variants ?? {}).map(([name, { only, drop = [] }]) => ({
    name,
    path: `${cvPath}-${name}`,
    only,
    drop,
  }));

/** The paths of the pages of the CV: of the whole one, and of its variants. */
export const cvPaths = (site: Outputs): string[] =>
  hasCv(site) ? [cvPath, ...variantsOf(site).map(({ path }) => path)] : [];
