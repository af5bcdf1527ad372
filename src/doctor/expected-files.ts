import { cvPaths } from '../core/resolve/paths/cv-path.ts';
import { isOn, type OutputName, outputNames, outputOf } from '../core/resolve/paths/output-paths.ts';
import type { ResolvedSite } from '../core/resolve/resolved-site.ts';
import { headersAt } from '../node/outputs/output-headers.ts';
import type { Header } from '../node/render/content-security-policy.ts';

/** The pages and files that a site has because of its settings, whether or not something links to them. */
export interface Expected {
  /** The URL of the site in its file; undefined if it has none. */
  url: string | undefined;
  files: ExpectedFile[];
}

export interface ExpectedFile {
  /** The path with the prefix of its language, below the base path. */
  path: string;
  /** The kind of the file; undefined for a page of the CV. */
  output?: OutputName;
  headers: Header[];
}

/** Lists the CV pages of a site, and its files besides the pages, in all of its languages. */
export function expectedIn(sites: readonly ResolvedSite[]): Expected {
  const files = sites.flatMap((site) => {
    const { prefix = '' } = site;
    const inLanguage = (path: string) => ({ path: prefix + path, headers: headersAt(path, site) });
    return [
      ...cvPaths(site).map(inLanguage),
      ...outputNames
        // A feed needs the URL, which the build may know from somewhere else.
        .filter((name) => isOn(name, site) && (name !== 'feed' || site.url !== undefined))
        .flatMap((output) =>
          outputOf(output)
            .paths(site)
            .map((path) => ({ ...inLanguage(path), output })),
        ),
    ];
  });
  return { url: sites[0]?.url, files };
}

/** The URL of a file that a site has by its settings. */
export const urlOfExpected = ({ path }: Pick<ExpectedFile, 'path'>, base: URL): URL =>
  new URL(`./${encodeURI(path.slice(1))}`, base);
