import { frontMatterIn } from '../core/content/posts/front-matter.ts';
import { readFrontMatter } from '../core/content/posts/read-front-matter.ts';
import type { Diagnostic } from '../core/diagnostics/diagnostic.ts';
import type { Checked } from '../core/pipeline.ts';
import { stages } from '../core/pipeline-stage.ts';
import type { Edit } from '../core/source/changes/edits.ts';
import type { Locator } from '../core/source/locate.ts';
import { isRecord } from '../shared/is-record.ts';

/** Sites at this stage or later are valid JSON. */
const readable = stages.indexOf('limits');

/**
 * Whether fixes are safe to write, given the site before and after them: the site still compiles as far as before, the
 * diagnostics are gone, and no other value has changed. That no text is lost was checked when the fixes were created:
 * see `losesText`.
 */
export function isSafeFix(before: Checked, fixes: readonly Diagnostic[], after: Checked): boolean {
  const [oldStage, newStage] = [stages.indexOf(before.stage), stages.indexOf(after.stage)];
  if (newStage < Math.min(oldStage, readable) || !areGone(before, fixes, after)) return false;
  return [...new Set(fixes.map(({ file }) => file))].every((file) => {
    const ownFixes = fixes.filter((each) => each.file === file);
    const old = before.locator.forFile(file);
    const now = after.locator.forFile(file).text;
    if (file !== undefined) return keepsSettings(old.text, now, editsOf(ownFixes, old).length);
    return oldStage < readable || keepsTokens(old.text, editsOf(ownFixes, old), now);
  });
}

/* A diagnostic that moved with its text counts as gone if there are fewer of its kind. */
function areGone(before: Checked, fixes: readonly Diagnostic[], after: Checked): boolean {
  const [oldCounts, newCounts] = [countKeys(before.diagnostics), countKeys(after.diagnostics)];
  return fixes.every((fix) => {
    const { place, kind } = keysOf(fix);
    return !newCounts.has(place) || countOf(newCounts, kind) < countOf(oldCounts, kind);
  });
}

type Counts = Map<string, number>;

function countKeys(diagnostics: readonly Diagnostic[]): Counts {
  const counts: Counts = new Map();
  for (const { place, kind } of diagnostics.map(keysOf))
    for (const key of [place, kind]) counts.set(key, countOf(counts, key) + 1);
  return counts;
}

const countOf = (counts: Counts, key: string): number => counts.get(key) ?? 0;

const keysOf = ({ code, message, file, pointer }: Diagnostic): { place: string; kind: string } => ({
  place: JSON.stringify([code, message, file, pointer]),
  kind: JSON.stringify([code, message, file]),
});

/** Whether every token of a JSON text that no edit replaces is unchanged, at its shifted position. */
export function keepsTokens(
  before: string,
  edits: readonly { offset: number; length: number; text: string }[],
  after: string,
) {
  const sorted = edits.toSorted((a, b) => a.offset - b.offset);
  const starts = new Map(tokensOf(after).map(([token, start]) => [start, token]));
  let next = 0;
  let shift = 0;
  return tokensOf(before).every(([token, start]) => {
    const end = start + token.length;
    for (let edit = sorted[next]; edit && edit.offset + edit.length <= start; edit = sorted[++next])
      shift += edit.text.length - edit.length;
    const edit = sorted[next];
    return (edit && edit.offset < end) || starts.get(start + shift) === token;
  });
}

const tokensOf = (text: string): [string, number][] =>
  [...text.matchAll(/"(?:[^"\\]|\\.)*"|[^\s,:{}[\]"]+/gs)].map(({ 0: token, index }) => [token, index]);

/* Whether front matter changed in at most `count` names or values: each edit replaces one. */
function keepsSettings(before: string, after: string, count: number): boolean {
  if (frontMatterIn(before) === null) return true;
  const [oldLeaves, newLeaves] = [before, after].map((text) => {
    const settings = readFrontMatter(text);
    return settings.problem ? null : leavesOf(settings.value);
  });
  if (!newLeaves) return !oldLeaves;
  return !oldLeaves || difference(oldLeaves, newLeaves) <= count;
}

const leavesOf = (value: unknown): string[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([name, each]) => [`${name}:`, ...leavesOf(each)])
    : [JSON.stringify(value)];

function difference(oldLeaves: readonly string[], newLeaves: readonly string[]): number {
  const left = [...newLeaves];
  return oldLeaves.filter((each) => {
    const index = left.indexOf(each);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  }).length;
}

/** Returns the edits that fix these diagnostics of one file. */
export const editsOf = (diagnostics: readonly Diagnostic[], locator: Locator): Edit[] =>
  diagnostics.flatMap(({ fix }) =>
    (fix?.edits ?? []).map(({ text, ...range }) => ({ ...locator.spanOf(range), text })),
  );
