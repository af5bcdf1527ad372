import type { Site } from '../../../schema/site.ts';
import type { CompilerHost } from '../compiler-host.ts';
import { checkLongTexts } from '../content/check-long-texts.ts';
import type { Problem } from '../diagnostics/diagnostic.ts';
import { checkFonts } from '../fonts/check-fonts.ts';
import { checkStyle } from '../style/check-style.ts';
import { checkPosts } from './check-posts.ts';
import { checkSettings } from './check-settings.ts';
import { checkVariants } from './check-variants.ts';
import { checkPublicFiles } from './files/check-public-files.ts';
import { checkReferences } from './references/check-references.ts';
import { checkSemantics } from './semantics.ts';
import { checkUniqueness } from './uniqueness.ts';

/**
 * Runs all cross-checks on a site in one language: unique paths and IDs, dates, links, files and placeholders. Checks
 * references only if paths and IDs are unique, so that one mistake causes one diagnostic.
 */
export function check(site: Site, host: CompilerHost): Problem[] {
  const clashes = checkUniqueness(host.blocks, site);
  const rest = [
    ...checkSettings(site, host),
    ...checkFonts(site, host),
    ...checkSemantics(host.blocks, site, host),
    ...checkLongTexts(site, host),
    ...checkStyle(site, host),
  ];
  // OF211 reports a card's unknown category. If two categories have one key, the missing key is the same mistake.
  if (clashes.length > 0) return [...clashes, ...rest.filter(({ code }) => code !== 'OF211')];
  const references = [...checkPosts(site, host), ...checkVariants(site), ...checkReferences(site, host)];
  // OF212 reports a block without an ID. A link to that block is reported instead.
  const hasDeadAnchor = references.some(({ code }) => code === 'OF204');
  return [...rest.filter(({ code }) => !hasDeadAnchor || code !== 'OF212'), ...references, ...checkPublicFiles(host)];
}
