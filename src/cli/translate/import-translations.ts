import { valueAt } from '../../compile/diagnostic/diagnostic.ts';
import { report } from '../../compile/diagnostic/report.ts';
import { pathInWords } from '../../compile/diagnostic/wording.ts';
import { Locator } from '../../compile/json/locate.ts';
import { parse } from '../../compile/json/parse.ts';
import { pointerOf } from '../../compile/json/pointer.ts';
import { readTranslations } from '../../edit/translate/read-translations.ts';
import { type Refused, withTranslations } from '../../edit/translate/with-translations.ts';
import { readText } from '../../node/disk.ts';
import { compileText, type Source } from '../../node/load/load.ts';
import { bringSchema } from '../bring-schema.ts';
import { change } from '../change.ts';
import type { Io } from '../io.ts';
import { visible } from '../report/print.ts';
import { shownName, tell } from '../report/report-diagnostics.ts';

/** So many refused texts are told. */
const most = 20;

/** Writes the translations of a file into that of a site, and tells which were refused. Returns the exit code. */
export async function importTranslations(
  text: string,
  language: string,
  file: string,
  source: Source,
  root: string,
  io: Io,
): Promise<number> {
  const name = shownName(file);
  const read = await readText(file);
  if (read === null) return nothing(`file not found: ${name}`, io);
  const own = read.replace(/^\uFEFF/, '');
  const parsed = parse(own);
  if ('problems' in parsed) {
    const locator = new Locator(own);
    tell({ diagnostics: report(parsed.problems, undefined, locator), locator }, { ...source, file }, io);
    return nothing(`${name} isn't valid JSON`, io);
  }
  const translations = readTranslations(parsed.draft.value, language);
  if ('wrong' in translations) return nothing(`${name}: ${translations.wrong}`, io);

  const { text: after, written, empty, refused } = withTranslations(text, translations);
  tellRefused(refused, JSON.parse(text), name, own, io);
  if (written > 0) {
    await source.textCache.load();
    const compiled = compileText(after, source);
    if (!compiled.whole) {
      tell(compiled, source, io);
      return nothing('these translations would cause the errors above', io);
    }
    if (!(await change(source, text, after, io, io.stdout))) return 1;
    await bringSchema(source, root, io);
  }
  const counts = [`${written} imported`, `${refused.length} rejected`, `${empty} still empty`];
  io.print(`Translations into "${language}": ${counts.join(', ')}`);
  return refused.length > 0 ? 1 : 0;
}

function nothing(reason: string, io: Io): number {
  io.error(`onefolio translate: nothing was written: ${reason}`);
  return 1;
}

function tellRefused(refused: readonly Refused[], site: unknown, name: string, content: string, io: Io): void {
  const locator = new Locator(content);
  for (const { pointer, reason } of refused.slice(0, most)) {
    const { line } = locator.range(valueAt(pointerOf(['texts', pointer])));
    io.error(visible(`${name}:${line}  ${pathInWords(site, pointer)}: ${reason}`));
  }
  if (refused.length > most) io.error(`… and ${refused.length - most} more`);
}
