import type { FromSchema } from 'json-schema-to-ts';
import type { framedPicture } from './parts.ts';

/** An image as its view gets it. */
export type ResolvedPicture = FromSchema<typeof framedPicture, { keepDefaultedPropertiesOptional: true }> & {
  /** Its original size, which reserves the space while it loads. */
  width?: number;
  height?: number;
  /** Whether it is the first content of its page, and must not load lazily. */
  isFirst?: true;
  /** The widths of its copies, and the `sizes` attribute. */
  widths?: number[];
  sizes?: string;
};
