/**
 * Converts the digits of a text or a number to the set that starts with `zero`: "12" with "٠" is "١٢". Unchanged
 * without `zero`. Every page includes this, because some numbers are only known in the visitor's browser.
 */
export const inDigits = (text: string | number, zero?: string): string =>
  `${text}`.replace(/\d/g, (digit) =>
    // A string that isn't empty has a first code point.
    zero ? String.fromCodePoint((zero.codePointAt(0) as number) + Number(digit)) : digit,
  );
