import { registry } from '../../blocks/registry.ts';
import { type Pointer, type Problem, valueAt } from '../../core/diagnostics/diagnostic.ts';
import { describePath } from '../../core/diagnostics/wording.ts';
import { languagesOf } from '../../core/i18n/languages-of.ts';
import { type Coverage, shareOf } from '../../core/i18n/missing-translations.ts';
import type { Checked } from '../../core/pipeline.ts';
import type { Locator } from '../../core/source/locate.ts';
import { inOrder, toDiagnostics } from '../../core/source/to-diagnostics.ts';
import { languageName } from '../../core/text/language-tags.ts';
import { nameOfTranslation } from '../../translate/texts-to-translate.ts';
import { makePrintable } from './format-diagnostics.ts';

/** Maximum number of missing texts to list per language. */
const most = 3;

/** Formats the translation coverage of a site as a table. `file` is the name of the site file, `written` the site. */
export function coverageTable(rows: readonly Coverage[], written: unknown, file: string, locator: Locator): string {
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
      const place = `${fileOf(pointer, locator) ?? file}:${locator.range(valueAt(pointer)).line}`;
      return `   ${makePrintable(`${place}  ${describePath(registry, written, pointer)}`)}`;
    }),
    ...(missing.length > most ? [`   … and ${missing.length - most} more`] : []),
  ]);
  const isCut = rows.some(({ missing }) => missing.length > most);
  return `${[line(head), ...lines, ...(isCut ? ['Run "onefolio check --complete" to list every missing translation.'] : [])].join('\n')}\n`;
}

const nameOf = (tag: string): string => `${tag}  ${languageName(tag)}`;

/** Adds an error for each missing translation. A post whose text has none gets only one, which names the file to create. */
export function withMissingTranslations(compiled: Checked, coverage: readonly Coverage[]): Checked {
  const [base = ''] = languagesOf(compiled.written ?? {});
  return withProblems(
    compiled,
    coverage.flatMap(({ language, missing }) => {
      const posts = missing.filter(
        (pointer) => /\/file$/.test(pointer) && fileOf(pointer, compiled.locator) !== undefined,
      );
      const settings = missing.filter((pointer) => !posts.some((post) => pageOf(post) === pageOf(pointer)));
      const problem = (pointer: Pointer): Problem => ({ code: 'OF267', at: valueAt(pointer), details: { language } });
      return [
        ...settings.map(problem),
        ...posts.map((pointer) => ({
          ...problem(pointer),
          label: `create ${nameOfTranslation(fileOf(pointer, compiled.locator) ?? '', language, base)}`,
        })),
      ];
    }),
  );
}

const pageOf = (pointer: Pointer): string => pointer.split('/', 3).join('/');

function fileOf(pointer: Pointer, locator: Locator): string | undefined {
  const at = locator.sourceLocation(valueAt(pointer));
  return 'file' in at ? at.file : undefined;
}

/** Adds diagnostics of other problems. */
export function withProblems(compiled: Checked, problems: Problem[]): Checked {
  if (problems.length === 0) return compiled;
  const found = toDiagnostics(registry, problems, compiled.written, compiled.locator);
  return { ...compiled, diagnostics: [...compiled.diagnostics, ...found].sort(inOrder) };
}
