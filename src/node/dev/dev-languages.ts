import type { PageData } from '../../../schema/resolved.ts';
import type { CompilerHost } from '../../core/compiler-host.ts';
import { hostIn } from '../../core/i18n/host-in.ts';
import type { Translation } from '../../core/i18n/translations.ts';
import { cvPage } from '../../core/outputs/cv/cv-page.ts';
import { cvPath } from '../../core/resolve/paths/cv-path.ts';
import type { GoodSite, Route } from './dev-state.ts';

/** What the path of a request means: the language that its beginning names, and the path below that. */
export function routeOf({ translations }: GoodSite, path: string): Route {
  const tag = /^\/([^/]+)/.exec(path)?.[1];
  if (!translations.some(({ language }) => language === tag)) return { prefix: '', path };
  const prefix = `/${tag}`;
  return { prefix, path: path.slice(prefix.length) || '/' };
}

/** A good site in the language below a prefix; in the first, where there is none. */
export function languageAt(good: GoodSite, prefix: string): Translation {
  const { written, site, paginated, translations } = good;
  const found = translations.find(({ language }) => prefix === `/${language}`);
  return found ?? { language: written.language, written, marked: written, site, paginated };
}

/** What the site in the language below a prefix is compiled with. */
export const hostAt = (good: GoodSite, prefix: string, host: CompilerHost): CompilerHost =>
  hostIn(host, prefix === '' ? undefined : good.written);

/** Finds pages of good sites; that of the CV is made when it is first asked for. */
export function pageFinder(host: () => CompilerHost): (good: GoodSite, route: Route) => PageData {
  const made = new WeakMap<object, PageData | null>();
  const cvAt = (good: GoodSite, prefix: string) => {
    const { marked } = languageAt(good, prefix);
    const cv = made.get(marked) ?? cvPage(marked, hostAt(good, prefix, host()));
    made.set(marked, cv);
    return cv;
  };
  return (good, { prefix, path }) => {
    const { pages, notFound } = languageAt(good, prefix).paginated;
    return pages.find((page) => page.path === path) ?? (path === cvPath ? cvAt(good, prefix) : null) ?? notFound;
  };
}
