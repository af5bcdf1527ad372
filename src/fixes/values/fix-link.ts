import { patterns } from '../../../schema/patterns.ts';
import type { Page } from '../../../schema/site.ts';
import type { BlockRegistry } from '../../core/block-registry.ts';
import { replacePart, toPagePath } from '../../core/checks/addresses/dead-links.ts';
import type { CauseOf } from '../../core/diagnostics/cause.ts';
import type { Problem } from '../../core/diagnostics/diagnostic.ts';
import { shown } from '../../core/diagnostics/wording.ts';
import { isOnWeb } from '../../core/resolve/visibility.ts';
import { suggestType } from '../names/candidates.ts';
import { humanize } from '../names/humanize.ts';
import { suggestValue } from './suggest-value.ts';

/** Suggests a valid URL for an invalid one. */
export function fixAddress(problem: Problem, { found, paths, anchors, homeAnchors }: CauseOf<'address'>): Problem {
  const resolveName = (word: string) =>
    anchors.includes(word) ? `#${word}` : homeAnchors.includes(word) ? `/#${word}` : undefined;
  const suggestion = findPage(found, paths) ?? suggestValue('href', found, { resolveName: resolveName });
  if (suggestion === undefined) return problem;
  const edits = [{ at: problem.at, text: suggestion }];
  return { ...problem, fix: { text: `write ${shown(suggestion)}`, certain: false, edits } };
}

/* Finds the page for a file name: "other.md", "../posts/other". */
function findPage(address: string, paths: readonly string[]): string | undefined {
  const [, name] = /^(?:[.\w-]{1,100}\/){0,9}([\w-]{1,100})(?:\.(?:md|html))?$/.exec(address) ?? [];
  const names = name === undefined ? [] : [name, name.replace(/^\d{4}-\d\d-\d\d-/, '')];
  return paths.find((path) => names.some((each) => path.endsWith(`/${each}`)));
}

/** Suggests the block that a link to a missing page means, such as "/#form", or explains how to add the page. */
export function fixPage(
  registry: BlockRegistry,
  problem: Problem,
  { written, path, bare, pages }: CauseOf<'page'>,
): Problem {
  const id = toPagePath(bare ?? path).slice(1);
  const [suggestion, ...others] = pages.flatMap((page) => {
    const anchor = suggestAnchor(registry, id, page);
    return anchor === undefined ? [] : `${page.path}#${anchor}`;
  });
  if (suggestion !== undefined && others.length === 0)
    return { ...problem, fix: { ...replacePart(problem.at, written, path, suggestion).fix, certain: false } };
  // Links have no language prefix, so no page has this path.
  if (bare !== undefined || !new RegExp(patterns.path, 'u').test(path)) return problem;
  const page = `{ "path": "${path}", "title": "${humanize(path.slice(path.lastIndexOf('/') + 1))}", "blocks": [ … ] }`;
  return { ...problem, label: `${problem.label}: add ${page} to "pages", or remove this link` };
}

/** Suggests the anchor of the block that a missing anchor means. */
export function fixAnchor(
  registry: BlockRegistry,
  problem: Problem,
  { written, found, id, page }: CauseOf<'anchor'>,
): Problem {
  const suggestion = suggestAnchor(registry, id, page);
  if (suggestion === undefined) return problem;
  return { ...problem, fix: { ...replacePart(problem.at, written, found, `#${suggestion}`).fix, certain: false } };
}

/* Returns the ID of the only block whose type has this alias: "quotes" for "testimonials". */
function suggestAnchor(registry: BlockRegistry, word: string, { blocks }: Page): string | undefined {
  const types = [word, ...word.split('-')].map(suggestType).filter((type) => type !== undefined);
  return types
    .map((type) =>
      onlyBlockOf(
        word,
        blocks.filter((block) => block.type === type && isOnWeb(registry, block)),
      ),
    )
    .find(Boolean);
}

/* Prefers blocks whose kind or layout is in the alias. */
function onlyBlockOf(word: string, blocks: Page['blocks']): string | undefined {
  const named = blocks.filter(({ id }) => id !== undefined);
  const sameKind = named.filter((block) => kindOf(block).some((kind) => word.includes(kind)));
  const [one, ...others] = sameKind.length > 0 ? sameKind : named;
  return others.length === 0 ? one?.id : undefined;
}

const kindOf = (block: Page['blocks'][number]): string[] =>
  [
    block.type === 'timeline' ? (block.kind ?? 'work') : undefined,
    block.type === 'card-grid' ? block.layout : undefined,
  ].filter((kind) => kind !== undefined);
