import { slugOf } from '../../core/resolve/anchors.ts';
import {
  isOn,
  markdownPath,
  type OutputName,
  outputAt,
  outputNames,
  outputOf,
} from '../../core/resolve/paths/output-paths.ts';
import type { ResolvedSite } from '../../core/resolve/resolved-site.ts';
import type { Header } from '../render/content-security-policy.ts';

/** The headers of files. */
export interface FileHeaders {
  /** The path of the file, or a pattern, in which a star matches any characters. */
  path: string;
  /** The paths of all files that a pattern is for. */
  all?: string[];
  headers: Header[];
}

/** The headers of all files that a site has besides its pages, in every language, without the base path. */
export const outputHeaders = (sites: readonly ResolvedSite[]): FileHeaders[] =>
  sites.flatMap((site) =>
    outputNames
      .filter((name) => isOn(name, site))
      .flatMap((name) => {
        // Pages are many, so one rule covers them in all languages.
        if (name === 'markdown') return site === sites[0] ? [markdownHeaders(sites)] : [];
        return outputOf(name)
          .paths(site)
          .map((path) => ({ path: `${site.prefix ?? ''}${path}`, headers: headersOf(name, path, site) }))
          .filter(({ headers }) => headers.length > 0);
      }),
  );

function markdownHeaders(sites: readonly ResolvedSite[]): FileHeaders {
  // There is a site for each language.
  const [first] = sites as [ResolvedSite];
  const path = markdownPath('/*');
  return {
    path,
    all: sites.flatMap((site) =>
      outputOf('markdown')
        .paths(site)
        .map((each) => `${site.prefix ?? ''}${each}`),
    ),
    headers: headersOf('markdown', path, first),
  };
}

/** The headers of the file at a path below the prefix of the language. Empty for other paths. */
export function headersAt(path: string, site: ResolvedSite): Header[] {
  const name = outputAt(path, site);
  return name === undefined ? [] : headersOf(name, path, site);
}

function headersOf(name: OutputName, path: string, site: Pick<ResolvedSite, 'owner' | 'prefix'>): Header[] {
  const { type, disposition, isPrivate } = outputOf(name);
  return [
    ...(type ? ([['Content-Type', type]] satisfies Header[]) : []),
    ...(disposition ? ([['Content-Disposition', `${disposition}; ${fileName(path, site)}`]] satisfies Header[]) : []),
    ...(isPrivate ? ([['X-Robots-Tag', 'noindex']] satisfies Header[]) : []),
  ];
}

/*
 * The name under which browsers save a file: the owner's name, "cv", its variant, and the language, if it isn't the
 * first.
 */
function fileName(path: string, { owner, prefix = '' }: Pick<ResolvedSite, 'owner' | 'prefix'>): string {
  const [, base = '', ending = ''] = /^\/(.*)(\..*)$/.exec(path) ?? [];
  const parts = [slugOf(owner.name), ...(base === 'contact' ? [] : [base]), ...(prefix ? [prefix.slice(1)] : [])];
  const full = `${parts.join('-')}${ending}`;
  // A header is ASCII; RFC 6266 has a second name for other characters.
  return /^[\w.-]+$/.test(full)
    ? `filename=${full}`
    : `filename=${base}${ending}; filename*=UTF-8''${encodeURIComponent(full)}`;
}
