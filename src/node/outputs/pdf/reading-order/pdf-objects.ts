import { deflateSync, inflateSync } from 'node:zlib';
import { expectDefined } from '../../../../shared/expect-defined.ts';

/** The objects of a PDF with a plain cross-reference table, by number, as Latin-1 text. */
export type PdfObjects = Map<number, string>;

/** Reads the objects of a PDF that the engine wrote; undefined for a file without such a table. */
export function readObjects(pdf: Uint8Array) {
  const text = Buffer.from(pdf).toString('latin1');
  const table = text.lastIndexOf('\nxref\n') + 1;
  if (table === 0) return undefined;
  const offsets = [...text.slice(table).matchAll(/^(\d{10}) \d{5} n/gm)].map(([, offset]) => Number(offset));
  const ends = [...offsets.toSorted((one, other) => one - other), table];
  const objects = offsets.map((offset, index): [number, string] => [
    index + 1,
    text.slice(offset, ends[ends.indexOf(offset) + 1]),
  ]);
  return { head: text.slice(0, Math.min(...offsets)), objects: new Map(objects), trailer: text.slice(table) };
}

/** Writes a PDF with other objects of the same numbers. */
export function writeObjects({ head, objects, trailer }: NonNullable<ReturnType<typeof readObjects>>): Uint8Array {
  let body = head;
  const offsets = [...objects].map(([, object]) => {
    const offset = body.length;
    body += object;
    return offset;
  });
  let next = 0;
  const table = trailer
    .replace(
      /^\d{10} (?=\d{5} n)/gm,
      () => `${String(expectDefined(offsets[next++], 'An object of the PDF')).padStart(10, '0')} `,
    )
    .replace(/(?<=startxref\n)\d+/, String(body.length));
  return Buffer.from(body + table, 'latin1');
}

const streamIn = /\nstream\n(.*)\nendstream/s;

/** The content of a stream, decompressed. */
export function contentOf(object: string): string {
  const content = Buffer.from(streamIn.exec(object)?.[1] ?? '', 'latin1');
  return (object.includes('/FlateDecode') ? inflateSync(content) : content).toString('latin1');
}

/** The object of a stream with other content. */
export function withContent(object: string, content: string): string {
  const bytes = Buffer.from(content, 'latin1');
  const written = (object.includes('/FlateDecode') ? deflateSync(bytes, { level: 9 }) : bytes).toString('latin1');
  return object
    .replace(streamIn, () => `\nstream\n${written}\nendstream`)
    .replace(/\/Length \d+/, `/Length ${written.length}`);
}

/** The number of the object that a property of another one refers to. */
export const referenceIn = (object: string, property: string): number =>
  Number(new RegExp(`/${property} \\[?(\\d+) 0 R`).exec(object)?.[1]);
