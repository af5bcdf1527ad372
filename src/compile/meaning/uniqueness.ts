import type { Page, Site } from '../../../schema/site.ts';
import { rulesOf } from '../blocks/index.ts';
import { type Problem, valueAt } from '../diagnostic/diagnostic.ts';
import { isCvPath } from '../site/paths/cv-path.ts';
import { isReservedId, isReservedPath } from '../site/reserved-names.ts';
import { repeatedNames } from './repeated-names.ts';

/** Paths, ids and names: unique among their kind, and free for an owner to use. What is hidden takes no name. */
export function checkUniqueness(site: Site): Problem[] {
  const pages = site.pages.map((page, index) => ({ page, at: `/pages/${index}` })).filter(({ page }) => !page.hidden);
  const problems = repeatedNames(
    'OF202',
    pages.map(({ page, at }) => ({ name: page.path, at: valueAt(`${at}/path`) })),
    'give this page another path; only one of the two could ever be shown',
  );
  if (!pages.some(({ page }) => page.path === '/')) problems.push(homeless(site));
  for (const { page, at } of pages) {
    if (isCvPath(page.path, site))
      problems.push({ code: 'OF230', at: valueAt(`${at}/path`), words: { found: page.path } });
    if (isReservedPath(page.path))
      problems.push({ code: 'OF207', at: valueAt(`${at}/path`), words: { found: page.path } });
    problems.push(...checkPage(page, at));
  }
  return problems;
}

function homeless({ pages }: Site): Problem {
  const place = pages.findIndex(({ path }) => path === '/');
  const home = pages[place];
  if (!home) return { code: 'OF213', at: { pointer: '/pages', part: 'key' }, label: 'one of these is the home page' };
  const [setting, label] =
    'languages' in home
      ? ['languages', 'the home page exists in all languages: delete this']
      : ['hidden', 'the home page cannot be hidden'];
  return { code: 'OF213', at: valueAt(`/pages/${place}/${setting}`), label };
}

function checkPage(page: Page, at: string): Problem[] {
  const blocks = page.blocks
    .map((block, index) => ({ block, at: `${at}/blocks/${index}` }))
    .filter(({ block }) => !block.hidden);
  const named = blocks.flatMap(({ block, at }) => [
    ...(block.id === undefined ? [] : [{ name: block.id, at: valueAt(`${at}/id`) }]),
    ...(rulesOf(block).entries?.(block) ?? []).flatMap(({ id, steps, hidden }) =>
      hidden ? [] : [{ name: id, at: valueAt(`${at}/${steps}/id`) }],
    ),
  ]);
  const problems = repeatedNames('OF203', named, 'give this another id; links could reach only one of the two');
  for (const { name, at } of named)
    if (isReservedId(name)) problems.push({ code: 'OF206', at, words: { found: name } });
  for (const { block, at } of blocks) problems.push(...(rulesOf(block).checkNames?.(block, at) ?? []));
  return problems;
}
