/**
 * A text or a number with the digits that begin with `zero`: "12" from "٠" is "١٢". Without it, it is as it was written.
 * The page carries this, because some figures are known to a visitor's browser alone.
 */
export const inDigits = (text: string | number, zero?: string): string =>
  `${text}`.replace(/\d/g, (digit) =>
    zero ? String.fromCodePoint(Number(zero.codePointAt(0)) + Number(digit)) : digit,
  );
