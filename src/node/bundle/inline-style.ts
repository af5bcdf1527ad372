/** A bundled style sheet as it stands in a page. */
export const inlineStyle = (sheet: string): string => sheet.trim().replaceAll('</style', '<\\/style');
