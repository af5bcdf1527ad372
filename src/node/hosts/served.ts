import type { Header } from '../render/content-security-policy.ts';

/** What a host has to know of a built site to serve it. */
export interface Served {
  /** The path below which the site lives, without a slash at its end. */
  base: string;
  /** What is sent with every answer. */
  headers: Header[];
}

/** For what has the hash of its content in its name. */
export const forever = 'public, max-age=31536000, immutable';

/** For everything else: cached, and revalidated before each use. */
export const askAgain = 'no-cache';
