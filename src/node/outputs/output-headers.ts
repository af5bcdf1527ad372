import {
  isOn,
  markdownPath,
  type OutputName,
  outputAt,
  outputNames,
  outputOf,
} from '../../core/outputs/output-paths.ts';
import type { ResolvedSite } from '../../core/resolve/resolved-site.ts';
import { slugOf } from '../../core/resolve/sections.ts';
import type { Header } from '../render/content-security-policy.ts';

/** The headers of files at a path, in which a star matches any characters. */
export interface FileHeaders {
  path: string;
  headers: Header[];
}

/** The headers of all files that a site has besides its pages, in every language, without the base path. */
export const outputHeaders = (sites: readonly ResolvedSite[]): FileHeaders[] =>
  sites.flatMap((site) =>
    outputNames
      .filter((name) => isOn(name, site))
      .flatMap((name) => {
        // Pages are many, so one rule covers them in all languages.
        const isFirst = site === sites[0];
        if (name === 'markdown' && !isFirst) return [];
        const paths = name === 'markdown' ? [markdownPath('/*')] : outputOf(name).paths(site);
        return paths.flatMap((path) => {
          const headers = headersOf(name, path, site);
          const prefix = name === 'markdown' ? '' : (site.prefix ?? '');
          return headers.length === 0 ? [] : [{ path: `${prefix}${path}`, headers }];
        });
      }),
  );

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
