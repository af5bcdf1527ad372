import type { Site, WrittenSite } from '../../../schema/site.ts';
import type { BlockRegistry } from '../block-registry.ts';
import type { CompilerHost } from '../compiler-host.ts';
import { checkLongTexts } from '../content/check-long-texts.ts';
import { type Problem, severityOf, valueAt } from '../diagnostics/diagnostic.ts';
import { checkFonts } from '../fonts/check-fonts.ts';
import { checkLanguages } from '../i18n/check-languages.ts';
import { checkTranslatedPlaceholders } from '../i18n/check-translated-placeholders.ts';
import { hostIn } from '../i18n/host-in.ts';
import { checkLabels } from '../i18n/labels/missing-labels.ts';
import { languagesOf } from '../i18n/languages-of.ts';
import { localize } from '../i18n/localize.ts';
import { localizedToSource, withSourcePointers } from '../i18n/localized-to-source.ts';
import { isReservedId } from '../resolve/reserved-names.ts';
import { forAudience, isOnWeb } from '../resolve/visibility.ts';
import { visibleBlocks } from '../resolve/visible-blocks.ts';
import { checkStyle } from '../style/check-style.ts';
import { dayIn } from '../text/day-in-time-zone.ts';
import { checkWebAddress } from '../text/web-address.ts';
import { checkPosts } from './check-posts.ts';
import { checkSettings } from './check-settings.ts';
import { checkVariants, checkVariantWords } from './check-variants.ts';
import { checkPublicFiles } from './files/check-public-files.ts';
import { checkReferences } from './references/check-references.ts';
import { checkUniqueness } from './uniqueness.ts';

/** The problems of a site, and the site in each of its languages, which later steps need too. */
interface CheckedLanguages {
  problems: Problem[];
  /** Empty if the languages themselves have errors. */
  sites: ReadonlyMap<string, Site>;
}

/** Checks a site in each of its languages. Reports each problem once, at its source. */
export function checkEachLanguage(written: WrittenSite, host: CompilerHost): CheckedLanguages {
  const languages = languagesOf(written);
  const [base = ''] = languages;
  // A site in one language stays the same object, unless it has texts by language.
  const isPlain = !written.languages && localize(host.blocks, written, base) === written;
  const languageProblems = checkLanguages(written, host, isPlain);
  if (languageProblems.length > 0) return { problems: languageProblems, sites: new Map() };
  const inLanguage = (language: string) => (isPlain ? (written as Site) : localize(host.blocks, written, language));
  const sites = new Map(languages.map((language) => [language, inLanguage(language)]));
  const reported = new Set<string>();
  const problems = [...sites].flatMap(([language, site]) => {
    const unreported = check(site, hostIn(host, language === base ? undefined : sites.get(base)))
      .map((problem) =>
        withSourcePointers(problem, (pointer) => localizedToSource(host.blocks, written, pointer, language, base)),
      )
      // Untranslated parts have the same problem in every language.
      .filter((problem) => !reported.has(keyOf(problem)));
    for (const problem of unreported) reported.add(keyOf(problem));
    return unreported;
  });
  // An unknown placeholder is already reported as an error.
  if (problems.some(({ code }) => severityOf(code) === 'error')) return { problems, sites };
  const more = [checkTranslatedPlaceholders(host.blocks, written), checkLabels(written), checkVariantWords(written)];
  return { problems: [...problems, ...more.flat()], sites };
}

const keyOf = ({ code, at }: Problem): string => JSON.stringify([code, at]);

/*
 * Runs all cross-checks on a site in one language: unique paths and IDs, dates, links, files and placeholders. Checks
 * references only if paths and IDs are unique, so that one mistake causes one diagnostic.
 */
function check(site: Site, host: CompilerHost): Problem[] {
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

/* Reports an invalid site URL, blocks that no link can reach, and everything that the checks of block types find. */
function checkSemantics(registry: BlockRegistry, site: Site, { now }: Pick<CompilerHost, 'now'>): Problem[] {
  const today = now && dayIn(now, site.timeZone);
  // Blocks only show what the owner publishes on pages.
  const { owner } = forAudience(registry, 'web', { ...site, pages: [] });
  const first = site.pages.map(({ blocks }) => blocks.findIndex((block) => isOnWeb(registry, block)));
  const blocks = visibleBlocks(site).flatMap(({ block, page, index, at }) => {
    const problems = registry.definitionOf(block).check?.(block, at, { ...site, owner }, today) ?? [];
    const needsId = isOnWeb(registry, block) && index !== first[page] && block.id === undefined;
    return needsId ? [unreachable(block.type, at), ...problems] : problems;
  });
  return [...checkWebAddress(valueAt('/url'), site.url), ...blocks];
}

const unreachable = (type: string, at: string): Problem => ({
  code: 'OF212',
  at: valueAt(`${at}/type`),
  details: { thing: type, example: isReservedId(type) ? `my-${type}` : type },
});
