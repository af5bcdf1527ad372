/**
 * What a site passes on its way from bytes to pages, in this order. The bytes are text; the text is JSON; its names are
 * all different; it is not too large and can be shown; it has the shape of a site; the site means something. At the last
 * nothing is wrong.
 */
export const stages = ['text', 'json', 'names', 'limits', 'shape', 'meaning', 'site'] as const;

/** The stage that a site has come to: the one that found its errors, and the last where there are none. */
export type Stage = (typeof stages)[number];
