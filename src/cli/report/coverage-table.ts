import { registry } from '../../blocks/registry.ts';
import { valueAt } from '../../core/diagnostics/diagnostic.ts';
import { describePath } from '../../core/diagnostics/wording.ts';
import type { Coverage } from '../../core/i18n/coverage.ts';
import { shareOf } from '../../core/i18n/coverage.ts';
import type { Locator } from '../../core/source/locate.ts';
import { makePrintable } from './print.ts';

/** Maximum number of missing texts to list per language. */
const most = 3;

/** Formats the translation coverage of a site as a table. `file` is the name of the site file, `whole` the site. */
export function coverageTable(rows: readonly Coverage[], whole: unknown, file: string, locator: Locator): string {
  const head = ['Language', 'Texts', 'Translated', 'Identical', 'Missing'];
  const cells = rows.map((row) => [
    nameOf(row.language),
    String(row.texts),
    `${shareOf(row)}%`,
    String(row.same),
    String(row.missing.length),
  ]);
  const widths = head.map((_, column) => Math.max(...[head, ...cells].map(({ [column]: cell = '' }) => cell.length)));
  const line = (row: string[]) =>
    row
      .map((cell, column) =>
        // There is a width for each column.
        column === 0 ? cell.padEnd(widths[0] as number) : cell.padStart(widths[column] as number),
      )
      .join('   ')
      .trimEnd();
  const lines = rows.flatMap(({ missing }, index) => [
    line(cells[index] as string[]),
    ...missing.slice(0, most).map((pointer) => {
      const at = locator.sourceLocation(valueAt(pointer));
      const place = `${('file' in at && at.file) || file}:${locator.range(at).line}`;
      return `   ${makePrintable(`${place}  ${describePath(registry, whole, pointer)}`)}`;
    }),
    ...(missing.length > most ? [`   … and ${missing.length - most} more`] : []),
  ]);
  const isCut = rows.some(({ missing }) => missing.length > most);
  return `${[line(head), ...lines, ...(isCut ? ['Run "onefolio check --complete" to list every missing translation.'] : [])].join('\n')}\n`;
}

const names = new Intl.DisplayNames('en', { type: 'language' });

const nameOf = (tag: string): string => `${tag}  ${names.of(tag)}`;
