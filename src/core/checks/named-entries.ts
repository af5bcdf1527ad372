import type { Entry } from '../../blocks/define-block.ts';

interface Named {
  id?: string | undefined;
  hidden?: boolean | undefined;
  for?: unknown;
}

/** The entries of a list that have an id: most have none, and a large site has very many. */
export function namedEntries<Part extends Named>(
  list: readonly Part[],
  setting: string,
  nameOf: (part: Part) => string | undefined,
): Entry[] {
  const found: Entry[] = [];
  for (const [index, part] of list.entries()) {
    const { id, hidden, for: audience } = part;
    if (id === undefined) continue;
    const name = nameOf(part);
    found.push({ id, ...(name !== undefined && { name }), steps: `${setting}/${index}`, hidden, for: audience });
  }
  return found;
}
