import stringWidth from 'string-width';

/** How many columns a terminal gives a text. */
export const columns = (text: string): number =>
  // The three points of our own texts are one column; no other text of a check needs a table of letters.
  /^[ -~…]*$/.test(text) ? text.length : stringWidth(text);
