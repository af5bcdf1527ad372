/**
 * Whether a version of a package is later than another one. A prerelease such as "1.0.0-beta.2" precedes its release.
 */
export function isLater(version: string, than: string): boolean {
  const [a, b] = [partsOf(version), partsOf(than)];
  for (const [index, number] of a.numbers.entries()) {
    const other = b.numbers[index] ?? 0;
    if (number !== other) return number > other;
  }
  if (a.before === '' || b.before === '') return a.before === '' && b.before !== '';
  return a.before.localeCompare(b.before, 'en', { numeric: true }) > 0;
}

/** Whether `isOutdated` supports a range: a version, optionally after "^" or "~". */
export const isPlain = (range: string): boolean => plain.test(range.trim());

const plain = /^([\^~]?)(\d+\.\d+\.\d+(?:-[\w.-]+)?)$/;

/**
 * Whether a range such as "^1.2.0", "~1.2.0" or "1.2.0" allows only versions before `version`. False for any other
 * range.
 */
export function isOutdated(range: string, version: string): boolean {
  const [, sign = '', from = ''] = plain.exec(range.trim()) ?? [];
  if (from === '' || !isLater(version, from)) return false;
  const [base, found] = [partsOf(from).numbers, partsOf(version).numbers];
  // "^" allows changes after the first number that isn't 0.
  const firstOfCaret = base.findIndex((number) => number > 0);
  const fixed = sign === '^' ? (firstOfCaret < 0 ? 3 : firstOfCaret + 1) : sign === '~' ? 2 : 3;
  return fixed === 3 || base.slice(0, fixed).some((number, index) => number !== found[index]);
}

function partsOf(version: string) {
  const [numbers = '', ...before] = version.split('-');
  return { numbers: numbers.split('.').map(Number), before: before.join('-') };
}
