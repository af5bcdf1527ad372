import type { Revision } from '../fixes/revision.ts';
import type { Source } from '../node/load/load.ts';
import { onDisk } from '../node/load/on-disk.ts';
import { change } from './change.ts';
import type { Io, Output } from './io.ts';

/** Puts what fixes have made of the texts of a site in their place; on a stream it shows what changed. False where that failed. */
export async function changeTexts(
  { file, folder }: Source,
  before: Revision,
  after: Revision,
  io: Io,
  shownOn?: Output,
): Promise<boolean> {
  const [was, is] = [before.texts, after.texts];
  if (is.site !== was.site && !(await change({ file }, was.site, is.site, io, shownOn))) return false;
  for (const [name, text] of is.files) {
    const old = was.files.get(name) ?? before.compiled.locator.forFile(name).text;
    if (text !== old && !(await change({ file: onDisk(folder, name) }, old, text, io, shownOn))) return false;
  }
  return true;
}
