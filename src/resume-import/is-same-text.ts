/** Whether two texts are equal, ignoring case, spaces and a slash at the end. Missing texts are equal. */
export const isSameText = (one: unknown, other: unknown): boolean => normalizeText(one) === normalizeText(other);

/** Returns a text in the form in which texts are compared. */
export const normalizeText = (text: unknown): string =>
  typeof text === 'string' ? text.normalize('NFKC').trim().replace(/\s+/g, ' ').replace(/\/$/, '').toLowerCase() : '';
