/** Joins texts with the comma of a language. */
export const joinWithComma = (texts: readonly string[], language: string): string =>
  texts.join(/^(?:ar|ckb|fa|ps|sd|ug|ur)(?:-|$)/.test(language) ? '، ' : ', ');
