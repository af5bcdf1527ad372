import type { WrittenSite } from '../../../schema/site.ts';
import type { CompilerHost } from '../compiler-host.ts';
import { type Problem, valueAt } from '../diagnostics/diagnostic.ts';
import { languagesOf } from './languages-of.ts';

/** Reports pages and public files at the path of another language. */
export function checkPrefixes(written: WrittenSite, { publicFiles, publicFolder: folder }: CompilerHost): Problem[] {
  const [, ...others] = languagesOf(written);
  // Some hosts serve /fr.html for /fr.
  const isInside = (path: string, tag: string) =>
    path === `/${tag}` || path === `/${tag}.html` || path.startsWith(`/${tag}/`);
  const languageOf = (path: string) => others.find((tag) => isInside(path.toLowerCase(), tag.toLowerCase()));
  if (others.length === 0) return [];
  const pages = written.pages.flatMap(({ path }, index): Problem[] => {
    const tag = languageOf(path);
    return tag === undefined
      ? []
      : [{ code: 'OF265', at: valueAt(`/pages/${index}/path`), details: { found: path, tag } }];
  });
  const found = [...(publicFiles?.() ?? [])].flatMap(({ path }) => {
    const tag = languageOf(path);
    return tag === undefined ? [] : [{ path, tag }];
  });
  const [first] = found;
  if (!first) return pages;
  const at = valueAt(`/languages/${written.languages?.indexOf(first.tag)}`);
  return [...pages, { code: 'OF266', at, details: { found: first.path, folder, tag: first.tag } }];
}
