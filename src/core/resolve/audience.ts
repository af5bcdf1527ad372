/** Where something of a site may be seen: on its pages, or on the page of the CV. */
export type Audience = 'web' | 'cv';

/** A variant of the CV. It includes content with "in" only if that lists one of these words. */
export interface VariantAudience {
  only: readonly string[] | undefined;
}

/** An audience, or a part of that of the CV. */
export type Viewer = Audience | VariantAudience;

/** The audience that a viewer belongs to. */
export const audienceOf = (viewer: Viewer): Audience => (typeof viewer === 'string' ? viewer : 'cv');

/** Content that may be hidden, or limited to some audiences or variants of the CV. */
export type Kept = { hidden?: boolean | undefined; for?: unknown; in?: unknown };

/** The name of a list beside the points of an entry: the words of "in" of each. A localized site has it. */
export const pointWords = 'achievementsIn';

/** Whether content is visible to a viewer. Its lists may still be empty for that viewer. */
export const isKeptFor = (viewer: Viewer, part: Kept): boolean =>
  !part.hidden &&
  (!Array.isArray(part.for) || part.for.includes(audienceOf(viewer))) &&
  (typeof viewer === 'string' || isIn(viewer, part));

const isIn = ({ only }: VariantAudience, { in: words }: Kept): boolean =>
  !only || !Array.isArray(words) || words.some((word) => only.includes(word));
