/**
 * Minifies a bundled style sheet for inlining: removes the spaces that the bundler leaves in the values of custom
 * properties, and its marker at the end of each file. Text is horizontal in every supported language, so logical
 * property names are replaced by shorter physical ones, except for inline start and end.
 */
export const inlineStyle = (sheet: string): string =>
  sheet
    .replace(/\/\*\$vite\$:\d+\*\/\s*$/, '')
    .trim()
    .replace(/("(?:[^"\\]|\\.)*")|([,/]) /g, (_, quoted?: string, sign = '') => quoted ?? sign)
    .replace(/(?<=[;{}])[a-z][a-z-]*(?=:)/g, onScreen)
    .replaceAll('</style', '<\\/style');

/* The shorter physical name of a logical property. */
const onScreen = (property: string) =>
  property
    .replace('inline-size', 'width')
    .replace('block-size', 'height')
    .replace(/(?:inset-)?block-start/, 'top')
    .replace(/(?:inset-)?block-end/, 'bottom');
