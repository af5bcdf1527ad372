/** Words one after the other, with the comma of a language between them. */
export const inOneLine = (words: readonly string[], language: string): string =>
  words.join(/^(?:ar|ckb|fa|ps|sd|ug|ur)(?:-|$)/.test(language) ? '، ' : ', ');
