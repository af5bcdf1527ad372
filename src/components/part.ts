import type contract from '../shared/parts.json';

/**
 * The parts of blocks and of the page that looks and style sheets of owners may rely on, by role: see docs/looks.md. In
 * the list, each has the classes that it replaces, with the block that these are in if they aren't the only ones.
 */
export type Part = keyof (typeof contract)['parts'];

/**
 * Returns what marks an element as a part: an attribute for looks and style sheets of owners, and a class, which is
 * private, for our own style sheets.
 */
export const part = (name: Part | `${Part} ${Part}`, className: string = name) => ({ className, 'data-part': name });

/** What `part` returns, as properties of a component that passes them on to its element. */
export type PartProps = Partial<ReturnType<typeof part>>;
