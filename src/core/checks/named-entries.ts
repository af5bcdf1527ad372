import type { RichText } from '../../../schema/rich-text.ts';
import type { Entry } from '../../blocks/define-block.ts';

interface Named {
  id?: string | undefined;
  hidden?: boolean | undefined;
  for?: unknown;
}

/**
 * Returns the entries of a list that have an ID. `setting` is the name of the list, and `nameOf` the name of an entry for
 * messages. Avoids temporary objects, because a large site has very many entries.
 */
export function namedEntries<ListEntry extends Named>(
  list: readonly ListEntry[],
  setting: string,
  nameOf: (entry: ListEntry) => RichText | undefined,
): Entry[] {
  const named: Entry[] = [];
  for (const [index, entry] of list.entries()) {
    const { id, hidden, for: audience } = entry;
    if (id === undefined) continue;
    const name = nameOf(entry);
    named.push({ id, ...(name !== undefined && { name }), steps: `${setting}/${index}`, hidden, for: audience });
  }
  return named;
}
