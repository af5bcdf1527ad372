import { readSettings } from '../core/content/posts/read-settings.ts';
import { settingsIn } from '../core/content/posts/settings.ts';
import type { Diagnostic } from '../core/diagnostics/diagnostic.ts';
import type { Checked } from '../core/pipeline.ts';
import { stages } from '../core/pipeline-stage.ts';
import { isRecord } from '../shared/is-record.ts';
import { editsOf } from './fix-edits.ts';

/** From this stage on a site file is valid JSON. */
const readable = stages.indexOf('limits');

/**
 * Tells whether the fixes of some diagnostics may be written, from a site before and after them: what could be read still
 * can, the diagnostics are gone, and no value is another that the fixes don't replace. That no text is lost has been
 * judged when the fixes were made: see losesText().
 */
export function isSafeFix(before: Checked, fixes: readonly Diagnostic[], after: Checked): boolean {
  const [was, is] = [before, after].map(({ stage }) => stages.indexOf(stage)) as [number, number];
  if (is < Math.min(was, readable) || !areGone(before, fixes, after)) return false;
  return [...new Set(fixes.map(({ file }) => file))].every((file) => {
    const own = fixes.filter((each) => each.file === file);
    const old = before.locator.of(file);
    const now = after.locator.of(file).text;
    if (file !== undefined) return keepsSettings(old.text, now, editsOf(own, old).length);
    return was < readable || keepsTokens(old.text, editsOf(own, old), now);
  });
}

/* A diagnostic that moves to another place with its text counts as gone when there are fewer of its kind. */
function areGone(before: Checked, fixes: readonly Diagnostic[], after: Checked): boolean {
  const [was, is] = [before, after].map(({ diagnostics }) => counted(diagnostics)) as [Counts, Counts];
  return fixes.every((fix) => {
    const [place, kind] = keysOf(fix) as [string, string];
    return !is.has(place) || Number(is.get(kind)) < Number(was.get(kind));
  });
}

type Counts = Map<string, number>;

function counted(diagnostics: readonly Diagnostic[]): Counts {
  const counts: Counts = new Map();
  for (const key of diagnostics.flatMap(keysOf)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

const keysOf = ({ code, message, file, pointer }: Diagnostic): string[] => [
  JSON.stringify([code, message, file, pointer]),
  JSON.stringify([code, message, file]),
];

/* The texts, numbers and words of a JSON text that no edit touches stand where they stood, each as a whole. */
function keepsTokens(
  before: string,
  edits: readonly { offset: number; length: number; text: string }[],
  after: string,
) {
  const sorted = edits.toSorted((a, b) => a.offset - b.offset);
  const starts = new Map(tokensOf(after).map(([token, start]) => [start, token]));
  let next = 0;
  let moved = 0;
  return tokensOf(before).every(([token, start]) => {
    const end = start + token.length;
    for (let edit = sorted[next]; edit && edit.offset + edit.length <= start; edit = sorted[++next])
      moved += edit.text.length - edit.length;
    const edit = sorted[next];
    return (edit && edit.offset < end) || starts.get(start + moved) === token;
  });
}

const tokensOf = (text: string): [string, number][] =>
  [...text.matchAll(/"(?:[^"\\]|\\.)*"|[^\s,:{}[\]"]+/gs)].map(({ 0: token, index }) => [token, index]);

/* An edit of the settings before a text replaces one name or one value: everything else is as it was. */
function keepsSettings(before: string, after: string, count: number): boolean {
  if (settingsIn(before) === null) return true;
  const [was, is] = [before, after].map((text) => {
    const settings = readSettings(text);
    return settings.flaw ? null : leavesOf(settings.value);
  });
  if (!is) return !was;
  return !was || difference(was, is) <= count;
}

const leavesOf = (value: unknown): string[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([name, each]) => [`${name}:`, ...leavesOf(each)])
    : [JSON.stringify(value)];

function difference(was: readonly string[], is: readonly string[]): number {
  const left = [...is];
  return was.filter((each) => {
    const index = left.indexOf(each);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  }).length;
}
