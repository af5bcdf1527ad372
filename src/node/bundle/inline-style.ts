/**
 * A bundled style sheet as it stands in a page: the bundler leaves the blanks in the values of custom properties, and a
 * mark of its own at the end of each file. Lines run across in every language that a page can have, so what is named by
 * the directions of a text gets the shorter names of the screen, but for its beginning and its end.
 */
export const inlineStyle = (sheet: string): string =>
  sheet
    .replace(/\/\*\$vite\$:\d+\*\/\s*$/, '')
    .trim()
    .replace(/("(?:[^"\\]|\\.)*")|([,/]) /g, (_, quoted?: string, sign = '') => quoted ?? sign)
    .replace(/(?<=[;{}])[a-z][a-z-]*(?=:)/g, onScreen)
    .replaceAll('</style', '<\\/style');

/* The shorter name of the same property. */
const onScreen = (property: string) =>
  property
    .replace('inline-size', 'width')
    .replace('block-size', 'height')
    .replace(/(?:inset-)?block-start/, 'top')
    .replace(/(?:inset-)?block-end/, 'bottom');
