import { cvKinds } from '../../../schema/cv-sections.ts';
import { patterns } from '../../../schema/patterns.ts';
import type { Site, WrittenSite } from '../../../schema/site.ts';
import { isRecord } from '../../shared/is-record.ts';
import { maxProblems, type Pointer, type Problem, valueAt } from '../diagnostics/diagnostic.ts';
import { didYouMean, fixToNearest, nearest } from '../diagnostics/did-you-mean.ts';
import { pointerOf } from '../diagnostics/pointer.ts';
import { joinList, shownKey } from '../diagnostics/wording.ts';
import { hasCv, variantsOf } from '../resolve/paths/cv-path.ts';

/** Reports variants of the CV whose name can't be part of a path, or that omit something unknown. */
export function checkVariants(site: Site): Problem[] {
  const variants = variantsOf(site);
  if (variants.length === 0) return [];
  const off: Problem = { code: 'OF285', at: { pointer: '/outputs/variants', part: 'key' } };
  return [...(hasCv(site) ? [] : [off]), ...variants.flatMap(({ name }) => checkName(name)), ...checkDropped(site)];
}

const pointerTo = (name: string, ...steps: (string | number)[]): Pointer =>
  pointerOf(['outputs', 'variants', name, ...steps]);

const namePattern = new RegExp(patterns.id);

/* The longest name that every file system accepts with the longest extension. */
const maxName = 64;

const checkName = (name: string): Problem[] =>
  namePattern.test(name) && name.length <= maxName
    ? []
    : [{ code: 'OF283', at: { pointer: pointerTo(name), part: 'key' }, details: { found: shownKey(name) } }];

function checkDropped(site: Site): Problem[] {
  const ids = site.pages.flatMap(({ blocks }) => blocks.flatMap(({ id }) => id ?? []));
  const known: ReadonlySet<string> = new Set([...cvKinds, ...ids]);
  return variantsOf(site).flatMap(({ name, drop }) =>
    drop.flatMap((found, index): Problem[] => {
      if (known.has(found)) return [];
      const at = valueAt(pointerTo(name, 'drop', index));
      const details = { found, known: joinList([...known]) };
      return [{ code: 'OF281', at, details, ...fixToNearest(at, found, known) }];
    }),
  );
}

/** A word of the owner, and its location. */
interface Word {
  word: string;
  pointer: Pointer;
}

/**
 * Reports words that only "in" or only the variants of the CV contain. Expects the site with all its languages, because
 * a word may be used in only one of them.
 */
export function checkVariantWords(written: WrittenSite): Problem[] {
  const inRecord = wordsOf(written.pages);
  const ofVariants = variantsOf(written).flatMap(({ name, only = [] }) =>
    only.map((word, index): Word => ({ word, pointer: pointerTo(name, 'only', index) })),
  );
  const unknown = unknownIn(ofVariants, inRecord, '"only" of a CV');
  // A word with a typo is missing on both sides.
  return unknown.length > 0 ? unknown : unknownIn(inRecord, ofVariants, '"in"');
}

/* Reports the words that the first list lacks, of those in the second. */
function unknownIn(list: readonly Word[], words: readonly Word[], name: string): Problem[] {
  const known = new Set(list.map(({ word }) => word));
  const unknown = words.filter(({ word }) => !known.has(word)).slice(0, maxProblems);
  return unknown.map(({ word, pointer }): Problem => {
    const at = valueAt(pointer);
    const similar = nearest(word, known);
    return {
      code: 'OF282',
      at,
      details: { list: name, found: word, known: joinList([...known].toSorted()) || 'none yet' },
      // The other side may be the one with the typo.
      ...(similar !== undefined && { fix: { ...didYouMean(at, word, similar), certain: false } }),
    };
  });
}

/* The words of "in" on all blocks, entries and points that aren't hidden. Only they have such a list. */
function wordsOf(pages: WrittenSite['pages']): Word[] {
  const found: Word[] = [];
  const steps: (string | number)[] = ['pages'];
  const visit = (part: unknown) => {
    if (!isRecord(part) || part.hidden) return;
    for (const name in part) {
      const inner = part[name];
      if (typeof inner !== 'object') continue;
      steps.push(name);
      if (name !== 'in' || !Array.isArray(inner)) visit(inner);
      else for (const [index, word] of inner.entries()) found.push({ word, pointer: pointerOf([...steps, index]) });
      steps.pop();
    }
  };
  visit(pages);
  return found;
}
