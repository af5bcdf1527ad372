import { registry } from '../../blocks/registry.ts';
import { valueAt } from '../../core/diagnostics/diagnostic.ts';
import { pointerOf } from '../../core/diagnostics/pointer.ts';
import { describePath } from '../../core/diagnostics/wording.ts';
import { labelsIn } from '../../core/i18n/labels/labels-in.ts';
import { languagesOf } from '../../core/i18n/languages-of.ts';
import { Locator } from '../../core/source/locate.ts';
import { compileText, hostOf, loadAll, type Source, sourceOf } from '../../node/load/load.ts';
import { readTranslations } from '../../translate/texts-to-translate.ts';
import type { Refused } from '../../translate/with-translations.ts';
import { changeFile } from '../change-file.ts';
import type { Io } from '../io.ts';
import { readInputFile } from '../read-input-file.ts';
import { refreshSchema } from '../refresh-schema.ts';
import { makePrintable } from '../report/print.ts';
import { shownName } from '../report/report-diagnostics.ts';
import { acceptTranslations } from './accept-translations.ts';

/** Maximum number of rejected texts to report. */
const maxReported = 20;

/** Imports translations from a file and reports the rejected ones. Returns the exit code. */
export async function importTranslations(
  text: string,
  language: string,
  file: string,
  { source, maxSize }: { source: Source; maxSize: number | undefined },
  root: string,
  io: Io,
): Promise<number> {
  const name = shownName(file);
  const read = await readInputFile(sourceOf(file, { maxSize }), io);
  if ('wrong' in read) return reportNothingWritten(read.wrong, io);
  const translations = readTranslations(read.value, language);
  if ('wrong' in translations) return reportNothingWritten(`${name}: ${translations.wrong}`, io);

  await loadAll(source);
  const [base = ''] = languagesOf(JSON.parse(text));
  const labels = labelsIn(base, hostOf(source));
  const accepted = acceptTranslations(text, translations, labels, (other) => compileText(other, source));
  const { text: after, written, empty, refused } = accepted;
  reportRejected(refused, JSON.parse(text), { name, content: read.text, language }, io);
  if (written > 0) {
    if (!(await changeFile(source, text, after, io, io.stdout))) return 1;
    await refreshSchema(source, root, io);
  }
  const counts = [`${written} imported`, `${refused.length} rejected`, `${empty} still empty`];
  io.print(`Translations into "${language}": ${counts.join(', ')}`);
  return refused.length > 0 ? 1 : 0;
}

function reportNothingWritten(reason: string | undefined, io: Io): number {
  io.error(`onefolio translate: nothing was written${reason === undefined ? '' : `: ${reason}`}`);
  return 1;
}

/* Reports the position of each translation, or of its entry if it has none. */
function reportRejected(
  refused: readonly Refused[],
  site: unknown,
  { name, content, language }: { name: string; content: string; language: string },
  io: Io,
): void {
  const locator = new Locator(content);
  for (const { pointer, reason } of refused.slice(0, maxReported)) {
    const { line, column } = locator.range(valueAt(pointerOf(['texts', pointer, language])));
    io.error(makePrintable(`${name}:${line}:${column}  ${describePath(registry, site, pointer)}: ${reason}`));
  }
  if (refused.length > maxReported) io.error(`… and ${refused.length - maxReported} more`);
}
