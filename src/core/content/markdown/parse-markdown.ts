import type { Root } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item';
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmFootnote } from 'micromark-extension-gfm-footnote';
import { gfmTable } from 'micromark-extension-gfm-table';
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item';

/** Parses Markdown: CommonMark, tables, task lists and footnotes. The text must be within the input limits. */
export const parseMarkdown = (markdown: string): Root =>
  // The parser removes a byte order mark, and its offsets ignore it.
  fromMarkdown(markdown.replace(/^\uFEFF/, ' '), {
    extensions: [cjkFriendlyExtension(), gfmTable(), gfmTaskListItem(), gfmFootnote()],
    mdastExtensions: [gfmTableFromMarkdown(), gfmTaskListItemFromMarkdown(), gfmFootnoteFromMarkdown()],
  });
