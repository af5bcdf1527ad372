import { version } from '../../../schema/site.ts';
import { registry } from '../../blocks/registry.ts';
import { parse } from '../../core/source/parse.ts';
import { migrate } from '../../edit/migrate/migrate.ts';
import { compileText, load, loadAll, type Source, sourceOf } from '../../node/load/load.ts';
import { schemaHasSetting } from '../../node/load/site-schema.ts';
import { readOwnPackage } from '../../node/own-package.ts';
import type { Run } from '../arguments.ts';
import { changeFile } from '../change-file.ts';
import type { Io } from '../io.ts';
import { refreshSchema } from '../refresh-schema.ts';
import { printDiagnostics, shownName } from '../report/report-diagnostics.ts';
import { findUpgrade } from '../upgrade-command.ts';

/**
 * Migrates a site file and its schema to the current version, and shows the changes. Then reports problems like
 * `check`, which an old file hides.
 */
export const run: Run = async ({ site, maxSize, maxBlocks, followLinks }, { root, io }) => {
  const source = sourceOf(site, { maxSize, maxBlocks, followLinks });
  const code = await migrateFile(source, io);
  await refreshSchema(source, root, io, true);
  const own = await readOwnPackage(root);
  const upgrade = await findUpgrade(source.folder, own);
  if (upgrade)
    io.print(
      `${upgrade.reason}. To install ${own.version} for this site, run${own.isPublished ? '' : ' in your clone of Onefolio'}:\n\n  ${upgrade.line}`,
    );
  return code;
};

async function migrateFile(source: Source, io: Io): Promise<number> {
  const found = await load(source);
  const { text } = found.locator;
  const name = shownName(source.file);
  const current = versionOf(text);
  if (current === version) {
    // With a current schema, an unpublished street is intended.
    const migrated = (await schemaHasSetting(source, 'timeZone')) ? null : migrate(registry, text);
    if (migrated && !('missing' in migrated) && migrated.text !== text) {
      if (!(await changeFile(source, text, migrated.text, io, io.stdout))) return 1;
      io.print(`Updated ${name}: your street address stays published where it was, and "for" says so now.`);
      return 0;
    }
    io.print(`${name} already uses version ${version}. There is nothing to migrate.`);
    return 0;
  }
  if (current === undefined || current > version) {
    printDiagnostics(found, source, io);
    return 1;
  }
  const migrated = migrate(registry, text);
  if ('missing' in migrated) {
    io.error(`onefolio migrate: nothing was written: version ${migrated.missing} can't be migrated`);
    return 1;
  }
  if (!(await changeFile(source, text, migrated.text, io, io.stdout))) return 1;
  await loadAll(source);
  const compiled = compileText(migrated.text, source);
  io.print(`Migrated ${name} to version ${version}.`);
  printDiagnostics(compiled, source, io);
  return compiled.whole ? 0 : 1;
}

/* Returns the version of a site file; undefined if there is none. */
function versionOf(text: string): number | undefined {
  const parsed = parse(text);
  if ('problems' in parsed) return undefined;
  const { value } = parsed.draft;
  const found = typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined;
  return typeof found === 'number' ? found : undefined;
}
