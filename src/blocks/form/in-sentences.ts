/**
 * Joins texts to a paragraph. Those without punctuation at the end get `end`, with which sentences end in their
 * language: "。" in Japanese, and nothing in Thai.
 */
export function inSentences(texts: readonly string[], end = '.'): string {
  return texts
    .filter(Boolean)
    .map((text) => (/\p{P}$/u.test(text) ? text : text + end))
    .join(end === '。' ? '' : ' ');
}
