import type { TextNode } from '../../../../schema/long-text.ts';
import type { PageData } from '../../../../schema/resolved.ts';
import type { Site } from '../../../../schema/site.ts';
import { visitTexts } from '../../../shared/visit-values.ts';
import { eachLongText } from '../../content/each-long-text.ts';
import { longTextOf, markdownOf, placeIn } from '../../content/long-text-of.ts';
import { type Location, valueAt, within } from '../../diagnostics/diagnostic.ts';
import { pointerOf } from '../../diagnostics/pointer.ts';
import type { ResolveHost } from '../../resolve/resolve.ts';
import { isWords, type TextKind } from '../../validation/schema.ts';
import { mapTexts } from '../../validation/site-texts.ts';
import { cvPages } from './compose-cv.ts';

/**
 * Returns the texts of a site in one language that the CV at a path contains, in the order of the file, and after them
 * those in Markdown. Empty without such a CV.
 */
export function textsOnCv(site: Site, path: string, host: ResolveHost): MarkedText[] {
  const { texts, marked } = withMarks(site, host);
  const cvs = cvPages(marked, marksInMarkdown(texts, site, host));
  const shown = stringsIn(cvs.find((each) => each.path === path));
  return texts.filter((each) => shown.has(each.shown));
}

/** A text of the site, the location of a part of it, and what the CV has in its place: its mark, or an address. */
interface MarkedText {
  text: string;
  at(start: number, length: number): Location;
  shown: string;
}

/*
 * Only the CV itself knows what it contains: its texts are replaced by marks, and those that it then has are on it. A
 * mark consists of characters for private use, which have no meaning in any text.
 */
const markOf = (index: number): string =>
  `\uF8FE${String(index).replace(/\d/g, (digit) => String.fromCharCode(0xe000 + Number(digit)))}\uF8FF`;
const mark = /\uF8FE[\uE000-\uE009]+\uF8FF/g;

/* A site with marks instead of texts, and the texts by the number of their mark. */
function withMarks(site: Site, { blocks }: ResolveHost): { texts: MarkedText[]; marked: Site } {
  const texts: MarkedText[] = [];
  const marked = mapTexts(blocks, site, ({ text, kind, steps }) => {
    if (!isWords(kind) && !addresses.has(kind)) return text;
    const place = valueAt(pointerOf(steps));
    // Addresses stay what they are.
    const shown = isWords(kind) ? markOf(texts.length) : text;
    texts.push({ text, shown, at: (start, length) => within(place, start, length) });
    return shown;
  });
  return { texts, marked };
}

const addresses: ReadonlySet<TextKind> = new Set(['href', 'website', 'email']);

/* A host that reads marks instead of the parts of a Markdown text, which it adds to the texts. */
function marksInMarkdown(texts: MarkedText[], site: Site, host: ResolveHost): ResolveHost {
  const read = new Map<string, TextNode[]>();
  for (const { block, at } of eachLongText(site)) {
    const markdown = markdownOf(block, host);
    const parsed = longTextOf(block, host);
    if (markdown === null || !parsed) continue;
    const content = parsed.content.map((node, index): TextNode => {
      if (withoutTexts.has(node.kind)) return node;
      const [start = 0, end] = parsed.starts.slice(index);
      const shown = markOf(texts.length);
      texts.push({
        text: markdown.slice(start, end),
        shown,
        at: (from, length) => placeIn(block, at, { start: start + from, length }),
      });
      return { kind: 'paragraph', text: shown };
    });
    read.set(markdown, content);
  }
  const { readLongText } = host;
  return {
    ...host,
    ...(readLongText && {
      readLongText: (markdown, from) => ({
        ...readLongText(markdown, from),
        content: read.get(markdown) ?? [],
      }),
    }),
  };
}

/* What the CV omits. */
const withoutTexts: ReadonlySet<TextNode['kind']> = new Set(['code', 'picture', 'video', 'break']);

/* All strings and marks in what is printed of a CV. */
function stringsIn(page: PageData | undefined): Set<string> {
  const strings = new Set<string>();
  visitTexts({ ...page?.cv, picture: undefined }, (text) => {
    for (const each of [text, ...(text.match(mark) ?? [])]) strings.add(each);
  });
  return strings;
}
