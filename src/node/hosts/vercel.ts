import { framedHeaders } from '../render/content-security-policy.ts';
import { immutable, languagePattern, pathPattern, revalidated, type ServedSite } from './served-site.ts';

/**
 * The config.json of Vercel's Build Output API; vercel.json is read before the build, but the policy depends on it.
 * `pages` are the HTML files, relative to the output folder. See https://vercel.com/docs/build-output-api
 */
export function vercelConfig(
  { base, headers, languages = [], files = [], framed = [] }: ServedSite,
  pages: string[],
): object {
  const all = { ...Object.fromEntries(headers), 'Cache-Control': revalidated };
  const moved = (src: string, Location: string) => ({ src, headers: { Location }, status: 308 });
  // The rest must not start with "//" or "/\": browsers would read it as the URL of another site.
  const path = '[^/\\\\][^\\\\]*?';
  // The home page of a language is the index of a folder.
  const homes = languages.length > 0 ? `(?!(?:${languagePattern(languages)})/$)` : '';
  return {
    version: 3,
    routes: [
      { src: `^${base}(?:/.*)?$`, headers: all, continue: true },
      ...framed.map((folder) => ({
        src: `^${base}${pathPattern(folder)}/.*$`,
        headers: Object.fromEntries(framedHeaders),
        continue: true,
      })),
      ...files.map(({ path, headers }) => ({
        src: `^${base}${pathPattern(path)}$`,
        headers: Object.fromEntries(headers),
        continue: true,
      })),
      { src: `^${base}/assets/.*$`, headers: { 'Cache-Control': immutable }, continue: true },
      ...(base === '' ? [] : [moved(`^${base}$`, `${base}/`)]),
      moved(`^${base}/index(?:\\.html)?/?$`, `${base}/`),
      ...(languages.length > 0
        ? [moved(`^${base}/(${languagePattern(languages)})(?:/index(?:\\.html)?/?)?$`, `${base}/$1/`)]
        : []),
      moved(`^${base}/${homes}(${path})(?:\\.html/?|/)$`, `${base}/$1`),
      { handle: 'filesystem' },
      ...languages.map((tag) => ({
        src: `^${base}/${tag}/.*$`,
        dest: `${base}/${tag}/404.html`,
        status: 404,
        headers: notFoundHeaders,
      })),
      { src: `^${base}/.*$`, dest: `${base}/404.html`, status: 404, headers: notFoundHeaders },
    ],
    overrides: Object.fromEntries(
      pages
        .filter((file) => !/(?:^|\/)(?:index|404)\.html$/.test(file))
        .map((file) => [`${base}/${file}`.slice(1), { path: `${base}/${file}`.slice(1).replace(/\.html$/, '') }]),
    ),
  };
}

/* These replace the headers of the path, which may be that of a missing Markdown file. */
const notFoundHeaders = { 'Cache-Control': revalidated, 'Content-Type': 'text/html; charset=utf-8' };
