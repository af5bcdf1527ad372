/** At most five texts, and the number of the others: `"a", "b", and "c"`. */
export const quoteFirst = (texts: readonly string[]): string =>
  new Intl.ListFormat('en').format([
    ...texts.slice(0, 5).map((text) => `"${text}"`),
    ...(texts.length > 5 ? [`${texts.length - 5} more`] : []),
  ]);
