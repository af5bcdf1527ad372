import type { FromSchema } from 'json-schema-to-ts';
import type { framedPicture } from './parts.ts';
import type { WithRichText, WithWords } from './rich-text.ts';

/** An image as its view gets it. */
export type ResolvedPicture = WithRichText<FromSchema<typeof framedPicture, WithWords>> & {
  /** Its original size, which reserves the space while it loads. */
  width?: number;
  height?: number;
  /** Whether it is the first content of its page, and must not load lazily. */
  isFirst?: true;
  /** The widths of its copies, and the `sizes` attribute. */
  widths?: number[];
  sizes?: string;
};
