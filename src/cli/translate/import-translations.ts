import { registry } from '../../blocks/registry.ts';
import { valueAt } from '../../core/diagnostics/diagnostic.ts';
import { pointerOf, stepsOf } from '../../core/diagnostics/pointer.ts';
import { describePath } from '../../core/diagnostics/wording.ts';
import type { LabelTable } from '../../core/i18n/labels/en.ts';
import { labelsIn } from '../../core/i18n/labels/labels-in.ts';
import { languagesOf } from '../../core/i18n/languages-of.ts';
import type { Checked } from '../../core/pipeline.ts';
import { Locator } from '../../core/source/locate.ts';
import { compileText, hostOf, loadAll, type Source, sourceOf } from '../../node/load/load-site.ts';
import { NotWrittenError } from '../../node/load/rewrite.ts';
import { readTranslations, type TranslationFile } from '../../translate/texts-to-translate.ts';
import { type Refused, type Translated, withTranslations } from '../../translate/with-translations.ts';
import { changeFile } from '../change-file.ts';
import type { Io } from '../io.ts';
import { readInputFile } from '../read-input-file.ts';
import { refreshSchema } from '../refresh-schema.ts';
import { makePrintable } from '../report/format-diagnostics.ts';
import { shownName } from '../report/print-diagnostics.ts';

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
  const read = await readInputFile(sourceOf(file, { maxSize }), 'the file that --export wrote', io);
  const translations = readTranslations(read.value, language);
  if ('wrong' in translations) throw new NotWrittenError(`${name}: ${translations.wrong}`);

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

type Entry = [pointer: string, entry: TranslationFile['texts'][string]];

/*
 * Adds every translation that leaves the site without errors. Rejects those with an error, each with its message; all
 * that are left if the error is elsewhere. `labels` are the built-in labels of the main language; `compileText` compiles
 * a text in place of the site file.
 */
function acceptTranslations(
  text: string,
  file: TranslationFile,
  labels: LabelTable,
  compileText: (text: string) => Checked,
): Translated {
  const reasons = new Map<string, string>();
  for (;;) {
    const entries = Object.entries(file.texts).filter(([pointer]) => !reasons.has(pointer));
    const translated = withTranslations(registry, text, { ...file, texts: Object.fromEntries(entries) }, labels);
    const compiled = translated.written === 0 ? null : compileText(translated.text);
    if (!compiled || compiled.written) {
      for (const { pointer, reason } of translated.refused) reasons.set(pointer, reason);
      const refused = Object.keys(file.texts).flatMap((pointer) => {
        const reason = reasons.get(pointer);
        return reason === undefined ? [] : [{ pointer, reason }];
      });
      return { ...translated, refused };
    }
    const found = messagesAt(compiled, entries, file.language);
    const [first] = errorsOf(compiled);
    for (const [pointer] of found.size > 0 ? found : entries)
      reasons.set(pointer, found.get(pointer) ?? first?.message ?? '');
  }
}

const errorsOf = ({ diagnostics }: Checked) => diagnostics.filter(({ severity }) => severity === 'error');

/* Returns the first error in each translation, by position. */
function messagesAt(compiled: Checked, entries: Entry[], language: string): Map<string, string> {
  // Locates positions in the file itself, without the pages of folders.
  const locator = new Locator(compiled.locator.text);
  const errors = errorsOf(compiled)
    .filter(({ file }) => file === undefined)
    .map((error) => ({ ...error, ...locator.spanOf(error) }));
  const found = new Map<string, string>();
  for (const [pointer] of entries) {
    const at = locator.place({ pointer: pointerOf([...stepsOf(pointer), language]), part: 'whole' });
    const error = errors.find(({ offset }) => offset >= at.offset && offset < at.offset + at.length);
    if (error) found.set(pointer, error.message);
  }
  return found;
}
