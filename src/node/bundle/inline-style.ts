/** A bundled style sheet as it stands in a page: the bundler leaves the blanks in the values of custom properties. */
export const inlineStyle = (sheet: string): string =>
  sheet
    .trim()
    .replace(/("(?:[^"\\]|\\.)*")|([,/]) /g, (_, quoted?: string, sign = '') => quoted ?? sign)
    .replaceAll('</style', '<\\/style');
