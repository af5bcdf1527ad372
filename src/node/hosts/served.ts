import type { Header } from '../render/content-security-policy.ts';

/** What a host has to know of a built site to serve it. */
export interface Served {
  /** The path below which the site lives, without a slash at its end. */
  base: string;
  /** The languages whose pages lie below their tags: all but the first. */
  languages?: readonly string[];
  /** What is sent with every answer. */
  headers: Header[];
}

/** What stands in a pattern for any of these languages. */
export const anyOf = (languages: readonly string[]): string => languages.join('|');

/** For what has the hash of its content in its name. */
export const forever = 'public, max-age=31536000, immutable';

/** For everything else: cached, and revalidated before each use. */
export const askAgain = 'no-cache';
