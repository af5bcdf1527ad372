import { cvPaths } from '../core/resolve/paths/cv-path.ts';
import { isOn, type OutputName, outputNames, outputOf } from '../core/resolve/paths/output-paths.ts';
import type { ResolvedSite } from '../core/resolve/resolved-site.ts';
import { headersAt } from '../node/outputs/output-headers.ts';
import type { Header } from '../node/render/content-security-policy.ts';
import type { Context } from './crawl.ts';
import { whyUnanswered } from './fetcher.ts';

/** The pages and files that a site has because of its settings, whether or not something links to them. */
export interface Expected {
  /** The URL of the site in its file; undefined if it has none. */
  url: string | undefined;
  files: ExpectedFile[];
}

interface ExpectedFile {
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

/**
 * Requests the files that the site has by its settings, and reports those that are missing; on a live host also those
 * with other headers. Returns the names of the headers that the host doesn't send with them.
 */
export async function examineExpected(
  expected: readonly ExpectedFile[],
  { base, fetcher, findings }: Context,
  isLive: boolean,
): Promise<string[]> {
  const unsent = new Set<string>();
  const wrong: [path: string, params: Record<'name' | 'value' | 'expected', string>][] = [];
  // Requested in parallel, because a host may take seconds for each.
  const answers = expected.map((file) => fetcher.follow(urlOfExpected(file, base).href));
  for (const [index, file] of expected.entries()) {
    const found = await (answers[index] as (typeof answers)[number]);
    if ('isUnread' in found) continue;
    const reason = 'leadsNowhere' in found ? undefined : whyUnanswered(found);
    if (reason !== undefined) findings.add('no-answer', '/', { found: file.path, reason });
    else if (!('answer' in found) || found.answer.status !== 200) findings.add(ruleOf(file), file.path);
    else if (isLive)
      for (const [name, value] of file.headers) {
        const sent = found.answer.headers.get(name);
        if (sent === null) unsent.add(name);
        else if (!isSame(name, sent, value)) wrong.push([file.path, { name, value: sent, expected: value }]);
      }
  }
  // A host that ignores the headers of the build is one problem.
  for (const [path, params] of unsent.size === 0 ? wrong : []) findings.add('wrong-header', path, params);
  return [...unsent];
}

const ruleOf = ({ output }: ExpectedFile) =>
  output === undefined ? 'missing-page' : outputOf(output).setting === 'cv' ? 'missing-cv' : 'missing-output';

/* Whether a host sends a header as the build wants it. The media type without its parameters is a rule of its own. */
function isSame(name: string, sent: string, value: string): boolean {
  const plain = (text: string) => text.replace(/[\s"]/g, '').toLowerCase();
  if (name === 'X-Robots-Tag') return plain(sent).includes(value);
  if (name !== 'Content-Type') return plain(sent) === plain(value);
  const [[type], [expected]] = [plain(sent).split(';'), plain(value).split(';')] as const;
  return type !== expected || plain(sent) === plain(value);
}
