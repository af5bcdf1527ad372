import type { Page, Site, WrittenSite } from '../../../schema/site.ts';
import { checkReferences } from '../checks/references.ts';
import { checkSemantics } from '../checks/semantics.ts';
import { checkUniqueness } from '../checks/uniqueness.ts';
import type { CompilerHost } from '../compiler-host.ts';
import { checkLongTexts } from '../content/check-long-texts.ts';
import { severityOf } from '../diagnostics/diagnostic.ts';
import { basePages } from '../i18n/base-pages.ts';
import { untranslatedPages } from '../i18n/coverage.ts';
import { localise } from '../i18n/localise.ts';
import type { Translation } from '../i18n/translations.ts';
import { paginate } from '../resolve/paginate.ts';
import { resolve } from '../resolve/resolve.ts';
import { anchorsOf } from '../resolve/sections.ts';

/** A page that has changed: its place in the site, and the site without any other page, in all of its languages. */
export interface Change {
  place: number;
  now: WrittenSite;
}

/** What the language is compiled with: with the site in its first language as it was, and with the page as it is now. */
export interface Hosts {
  before: CompilerHost;
  now: CompilerHost;
}

/** Recompiles a site in one of its languages. Null when more has changed in it than the page, or the page may be wrong. */
export function recompileIn(old: Translation, change: Change, hosts: Hosts): Translation | null {
  const { language, written, site, paginated } = old;
  const { place, now } = change;
  const { pages } = localise(now, language);
  const alone = { ...written, pages };
  const marked = { ...old.marked, pages: localise(now, language, true).pages };
  if (!keepsItsPlace(old, change, pages, hosts)) return null;
  // Most texts are of one language, and change nothing in the others.
  if (JSON.stringify(marked.pages) === JSON.stringify(at(place, old.marked))) return old;
  if (isWrong(alone, written.pages, hosts.before)) return null;

  const resolved = resolve(marked, hosts.now);
  const { hasMarks } = site;
  // Then the other pages may not be what they were either.
  if (resolved.hasMarks !== hasMarks && resolved.hasMarks !== hadMarks(old, place, hosts.before)) return null;
  const visible = site.pages.findIndex(({ path }) => path === pages[0]?.path);
  return {
    language,
    written: { ...written, pages: written.pages.toSpliced(place, 1, ...pages) },
    marked: { ...marked, pages: old.marked.pages.toSpliced(place, 1, ...marked.pages) },
    site: { ...site, favicon: resolved.favicon, pages: site.pages.toSpliced(visible, 1, ...resolved.pages) },
    paginated: {
      ...paginated,
      pages: paginated.pages.toSpliced(visible, 1, ...paginate({ ...resolved, ...(hasMarks && { hasMarks }) }).pages),
    },
  };
}

/* Whether the page, or what is around it, had links or emphasis in its texts. */
const hadMarks = ({ marked }: Translation, place: number, host: CompilerHost) =>
  resolve({ ...marked, pages: at(place, marked) }, host).hasMarks;

/* The page at a place, as the only one. */
const at = (place: number, { pages }: Site): Page[] => pages.slice(place, place + 1);

/* What other pages, and search engines, can know of a page is as before. */
function keepsItsPlace(
  { language, written }: Translation,
  { place, now }: Change,
  pages: Page[],
  hosts: Hosts,
): boolean {
  const anchors = (list: Page[], host: CompilerHost) => {
    const inBase = basePages(host);
    return String(list.map((page) => anchorsOf(page, host, inBase(page.path))));
  };
  const { untranslated } = written;
  return (
    anchors(pages, hosts.now) === anchors(at(place, written), hosts.before) &&
    (!untranslated ||
      pages.some(({ path }) => untranslated.includes(path)) === untranslatedPages(now, language).length > 0)
  );
}

/* The page is among the others as it was: what links can know of it is the same. */
function isWrong(alone: Site, others: Page[], host: CompilerHost): boolean {
  const problems = [
    ...checkUniqueness(alone).filter(({ code }) => code !== 'OF213'),
    ...checkSemantics(alone, host),
    ...checkLongTexts(alone, host),
    ...checkReferences(alone, { ...host, others }),
  ];
  return problems.some(({ code }) => severityOf(code) === 'error');
}
