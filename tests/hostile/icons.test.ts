import fc from 'fast-check';
import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { SvgError } from '../../src/node/icons/read-svg.ts';
import { sanitizeIcon } from '../../src/node/icons/sanitize-icon.ts';
import { refused, unreadable } from './icons.ts';

test.each(refused)('rejects an icon that contains more than shapes: %s', (content, what) => {
  expect(failureOf(content)).toEqual({ words: what, isRefused: true });
});

test.each(unreadable)('rejects an unreadable icon: %s', (content, reason) => {
  expect(failureOf(content)).toEqual({ words: reason, isRefused: false });
});

test('keeps only the shapes of any SVG', () => {
  const pieces = [...refused, ...unreadable].flatMap(([content]) => content.split(/(?<=>)|(?=<)|(?= )/));
  const known = [...pieces, '<path d="M1 1h22"/>', '<g>', '</g>', '<circle r="5"/>', ' fill="none"', '"', "'", '&lt;'];
  const inside = fc.array(fc.constantFrom(...known), { maxLength: 8 }).map((parts) => parts.join(''));
  let taken = 0;
  fc.assert(
    fc.property(inside, (content) => {
      const icon = iconOf(`<svg viewBox="0 0 24 24"><path d="M1 1h2"/>${content}</svg>`);
      if (!icon) return;
      taken++;
      const page = `<svg><symbol viewBox="${icon.viewBox}"${icon.settings}>${icon.shapes}</symbol></svg>`;
      expect(namesIn(page).filter((name) => !harmless.has(name))).toEqual([]);
    }),
    { numRuns: 3000 },
  );
  expect(taken).toBeGreaterThan(100);
});

/* The content that a browser would parse: every element, every attribute, and text. */
function namesIn(html: string): string[] {
  const names: string[] = [];
  const visit = (node: Tree) => {
    names.push(node.nodeName, ...(node.attrs ?? []).map(({ name }) => name));
    for (const child of node.childNodes ?? []) visit(child);
  };
  visit(parse(html) as unknown as Tree);
  return names;
}

interface Tree {
  nodeName: string;
  attrs?: { name: string }[];
  childNodes?: Tree[];
}

const harmless = new Set(
  '#document html head body svg symbol viewBox g path circle rect d r x fill stroke transform'.split(' '),
);

function iconOf(content: string) {
  try {
    return sanitizeIcon(content);
  } catch (error) {
    if (error instanceof SvgError) return null;
    throw error;
  }
}

function failureOf(content: string): object {
  try {
    return sanitizeIcon(content);
  } catch (error) {
    if (error instanceof SvgError) return { words: error.message, isRefused: error.isRefused };
    throw error;
  }
}
