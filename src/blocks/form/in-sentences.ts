/**
 * Joins texts to a paragraph. Those without punctuation at the end get the one with which sentences end in their
 * language: that of `example`, a sentence, which is "。" in Japanese and none in Thai.
 */
export function inSentences(texts: readonly string[], example: string): string {
  const [end = ''] = /\p{P}$/u.exec(example) ?? [];
  return texts
    .filter(Boolean)
    .map((text) => (/\p{P}$/u.test(text) ? text : text + end))
    .join(end === '。' ? '' : ' ');
}
