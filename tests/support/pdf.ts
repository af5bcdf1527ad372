import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { inflateSync } from 'node:zlib';
import { extractText, getDocumentProxy } from 'unpdf';
import { onPath } from '../../scripts/on-path.js';

/** One page of a printed document. */
interface PrintedPage {
  /** In points. */
  width: number;
  height: number;
  /** The lines in the order of the content stream; the parts of one tagged element stay together. */
  lines: string[];
  /** The texts of its headings. */
  headings: string[];
  /** All headings, each with its level: "H2". */
  tagged: [level: string, text: string][];
}

export interface Printed {
  pages: PrintedPage[];
}

interface Node {
  role?: string;
  type?: string;
  id?: string;
  children?: Node[];
}

/** Reads a tagged PDF. Throws if it is not tagged. */
export async function readPdf(bytes: Uint8Array): Promise<Printed> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const texts = new Map<string, string>();
    let open = '';
    for (const item of items)
      if ('str' in item) texts.set(open, `${texts.get(open) ?? ''}${item.str}${item.hasEOL ? ' ' : ''}`);
      else open = 'id' in item && item.id ? String(item.id) : open;
    const tree: Node | null = await page.getStructTree();
    if (!tree) throw new Error('the document is not tagged');
    const lines: string[] = [];
    const tagged: [string, string][] = [];
    collect(tree, texts, lines, tagged);
    pages.push({ width, height, lines, headings: tagged.map(([, text]) => text), tagged });
  }
  return { pages };
}

/** A line of text on a printed page, with its distance from the top as a fraction of the height. */
interface Line {
  at: number;
  text: string;
}

/** The lines of text on each page of a PDF, from the top to the bottom. */
export async function linesOnPages(bytes: Uint8Array): Promise<Line[][]> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  return Promise.all(
    numbers.map(async (number) => {
      const page = await document.getPage(number);
      const { height } = page.getViewport({ scale: 1 });
      const lines = new Map<number, string>();
      for (const item of (await page.getTextContent()).items)
        if ('str' in item && item.str.trim()) {
          const at = Math.round(height - item.transform[5]) / height;
          lines.set(at, `${lines.get(at) ?? ''} ${item.str}`.trim());
        }
      return [...lines].map(([at, text]) => ({ at, text })).sort((a, b) => a.at - b.at);
    }),
  );
}

/** The headings of a document, in order. */
export const headingsIn = ({ pages }: Printed): [string, string][] => pages.flatMap(({ tagged }) => tagged);

function collect(node: Node, texts: Map<string, string>, lines: string[], tagged: [string, string][]): void {
  if (node.type === 'content') {
    const text = texts
      .get(node.id ?? '')
      ?.replace(/\s+/g, ' ')
      .trim();
    if (text) lines.push(text);
  }
  const before = lines.length;
  for (const child of node.children ?? []) collect(child, texts, lines, tagged);
  if (/^H\d$/.test(node.role ?? '') && lines.length > before)
    tagged.push([
      String(node.role),
      lines.splice(before, lines.length, lines.slice(before).join(' ')) && (lines.at(-1) ?? ''),
    ]);
}

const [pdftotext] = onPath(['pdftotext']).filter((path) => existsSync(path));

/** Programs that read the text of a PDF in paint order: pdf.js, and Poppler if installed. */
export const extractors: Record<string, (bytes: Uint8Array) => Promise<string>> = {
  'pdf.js': async (bytes) => (await extractText(new Uint8Array(bytes), { mergePages: true })).text,
  ...(pdftotext && {
    pdftotext: async (bytes) => {
      const { status, stdout, stderr } = spawnSync(pdftotext, ['-raw', '-', '-'], { input: bytes, encoding: 'utf8' });
      if (status !== 0) throw new Error(`pdftotext ended with ${status}: ${stderr}`);
      return stdout;
    },
  }),
};

/**
 * The searchable content of a PDF: its text without spaces, its metadata, outline, links and descriptions, and its
 * bytes, with all streams unpacked.
 */
export async function everythingIn(bytes: Uint8Array): Promise<string> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { info, metadata } = await document.getMetadata();
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const pages = numbers.map(async (number) => {
    const page = await document.getPage(number);
    return [await page.getAnnotations(), await page.getStructTree()];
  });
  const found = [info, metadata?.getRaw(), await document.getOutline(), await Promise.all(pages)];
  const { text } = await extractText(document, { mergePages: true });
  const raw = Buffer.from(bytes).toString('latin1');
  const streams = [...raw.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, packed = '']) => unpacked(packed));
  return [text.replace(/\s+/g, ''), JSON.stringify(found), raw, ...streams].join('\n');
}

function unpacked(stream: string): string {
  try {
    return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
  } catch {
    // Metadata isn't packed.
    return stream;
  }
}
