import { inflateRawSync } from 'node:zlib';

/** A paragraph of a document. */
export interface ReadParagraph {
  /** The style, such as "Heading1"; undefined for plain text. */
  style?: string;
  isPoint: boolean;
  isRtl: boolean;
  text: string;
}

/** Reads the files in a zip archive, from its central directory. Throws if it isn't one. */
export function filesInZip(bytes: Buffer): Map<string, Buffer> {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  if (end < 0) throw new Error('not a zip archive');
  const files = new Map<string, Buffer>();
  let at = bytes.readUInt32LE(end + 16);
  for (let count = bytes.readUInt16LE(end + 10); count > 0; count--) {
    const [method, size, name, extra, comment] = [10, 20, 28, 30, 32].map((offset) =>
      offset === 20 ? bytes.readUInt32LE(at + offset) : bytes.readUInt16LE(at + offset),
    ) as [number, number, number, number, number];
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + size);
    files.set(bytes.toString('utf8', at + 46, at + 46 + name), method === 0 ? content : inflateRawSync(content));
    at += 46 + name + extra + comment;
  }
  return files;
}

interface Element {
  name: string;
  attributes: Record<string, string>;
  children: (Element | string)[];
}

/** Parses XML without custom entities. Throws if an element isn't closed. */
export function parseXml(text: string): Element {
  const top: Element = { name: '', attributes: {}, children: [] };
  const open = [top];
  for (const [token, close, name = '', attributes = '', self] of text.matchAll(
    /<\?[^>]*\?>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|[^<]+|</g,
  )) {
    const current = open.at(-1) as Element;
    if (token.startsWith('<?')) continue;
    if (!name) {
      if (token === '<') throw new Error('a tag is not well-formed');
      current.children.push(unescaped(token));
    } else if (close) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes another element`);
    } else {
      const pairs = [...attributes.matchAll(/([\w:.-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key,
        unescaped(value),
      ]);
      const element = { name, attributes: Object.fromEntries(pairs), children: [] };
      current.children.push(element);
      if (!self) open.push(element);
    }
  }
  if (open.length !== 1) throw new Error(`<${open.at(-1)?.name}> is not closed`);
  return top;
}

const unescaped = (text: string) =>
  text.replace(/&(?:(lt|gt|amp|quot|apos)|#x([0-9a-f]+)|#(\d+));/gi, (_, name, hex, decimal) =>
    name ? named[name as keyof typeof named] : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
const named = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** All elements with this name, in order. */
export const elementsIn = (element: Element, name: string): Element[] =>
  element.children.flatMap((child) =>
    typeof child === 'string' ? [] : [...(child.name === name ? [child] : []), ...elementsIn(child, name)],
  );

/** The part of a document for Word with this name, as XML. */
export function partOf(bytes: Uint8Array, name: string): Element {
  const content = filesInZip(Buffer.from(bytes)).get(name);
  if (!content) throw new Error(`no ${name}`);
  return parseXml(content.toString());
}

/** Reads the paragraphs of a document for Word. */
export const readDocx = (bytes: Uint8Array): ReadParagraph[] =>
  elementsIn(partOf(bytes, 'word/document.xml'), 'w:p').map((paragraph) => {
    const style = elementsIn(paragraph, 'w:pStyle')[0]?.attributes['w:val'];
    const isPoint = elementsIn(paragraph, 'w:numPr').length > 0;
    return {
      ...(style !== undefined && !isPoint && { style }),
      isPoint,
      isRtl: elementsIn(paragraph, 'w:bidi').length > 0,
      text: textIn(paragraph),
    };
  });

const textIn = (element: Element): string =>
  element.children
    .map((child) => {
      if (typeof child === 'string') return '';
      if (child.name === 'w:tab') return element.name === 'w:r' ? '\t' : '';
      return child.name === 'w:t' ? child.children.join('') : textIn(child);
    })
    .join('');
