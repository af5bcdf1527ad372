/** Whether two texts say the same: capitals, blanks and a slash at the end are no difference. Two that are missing do. */
export const sameText = (one: unknown, other: unknown): boolean => plain(one) === plain(other);

/** A text without what makes no difference. */
export const plain = (text: unknown): string =>
  typeof text === 'string' ? text.normalize('NFKC').trim().replace(/\s+/g, ' ').replace(/\/$/, '').toLowerCase() : '';
