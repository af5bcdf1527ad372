import type { Shell } from '../../../schema/resolved.ts';
import { isRecord } from '../../shared/is-record.ts';
import { isRich, plainText } from '../../shared/rich-text.ts';
import { today } from '../../shared/time.ts';
import { pageDataAt } from '../routing/page-data-cache.ts';
import { currentPath } from '../routing/paths.ts';
import type { Origin } from './messages.ts';

/*
 * Which value of the site an element shows. A page has its blocks in the order of its data, and a block its texts: of equal
 * texts the second on the page is the second in the data.
 */

type Steps = (string | number)[];

interface Text {
  steps: Steps;
  text: string;
}

/** Where the value comes from that an element shows; null while its page is on its way. */
export function originOf(element: Element, shell: Shell): Origin | null {
  const main = element.closest('#of-main');
  if (!main) return { path: '', of: 'shell', steps: stepsInShell(shell, element) };
  const page = pageDataAt(currentPath());
  if (page instanceof Promise) return null;
  const blocks = [...main.children].filter((child) => !child.matches('h1.visually-hidden'));
  const place = blocks.findIndex((child) => child.contains(element));
  const scope = blocks[place];
  // A special page, and one with a block that failed, is searched as a whole.
  const isBlock = scope && blocks.length === page.blocks.length;
  const steps = isBlock
    ? ['blocks', place, ...stepsTo(element, scope, textsIn(page.blocks[place]))]
    : stepsTo(element, main, textsIn(page));
  return { path: page.path, of: 'page', steps };
}

/* The footer has texts of its own; what both could show is the header's. */
function stepsInShell(shell: Shell, element: Element): Steps {
  const footer = element.closest('footer');
  const scope = footer ?? element.closest('header') ?? element;
  const isOwn = ({ steps }: Text) => (steps[0] === 'footer') === (footer !== null);
  const texts = textsIn(shell);
  return stepsTo(element, scope, [...texts.filter(isOwn), ...texts.filter((text) => !isOwn(text))]);
}

/* The steps to the text that an element shows: all of it, the first of several, one of which it is a part, or a part of it. */
function stepsTo(element: Element, scope: Element, texts: readonly Text[]): Steps {
  for (const each of [element, ...element.querySelectorAll('*')]) {
    const steps = stepsToWhole(each, scope, texts);
    if (steps) return steps;
  }
  const [shown] = wordsOf(element);
  if (!shown) return [];
  const found =
    texts.find(({ text }) => text.includes(shown)) ?? texts.find(({ text }) => text.length > 2 && shown.includes(text));
  return found?.steps ?? [];
}

function stepsToWhole(element: Element, scope: Element, texts: readonly Text[]): Steps | undefined {
  for (const shownText of wordsOf(element)) {
    const found = texts.filter(({ text }) => text === shownText);
    if (found.length === 0) continue;
    const shows = (other: Element) => wordsOf(other).includes(shownText);
    const same = [...scope.querySelectorAll('*')].filter((other) => shows(other) && ![...other.children].some(shows));
    const place = same.findIndex((other) => other.contains(element) || element.contains(other));
    return found[Math.max(0, Math.min(place, found.length - 1))]?.steps;
  }
  return undefined;
}

/* What an element says: its words, or those of a picture and where that lies. */
const wordsOf = (element: Element): string[] =>
  (element instanceof HTMLImageElement ? [element.alt, new URL(element.src).pathname] : [element.textContent ?? ''])
    .map(inOneLine)
    .filter((shownText) => shownText !== '');

/* Every text of a value with the steps that lead to it, in their order. */
function textsIn(value: unknown, steps: Steps = []): Text[] {
  if (isRecord(value) && !isRich(value))
    return Object.entries(value).flatMap(([name, inner]) =>
      name === 'type' ? [] : textsIn(inner, [...steps, Array.isArray(value) ? Number(name) : name]),
    );
  if (typeof value !== 'string' && typeof value !== 'number' && !isRich(value)) return [];
  const text = inOneLine(isRich(value) ? plainText(value, today()) : String(value));
  return text === '' ? [] : [{ steps, text }];
}

const inOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
