/**
 * The path below which this document's site lives, without a slash at its end. The same code serves every site, so the
 * document says it: by the address of its script.
 */
export const siteBase = (): string => (document.documentElement.dataset.entry ?? '').replace(/\/assets\/[^/]*$/, '');
