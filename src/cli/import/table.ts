import type { ImportedResume } from '../../edit/resume/import-resume.ts';
import { entriesFor, parts } from '../../edit/resume/parts.ts';
import type { Personal } from '../../edit/resume/personal.ts';
import type { FoundResume } from '../../edit/resume/read-resume.ts';
import type { Told } from '../../edit/resume/told.ts';
import { columns } from '../report/columns.ts';
import type { Paint } from '../report/paint.ts';
import { visible } from '../report/print.ts';
import { fields, placeInWords, valueInWords } from './words.ts';

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
  { fates, parts: counts }: Pick<ImportedResume, 'fates' | 'parts'>,
  left: readonly Personal[],
  paint: Paint,
): string {
  const rows: Row[] = [
    ...fates.map(([field, fate]): Row => {
      const value = found.owner[field as keyof FoundResume['owner']];
      return [fields[field] ?? field, Array.isArray(value) ? value.length : 1, fateInWords[fate]];
    }),
    ...left.map((name): Row => [String(fields[name]), 1, 'left out, because you did not want it']),
    ...parts.flatMap((part): Row[] => {
      const count = entriesFor(part, found).length;
      const refused = found.told.filter(({ at, kind }) => isEntryOf(part.from, at) && kind === 'left-out').length;
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
  const empty = found.told.filter(({ kind }) => kind === 'empty').length;
  const kept = found.told.filter(({ kind }) => kind === 'kept').map(({ at }) => at.join(' → '));
  return [
    paint('bold', `What ${visible(file)} says, how much of it there is, and what becomes of it:`),
    '',
    ...lines,
    ...listed(paint('bold', 'Left out:'), found.told, 'left-out'),
    ...listed(paint('bold', 'Taken with a change:'), found.told, 'changed'),
    ...(kept.length === 0
      ? []
      : [
          '',
          `Pages have no place for these. They are kept in "notes" of your site, where no visitor sees them: ${visible(shortened(kept).join(', '))}`,
        ]),
    ...(empty === 0
      ? []
      : ['', `${empty === 1 ? '1 setting has' : `${empty} settings have`} nothing in it, and said nothing.`]),
    '',
  ].join('\n');
}

const fateInWords = {
  taken: 'taken over',
  there: 'there already',
  yours: 'left out: what your site says already stays',
};

const partInWords = ({ id, heading }: (typeof parts)[number]) => (id === 'about' ? 'Languages' : heading);

const isEntryOf = (from: readonly string[], [list, index, ...rest]: Told['at']) =>
  from.includes(String(list)) && index !== undefined && rest.length === 0;

function outcomeOf(counts: { added: number; there: number; surplus: number; refused: number }): string {
  const { added, there, surplus, refused } = counts;
  const said = [
    ...(added > 0 ? [`${added} taken over`] : []),
    ...(there > 0 ? [`${there} there already`] : []),
    ...(surplus > 0 ? [`${surplus} left out: there is no room for more`] : []),
    ...(refused > 0 ? [`${refused} left out: see below`] : []),
  ];
  return said.join(', ');
}

function listed(heading: string, told: Told[], wanted: Told['kind']): string[] {
  const notes = told
    .filter(({ kind }) => kind === wanted)
    .map(({ at, why, value }) => `  ${visible([placeInWords(at), ...valueInWords(value), why].join(': '))}`);
  return notes.length === 0 ? [] : ['', heading, ...shortened(notes, '  ')];
}

const shortened = (list: string[], indent = ''): string[] =>
  list.length <= most ? list : [...list.slice(0, most), `${indent}… and ${list.length - most} more`];
