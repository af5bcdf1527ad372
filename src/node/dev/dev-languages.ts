import type { PageData } from '../../../schema/resolved.ts';
import type { CompilerHost } from '../../core/compiler-host.ts';
import { hostIn } from '../../core/i18n/host-in.ts';
import { cvPages } from '../../core/outputs/cv/compose-cv.ts';
import { cvPaths } from '../../core/resolve/paths/cv-path.ts';
import type { ResolvedSite } from '../../core/resolve/resolved-site.ts';
import type { Translation } from '../../core/resolve/translations.ts';
import type { Route, ValidSite } from './dev-state.ts';

/** Splits the path of a request into the prefix of its language and the path below it. */
export function routeOf({ translations }: ValidSite, path: string): Route {
  const tag = /^\/([^/]+)/.exec(path)?.[1];
  if (!translations.some(({ language }) => language === tag)) return { prefix: '', path };
  const prefix = `/${tag}`;
  return { prefix, path: path.slice(prefix.length) || '/' };
}

/** The translation of a valid site at a prefix; the first language if the prefix is empty. */
export function languageAt(good: ValidSite, prefix: string): Translation {
  const { localized, marked, site, paginated, translations } = good;
  const found = translations.find(({ language }) => prefix === `/${language}`);
  return found ?? { language: localized.language, localized, marked, site, paginated };
}

/** The site in each of its languages. */
export const sitesIn = ({ site, translations }: ValidSite): ResolvedSite[] => [
  site,
  ...translations.map((each) => each.site),
];

/**
 * Creates a function that finds pages of valid sites. The pages of the CV and its variants are made on the first request
 * and cached.
 */
export function pageFinder(host: () => CompilerHost): (good: ValidSite, route: Route) => PageData {
  const made = new WeakMap<object, PageData[]>();
  const cvsIn = (good: ValidSite, prefix: string) => {
    const { marked } = languageAt(good, prefix);
    const base = prefix === '' ? undefined : good.localized;
    const cvs = made.get(marked) ?? cvPages(marked, hostIn(host(), base));
    made.set(marked, cvs);
    return cvs;
  };
  return (good, { prefix, path }) => {
    const { localized, paginated } = languageAt(good, prefix);
    const { pages, notFound } = paginated;
    const isCv = () => cvPaths(localized).includes(path);
    const inPages = (list: readonly PageData[]) => list.find((page) => page.path === path);
    return inPages(pages) ?? (isCv() ? inPages(cvsIn(good, prefix)) : undefined) ?? notFound;
  };
}
