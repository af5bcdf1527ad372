import stringWidth from 'string-width';

/** Returns the width of a text in terminal columns. */
export const displayWidth = (text: string): number =>
  // Fast path for our own texts, in which an ellipsis is one column wide.
  /^[ -~…]*$/.test(text) ? text.length : stringWidth(text);
