import { version } from '../../../schema/site.ts';
import type { CompilerHost } from '../../core/compiler-host.ts';
import type { Diagnostic, Range } from '../../core/diagnostics/diagnostic.ts';
import { report } from '../../core/diagnostics/report.ts';
import { type Checked, check } from '../../core/pipeline.ts';
import { migrate, placeBefore } from '../../edit/migrate/migrate.ts';
import type { Step } from '../../edit/migrate/step.ts';
import { steps } from '../../edit/migrate/steps.ts';

/**
 * Compiles the file of an older version as it would be after a migration, and says so in a warning; the file stays as it
 * is, and everything is told where it stands in it. Null for a file of another kind, and where no step leads on.
 */
export function readOlder(found: Checked, host: CompilerHost, chain: readonly Step[] = steps): Checked | null {
  if (!found.diagnostics.some(({ code }) => code === 'OF902')) return null;
  const { locator } = found;
  const migrated = migrate(locator.text, chain, version);
  if ('missing' in migrated) return null;
  const compiled = check(new TextEncoder().encode(migrated.text), host);
  const inFile = (range: Range): Range => {
    const { offset, length } = compiled.locator.stretch(range);
    const start = placeBefore(offset, migrated.edits);
    return locator.range({ offset: start, length: placeBefore(offset + length, migrated.edits) - start });
  };
  const value: unknown = JSON.parse(locator.text);
  const from = (value as { version: number }).version;
  const at = { pointer: '/version', part: 'value' } as const;
  const warning = report([{ code: 'OF903', at, words: { found: from, known: version } }], value, locator);
  // What is in other files stays where it is.
  const told = compiled.diagnostics.map((each) => (each.file === undefined ? moved(each, inFile) : each));
  return { ...compiled, diagnostics: [...warning, ...told], locator: compiled.locator.forText(locator.text) };
}

const moved = ({ fix, related, ...diagnostic }: Diagnostic, inFile: (range: Range) => Range): Diagnostic => ({
  ...diagnostic,
  ...inFile(diagnostic),
  fix: fix && { ...fix, edits: fix.edits.map((edit) => ({ ...edit, ...inFile(edit) })) },
  related: related.map((place) => ({ ...place, ...inFile(place) })),
});
