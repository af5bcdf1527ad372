import { registry } from '../../blocks/registry.ts';
import { pointerOf, stepsOf } from '../../core/diagnostics/pointer.ts';
import type { LabelTable } from '../../core/i18n/labels/label-table.ts';
import type { Checked } from '../../core/pipeline.ts';
import { Locator } from '../../core/source/locate.ts';
import type { TranslationFile } from '../../translate/texts-to-translate.ts';
import { type Refused, type Translated, withTranslations } from '../../translate/with-translations.ts';

type Entry = [pointer: string, entry: TranslationFile['texts'][string]];

/**
 * Adds every translation that leaves the site without errors. Rejects the others, each with the message of its error.
 * `labels` are the built-in labels of the main language; `compileText` compiles a text in place of the site file.
 */
export function acceptTranslations(
  text: string,
  file: TranslationFile,
  labels: LabelTable,
  compileText: (text: string) => Checked,
): Translated {
  const refused: Refused[] = [];
  const translate = (entries: Entry[]) =>
    withTranslations(registry, text, { ...file, texts: Object.fromEntries(entries) }, labels);

  /* Adds the valid translations of a group. If no error points at a translation, tries each half. */
  const add = (accepted: Entry[], group: Entry[]): Entry[] => {
    const all = [...accepted, ...group];
    const translated = translate(all);
    if (translated.written === 0) return all;
    const compiled = compileText(translated.text);
    if (compiled.whole) return all;
    const [first] = errorsOf(compiled);
    const wrong = messagesAt(compiled, group, file.language);
    const [only] = group;
    if (wrong.size === 0 && group.length === 1 && only) wrong.set(only[0], first?.message ?? '');
    for (const [pointer, reason] of wrong) refused.push({ pointer, reason });
    if (wrong.size > 0) {
      const rest = group.filter(([pointer]) => !wrong.has(pointer));
      return rest.length === 0 ? accepted : add(accepted, rest);
    }
    const middle = group.length >> 1;
    return add(add(accepted, group.slice(0, middle)), group.slice(middle));
  };
  const translated = translate(add([], Object.entries(file.texts)));
  return { ...translated, refused: sortRejected([...translated.refused, ...refused], file) };
}

const errorsOf = ({ diagnostics }: Checked) => diagnostics.filter(({ severity }) => severity === 'error');

/* Returns the first error in each translation, by position. */
function messagesAt(compiled: Checked, group: Entry[], language: string): Map<string, string> {
  // Locates positions in the file itself, without the pages of folders.
  const locator = new Locator(compiled.locator.text);
  const errors = errorsOf(compiled)
    .filter(({ file }) => file === undefined)
    .map((error) => ({ ...error, ...locator.spanOf(error) }));
  const found = new Map<string, string>();
  for (const [pointer] of group) {
    const at = locator.place({ pointer: pointerOf([...stepsOf(pointer), language]), part: 'whole' });
    const error = errors.find(({ offset }) => offset >= at.offset && offset < at.offset + at.length);
    if (error) found.set(pointer, error.message);
  }
  return found;
}

function sortRejected(refused: Refused[], { texts }: TranslationFile): Refused[] {
  const reasons = new Map(refused.map((each) => [each.pointer, each]));
  return Object.keys(texts).flatMap((pointer) => reasons.get(pointer) ?? []);
}
