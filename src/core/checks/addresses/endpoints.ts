import { type Location, type Problem, valueAt, within } from '../../diagnostics/diagnostic.ts';
import { didYouMean, nearest } from '../../diagnostics/did-you-mean.ts';
import { pointerOf } from '../../diagnostics/pointer.ts';
import { inboxPath } from '../../resolve/paths/inbox-path.ts';
import type { Text } from '../../validation/site-texts.ts';
import type { ReferenceContext } from '../references/reference-context.ts';
import { toPagePath } from './missing-pages-and-anchors.ts';

/**
 * Reports form endpoints that can't work. Which other paths are endpoints depends on the host. The text may be a URL,
 * which isn't checked here.
 */
export function checkEndpoint({ text, steps }: Text, { site, host, targets }: ReferenceContext): Problem[] {
  if (!text.startsWith('/')) return [];
  const path = text.replace(/[?#].*/s, '');
  const at = valueAt(pointerOf(steps));
  const misspelled = misspelledInbox(path, at);
  if (misspelled) return [misspelled];
  // Netlify accepts forms at every page, and identifies them by this field.
  if (targets.has(toPagePath(path))) {
    // Here, "pages" is followed by an index.
    const [, page, , index] = steps as [string, number, string, number];
    const block = site.pages[page]?.blocks[index];
    const fields = block && host.blocks.definitionOf(block).sending?.(block)?.fields;
    return fields?.some(({ name }) => name === 'form-name') ? [] : [{ code: 'OF225', at, details: { found: path } }];
  }
  return /\.html?$/i.test(path) && !host.hasFile(path)
    ? [{ code: 'OF302', at, details: { found: path, folder: host.publicFolder } }]
    : [];
}

/* Reports a path in the folder of the test inbox, which contains nothing else, and misspellings of the inbox. */
function misspelledInbox(path: string, at: Location): Problem | undefined {
  const [found, folder = '', name = ''] = /\/(_[^/]+)(?:\/(.*))?$/s.exec(path) ?? [];
  if (found === undefined || found === inboxPath) return undefined;
  const isFolder = folder === inboxFolder;
  const isSimilar = (isFolder || nearest(folder, [inboxFolder])) && (name === inboxName || nearest(name, [inboxName]));
  if (!isFolder && !isSimilar) return undefined;
  const location = within(at, path.length - found.length, found.length);
  return {
    code: 'OF224',
    at: location,
    details: { found: path },
    ...(isSimilar && { fix: didYouMean(location, found, inboxPath, inboxPath) }),
  };
}

const [, inboxFolder = '', inboxName = ''] = inboxPath.split('/');
