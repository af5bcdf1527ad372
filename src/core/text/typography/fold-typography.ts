/**
 * Normalizes quotation marks, dashes, ellipses and spaces, so that a text in keyboard characters equals the result of
 * `typographic`.
 */
export const foldTypography = (text: string): string =>
  text
    .replace(/[«][\s]*|[\s]*[»]/g, "'")
    .replace(/["“”„‘’‚‹›「」『』]/g, "'")
    .replace(/——|–/g, '--')
    .replace(/—/g, '---')
    .replace(/……?/g, '...')
    .replace(/[\u00A0\u202F]/g, ' ');
