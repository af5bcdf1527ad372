import { patterns } from '../../../schema/patterns.ts';
import type { Page, Site } from '../../../schema/site.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { type Problem, valueAt } from '../diagnostics/diagnostic.ts';
import { slugOf } from '../resolve/anchors.ts';
import { cvPath, cvPaths } from '../resolve/paths/cv-path.ts';
import { isReservedId, isReservedPath } from '../resolve/reserved-names.ts';
import { freeNames } from '../text/free-name.ts';
import { repeatedNames } from './repeated-names.ts';

/** Reports repeated or reserved paths, IDs and names, and a missing home page. Ignores hidden pages and blocks. */
export function checkUniqueness(registry: BlockRegistry, site: Site): Problem[] {
  const pages = site.pages.map((page, index) => ({ page, at: `/pages/${index}` })).filter(({ page }) => !page.hidden);
  const problems = repeatedNames(
    'OF202',
    pages.map(({ page, at }) => ({ name: page.path, at: valueAt(`${at}/path`) })),
    'give this page a different path',
  );
  if (!pages.some(({ page }) => page.path === '/')) problems.push(missingHome(site));
  const cvs = cvPaths(site);
  for (const { page, at } of pages) {
    if (cvs.includes(page.path)) problems.push(pathOfCv(page.path, `${at}/path`));
    if (isReservedPath(page.path))
      problems.push({ code: 'OF207', at: valueAt(`${at}/path`), details: { found: page.path } });
    problems.push(...checkPage(registry, page, at));
  }
  return problems;
}

function pathOfCv(found: string, pointer: string): Problem {
  const advice =
    found === cvPath
      ? 'turn off the CV with "outputs": { "cv": false }'
      : `rename the variant "${found.slice(cvPath.length + 1)}" in "outputs"`;
  return { code: 'OF230', at: valueAt(pointer), details: { found, advice } };
}

function missingHome({ pages }: Site): Problem {
  const index = pages.findIndex(({ path }) => path === '/');
  const home = pages[index];
  if (!home)
    return {
      code: 'OF213',
      at: { pointer: '/pages', part: 'key' },
      label: 'set the path of one of these pages to "/"',
    };
  const [setting, label] =
    'languages' in home
      ? ['languages', 'remove it: the home page must exist in every language']
      : ['hidden', "the home page can't be hidden"];
  return { code: 'OF213', at: valueAt(`/pages/${index}/${setting}`), label };
}

function checkPage(registry: BlockRegistry, page: Page, at: string): Problem[] {
  const blocks = page.blocks
    .map((block, index) => ({ block, at: `${at}/blocks/${index}` }))
    .filter(({ block }) => !block.hidden);
  const named = blocks.flatMap(({ block, at }) => [
    ...(block.id === undefined
      ? []
      : [
          {
            name: block.id,
            at: valueAt(`${at}/id`),
            isBlock: true,
            heading: 'heading' in block ? block.heading : undefined,
          },
        ]),
    ...(registry.definitionOf(block).entries?.(block) ?? []).flatMap(({ id, steps, hidden }) =>
      hidden ? [] : [{ name: id, at: valueAt(`${at}/${steps}/id`), isBlock: false, heading: undefined }],
    ),
  ]);
  const freeId = freeNames(named.map(({ name }) => name));
  const problems = repeatedNames('OF203', named, ({ name, at, isBlock, heading = '' }, earlier) => {
    // Of a block and its copy, the one whose heading differs from the ID is the copy.
    const other = slugOf(earlier.heading ?? '');
    const isOriginal = slugOf(heading) === name && other !== name;
    const id = freeId(name, shortSlug(isOriginal ? other : slugOf(heading)));
    const which = isOriginal ? 'the first one' : 'this one';
    const text = `rename ${which} to "${id}": links could reach only one of the two`;
    const details = { found: name, things: isBlock && earlier.isBlock ? 'blocks' : 'items' };
    return {
      details,
      fix: { text, certain: false, edits: [{ at: isOriginal ? earlier.at : at, text: JSON.stringify(id) }] },
    };
  });
  for (const { name, at } of named)
    if (isReservedId(name)) problems.push({ code: 'OF206', at, details: { found: name } });
  for (const { block, at } of blocks) problems.push(...(registry.definitionOf(block).checkNames?.(block, at) ?? []));
  return problems;
}

const idPattern = new RegExp(patterns.id);

/* A slug that is short enough for an ID. */
const shortSlug = (slug: string): string | undefined =>
  slug !== 'section' && idPattern.test(slug) && slug.split('-').length <= 4 ? slug : undefined;
