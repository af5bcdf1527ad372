import fc from 'fast-check';
import { type Node, parseTree } from 'jsonc-parser';
import type { Edit } from '../../../src/edit/edits.ts';

/** A text that is right, and what slips of the pen make of it. */
export interface Slipped {
  right: string;
  slips: Edit[];
}

/** Slips that can be mended in one way only, none on neighbouring lines: two in one place may hide what was meant. */
export const slipped = (site: object): fc.Arbitrary<Slipped> =>
  fc
    .tuple(fc.constantFrom('  ', '\t', '    '), fc.constantFrom('\n', '\r\n'), fc.infiniteStream(fc.nat(1000)))
    .map(([unit, end, choices]) => {
      const right = JSON.stringify(site, null, unit).replaceAll('\n', end);
      const root = parseTree(right);
      const all = root ? slipsIn(root, right) : [];
      const slips = new Map<number, Edit>();
      for (const slip of all) {
        const line = right.slice(0, slip.offset).split('\n').length;
        const isAlone = ![line - 1, line, line + 1].some((near) => slips.has(near));
        if (isAlone && (choices.next().value ?? 0) % 8 === 0) slips.set(line, slip);
      }
      return { right, slips: [...slips.values()] };
    });

function slipsIn(node: Node, text: string): Edit[] {
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
      return [...children.flatMap((child) => slipsIn(child, text)), ...surplus, ...missing];
    }
    case 'property': {
      const [name, value] = children;
      if (!name || !value) return [];
      const end = name.offset + name.length;
      const colon = { offset: end, length: 1, text: '' };
      const blank = { offset: end + 1, length: 1, text: '\u00A0' };
      return [...nameSlips(name), colon, blank, ...slipsIn(value, text)];
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

/* Without quotation marks, in single ones, or a letter twice; a short name could become another. */
function nameSlips({ offset, length, value }: Node): Edit[] {
  const inside = { offset: offset + 1, length: length - 2 };
  const isLong = value.length > 4;
  return [
    { offset, length, text: value },
    { offset, length, text: `'${value}'` },
    ...(isLong ? [{ ...inside, text: value.slice(0, 3) + value.slice(2) }] : []),
  ];
}
