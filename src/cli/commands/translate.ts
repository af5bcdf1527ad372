import { existsSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import type { WrittenSite } from '../../../schema/site.ts';
import { registry } from '../../blocks/registry.ts';
import { hasLabels, labelsIn } from '../../core/i18n/labels/labels-in.ts';
import { languagesOf } from '../../core/i18n/languages-of.ts';
import { createFiles } from '../../node/load/create-files.ts';
import { hostOf, type Source, sourceOf } from '../../node/load/load-site.ts';
import { NotWrittenError } from '../../node/load/rewrite.ts';
import { nameOfTranslation, textsToTranslate } from '../../translate/texts-to-translate.ts';
import { type Run, UsageError } from '../arguments.ts';
import { loadValid } from '../change-file.ts';
import type { Io } from '../io.ts';
import { readLanguages } from '../new/languages.ts';
import { shownName } from '../report/print-diagnostics.ts';
import { importTranslations } from '../translate/import-translations.ts';

/**
 * Exports the texts of a site with --export, and imports translations with --import. Writes nothing if the site has
 * errors, and no translation that would cause one.
 */
export const run: Run = async (args, { root, io }) => {
  const { operand, file: named, export: exports, import: imports, full, site, maxSize, maxBlocks, followLinks } = args;
  const language = oneLanguage(operand);
  if (exports === imports) throw new UsageError('use either --export or --import');
  const source = sourceOf(site, { maxSize, maxBlocks, followLinks });
  const found = await loadValid(source, io);
  const [base = ''] = languagesOf(found.written);
  if (base === language && hasLabels(base))
    throw new UsageError(
      `"${language}" is the main language of the site, and Onefolio has labels in it. Specify the language to translate into.`,
    );
  if (named !== undefined && isTag(named))
    throw new UsageError(
      `"${named}" is a language tag, not a file name such as ${named}.json. Translate into one language at a time.`,
    );
  const file = named === undefined ? resolve(source.folder, `${language}.json`) : resolve(named);
  const { text } = found.locator;
  return exports
    ? exportTexts(text, found.written, language, full, file, source, io)
    : importTranslations(text, language, file, { source, maxSize }, root, io);
};

/* A name like a language tag isn't a file. */
const isTag = (word: string): boolean => !('wrong' in readLanguages(word));

function oneLanguage(tag: string | undefined): string {
  if (tag === undefined) throw new UsageError('specify the language to translate into, such as fr');
  const read = readLanguages(tag);
  const [language, another] = 'wrong' in read ? [] : read.languages;
  if ('wrong' in read) throw new UsageError(`LANGUAGE must be a language tag such as fr, not "${tag}". ${read.wrong}`);
  if (language === undefined || another !== undefined) throw new UsageError('specify only one language');
  return language;
}

async function exportTexts(
  text: string,
  written: WrittenSite,
  language: string,
  all: boolean,
  file: string,
  source: Source,
  io: Io,
): Promise<number> {
  if (existsSync(file)) throw new NotWrittenError(`${shownName(file)} already exists; specify another file`);
  const [base = ''] = languagesOf(written);
  const labels = labelsIn(base, hostOf(source));
  const { file: content, textFiles } = textsToTranslate(registry, JSON.parse(text), language, all, labels);
  const count = Object.keys(content.texts).length;
  const nameFor = (name: string) => nameOfTranslation(name, language, content.base);
  // Those of the pages of a folder are found by their names.
  const inFolders = [...textsToTranslate(registry, written, language, all, labels).textFiles.keys()].filter(
    (name) => !textFiles.has(name),
  );
  for (const name of inFolders) io.print(`Translate ${name} and save the translation as ${nameFor(name)}.`);
  for (const [name, named] of textFiles) {
    const other = nameFor(name);
    const files = Object.entries({ ...named, [language]: other }).map(([tag, each]) => `"${tag}": "${each}"`);
    io.print(`Translate ${name}, save the translation as ${other} and set "file" to { ${files.join(', ')} }.`);
  }
  if (count === 0) {
    if (textFiles.size + inFolders.length > 0) return 0;
    io.print(`All text in ${shownName(source.file)} is already translated into "${language}".`);
    return 0;
  }
  await createFiles(dirname(file), { [basename(file)]: `${JSON.stringify(content, null, 2)}\n` });
  io.print(
    `Exported ${count} ${count === 1 ? 'entry' : 'entries'} to ${shownName(file)}. Fill in the "${language}" value of each entry.`,
  );
  return 0;
}
