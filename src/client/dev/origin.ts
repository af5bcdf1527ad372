import type { Shell } from '../../../schema/resolved.ts';
import { isRecord } from '../../shared/is-record.ts';
import { isRich, plainText } from '../../shared/rich-text.ts';
import { today } from '../../shared/time.ts';
import { pageDataAt } from '../routing/page-data-cache.ts';
import { currentPath } from '../routing/paths.ts';
import type { Origin } from './messages.ts';

/*
 * Finds the value of the site that an element shows. Blocks and texts have the same order on the page and in its data:
 * of two equal texts, the second one on the page is the second one in the data.
 */

type Steps = (string | number)[];

interface Text {
  steps: Steps;
  text: string;
}

/** Returns the origin of the value that an element shows; null while its page is loading. */
export function originOf(element: Element, shell: Shell): Origin | null {
  const main = element.closest('#of-main');
  if (!main) return { path: '', of: 'shell', steps: stepsInShell(shell, element) };
  const page = pageDataAt(currentPath());
  if (page instanceof Promise) return null;
  const blocks = [...main.children].filter((child) => !child.matches('h1.visually-hidden'));
  const index = blocks.findIndex((child) => child.contains(element));
  const scope = blocks[index];
  // A special page, or one with a failed block, is searched as a whole.
  const isBlock = scope && blocks.length === page.blocks.length;
  const steps = isBlock
    ? ['blocks', index, ...stepsTo(element, scope, textsIn(page.blocks[index]))]
    : stepsTo(element, main, textsIn(page));
  return { path: page.path, of: 'page', steps };
}

/* Returns the steps to a text of the shell. A text that the header and the footer share belongs to the header. */
function stepsInShell(shell: Shell, element: Element): Steps {
  const footer = element.closest('footer');
  const scope = footer ?? element.closest('header') ?? element;
  const isInScope = ({ steps }: Text) => (steps[0] === 'footer') === (footer !== null);
  const texts = textsIn(shell);
  return stepsTo(element, scope, [...texts.filter(isInScope), ...texts.filter((text) => !isInScope(text))]);
}

/*
 * Returns the steps to the text of an element: an equal text of it or of a descendant, else a text that contains it,
 * else a text that it contains. Empty if there is none.
 */
function stepsTo(element: Element, scope: Element, texts: readonly Text[]): Steps {
  for (const each of [element, ...element.querySelectorAll('*')]) {
    const steps = stepsToEqualText(each, scope, texts);
    if (steps) return steps;
  }
  const [shown] = textsOf(element);
  if (!shown) return [];
  // Of the shortest texts, only numbers are clear: 9 in "9+".
  const numbers: readonly string[] = shown.match(/\d+/g) ?? [];
  const found =
    texts.find(({ text }) => text.includes(shown)) ??
    texts.find(({ text }) => text.length > 2 && shown.includes(text)) ??
    texts.find(({ text }) => numbers.includes(text));
  return found?.steps ?? [];
}

/* Returns the steps to a text that equals the text of an element. */
function stepsToEqualText(element: Element, scope: Element, texts: readonly Text[]): Steps | undefined {
  for (const shownText of textsOf(element)) {
    const found = texts.filter(({ text }) => text === shownText);
    if (found.length === 0) continue;
    const shows = (other: Element) => textsOf(other).includes(shownText);
    const same = [...scope.querySelectorAll('*')].filter((other) => shows(other) && ![...other.children].some(shows));
    const index = same.findIndex((other) => other.contains(element) || element.contains(other));
    return found[Math.max(0, Math.min(index, found.length - 1))]?.steps;
  }
  return undefined;
}

/* Returns the text of an element; for a picture, its alternative text and its path. */
const textsOf = (element: Element): string[] =>
  (element instanceof HTMLImageElement ? [element.alt, new URL(element.src).pathname] : [element.textContent ?? ''])
    .map(collapseSpaces)
    .filter((shownText) => shownText !== '');

/* Returns all texts of a value in order, with the steps to each. */
function textsIn(value: unknown, steps: Steps = []): Text[] {
  if (isRecord(value) && !isRich(value))
    return Object.entries(value).flatMap(([name, inner]) =>
      name === 'type' ? [] : textsIn(inner, [...steps, Array.isArray(value) ? Number(name) : name]),
    );
  if (typeof value !== 'string' && typeof value !== 'number' && !isRich(value)) return [];
  const text = collapseSpaces(isRich(value) ? plainText(value, today()) : String(value));
  return text === '' ? [] : [{ steps, text }];
}

const collapseSpaces = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Returns all visible images, and visible elements with a text node. */
export function textHolders(): Element[] {
  return [...document.querySelectorAll('#of-root *')].filter(
    (element) =>
      (element instanceof HTMLImageElement ||
        [...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim())) &&
      element.checkVisibility() &&
      !element.closest('.visually-hidden, .skip'),
  );
}
