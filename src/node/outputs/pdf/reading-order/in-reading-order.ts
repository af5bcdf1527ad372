import { correctLetters, type Glyphs } from './letters.ts';
import { orderLines } from './lines.ts';
import { contentOf, type PdfObjects, readObjects, referenceIn, withContent, writeObjects } from './pdf-objects.ts';

/**
 * Puts the text of a right-to-left PDF into the order in which it is read: in the pages, for programs that extract text,
 * and in the structure, for screen readers. The engine writes both from the left to the right. What is seen stays.
 */
export function inReadingOrder(pdf: Uint8Array): Uint8Array {
  const file = readObjects(pdf);
  if (!file) return pdf;
  const { objects } = file;
  const fonts = new Map<number, Glyphs>();
  const ranks = new Map<string, number>();
  for (const [number, object] of objects) if (/\/Type \/Page\n/.test(object)) orderPage(number, objects, fonts, ranks);
  orderStructure(objects, ranks);
  return writeObjects(file);
}

function orderPage(number: number, objects: PdfObjects, fonts: Map<number, Glyphs>, ranks: Map<string, number>): void {
  const page = objects.get(number) ?? '';
  const glyphsOf = (name: string): Glyphs => {
    const font = referenceIn(page, name);
    const glyphs = fonts.get(font) ?? correctLetters(objects, font);
    fonts.set(font, glyphs);
    return glyphs;
  };
  for (const [, name = ''] of page.matchAll(/\/(f\d+) \d+ 0 R/g)) glyphsOf(name);
  const contents = referenceIn(page, 'Contents');
  const before = objects.get(contents) ?? '';
  const { content, order } = orderLines(contentOf(before), glyphsOf);
  objects.set(contents, withContent(before, content));
  for (const id of order) ranks.set(`${number} ${id}`, ranks.size);
}

/* Sorts the children of each element by the place of their first text. */
function orderStructure(objects: PdfObjects, ranks: ReadonlyMap<string, number>): void {
  const firstIn = (number: number): number => {
    const { page, children } = elementIn(objects.get(number) ?? '');
    return Math.min(...children.map((child) => rankOf(child, page)));
  };
  const rankOf = (child: string, page: number): number => {
    const [, reference] = /^(\d+) 0 R$/.exec(child) ?? [];
    if (reference !== undefined) return firstIn(Number(reference));
    const [, id] = /^(?:<<.*\/MCID )?(\d+)/s.exec(child) ?? [];
    const own = child.startsWith('<<') ? referenceIn(child, 'Pg') || page : page;
    // An annotation comes after the text of its link.
    return ranks.get(`${own} ${id}`) ?? Number.POSITIVE_INFINITY;
  };
  for (const [number, object] of objects) {
    const { page, children, list } = elementIn(object);
    const places = new Map(children.map((child) => [child, rankOf(child, page)]));
    const sorted = children.toSorted((one, other) => compare(places.get(one) ?? 0, places.get(other) ?? 0));
    if (children.length > 1)
      objects.set(
        number,
        object.replace(list, () => `/K [${sorted.join(' ')}]\n`),
      );
  }
}

// Infinities have no difference.
const compare = (one: number, other: number) => (one === other ? 0 : one < other ? -1 : 1);

/* The children of a structure element, as text, and its page; none for other objects. */
function elementIn(object: string): { page: number; children: string[]; list: string } {
  const [list = '', inside = ''] = object.includes('/Type /StructElem\n')
    ? (/\/K \[(.*?)\]\n/s.exec(object) ?? [])
    : [];
  return {
    page: referenceIn(object, 'Pg'),
    children: inside.match(/<<.*?>>|\d+ 0 R|\d+/gs) ?? [],
    list,
  };
}
