import type { ImportIssue } from '../../resume-import/import-issue.ts';
import type { ImportedResume } from '../../resume-import/import-resume.ts';
import { entriesFor, parts } from '../../resume-import/parts.ts';
import type { PersonalField } from '../../resume-import/personal.ts';
import type { FoundResume } from '../../resume-import/read-resume.ts';
import { columns } from '../report/columns.ts';
import type { Paint } from '../report/paint.ts';
import { visible } from '../report/print.ts';
import { describePlace, fields, valueInWords } from './messages.ts';

type Row = [thing: string, found: number, outcome: string];

/** No more notes of a kind are listed. */
const most = 30;

/**
 * What was found in a résumé, what was taken of it, and what was not and why, for somebody who has never seen one. `left`
 * is what was not wanted.
 */
export function table(
  file: string,
  found: FoundResume,
  { outcomes, parts: counts }: Pick<ImportedResume, 'outcomes' | 'parts'>,
  left: readonly PersonalField[],
  paint: Paint,
): string {
  const astray = found.issue.filter(({ at, kind }) => isProfile(at) && kind === 'left-out').length;
  const rows: Row[] = [
    ...outcomes.map(([field, outcome]): Row => {
      if (field !== 'profiles') return [fields[field] ?? field, 1, outcomeLabels[outcome]];
      const count = Number(found.owner.profiles?.length);
      return [
        String(fields.profiles),
        count + astray,
        [outcomeLabels[outcome], ...(astray > 0 ? [seen(astray)] : [])].join(', '),
      ];
    }),
    ...(astray > 0 && !found.owner.profiles ? [[String(fields.profiles), astray, seen(astray)] satisfies Row] : []),
    ...left.map((name): Row => [String(fields[name]), 1, 'skipped at your request']),
    ...parts.flatMap((part): Row[] => {
      const count = entriesFor(part, found).length;
      const refused = found.issue.filter(({ at, kind }) => isEntryOf(part.sections, at) && kind === 'left-out').length;
      const { added, surplus } = counts[part.id] ?? { added: 0, surplus: 0 };
      return count + refused === 0
        ? []
        : [
            [
              partInWords(part),
              count + refused,
              outcomeOf({ added, surplus, refused, there: count - added - surplus }),
            ],
          ];
    }),
  ];
  const [first, second] = [0, 1].map((column) => Math.max(...rows.map((row) => columns(String(row[column])))));
  const lines = rows.map(
    ([thing, count, outcome]) =>
      `  ${thing}${' '.repeat(Number(first) - columns(thing))}   ${String(count).padStart(Number(second))}   ${outcome}`,
  );
  const [empty, kept] = (['empty', 'kept'] as const).map((wanted) =>
    found.issue.filter(({ kind }) => kind === wanted).map(({ at }) => describePlace(at)),
  ) as [string[], string[]];
  return [
    paint('bold', `Found in ${visible(file)}:`),
    '',
    ...lines,
    ...listed(paint('bold', 'Skipped:'), found.issue, 'left-out'),
    ...listed(paint('bold', 'Imported with changes:'), found.issue, 'changed'),
    ...(kept.length === 0
      ? []
      : [
          '',
          `Onefolio can't show these fields. They are saved in "notes", which visitors don't see: ${visible(shortened(kept).join('; '))}`,
        ]),
    ...(empty.length === 0
      ? []
      : [
          '',
          `${empty.length === 1 ? '1 empty field' : `${empty.length} empty fields`} skipped: ${visible(shortened(empty).join('; '))}`,
        ]),
    '',
  ].join('\n');
}

const outcomeLabels = {
  taken: 'imported',
  there: 'already on your site',
  yours: 'skipped: your site has another value',
};

const partInWords = ({ id, heading }: (typeof parts)[number]) => (id === 'about' ? 'Languages' : heading);

const isEntryOf = (from: readonly string[], [list, index, ...rest]: ImportIssue['at']) =>
  from.includes(String(list)) && index !== undefined && rest.length === 0;

const isProfile = (at: ImportIssue['at']) => at.length === 3 && at[1] === 'profiles';

const seen = (count: number) => `${count} skipped (see below)`;

function outcomeOf(counts: { added: number; there: number; surplus: number; refused: number }): string {
  const { added, there, surplus, refused } = counts;
  const said = [
    ...(added > 0 ? [`${added} imported`] : []),
    ...(there > 0 ? [`${there} already on your site`] : []),
    ...(surplus > 0 ? [`${surplus} skipped (the block is full)`] : []),
    ...(refused > 0 ? [seen(refused)] : []),
  ];
  return said.join(', ');
}

function listed(heading: string, told: ImportIssue[], wanted: ImportIssue['kind']): string[] {
  const notes = told
    .filter(({ kind }) => kind === wanted)
    .map(({ at, why, value }) => `  ${visible([describePlace(at), ...valueInWords(value), why].join(': '))}`);
  return notes.length === 0 ? [] : ['', heading, ...shortened(notes, '  ')];
}

const shortened = (list: string[], indent = ''): string[] =>
  list.length <= most ? list : [...list.slice(0, most), `${indent}… and ${list.length - most} more`];
