import { baseWord, isOneOf } from '../names/candidates.ts';
import { needlessSettings, settingHints, typeHints } from '../tables/unsupported.ts';

/** Returns advice for an unsupported setting of an object with this schema title; undefined if there is none. */
export const settingHint = (key: string, object: string | undefined): string | undefined =>
  settingHints.find(([title, names]) => title === object && isOneOf(key, names))?.[2];

/** Returns why a setting is unnecessary; undefined if it isn't. */
export const needlessSetting = (key: string, object: string | undefined): string | undefined =>
  needlessSettings.find(([title, names]) => title === object && isOneOf(key, names))?.[2];

/** Returns advice for an unsupported block type; undefined if there is none. */
export const typeHint = (written: string): string | undefined =>
  typeHints.find(([names]) => isOneOf(baseWord(written), names))?.[1];
