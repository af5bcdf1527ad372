import fc from 'fast-check';
import { type Node, parseTree } from 'jsonc-parser';
import type { Edit } from '../../../src/core/source/changes/edits.ts';

/** A valid text, and edits that put typing errors into it. */
export interface Mistyped {
  right: string;
  errors: Edit[];
}

/** Typing errors with only one possible fix, none on adjacent lines: two errors close together may be ambiguous. */
export const withTypingErrors = (site: object): fc.Arbitrary<Mistyped> =>
  fc
    .tuple(fc.constantFrom('  ', '\t', '    '), fc.constantFrom('\n', '\r\n'), fc.infiniteStream(fc.nat(1000)))
    .map(([unit, end, choices]) => {
      const right = JSON.stringify(site, null, unit).replaceAll('\n', end);
      const root = parseTree(right);
      const all = root ? errorsIn(root, right) : [];
      const errors = new Map<number, Edit>();
      for (const error of all) {
        const line = right.slice(0, error.offset).split('\n').length;
        const isAlone = ![line - 1, line, line + 1].some((near) => errors.has(near));
        if (isAlone && (choices.next().value ?? 0) % 8 === 0) errors.set(line, error);
      }
      return { right, errors: [...errors.values()] };
    });

function errorsIn(node: Node, text: string): Edit[] {
  const { type, offset, length, children = [] } = node;
  const written = text.slice(offset, offset + length);
  switch (type) {
    case 'object':
    case 'array': {
      const last = children.at(-1);
      const surplus = last ? [{ offset: last.offset + last.length, length: 0, text: ',' }] : [];
      const entries = type === 'object' || children.every((child) => child.type !== 'number') ? children : [];
      const missing = entries
        .slice(0, -1)
        .map((child) => ({ offset: child.offset + child.length, length: 1, text: '' }));
      return [...children.flatMap((child) => errorsIn(child, text)), ...surplus, ...missing];
    }
    case 'property': {
      const [name, value] = children;
      if (!name || !value) return [];
      const end = name.offset + name.length;
      const colon = { offset: end, length: 1, text: '' };
      const blank = { offset: end + 1, length: 1, text: '\u00A0' };
      // Notes may contain anything, and variants of the CV may have any name.
      const chosen = (value.children ?? []).flatMap(({ children: [, inner] = [] }) => inner ?? []);
      const parts = name.value === 'notes' ? [] : name.value === 'variants' ? chosen : [value];
      const inside = parts.flatMap((part) => errorsIn(part, text));
      return [...nameErrors(name), colon, blank, ...inside];
    }
    case 'number':
      return [{ offset, length, text: `"${written}"` }, ...(node.value > 0 ? [{ offset, length: 0, text: '+' }] : [])];
    case 'boolean':
      return [
        { offset, length: 1, text: written.charAt(0).toUpperCase() },
        { offset, length, text: `"${written}"` },
      ];
    case 'string':
      return /['\\]/.test(written) ? [] : [{ offset, length, text: `'${written.slice(1, -1)}'` }];
    default:
      return [];
  }
}

/* A name without quotation marks, in single ones, or with a doubled letter; a short one could become another name. */
function nameErrors({ offset, length, value }: Node): Edit[] {
  const inside = { offset: offset + 1, length: length - 2 };
  const isLong = value.length > 4;
  return [
    { offset, length, text: value },
    { offset, length, text: `'${value}'` },
    ...(isLong ? [{ ...inside, text: value.slice(0, 3) + value.slice(2) }] : []),
  ];
}
