/**
 * The path below which this document's site lives, in all of its languages, without a slash at its end. The same code
 * serves every site, so the document says it: by the address of its script.
 */
export const rootBase = (): string => (document.documentElement.dataset.entry ?? '').replace(/\/assets\/[^/]*$/, '');

/** The same for its pages in the language of this document. */
export const siteBase = (): string => rootBase() + (document.documentElement.dataset.prefix ?? '');
