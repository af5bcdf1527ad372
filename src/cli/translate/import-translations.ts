import { valueAt } from '../../core/diagnostics/diagnostic.ts';
import { describePath } from '../../core/diagnostics/wording.ts';
import { Locator } from '../../core/source/locate.ts';
import { pointerOf } from '../../core/source/pointer.ts';
import { compileText, loadAll, type Source, sourceOf } from '../../node/load/load.ts';
import { readTranslations } from '../../translate/read-translations.ts';
import type { Refused } from '../../translate/with-translations.ts';
import { bringSchema } from '../bring-schema.ts';
import { change } from '../change.ts';
import type { Io } from '../io.ts';
import { readInputFile } from '../read-input-file.ts';
import { visible } from '../report/print.ts';
import { shownName } from '../report/report-diagnostics.ts';
import { acceptTranslations } from './accept-translations.ts';

/** So many refused texts are told. */
const most = 20;

/** Writes the translations of a file into that of a site, and tells which were refused. Returns the exit code. */
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
  if ('wrong' in read) return nothing(read.wrong, io);
  const translations = readTranslations(read.value, language);
  if ('wrong' in translations) return nothing(`${name}: ${translations.wrong}`, io);

  await loadAll(source);
  const accepted = acceptTranslations(text, translations, (other) => compileText(other, source));
  const { text: after, written, empty, refused } = accepted;
  tellRefused(refused, JSON.parse(text), { name, content: read.text, language }, io);
  if (written > 0) {
    if (!(await change(source, text, after, io, io.stdout))) return 1;
    await bringSchema(source, root, io);
  }
  const counts = [`${written} imported`, `${refused.length} rejected`, `${empty} still empty`];
  io.print(`Translations into "${language}": ${counts.join(', ')}`);
  return refused.length > 0 ? 1 : 0;
}

function nothing(reason: string | undefined, io: Io): number {
  io.error(`onefolio translate: nothing was written${reason === undefined ? '' : `: ${reason}`}`);
  return 1;
}

/* Each by the place of its translation, or of its entry where that is none. */
function tellRefused(
  refused: readonly Refused[],
  site: unknown,
  { name, content, language }: { name: string; content: string; language: string },
  io: Io,
): void {
  const locator = new Locator(content);
  for (const { pointer, reason } of refused.slice(0, most)) {
    const { line, column } = locator.range(valueAt(pointerOf(['texts', pointer, language])));
    io.error(visible(`${name}:${line}:${column}  ${describePath(site, pointer)}: ${reason}`));
  }
  if (refused.length > most) io.error(`… and ${refused.length - most} more`);
}
