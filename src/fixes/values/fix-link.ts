import { patterns } from '../../../schema/patterns.ts';
import type { Page } from '../../../schema/site.ts';
import { instead, toPagePath } from '../../core/checks/addresses/dead-links.ts';
import type { CauseOf } from '../../core/diagnostics/cause.ts';
import type { Problem } from '../../core/diagnostics/diagnostic.ts';
import { shown } from '../../core/diagnostics/wording.ts';
import { isOnWeb } from '../../core/resolve/visibility.ts';
import { suggestType } from '../names/candidates.ts';
import { humanize } from '../names/humanize.ts';
import { suggestedValue } from './suggest-value.ts';

/** What is no address, with the one that is meant. */
export function fixAddress(problem: Problem, { found, paths, anchors, homeAnchors }: CauseOf<'address'>): Problem {
  const placeCalled = (word: string) =>
    anchors.includes(word) ? `#${word}` : homeAnchors.includes(word) ? `/#${word}` : undefined;
  const suggestion = pageCalled(found, paths) ?? suggestedValue('href', found, { placeCalled });
  if (suggestion === undefined) return problem;
  const edits = [{ at: problem.at, text: suggestion }];
  return { ...problem, fix: { text: `write ${shown(suggestion)}`, certain: false, edits } };
}

/* The page that the name of its file means: "other.md", "../posts/other". */
function pageCalled(address: string, paths: readonly string[]): string | undefined {
  const [, name] = /^(?:[.\w-]{1,100}\/){0,9}([\w-]{1,100})(?:\.(?:md|html))?$/.exec(address) ?? [];
  const names = name === undefined ? [] : [name, name.replace(/^\d{4}-\d\d-\d\d-/, '')];
  return paths.find((path) => names.some((each) => path.endsWith(`/${each}`)));
}

/** A link to a page that isn't there, with the block that it means, "/#form", or else with how to add the page. */
export function fixPage(problem: Problem, { written, path, pages }: CauseOf<'page'>): Problem {
  const id = toPagePath(path).slice(1);
  const [suggestion, ...others] = pages.flatMap((page) => {
    const anchor = suggestAnchor(id, page);
    return anchor === undefined ? [] : `${page.path}#${anchor}`;
  });
  if (suggestion !== undefined && others.length === 0)
    return { ...problem, fix: { ...instead(problem.at, written, path, suggestion).fix, certain: false } };
  if (!new RegExp(patterns.path, 'u').test(path)) return problem;
  const page = `{ "path": "${path}", "title": "${humanize(path.slice(path.lastIndexOf('/') + 1))}", "blocks": [ … ] }`;
  return { ...problem, label: `${problem.label}: add ${page} to "pages", or remove this link` };
}

/** A link to an anchor that isn't there, with the one of the block that it means. */
export function fixAnchor(problem: Problem, { written, found, id, page }: CauseOf<'anchor'>): Problem {
  const suggestion = suggestAnchor(id, page);
  if (suggestion === undefined) return problem;
  return { ...problem, fix: { ...instead(problem.at, written, found, `#${suggestion}`).fix, certain: false } };
}

/* The id of the one block of a page that a word for its type means: "quotes" for "testimonials". */
function suggestAnchor(word: string, { blocks }: Page): string | undefined {
  const types = [word, ...word.split('-')].map(suggestType).filter((type) => type !== undefined);
  return types
    .map((type) =>
      only(
        word,
        blocks.filter((block) => block.type === type && isOnWeb(block)),
      ),
    )
    .find(Boolean);
}

/* Of several, the one whose kind or layout says the same. */
function only(word: string, blocks: Page['blocks']): string | undefined {
  const named = blocks.filter(({ id }) => id !== undefined);
  const own = named.filter((block) => saidOf(block).some((said) => word.includes(said)));
  const [one, ...others] = own.length > 0 ? own : named;
  return others.length === 0 ? one?.id : undefined;
}

const saidOf = (block: Page['blocks'][number]): string[] =>
  [
    block.type === 'timeline' ? (block.kind ?? 'work') : undefined,
    block.type === 'card-grid' ? block.layout : undefined,
  ].filter((said) => said !== undefined);
