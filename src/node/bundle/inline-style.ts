/**
 * A bundled style sheet as it stands in a page: the bundler leaves the blanks in the values of custom properties, and a
 * mark of its own at the end of each file.
 */
export const inlineStyle = (sheet: string): string =>
  sheet
    .replace(/\/\*\$vite\$:\d+\*\/\s*$/, '')
    .trim()
    .replace(/("(?:[^"\\]|\\.)*")|([,/]) /g, (_, quoted?: string, sign = '') => quoted ?? sign)
    .replaceAll('</style', '<\\/style');
