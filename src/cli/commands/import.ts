import { existsSync } from 'node:fs';
import { compileText, load, loadAll, type Source, sourceOf } from '../../node/load/load.ts';
import { messageWithAdvice, NotWrittenError, rewrite } from '../../node/load/rewrite.ts';
import {
  findPersonalData,
  omitPersonalData,
  type PersonalField,
  personalFields,
} from '../../resume-import/personal-data.ts';
import type { FoundResume } from '../../resume-import/read-resume.ts';
import { type Arguments, type Run, UsageError } from '../arguments.ts';
import { askPersonal } from '../import/ask-personal.ts';
import { planSite } from '../import/plan-site.ts';
import { readFile, refuse } from '../import/read-file.ts';
import { table } from '../import/table.ts';
import { writeNew } from '../import/write-new.ts';
import type { Io } from '../io.ts';
import { askYes } from '../new/ask.ts';
import { UnpackableError } from '../new/site-dependencies.ts';
import { siteOf as starterOf } from '../new/starter.ts';
import { CancelledError, isAtTerminal, openTerminal, type Terminal } from '../new/terminal.ts';
import { refreshSchema } from '../refresh-schema.ts';
import { printDiff } from '../report/diff.ts';
import { hasColor, painter } from '../report/print.ts';
import { printDiagnostics, shownName } from '../report/report-diagnostics.ts';

/**
 * Imports a JSON Resume into a site or a new one. Lists what was imported and skipped, shows the changes and asks for
 * confirmation. Existing values stay unchanged.
 */
export const run: Run = async (args, { root, io }) => {
  const { operand: file, site, maxSize, maxBlocks, followLinks } = args;
  if (file === undefined) throw new UsageError('specify a résumé file, for example: onefolio import resume.json');
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(file)) {
    refuse(`URLs aren't supported. Download ${file}, then import the file.`, io);
    return 2;
  }
  const found = await readFile(sourceOf(file, { maxSize }), io);
  if (!found) return 1;
  const source = sourceOf(site, { maxSize, maxBlocks, followLinks });
  const before = await textOf(source, io);
  if (before === undefined) return 1;

  const terminal = isAtTerminal(io) && !args.yes ? openTerminal(io.stdin, io.stdout) : null;
  try {
    return await importResume(found, { file, source, before, args, terminal, root, io });
  } catch (error) {
    const isKnown = [CancelledError, NotWrittenError, UnpackableError].some((kind) => error instanceof kind);
    if (!isKnown) throw error;
    refuse(messageWithAdvice(error, 'run the command again'), io);
    return 1;
  } finally {
    terminal?.close();
  }
};

interface Import {
  file: string;
  source: Source;
  /** The text of the site; null for a new site. */
  before: string | null;
  args: Pick<Arguments, 'isPrivate' | 'yes'>;
  terminal: Terminal | null;
  root: string;
  io: Io;
}

async function importResume(
  found: FoundResume,
  { file, source, before, args, terminal, root, io }: Import,
): Promise<number> {
  const newPersonalData = findNewPersonalData(found, before);
  const declined = args.isPrivate
    ? personalFields.filter((name) => name in newPersonalData)
    : terminal
      ? await askPersonal(terminal, newPersonalData)
      : [];
  const imported = omitPersonalData(found, args.isPrivate ? personalFields : declined);
  const planned = planSite(before, imported);
  const isColored = hasColor(io.stdout, io.env);
  const name = shownName(source.file);
  io.print(
    `${terminal && declined.length + Object.keys(newPersonalData).length > 0 ? '\n' : ''}${table(file, imported, planned, declined, painter(isColored))}`,
  );
  await loadAll(source);
  const compiled = compileText(planned.text, source);
  if (!compiled.whole) {
    printDiagnostics(compiled, source, io);
    refuse('importing this résumé would cause the errors above', io);
    return 1;
  }
  if (planned.text === before) {
    io.print(`${name} already contains everything in this résumé. There is nothing to change.`);
    return 0;
  }
  io.print(printDiff(before ?? '', planned.text, name, isColored));
  if (!args.yes && !terminal) {
    refuse('a terminal is needed to confirm the changes. To write them without confirmation, add --yes.', io);
    return 1;
  }
  if (terminal && !(await askYes(terminal, 'Write these changes?', false))) {
    refuse('you answered no', io);
    return 1;
  }
  if (before === null) await writeNew(source, planned.text, root, io);
  else {
    await rewrite(source.file, before, planned.text);
    await refreshSchema(source, root, io);
    io.print(`Updated ${name}. Run "onefolio dev" to see the site.`);
  }
  return 0;
}

/* Returns the text of the site; null if there is none; undefined if it has errors, which are reported. */
async function textOf(source: Source, io: Io): Promise<string | null | undefined> {
  if (!existsSync(source.file)) return null;
  const compiled = await load(source);
  if (compiled.whole) return compiled.locator.text;
  printDiagnostics(compiled, source, io);
  refuse('fix the errors above first', io);
  return undefined;
}

/* Returns contact data that the site doesn't have yet. */
function findNewPersonalData(found: FoundResume, before: string | null): Partial<Record<PersonalField, string>> {
  const known = findPersonalData(found);
  if (before === null) return known;
  const { owner } = JSON.parse(before);
  const { email } = starterOf({}).owner;
  const { address, postalCode } = typeof owner.location === 'object' ? owner.location : {};
  const isKnown: Record<PersonalField, boolean> = {
    email: owner.email !== undefined && owner.email !== email,
    phone: owner.phone !== undefined,
    address: (address ?? postalCode) !== undefined,
  };
  return Object.fromEntries(Object.entries(known).filter(([name]) => !isKnown[name as PersonalField]));
}
