import { createHash } from 'node:crypto';
import { dirname, isAbsolute, join, relative } from 'node:path';
import type { Inline } from '../render/content-security-policy.ts';

/** Which files of a published folder are ours: those of the last build, and the assets of the build before it. */
export interface Manifest {
  version: 1;
  to: string;
  base: string;
  files: string[];
  before: string[];
  /** The inline texts that the headers allow. The headers of the next build must still allow them. */
  inline?: Inline | undefined;
}

/**
 * The steps that publish a finished build. When all are done the journal becomes the manifest. The files are listed in
 * the order in which they are moved.
 */
export interface Journal extends Manifest {
  /** Those of the files for which nothing was there when the journal was written. */
  fresh: string[];
  /** Files of earlier builds that no page uses any more. */
  gone: string[];
  /** Whether the files wait beside the published folder because that is on another disk than .onefolio. */
  isBeside: boolean;
}

/** The places that belong to one published folder. A site may be published to several. */
export interface Places {
  /** The site's .onefolio folder. */
  state: string;
  to: string;
  manifest: string;
  /** Exists from the moment that the files are ready until all of them are published. */
  pending: string;
  journal: string;
  /** Proves that the journal and what waits for it are from a build of whoever runs this computer. */
  seal: string;
  staged: string;
  beside: string;
  /** The pieces of server configuration, while they wait, and where they go. */
  pieces: string;
  hosts: string;
  /** Where a manifest or a journal goes that is not from Onefolio. */
  aside: string;
}

/** `state` is the site's .onefolio folder, `to` the published one; both are absolute. */
export function placesOf(state: string, to: string): Places {
  const key = createHash('sha256').update(nameOf(state, to)).digest('hex').slice(0, 12);
  const pending = join(state, `publish-${key}`);
  return {
    state,
    to,
    manifest: join(state, `manifest-${key}.json`),
    pending,
    journal: join(pending, 'journal.json'),
    seal: join(pending, 'seal'),
    staged: join(pending, 'site'),
    beside: join(to, '.onefolio-new'),
    pieces: join(pending, 'hosts'),
    hosts: join(state, 'hosts'),
    aside: join(state, `set-aside-${key}.json`),
  };
}

/**
 * The name of a published folder in the state. It is relative where the folder lies beside the site file, so that a
 * project can be moved as a whole.
 */
export function nameOf(state: string, to: string): string {
  const way = relative(dirname(state), to);
  return way.startsWith('..') || isAbsolute(way) ? to : way;
}
