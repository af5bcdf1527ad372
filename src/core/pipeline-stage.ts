/**
 * The stages of the pipeline in order. Each checks one property: the bytes are text; the text is JSON; its property names
 * are unique; it is within the size limits; it matches the schema; it passes the cross-checks. "site" means no errors.
 */
export const stages = ['text', 'json', 'names', 'limits', 'shape', 'meaning', 'site'] as const;

/** The stage that found the errors of a site; the last one if there are none. */
export type Stage = (typeof stages)[number];
