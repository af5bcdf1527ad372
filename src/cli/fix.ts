import type { Checked } from '../core/pipeline.ts';
import { applyAll, applyCertain } from '../fixes/fix-loop.ts';
import { fixable, type Texts, unchangedRevision } from '../fixes/revision.ts';
import { compileTexts } from '../node/load/compile-texts.ts';
import { load, loadAll, type Source } from '../node/load/load.ts';
import type { Arguments } from './arguments.ts';
import { askFixes } from './ask-fixes.ts';
import { bringSchema } from './bring-schema.ts';
import { changeTexts } from './change-texts.ts';
import type { Io } from './io.ts';
import { isAtTerminal, openTerminal } from './new/terminal.ts';

/**
 * Fixes what is certain in the files of a site and shows what changed: on standard output for people, beside it for
 * programs, which read their report there. Of all other fixes with an exact text it asks at a terminal, and takes them
 * without a word where that is wished. Brings the schema beside the site up to date too. Returns the site as it is then.
 */
export async function fix(
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
  const settled = applyCertain(before, compile);
  const after = yes ? applyAll(settled, compile) : settled;
  const isWritten = await changeTexts(source, before, after, io, stream);
  const asks = !yes && isWritten && format === 'text' && isAtTerminal(io) && fixable(after.compiled).length > 0;
  if (asks) {
    const terminal = openTerminal(io.stdin, io.stdout);
    await askFixes(after, source, compile, terminal, io).finally(() => terminal.close());
  } else if (!yes) tellOthers(fixable(after.compiled).length, io);
  // A tag that was fixed is in the schema too.
  await bringSchema(source, root, io);
  return isWritten && after === before && !asks ? found : load(source);
}

function tellOthers(count: number, io: Io): void {
  if (count === 0) return;
  const [more, them] = count === 1 ? ['1 more fix needs', 'it'] : [`${count} more fixes need`, 'them'];
  io.error(
    `${more} your confirmation. Run "onefolio check --fix" in a terminal to review ${them}, or add --yes to apply ${them}.`,
  );
}
