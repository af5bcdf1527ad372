import type { BlockContent, List, ListItem, Paragraph, PhrasingContent, TableRow } from 'mdast';
import type { RichPart, RichText } from '../../../../schema/rich-text.ts';
import { partsOf, plainText } from '../../../shared/rich-text.ts';
import { formatTime } from '../../../shared/time.ts';
import { type ArticleNode, codeText, linked, videoLabel } from '../../article/block-content.ts';
import type { ArticleContext } from '../../article/blocks-to-article.ts';
import { languageNamed } from '../../content/markdown/code/code-languages.ts';
import { removeIsolates } from '../../text/bidi.ts';

/** Converts an article to Markdown nodes. `top` is the level of its first headings. */
export const articleToMarkdown = (content: readonly ArticleNode[], context: ArticleContext, top = 2): BlockContent[] =>
  content.flatMap((node) => nodesOfOne(node, context, top));

/* A paragraph with a text. */
const paragraphOf = (text: RichText, context: ArticleContext): Paragraph => ({
  type: 'paragraph',
  children: phrasingOf(text, context),
});

/** A list with an item for each content. */
export const listOf = (items: readonly BlockContent[][]): List => ({
  type: 'list',
  spread: false,
  children: items.map((children) => ({ type: 'listItem', children })),
});

function nodesOfOne(node: ArticleNode, context: ArticleContext, top: number): BlockContent[] {
  const inside = (content: readonly ArticleNode[]) => articleToMarkdown(content, context, top);
  const optional = (text: RichText | undefined) => (text === undefined ? [] : [paragraphOf(text, context)]);
  switch (node.kind) {
    case 'heading':
      return [{ type: 'heading', depth: levelOf(top + node.depth - 1), children: phrasingOf(node.text, context) }];
    case 'paragraph':
    case 'text':
      return [paragraphOf(node.text, context)];
    case 'section':
      return articleToMarkdown(node.content, context, top + 1);
    case 'list': {
      const children = node.items.map(
        ({ done, content }): ListItem => ({
          type: 'listItem',
          // Without an empty line, only a bulleted list can follow a paragraph.
          spread: !content.slice(1).every((each) => each.kind === 'list' && each.start === undefined),
          children: withSign(done, inside(content)),
        }),
      );
      const { start } = node;
      return [
        { type: 'list', spread: false, ordered: start !== undefined, ...(start !== undefined && { start }), children },
      ];
    }
    case 'quote':
      return [{ type: 'blockquote', children: [...inside(node.content), ...optional(node.source)] }];
    case 'table': {
      const row = (cells: readonly RichText[]): TableRow => ({
        type: 'tableRow',
        children: cells.map((cell) => ({ type: 'tableCell', children: phrasingOf(cell, context) })),
      });
      return [
        {
          type: 'table',
          align: node.align.map((align) => alignments[align]),
          children: [row(node.head), ...node.rows.map(row)],
        },
      ];
    }
    case 'code': {
      const { file, language: lang } = node;
      return [
        ...optional(file === undefined ? undefined : { rich: [{ kind: 'code', parts: [file] }] }),
        {
          type: 'code',
          ...(lang !== undefined && { lang: fenceLanguage(lang) }),
          value: codeText(node),
        },
      ];
    }
    case 'picture': {
      const { src, alt = '', decorative } = node.picture;
      const text = decorative ? '' : removeIsolates(plainText(alt, context.now));
      return [
        { type: 'paragraph', children: [{ type: 'image', url: context.addressOf(src), alt: text }] },
        ...optional(node.caption),
      ];
    }
    case 'video':
      return [paragraphOf(linked(videoLabel(node), node.href), context), ...optional(node.caption)];
    case 'notes':
      return [
        {
          type: 'list',
          ordered: true,
          spread: false,
          children: node.notes.map(({ content }) => ({ type: 'listItem', children: inside(content) })),
        },
      ];
    case 'break':
      return [{ type: 'thematicBreak' }];
  }
}

/* The content of an item, after the sign of a task. */
function withSign(done: boolean | undefined, content: BlockContent[]): BlockContent[] {
  if (done === undefined) return content;
  const [first, ...rest] = content;
  const sign = { type: 'text', value: done ? '☑ ' : '☐ ' } as const;
  return first?.type === 'paragraph'
    ? [{ ...first, children: [sign, ...first.children] }, ...rest]
    : [{ type: 'paragraph', children: [sign] }, ...content];
}

const alignments = { start: null, center: 'center', end: 'right' } as const;

/* Levels are integers from 1. */
const levelOf = (level: number) => Math.min(6, level) as 1 | 2 | 3 | 4 | 5 | 6;

/* The word after a fence that programs know a language by. Its name on the page may have spaces. */
const fenceLanguage = (name: string): string =>
  (name.includes(' ') ? languageNamed(name)?.grammar : undefined) ?? name.toLowerCase();

/* Converts a text to Markdown nodes, without characters for text direction. */
const phrasingOf = (text: RichText, context: ArticleContext): PhrasingContent[] =>
  phrasingOfParts(partsOf(text), context);

/* Adjacent texts become one, because "1" and ". A" are only safe if the escape rules see them together. */
function phrasingOfParts(parts: readonly RichPart[], context: ArticleContext): PhrasingContent[] {
  const merged: PhrasingContent[] = [];
  const nodes = parts.flatMap((part) => phrasingOfPart(part, context));
  for (const [index, each] of nodes.entries()) {
    // At the start or the end, Markdown has no line break.
    const isBreak = each.type === 'break' && index > 0 && index < nodes.length - 1;
    const node = each.type === 'break' && !isBreak ? ({ type: 'text', value: ' ' } as const) : each;
    const last = merged.at(-1);
    if (node.type === 'text' && last?.type === 'text')
      merged[merged.length - 1] = { type: 'text', value: last.value + node.value };
    else merged.push(node);
  }
  return merged;
}

function phrasingOfPart(part: RichPart, context: ArticleContext): PhrasingContent[] {
  if (typeof part === 'string') return inLine(part);
  if (part.kind === 'time') return inLine(formatTime(part, context.now));
  if (part.kind === 'code')
    return [{ type: 'inlineCode', value: removeIsolates(plainText({ rich: part.parts }, context.now)) }];
  const children = phrasingOfParts(part.parts, context);
  switch (part.kind) {
    case 'link':
      return part.href === '#' ? children : [{ type: 'link', url: context.addressOf(part.href), children }];
    case 'strong':
    case 'emphasis':
      return [{ type: part.kind, children }];
    case 'note':
      return [{ type: 'text', value: ' [' }, ...children, { type: 'text', value: ']' }];
    case 'foreign':
      return children;
  }
}

const inLine = (text: string): PhrasingContent[] =>
  removeIsolates(text)
    .split(/\s*\n\s*/)
    .flatMap((line, index): PhrasingContent[] => [
      ...(index === 0 ? [] : [{ type: 'break' } as const]),
      ...(line === '' ? [] : [{ type: 'text', value: line } as const]),
    ]);
