/**
 * A text to compare with another, whatever quotation marks, dashes, dots and spaces they have: those of a keyboard and those
 * that `typographic` writes are alike.
 */
export const folded = (text: string): string =>
  text
    .replace(/[«][\s]*|[\s]*[»]/g, "'")
    .replace(/["“”„‘’‚‹›「」『』]/g, "'")
    .replace(/——|–/g, '--')
    .replace(/—/g, '---')
    .replace(/……?/g, '...')
    .replace(/[\u00A0\u202F]/g, ' ');
