/**
 * The base path of this document's site for all languages, without a trailing slash. All sites share this code, so it
 * is read from the document: from the address of the script.
 */
export const rootBase = (): string => (document.documentElement.dataset.entry ?? '').replace(/\/assets\/[^/]*$/, '');

/** The base path of the pages in the language of this document. */
export const siteBase = (): string => rootBase() + (document.documentElement.dataset.prefix ?? '');
