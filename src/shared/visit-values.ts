import { isRecord } from './is-record.ts';

/** Whether a text in a value passes a test. Names of properties aren't texts. */
export function someText(value: unknown, test: (text: string) => boolean): boolean {
  if (typeof value === 'string') return test(value);
  if (Array.isArray(value)) return value.some((entry) => someText(entry, test));
  if (typeof value !== 'object' || value === null) return false;
  for (const name in value) if (someText((value as Record<string, unknown>)[name], test)) return true;
  return false;
}

/** Calls a function with every text in a value, in its order. */
export function visitTexts(value: unknown, visit: (text: string) => void): void {
  someText(value, (text) => {
    visit(text);
    return false;
  });
}

/** Calls a function with the value of every property of this name, at any depth, in the order of the value. */
export function visitNamed(name: string, value: unknown, visit: (value: unknown) => void): void {
  if (Array.isArray(value)) for (const entry of value) visitNamed(name, entry, visit);
  else if (isRecord(value))
    for (const key in value) {
      if (key === name) visit(value[key]);
      visitNamed(name, value[key], visit);
    }
}
