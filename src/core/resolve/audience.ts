/** Who content is for: readers of the pages, or readers of the CV. */
export type Audience = 'web' | 'cv';

/** The readers of a variant of the CV. Of the content with "in", they get what lists one of these words. */
interface VariantAudience {
  only: readonly string[] | undefined;
}

/** An audience, or the readers of a variant of the CV. */
export type Viewer = Audience | VariantAudience;

/** The audience that a viewer belongs to. */
export const audienceOf = (viewer: Viewer): Audience => (typeof viewer === 'string' ? viewer : 'cv');

/** Content that may be hidden, or limited to some audiences or variants of the CV. */
export type Restricted = { hidden?: boolean | undefined; for?: unknown; in?: unknown };

/** Whether content is visible to a viewer. Its lists may still be empty for that viewer. */
export const isAllowedFor = (viewer: Viewer, part: Restricted): boolean =>
  !part.hidden &&
  (!Array.isArray(part.for) || part.for.includes(audienceOf(viewer))) &&
  (typeof viewer === 'string' || isIn(viewer, part));

const isIn = ({ only }: VariantAudience, { in: words }: Restricted): boolean =>
  !only || !Array.isArray(words) || words.some((word) => only.includes(word));
