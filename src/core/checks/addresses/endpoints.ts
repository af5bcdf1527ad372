import type { Page } from '../../../../schema/site.ts';
import type { Location, Problem } from '../../diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../../diagnostics/did-you-mean.ts';
import { inboxPath } from '../../resolve/paths/inbox-path.ts';
import { toPagePath } from './dead-links.ts';

interface Endpoint {
  written: string;
  at: Location & { pointer: string };
  /** The additional values that the form sends. */
  fields: readonly { name: string }[];
  pages: ReadonlyMap<string, Page>;
  hasFile(path: string): boolean;
  publicFolder: string;
}

/**
 * Reports form endpoints that can't work. Which other paths are endpoints depends on the host. `written` may be a URL,
 * which isn't checked here.
 */
export function checkEndpoint({ written, at, fields, pages, hasFile, publicFolder }: Endpoint): Problem[] {
  if (!written.startsWith('/')) return [];
  const path = written.replace(/[?#].*/s, '');
  const misspelled = misspelledInbox(path, at);
  if (misspelled) return [misspelled];
  // Netlify accepts forms at every page, and identifies them by this field.
  if (pages.has(toPagePath(path)))
    return fields.some(({ name }) => name === 'form-name') ? [] : [{ code: 'OF225', at, details: { found: path } }];
  return /\.html?$/i.test(path) && !hasFile(path)
    ? [{ code: 'OF302', at, details: { found: path, folder: publicFolder } }]
    : [];
}

/* Reports a path in the folder of the test inbox, which contains nothing else, and misspellings of the inbox. */
function misspelledInbox(path: string, at: Endpoint['at']): Problem | undefined {
  const [found, folder = '', name = ''] = /\/(_[^/]+)(?:\/(.*))?$/s.exec(path) ?? [];
  if (found === undefined || found === inboxPath) return undefined;
  const isFolder = folder === inboxFolder;
  const isSimilar = (isFolder || nearest(folder, [inboxFolder])) && (name === inboxName || nearest(name, [inboxName]));
  if (!isFolder && !isSimilar) return undefined;
  const within = { start: path.length - found.length, length: found.length };
  const location: Location = { ...at, part: 'value', within };
  return {
    code: 'OF224',
    at: location,
    details: { found: path },
    ...(isSimilar && { fix: didYouMean(location, found, inboxPath, inboxPath) }),
  };
}

const [, inboxFolder = '', inboxName = ''] = inboxPath.split('/');
