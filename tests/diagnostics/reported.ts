import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { registry } from '../../src/blocks/registry.ts';
import { withExamples, withRefusedExamples } from '../../src/cli/example-texts.ts';
import { formatDiagnostics } from '../../src/cli/report/format-diagnostics.ts';
import { withMissingTranslations } from '../../src/cli/report/translation-coverage.ts';
import { buildWarnings } from '../../src/core/checks/build-warnings.ts';
import { coverageOf } from '../../src/core/i18n/missing-translations.ts';
import { missingCharactersProblems } from '../../src/core/outputs/missing-characters.ts';
import { toDiagnostics } from '../../src/core/source/to-diagnostics.ts';
import { hostOf, load, sourceOf } from '../../src/node/load/load-site.ts';
import { folderOf, put } from '../support/folder.ts';
import { root } from '../support/root.ts';
import type { Mistake } from './mistakes.ts';

/** The diagnostics of the files of a mistake, and their output in a terminal with 100 columns. */
export async function reported(mistake: Mistake) {
  const { files, links = {}, options = {}, isComplete, isPublished, epoch, missing } = mistake;
  const folder = await folderOf();
  for (const [name, content] of Object.entries(files)) {
    if (content === null) await mkdir(join(folder, name));
    else await put(join(folder, name), content);
  }
  for (const [name, target] of Object.entries(links)) await symlink(target, Buffer.from(join(folder, name), 'latin1'));
  if (epoch !== undefined) process.env.SOURCE_DATE_EPOCH = String(epoch);
  const source = sourceOf(join(folder, 'site.json'), options);
  const found = await load(source);
  delete process.env.SOURCE_DATE_EPOCH;
  const checked =
    isComplete && found.written ? withMissingTranslations(found, coverageOf(registry, found.written)) : found;
  const compiled = (isPublished ? withRefusedExamples : withExamples)(checked, join(folder, 'site.json'), root);
  const problems = missing ? missingCharactersProblems([missing], compiled.written, hostOf(source)) : [];
  const inBuild = toDiagnostics(registry, problems, compiled.written, compiled.locator);
  const diagnostics = [...compiled.diagnostics, ...buildWarnings(registry, compiled), ...inBuild];
  // The small site has no URL, so OF220 counts only if it is the only diagnostic.
  const others = diagnostics.filter(({ code }) => code !== 'OF220');
  const relevant = others.length > 0 ? others : diagnostics;
  return {
    codes: relevant.map(({ code }) => code),
    fix: relevant[0]?.fix?.text ?? '',
    text: formatDiagnostics(relevant, 'site.json', compiled.locator, { isColored: false, width: 100, limit: 20 }),
  };
}
