/**
 * Returns the base path of this document's site for all languages, without a trailing slash. All sites share this code,
 * so the path is read from the script URL in the document.
 */
export const rootBase = (): string => (document.documentElement.dataset.entry ?? '').replace(/\/assets\/[^/]*$/, '');

/** Returns the base path of the pages in the language of this document. */
export const siteBase = (): string => rootBase() + (document.documentElement.dataset.prefix ?? '');
