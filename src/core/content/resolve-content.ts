import type { CodeBlock, TextNode } from '../../../schema/long-text.ts';
import type { ResolvedPicture } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { mapParts, plainText } from '../../shared/rich-text.ts';
import { inDigits } from '../../shared/write-number.ts';
import { publishedPath } from '../resolve/paths/addresses.ts';
import { parseMarks } from '../text/parse-marks.ts';
import type { LongText } from './markdown/long-text.ts';

/** The lookups that resolve the references of a long text. */
interface Lookup {
  /** Fills the placeholders of a template. */
  fill(template: RichText): RichText;
  /** Resolves the address of a link. */
  addressOf(written: string): string;
  /** Returns the id of an anchor by its index. */
  idOf(anchor: number): string;
  /** Returns the label for the host of a video. */
  playsAt(host: string): string;
  pictureOf(picture: { src: string; alt: RichText }): ResolvedPicture;
  /** Adds syntax highlighting. */
  highlight(block: CodeBlock): CodeBlock;
  /** The zero of the digits for footnote numbers; undefined for Latin digits. */
  zero?: string | undefined;
}

/** Resolves a parsed long text to page data. */
export const resolveContent = ({ content }: Pick<LongText, 'content'>, lookup: Lookup): TextNode[] =>
  content.map((node) => resolveNode(node, lookup));

function resolveNode(node: TextNode, lookup: Lookup): TextNode {
  const text = (template: RichText) => textOf(template, lookup);
  const inside = (content: TextNode[]) => resolveContent({ content }, lookup);
  const id = (anchor: string) => lookup.idOf(Number(anchor));
  switch (node.kind) {
    case 'heading':
      return { ...node, id: id(node.id), text: text(node.text) };
    case 'paragraph':
      return { ...node, text: text(node.text) };
    case 'list':
      return { ...node, items: node.items.map((item) => ({ ...item, content: inside(item.content) })) };
    case 'quote':
      return { ...node, content: inside(node.content), ...(node.source && { source: text(node.source) }) };
    case 'table':
      return { ...node, head: node.head.map(text), rows: node.rows.map((row) => row.map(text)) };
    case 'picture':
    case 'video': {
      const { picture, caption } = node;
      const { src, alt = '' } = picture;
      return {
        ...node,
        ...(node.kind === 'video' && { href: lookup.addressOf(node.href), host: lookup.playsAt(node.host) }),
        picture: lookup.pictureOf({ src: publishedPath(src), alt: lookup.fill(alt) }),
        ...(caption !== undefined && { caption: lookup.fill(parseMarks(plainText(caption), lookup.addressOf)) }),
      };
    }
    case 'notes':
      return {
        ...node,
        notes: node.notes.map((note) => ({
          id: id(note.id),
          from: note.from.map(id),
          content: inside(note.content),
        })),
      };
    case 'code':
      return lookup.highlight(node);
    case 'break':
      return node;
  }
}

function textOf(template: RichText, { fill, addressOf, idOf, zero }: Lookup): RichText {
  const id = (anchor: string) => idOf(Number(anchor));
  const resolved = mapParts(
    template,
    (string) => [string],
    (part) => {
      if (part.kind === 'link') return [{ ...part, href: addressOf(part.href) }];
      if (part.kind !== 'note') return [part];
      return [
        { ...part, id: id(part.id), note: id(part.note), parts: [inDigits(plainText({ rich: part.parts }), zero)] },
      ];
    },
  );
  return fill(resolved);
}
