import type { Context } from './context.ts';
import type { CrawledPage } from './crawl.ts';
import { missingPath } from './examine-page.ts';
import { pathIn } from './path-in.ts';
import { readSitemap } from './read-sitemap.ts';

/**
 * Checks the alternates of pages in several languages: every page lists all of its languages, including its own, each
 * of those exists and lists the same, and so does the sitemap.
 */
export async function examineLanguages(context: Context): Promise<void> {
  const { base, pages, findings } = context;
  // Pages refer to each other by their published URLs, which may differ from the examined ones.
  const published = pages.get(base.href)?.read.canonical;
  if (!published) return;
  const pageAt = (address: string): CrawledPage | undefined =>
    address.startsWith(published) ? pages.get(new URL(`./${address.slice(published.length)}`, base).href) : undefined;
  const mapped = await readSitemap(context, published);
  for (const page of pages.values()) {
    if (!page.isExamined) continue;
    const { alternates, canonical } = page.read;
    const path = pathIn(base, page.url);
    // An untranslated page is a copy of the one in the first language, so the sitemap lists that one.
    const isCopy = pageAt(canonical) !== page;
    const listed = isCopy ? undefined : mapped.get(canonical);
    if (listed && String(listed.toSorted()) !== String(addressesOf(page))) findings.add('other-sitemap', path);
    if (alternates.length === 0) continue;
    const named = alternates.filter(({ language }) => language !== 'x-default');
    if (isCopy) findings.add('other-canonical', path, { found: canonical });
    if (!named.some(({ href }) => pageAt(href) === page)) findings.add('no-own-hreflang', path);
    if (named.length === alternates.length) findings.add('no-default', path);
    for (const { language, href } of named) {
      const reason = flawOf(page, language, pageAt(href));
      if (reason) findings.add('wrong-hreflang', path, { found: href, language, reason });
    }
  }
  await examineNotFoundPages(context);
}

/* The URLs of a page in all languages, from its alternates. */
const addressesOf = ({ read: { alternates } }: CrawledPage): string[] =>
  alternates.flatMap(({ language, href }) => (language === 'x-default' ? [] : [href])).sort();

/* The problem with a page that another one lists as its alternate. */
function flawOf(page: CrawledPage, language: string, other: CrawledPage | undefined): string | undefined {
  if (!other) return "doesn't exist";
  if (other.read.language !== language) return `declares its language as "${other.read.language}"`;
  return addressesOf(other).includes(page.read.canonical) ? undefined : "doesn't link back to this page";
}

/* Below the tag of a language, the 404 page is in that language. */
async function examineNotFoundPages({ fetcher, pages, findings }: Context): Promise<void> {
  const languages = new Map([...pages.values()].map(({ read }) => [read.prefix, read.language]));
  for (const [prefix, language] of languages) {
    if (prefix === '') continue;
    const found = await fetcher.follow(`.${prefix}/${missingPath}`);
    if (!('answer' in found) || !found.answer.page || 'reason' in found.answer.page) continue;
    if (found.answer.page.language !== language) findings.add('other-404', `${prefix}/`, { found: prefix, language });
  }
}
