import type { FoundResume } from '../../resume-import/read-resume.ts';
import { makePrintable } from '../report/print.ts';

type Issue = FoundResume['issues'][number];

const headings: Record<Issue['kind'], string> = {
  skipped: 'Skipped:',
  changed: 'Imported with changes:',
  kept: 'Not shown by any block, and only in "notes", which visitors don\'t see:',
};

/** Lists the values of a résumé that weren't imported, were changed, or are only in `notes`; empty if there are none. */
export function describeIssues(issues: readonly Issue[], otherHeadings: Partial<typeof headings> = {}): string {
  const sections = Object.entries({ ...headings, ...otherHeadings });
  return sections
    .flatMap(([kind, heading]) => {
      const lines = issues.filter((issue) => issue.kind === kind).map((issue) => `  ${makePrintable(describe(issue))}`);
      return lines.length === 0 ? [] : [[heading, ...lines, ''].join('\n')];
    })
    .join('\n');
}

/* For example: work, entry 2, endDate: "2014-19": it isn't a clear date … */
function describe({ at, kind, why, value }: Issue): string {
  const place = at.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : step)).join(', ');
  if (kind === 'kept') return place;
  const text = value === undefined ? undefined : [...JSON.stringify(value)];
  const shown = text && (text.length > maxLength ? `${text.slice(0, maxLength).join('')}…` : text.join(''));
  return [place, ...(shown === undefined ? [] : [shown]), why].join(': ');
}

const maxLength = 60;
