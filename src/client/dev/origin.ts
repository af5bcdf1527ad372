import { isRecord } from '../../shared/is-record.ts';
import type { Origin } from './messages.ts';

/*
 * Finds the value of the site that an element shows. React stores the properties of every component on its elements:
 * the nearest component with an object of the page as a property determines the object, and the text of the element
 * determines the property.
 */

interface Fiber {
  key: string | null;
  index: number;
  memoizedProps: Record<string, unknown> | null;
  return: Fiber | null;
}

type Steps = (string | number)[];
interface Part {
  value: Record<string, unknown>;
  steps: Steps;
}

/** The source of the value that an element shows; null if it has none, such as the page itself. */
export function originOf(element: Element): Origin | null {
  const fibers = fibersOf(element);
  for (const [depth, { memoizedProps }] of fibers.entries())
    for (const of of ['page', 'shell'] as const) {
      const data = memoizedProps?.[of];
      if (!isRecord(data)) continue;
      const steps = stepsIn(data, fibers.slice(0, depth), element);
      return { path: 'path' in data ? String(data.path) : '', of, steps };
    }
  return null;
}

function stepsIn(data: object, inside: Fiber[], element: Element): Steps {
  const parts = partsOf(data);
  for (const fiber of inside) {
    const part = partFor(fiber, parts, element);
    if (part) return [...part.steps, ...(textIn(part.value, element) ?? [])];
  }
  return textIn(data, element) ?? [];
}

/* The components around an element, innermost first. */
function fibersOf(element: Element): Fiber[] {
  const own = Object.entries(element).find(([name]) => name.startsWith('__reactFiber$'));
  const fibers: Fiber[] = [];
  for (let fiber: Fiber | null = own?.[1]; fiber; fiber = fiber.return) fibers.push(fiber);
  return own === undefined && element.parentElement ? fibersOf(element.parentElement) : fibers;
}

/* All objects and lists in the data, with the path to each. */
function partsOf(data: object): Map<unknown, Part> {
  const parts = new Map<unknown, Part>();
  const visit = (value: unknown, steps: Steps) => {
    if (!isRecord(value)) return;
    if (steps.length > 0) parts.set(value, { value, steps });
    for (const [name, entry] of Object.entries(value))
      visit(entry, [...steps, Array.isArray(value) ? Number(name) : name]);
  };
  visit(data, []);
  return parts;
}

/* A component gets an object as one property, or its properties separately. */
function partFor({ key, index, memoizedProps }: Fiber, parts: Map<unknown, Part>, element: Element): Part | undefined {
  const given = Object.entries(memoizedProps ?? {}).filter(([name]) => name !== 'children');
  for (const [name, value] of given) {
    const part = parts.get(value);
    if (part && (part.steps.at(-1) !== name || name === 'block')) return part;
  }
  const place = key === null ? index : Number(key);
  const rank = ({ value, steps }: Part) =>
    given.filter(([name, each]) => isTelling(each) && value[name] === each).length * 4 +
    (textIn(value, element) ? 2 : 0) +
    (steps.at(-1) === place ? 1 : 0);
  const [best] = [...parts.values()]
    .filter(({ value }) => !Array.isArray(value))
    .map((part) => ({ part, rank: rank(part) }))
    .sort((a, b) => b.rank - a.rank);
  return best && best.rank >= 6 ? best.part : undefined;
}

/* Whether a value identifies an object: flags and levels are the same in many. */
const isTelling = (value: unknown) => isRecord(value) || (typeof value === 'string' && value !== '');

/*
 * The path to the text of an object that an element shows, if any. The whole text takes precedence over a part of it.
 */
function textIn(part: object, element: Element): Steps | undefined {
  const shown = plain(element.textContent);
  const picture = element instanceof HTMLImageElement ? [element.alt, new URL(element.src).pathname] : [];
  const texts: { steps: Steps; text: string }[] = [];
  const visit = (value: unknown, steps: Steps) => {
    if (isRecord(value))
      for (const [name, entry] of Object.entries(value))
        visit(entry, [...steps, Array.isArray(value) ? Number(name) : name]);
    else if (typeof value === 'string' || typeof value === 'number') texts.push({ steps, text: plain(String(value)) });
  };
  visit(part, []);
  const known = texts.filter(({ text, steps }) => text !== '' && steps.at(-1) !== 'type');
  const found =
    known.find(({ text }) => text === shown || picture.includes(text)) ??
    known.find(({ text }) => shown !== '' && text.length > 2 && shown.includes(text)) ??
    known.find(({ text }) => shown !== '' && text.includes(shown));
  return found?.steps;
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
