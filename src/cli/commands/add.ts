import type { Site } from '../../../schema/site.ts';
import { registry } from '../../blocks/registry.ts';
import { Locator } from '../../core/source/locate.ts';
import { addBlock, blockTypes } from '../../edit/add-block.ts';
import { sourceOf } from '../../node/load/load-site.ts';
import { type Run, UsageError, withSuggestion } from '../arguments.ts';
import { changeFile, checkNewText, loadValid } from '../change-file.ts';
import { refreshSchema } from '../refresh-schema.ts';
import { shownName } from '../report/print-diagnostics.ts';

/** Adds the example of a block to the end of a page. Writes nothing if the site has errors, or would have any. */
export const run: Run = async ({ operand, page: path, site, maxSize, maxBlocks, followLinks }, { root, io }) => {
  const type = blockTypes(registry).find((known) => known === operand);
  if (!type) throw new UsageError(unknown('block', operand, blockTypes(registry)));

  const source = sourceOf(site, { maxSize, maxBlocks, followLinks });
  const { text } = (await loadValid(source, io)).locator;
  const { pages }: Site = JSON.parse(text);
  // The pages of a folder aren't in this file.
  const paths = pages.map((page) => ('folder' in page ? null : page.path));
  const known = paths.filter((each) => each !== null);
  if (!known.includes(path)) throw new UsageError(unknown('page', path, known));

  const added = addBlock(registry, text, paths.indexOf(path), type);
  await checkNewText(added.text, source, io, 'adding this block');
  if (!(await changeFile(source, text, added.text, io, io.stdout))) return 1;
  await refreshSchema(source, root, io);
  const { line } = new Locator(added.text).range({ pointer: added.pointer, part: 'value' });
  io.print(`Added block "${type}" with the id "${added.id}" to page "${path}": ${shownName(source.file)}:${line}`);
  return 0;
};

function unknown(thing: 'block' | 'page', word: string | undefined, known: readonly string[]): string {
  const list = `Available ${thing}s: ${known.slice(0, 20).join(', ')}`;
  if (word === undefined) return `specify the ${thing} to add\n${list}`;
  return `${withSuggestion(`unknown ${thing} "${word}"`, word, known)}\n${list}`;
}
