import type { WrittenSite } from '../../../schema/site.ts';
import { registry } from '../../blocks/registry.ts';
import { type Pointer, type Problem, valueAt } from '../../core/diagnostics/diagnostic.ts';
import { report } from '../../core/diagnostics/report.ts';
import type { Coverage } from '../../core/i18n/coverage.ts';
import { languagesOf } from '../../core/i18n/languages-of.ts';
import type { Checked } from '../../core/pipeline.ts';
import type { Locator } from '../../core/source/locate.ts';
import { nameOfTranslation } from '../translate/name-of-translation.ts';
import { sortDiagnostics } from './sort-diagnostics.ts';

/** Adds an error for each missing translation; one per file for texts in a folder. */
export function withMissingTranslations(compiled: Checked, coverage: readonly Coverage[]): Checked {
  const { whole, locator } = compiled;
  const problems = coverage.flatMap((row) => (whole ? problemsIn(row, whole, locator) : []));
  if (problems.length === 0) return compiled;
  const missing = report(registry, problems, whole, locator);
  return { ...compiled, diagnostics: sortDiagnostics([...compiled.diagnostics, ...missing]) };
}

function problemsIn({ language, missing }: Coverage, whole: WrittenSite, locator: Locator): Problem[] {
  const [base = ''] = languagesOf(whole);
  const fileOf = (pointer: Pointer) => {
    const at = locator.sourceLocation(valueAt(pointer));
    return 'file' in at ? at.file : undefined;
  };
  const posts = new Set(
    missing.flatMap((pointer) => (isTextOf(fileOf(pointer), pointer, whole, base) ? [pageOf(pointer)] : [])),
  );
  const reported = new Set<string>();
  return missing.flatMap((pointer): Problem[] => {
    const problem = { code: 'OF267', at: valueAt(pointer), details: { language } } as const;
    const file = fileOf(pointer);
    if (file === undefined || !posts.has(pageOf(pointer))) return [problem];
    if (reported.has(file)) return [];
    reported.add(file);
    return [{ ...problem, label: `create ${nameOfTranslation(file, language, base)}` }];
  });
}

const pageOf = (pointer: Pointer): string => pointer.split('/', 3).join('/');

/* Whether the missing text is the content of a file in a folder. */
function isTextOf(file: string | undefined, pointer: Pointer, { pages }: WrittenSite, base: string): boolean {
  const [, page, block = ''] = /^\/pages\/(\d+)\/blocks\/(\d+)\/file$/.exec(pointer) ?? [];
  if (file === undefined || page === undefined) return false;
  // The pointer leads to the file of a block.
  const { file: named } = (pages[Number(page)] as { blocks: object[] }).blocks[Number(block)] as {
    file: string | Record<string, string>;
  };
  return (typeof named === 'object' ? named[base] : named) === file;
}
