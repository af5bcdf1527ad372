/** Where something of a site may be seen: on its pages, or on the page of the CV. */
export type Audience = 'web' | 'cv';

/** Something that may be hidden, or kept for some audiences. */
export type Kept = { hidden?: boolean | undefined; for?: unknown };

/** Whether something is neither hidden nor kept from an audience. */
export const isKeptFor = (audience: Audience, part: Kept): boolean =>
  !part.hidden && (!Array.isArray(part.for) || part.for.includes(audience));
