import type { FromSchema } from 'json-schema-to-ts';
import type { picture } from './parts.ts';

/** A picture as its view gets it. */
export type ResolvedPicture = FromSchema<typeof picture> & {
  /** Its own size, so that its room is kept while it loads. */
  width?: number;
  height?: number;
  /** Whether it is the first thing on its page, and must not wait. */
  isFirst?: true;
  /** Where a build has made copies of it: how wide they are, and how wide the picture is shown. */
  widths?: number[];
  sizes?: string;
};
