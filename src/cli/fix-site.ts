import type { Checked } from '../core/pipeline.ts';
import { applyAll, applyCertain } from '../fixes/fix-loop.ts';
import { fixable, type Texts, unchangedRevision } from '../fixes/revision.ts';
import { compileTexts, load, loadAll, type Source } from '../node/load/load-site.ts';
import type { Arguments } from './arguments.ts';
import { askFixes } from './ask-fixes.ts';
import { changeTexts } from './change-file.ts';
import type { Io } from './io.ts';
import { isAtTerminal, openTerminal } from './new/terminal.ts';
import { refreshSchema } from './refresh-schema.ts';

/**
 * Applies certain fixes and prints the changes to standard output, or to standard error if the report goes there.
 * Prompts for the other exact fixes in a terminal, or applies them with `yes`. Also updates the schema next to the
 * site. Returns the fixed site.
 */
export async function fixSite(
  found: Checked,
  source: Source,
  { format, yes }: Pick<Arguments, 'format' | 'yes'>,
  root: string,
  io: Io,
): Promise<Checked> {
  await loadAll(source);
  const stream = format === 'text' ? io.stdout : io.stderr;
  const compile = (texts: Texts) => compileTexts(texts, source);
  const before = unchangedRevision(found);
  const certainFixed = applyCertain(before, compile);
  const after = yes ? applyAll(certainFixed, compile) : certainFixed;
  const isWritten = await changeTexts(source, before, after, io, stream);
  const asks = !yes && isWritten && format === 'text' && isAtTerminal(io) && fixable(after.compiled).length > 0;
  if (asks) {
    const terminal = openTerminal(io.stdin, io.stdout);
    await askFixes(after, source, compile, terminal, io).finally(() => terminal.close());
  } else if (!yes) reportRemaining(fixable(after.compiled).length, io);
  // The schema contains the language tags, which may have been fixed.
  await refreshSchema(source, root, io);
  return isWritten && after === before && !asks ? found : load(source);
}

function reportRemaining(count: number, io: Io): void {
  if (count === 0) return;
  const [more, them] = count === 1 ? ['1 more fix needs', 'it'] : [`${count} more fixes need`, 'them'];
  io.error(
    `${more} your confirmation. Run "onefolio check --fix" in a terminal to review ${them}, or add --yes to apply ${them}.`,
  );
}
