import type { Schema } from '../../site/walk.ts';
import { namesMeant } from './candidates.ts';

/** Whether a setting is a word of the owner to themselves: "_comment", "//", "internalNote", "todo". */
export const isPrivate = (key: string, schema: Schema): boolean =>
  /^[_/#]/.test(key) || (toOneself.test(key) && namesMeant(key, schema).length === 0);

const toOneself =
  /^(?:internal|private|secret|my)(?![a-z])|^(?:fixme|memo)$|(?:[Nn]ote|[Cc]omment|[Tt]odo|TODO|[Rr]eminder|[Rr]emark)s?$/;
