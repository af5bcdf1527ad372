import type { Page, Site } from '../../../../schema/site.ts';
import type { CompilerHost } from '../../compiler-host.ts';
import { anchorsOf } from '../../resolve/anchors.ts';
import { basePages } from '../../resolve/base-language-pages.ts';
import { furtherListPaths } from '../../resolve/pages/listed-pages.ts';
import { cvPaths } from '../../resolve/paths/cv-path.ts';
import { evidenceIn } from '../../resolve/skill-evidence.ts';
import { forAudience } from '../../resolve/visibility.ts';
import { type HiddenFields, hiddenFields } from '../check-audience.ts';
import { fileGuesser, type GuessFile } from '../files/guess-file.ts';
import { marksBudget } from '../text/check-marks.ts';
import { type Budget, siteBudget } from '../text/check-placeholders.ts';

/** What the rules for references know about a site, and what they share while it is checked. */
export interface ReferenceContext {
  site: Site;
  host: CompilerHost;
  /** The pages that the site file describes, by path. */
  pages: Map<string, Page>;
  /** These and all other pages that a link may lead to. */
  targets: Map<string, Page>;
  anchorsOn(page: Page): string[];
  /** The ids of the entries and cards that skills can refer to. */
  evidence(): ReadonlySet<string>;
  hiddenFields: HiddenFields;
  /** Whether a text contains a field that the CV doesn't show. */
  mayLeakOnCv: boolean;
  /** Finds a similar file. */
  guess: GuessFile;
  /** The files that were checked, each after its use. */
  checkedFiles: Set<string>;
  placeholderBudget: Budget;
  markBudget: Budget;
  /** How many paths and ids may still be compared for suggestions. */
  comparisons: Budget;
  /** Whether placeholders that refer to each other were reported. */
  hasCycle: boolean;
}

const mostComparisons = 1_000_000;

/** The context for a site in one language. Expects paths and IDs to be unique. */
export function referenceContext(site: Site, host: CompilerHost): ReferenceContext {
  const pages = new Map(
    [...site.pages, ...(host.others ?? [])].filter((page) => !page.hidden).map((page) => [page.path, page]),
  );
  // Links to the CV, its variants and the further parts of a long list are valid, but they have no anchors.
  const generated = [
    ...cvPaths(site),
    ...site.pages.flatMap((page) => (page.hidden ? [] : furtherListPaths(host.blocks, page, site.pages))),
  ].map((path): [string, Page] => [path, { path, title: path, blocks: [] }]);
  const targets = new Map([...pages, ...generated]);
  const anchors = new Map<Page, string[]>();
  const inBase = basePages(host.blocks, host);
  let evidence: ReadonlySet<string> | undefined;
  return {
    site,
    host,
    pages,
    targets,
    anchorsOn(page) {
      const known = anchors.get(page) ?? anchorsOf(host.blocks, page, host, inBase(page.path));
      anchors.set(page, known);
      return known;
    },
    evidence() {
      evidence ??= new Set(
        (['web', 'cv'] as const).flatMap((viewer) => [
          ...evidenceIn(host.blocks, forAudience(host.blocks, viewer, site)).keys(),
        ]),
      );
      return evidence;
    },
    hiddenFields: hiddenFields(site),
    mayLeakOnCv: false,
    guess: fileGuesser(host),
    checkedFiles: new Set(),
    placeholderBudget: siteBudget(),
    markBudget: marksBudget(),
    comparisons: { left: mostComparisons },
    hasCycle: false,
  };
}
