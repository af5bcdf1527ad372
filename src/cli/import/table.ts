import { displayWidth } from '../../core/text/wrap-text.ts';
import type { ImportIssue } from '../../resume-import/import-issue.ts';
import type { ImportedResume } from '../../resume-import/import-resume.ts';
import { entriesFor, parts } from '../../resume-import/parts.ts';
import type { PersonalField } from '../../resume-import/personal-data.ts';
import type { FoundResume } from '../../resume-import/read-resume.ts';
import { makePrintable, type Paint } from '../report/print.ts';
import { describePlace, describeValue, fieldLabel, fields } from './messages.ts';

type Row = [thing: string, found: number, outcome: string];

/** Maximum number of notes to list. */
const maxNotes = 30;

/**
 * Lists what was found in a résumé, what was imported, and what wasn't and why. `declined` are the fields that the
 * owner declined.
 */
export function table(
  file: string,
  found: FoundResume,
  { outcomes, parts: counts }: Pick<ImportedResume, 'outcomes' | 'parts'>,
  declined: readonly PersonalField[],
  paint: Paint,
): string {
  const skippedProfiles = found.issue.filter(({ at, kind }) => isProfile(at) && kind === 'left-out').length;
  const rows: Row[] = [
    ...outcomes.map(([field, outcome]): Row => {
      if (field !== 'profiles') return [fieldLabel(field), 1, outcomeLabels[outcome]];
      const { profiles = [] } = found.owner;
      return [
        fields.profiles,
        profiles.length + skippedProfiles,
        [outcomeLabels[outcome], ...(skippedProfiles > 0 ? [skippedText(skippedProfiles)] : [])].join(', '),
      ];
    }),
    ...(skippedProfiles > 0 && !found.owner.profiles
      ? [[fields.profiles, skippedProfiles, skippedText(skippedProfiles)] satisfies Row]
      : []),
    ...declined.map((name): Row => [fields[name], 1, 'skipped at your request']),
    ...parts.flatMap((part): Row[] => {
      const count = entriesFor(part, found).length;
      const refused = found.issue.filter(({ at, kind }) => isEntryOf(part.sections, at) && kind === 'left-out').length;
      const { added, surplus } = counts[part.id] ?? { added: 0, surplus: 0 };
      return count + refused === 0
        ? []
        : [[partLabel(part), count + refused, outcomeOf({ added, surplus, refused, there: count - added - surplus })]];
    }),
  ];
  const thingWidth = Math.max(...rows.map(([thing]) => displayWidth(thing)));
  const countWidth = Math.max(...rows.map(([, count]) => String(count).length));
  const lines = rows.map(
    ([thing, count, outcome]) =>
      `  ${thing}${' '.repeat(thingWidth - displayWidth(thing))}   ${String(count).padStart(countWidth)}   ${outcome}`,
  );
  // map() loses the length of the list.
  const [empty, kept] = (['empty', 'kept'] as const).map((wanted) =>
    found.issue.filter(({ kind }) => kind === wanted).map(({ at }) => describePlace(at)),
  ) as [string[], string[]];
  return [
    paint('bold', `Found in ${makePrintable(file)}:`),
    '',
    ...lines,
    ...listIssues(paint('bold', 'Skipped:'), found.issue, 'left-out'),
    ...listIssues(paint('bold', 'Imported with changes:'), found.issue, 'changed'),
    ...(kept.length === 0
      ? []
      : [
          '',
          `Onefolio can't show these fields. They are saved in "notes", which visitors don't see: ${makePrintable(truncate(kept).join('; '))}`,
        ]),
    ...(empty.length === 0
      ? []
      : [
          '',
          `${empty.length === 1 ? '1 empty field' : `${empty.length} empty fields`} skipped: ${makePrintable(truncate(empty).join('; '))}`,
        ]),
    '',
  ].join('\n');
}

const outcomeLabels = {
  taken: 'imported',
  there: 'already on your site',
  yours: 'skipped: your site has another value',
};

const partLabel = ({ id, heading }: (typeof parts)[number]) => (id === 'about' ? 'Languages' : heading);

const isEntryOf = (from: readonly string[], [list = '', index, ...rest]: ImportIssue['at']) =>
  typeof list === 'string' && from.includes(list) && index !== undefined && rest.length === 0;

const isProfile = (at: ImportIssue['at']) => at.length === 3 && at[1] === 'profiles';

const skippedText = (count: number) => `${count} skipped (see below)`;

function outcomeOf(counts: { added: number; there: number; surplus: number; refused: number }): string {
  const { added, there, surplus, refused } = counts;
  const counted = [
    ...(added > 0 ? [`${added} imported`] : []),
    ...(there > 0 ? [`${there} already on your site`] : []),
    ...(surplus > 0 ? [`${surplus} skipped (the block is full)`] : []),
    ...(refused > 0 ? [skippedText(refused)] : []),
  ];
  return counted.join(', ');
}

function listIssues(heading: string, issues: ImportIssue[], wanted: ImportIssue['kind']): string[] {
  const notes = issues
    .filter(({ kind }) => kind === wanted)
    .map(({ at, why, value }) => `  ${makePrintable([describePlace(at), ...describeValue(value), why].join(': '))}`);
  return notes.length === 0 ? [] : ['', heading, ...truncate(notes, '  ')];
}

const truncate = (list: string[], indent = ''): string[] =>
  list.length <= maxNotes ? list : [...list.slice(0, maxNotes), `${indent}… and ${list.length - maxNotes} more`];
