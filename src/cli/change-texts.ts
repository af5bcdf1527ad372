import type { Revision } from '../fixes/revision.ts';
import type { Source } from '../node/load/load.ts';
import { onDisk } from '../node/load/on-disk.ts';
import { changeFile } from './change-file.ts';
import type { Io, Output } from './io.ts';

/**
 * Writes the changed texts of a site to its files, and prints the changes to `shownOn` if given. Returns false if a
 * file couldn't be written.
 */
export async function changeTexts(
  { file, folder }: Source,
  before: Revision,
  after: Revision,
  io: Io,
  shownOn?: Output,
): Promise<boolean> {
  const [was, is] = [before.texts, after.texts];
  if (is.site !== was.site && !(await changeFile({ file }, was.site, is.site, io, shownOn))) return false;
  for (const [name, text] of is.files) {
    const old = was.files.get(name) ?? before.compiled.locator.forFile(name).text;
    if (text !== old && !(await changeFile({ file: onDisk(folder, name) }, old, text, io, shownOn))) return false;
  }
  return true;
}
