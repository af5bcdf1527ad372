import type { Schema } from '../../core/validation/schema.ts';
import { suggestNames } from './candidates.ts';

/** Whether a setting is a word of the owner to themselves: "_comment", "//", "internalNote", "todo". */
export const isPrivate = (key: string, schema: Schema): boolean =>
  /^[_/#]/.test(key) || (toOneself.test(key) && suggestNames(key, schema).length === 0);

const toOneself =
  /^(?:(?:[Ii]nternal|[Pp]rivate|[Ss]ecret)(?![a-z])|INTERNAL|PRIVATE|SECRET)|^(?:fixme|memo|FIXME|MEMO)$|(?:[Nn]ote|[Cc]omment|[Tt]odo|[Rr]eminder|[Rr]emark|NOTE|COMMENT|TODO|REMINDER|REMARK)[Ss]?$/;
