import type { Page } from '../../../../schema/site.ts';
import type { Location, Problem } from '../../diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../../diagnostics/suggest.ts';
import { inboxPath } from '../../resolve/paths/inbox-path.ts';
import { toPagePath } from './dead-links.ts';

interface Endpoint {
  written: string;
  at: Location & { pointer: string };
  /** The fixed fields that go along. */
  fields: readonly { name: string }[];
  pages: ReadonlyMap<string, Page>;
  hasFile(path: string): boolean;
  publicFolder: string;
}

/**
 * Of the paths that a form can send to, those that cannot be meant: only the host knows which ones its functions take, but
 * a document is there or not, and the folder of the inbox has nothing else.
 */
export function checkEndpoint({ written, at, fields, pages, hasFile, publicFolder }: Endpoint): Problem[] {
  if (!written.startsWith('/')) return [];
  const path = written.replace(/[?#].*/s, '');
  const slip = besideInbox(path, at);
  if (slip) return [slip];
  // Netlify takes forms at every page, and knows them by this field.
  if (pages.has(toPagePath(path)))
    return fields.some(({ name }) => name === 'form-name') ? [] : [{ code: 'OF225', at, details: { found: path } }];
  return /\.html?$/i.test(path) && !hasFile(path)
    ? [{ code: 'OF302', at, details: { found: path, folder: publicFolder } }]
    : [];
}

function besideInbox(path: string, at: Endpoint['at']): Problem | undefined {
  const [found, folder = '', name = ''] = /\/(_[^/]+)(?:\/(.*))?$/s.exec(path) ?? [];
  if (found === undefined || found === inboxPath) return undefined;
  const isFolder = folder === inboxFolder;
  const isMeant = (isFolder || nearest(folder, [inboxFolder])) && (name === inboxName || nearest(name, [inboxName]));
  if (!isFolder && !isMeant) return undefined;
  const within = { start: path.length - found.length, length: found.length };
  const location: Location = { ...at, part: 'value', within };
  return {
    code: 'OF224',
    at: location,
    details: { found: path },
    ...(isMeant && { fix: didYouMean(location, found, inboxPath, inboxPath) }),
  };
}

const [, inboxFolder = '', inboxName = ''] = inboxPath.split('/');
