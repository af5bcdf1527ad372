import type { BlockOf } from '../../../schema/blocks/index.ts';
import type { Labels } from '../../../schema/resolved.ts';
import { type Pointer, type Problem, valueAt } from '../diagnostic/diagnostic.ts';
import { monthInWords } from '../site/calendar.ts';
import type { BlockRules } from './rules.ts';

export const timeline: BlockRules<'timeline'> = {
  check: checkPeriods,
  madeFrom: { dates: 'period', isCurrent: 'period' },
  resolve: (block, { site, labels }) => ({
    ...block,
    entries: block.entries.map((entry) => ({
      ...entry,
      dates: datesOf(entry.period, site.language, labels),
      isCurrent: entry.period.end === 'present',
    })),
  }),
};

function checkPeriods({ entries }: BlockOf<'timeline'>, at: Pointer): Problem[] {
  return entries.flatMap(({ period: { start, end }, hidden }, index): Problem[] =>
    // Written months compare as texts; "present" comes after every digit.
    hidden || end >= start
      ? []
      : [{ code: 'OF214', at: valueAt(`${at}/entries/${index}/period/end`), words: { found: `${start} to ${end}` } }],
  );
}

function datesOf({ start, end }: { start: string; end: string }, language: string, labels: Labels): string {
  const last = end === 'present' ? labels.present : monthInWords(end, language);
  const words = { start: monthInWords(start, language), end: last };
  return labels.period.replace(/\{(start|end)\}/g, (_, name: 'start' | 'end') => words[name]);
}
