import type { Site } from '../../../schema/site.ts';
import type { CompilerHost } from '../compiler-host.ts';
import { checkLongTexts } from '../content/check-long-texts.ts';
import type { Problem } from '../diagnostics/diagnostic.ts';
import { checkCv } from './check-cv.ts';
import { checkPosts } from './check-posts.ts';
import { checkTimeZone } from './check-time-zone.ts';
import { checkPublicFiles } from './files/check-public-files.ts';
import { checkReferences } from './references.ts';
import { checkSemantics } from './semantics.ts';
import { checkUniqueness } from './uniqueness.ts';

/**
 * Proves that a site means something: paths, ids and names are unique, and every link, picture and placeholder leads
 * somewhere. References are checked only where identities are clean, so that one mistake stays one diagnostic.
 */
export function check(site: Site, host: CompilerHost): Problem[] {
  const clashes = checkUniqueness(host.blocks, site);
  const rest = [
    ...checkTimeZone(site, host),
    ...checkSemantics(host.blocks, site, host),
    ...checkCv(host.blocks, site),
    ...checkLongTexts(site, host),
  ];
  // Of two categories with one key, the other key may be missing where a card names it.
  if (clashes.length > 0) return [...clashes, ...rest.filter(({ code }) => code !== 'OF211')];
  const references = [...checkPosts(site, host), ...checkReferences(site, host)];
  // A block that lost its id is told where something links to it.
  const isLost = references.some(({ code }) => code === 'OF204');
  return [...rest.filter(({ code }) => !isLost || code !== 'OF212'), ...references, ...checkPublicFiles(host)];
}
