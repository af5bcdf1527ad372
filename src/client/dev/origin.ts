import type { PageData, Shell } from '../../../schema/resolved.ts';
import { isRecord } from '../../shared/is-record.ts';
import { mapValues } from '../../shared/map-values.ts';
import { isRich, plainText } from '../../shared/rich-text.ts';
import { today } from '../../shared/time.ts';
import { pageDataAt } from '../routing/page-data-cache.ts';
import { currentPath } from '../routing/paths.ts';
import type { Origin } from './messages.ts';

/*
 * Finds the value that an element shows by experiment: it is the one whose change changes the element. The page is
 * rendered with changed values and then as before, and the browser paints only the last.
 */

interface Value {
  steps: (string | number)[];
  value: unknown;
  text: string;
}

/**
 * Returns the origin of the value that an element shows; null while its page is loading. `render` renders data
 * synchronously.
 */
export function originOf(
  element: Element,
  shell: Shell,
  render: (data: { page: PageData; shell: Shell }) => void,
): Origin | null {
  const page = pageDataAt(currentPath());
  if (page instanceof Promise) return null;
  const main = element.closest('#of-main');
  const [path, of, data] = main ? [page.path, 'page' as const, page] : ['', 'shell' as const, shell];
  const { blocks, cv, notFound } = page;
  const views = [...(main?.children ?? [])].filter((child) => !child.matches('h1.visually-hidden'));
  const index = blocks.length === 0 ? -1 : views.findIndex((view) => view.contains(element));
  const values = valuesIn(main ? { blocks, cv, notFound } : shell).filter(
    ({ steps }) => index < 0 || steps[1] === index,
  );
  const renderWith = (changed: readonly Value[]) => render({ page, shell, [of]: withChanged(data, changed) });
  try {
    // An icon or a link in a text shows no value by itself, but its parent does.
    for (let at: Element | null = element; at && !at.matches('#of-main, #of-root'); at = at.parentElement) {
      const found = valueShownBy(at, values, renderWith);
      if (found) return { path, of, steps: found.steps };
    }
  } finally {
    render({ page, shell });
  }
  return { path, of, steps: index < 0 ? [] : ['blocks', index] };
}

/*
 * Returns the first value whose change changes the text of an element. It tries the values that equal the text first,
 * because there are few of them.
 */
function valueShownBy(
  element: Element,
  values: readonly Value[],
  renderWith: (changed: readonly Value[]) => void,
): Value | undefined {
  renderWith([]);
  const shown = textOf(element);
  const first = (candidates: readonly Value[]): Value | undefined => {
    renderWith(candidates);
    if (textOf(element) === shown) return undefined;
    const half = candidates.length >> 1;
    return half === 0 ? candidates[0] : (first(candidates.slice(0, half)) ?? first(candidates.slice(half)));
  };
  const mayBeShown = ({ value, text }: Value) => {
    if (typeof value === 'number') return /\p{Nd}/u.test(shown);
    // A single word may be a name in the code of a view, which would render other elements without it.
    return isRich(value) || text.includes(' ') || (text.length > 2 && shown.includes(text));
  };
  return first(values.filter(({ text }) => text === shown)) ?? first(values.filter(mayBeShown));
}

/* Returns the text of an element, or else the labels and addresses in it. */
function textOf(element: Element): string {
  const attributes = [element, ...element.querySelectorAll('*')].flatMap((each) =>
    ['alt', 'aria-label', 'src'].map((name) => each.getAttribute(name)),
  );
  return collapseSpaces(element.textContent ?? '') || collapseSpaces(attributes.join(' '));
}

/*
 * Whether a setting determines which elements are rendered: one by which they are grouped or identified, or a choice,
 * unless it is a text of the owner; or how they are formatted.
 */
const isStructure = (object: object, name: string, value: unknown): boolean =>
  /^(?:id|depth|year|percent)$/.test(name) ||
  (name === 'name' && 'type' in object) ||
  (/^(?:type|kind|layout)$/.test(name) && /^[a-z-]+$/.test(String(value)));

/* Returns all texts and numbers of a value in order. */
function valuesIn(value: unknown, steps: Value['steps'] = []): Value[] {
  if (isRecord(value) && !isRich(value))
    return Object.entries(value).flatMap(([name, inner]) =>
      isStructure(value, name, inner) ? [] : valuesIn(inner, [...steps, Array.isArray(value) ? Number(name) : name]),
    );
  if (typeof value !== 'string' && typeof value !== 'number' && !isRich(value)) return [];
  return [{ steps, value, text: collapseSpaces(isRich(value) ? plainText(value, today()) : String(value)) }];
}

/* Returns data in which these values differ. Other parts stay the same objects, so that their views don't re-render. */
function withChanged(data: unknown, values: readonly Value[], depth = 0): unknown {
  if (values.length === 0) return data;
  if (typeof data === 'number') return data > 0 ? data - 1 : 1;
  if (isRich(data)) return { rich: [...data.rich, '*'] };
  if (!isRecord(data)) return `${data}*`;
  const inside = (name: string | number) => values.filter(({ steps }) => steps[depth] === name);
  const change = (inner: unknown, name: string | number) => withChanged(inner, inside(name), depth + 1);
  return Array.isArray(data) ? data.map(change) : mapValues(data, change);
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
