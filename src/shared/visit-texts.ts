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
