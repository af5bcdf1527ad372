import { createHash } from 'node:crypto';
import { dirname, isAbsolute, join, relative } from 'node:path';
import type { InlineHashes } from '../render/content-security-policy.ts';

/** The files that Onefolio owns in a published folder. The names are those of the JSON in .onefolio. */
export interface Manifest {
  version: 1;
  /** The published folder: see `nameOf`. */
  to: string;
  /** The base path of the site, without a trailing slash. */
  base: string;
  /** The files of the last build, relative to the folder. */
  files: string[];
  /** The assets of the build before the last one, which open pages may still request. */
  before: string[];
  /** The hashes of inline texts that the headers allow. The headers of the next build must still allow them. */
  inline?: InlineHashes | undefined;
}

/**
 * The steps that publish a finished build. When all are done, the journal becomes the manifest. Files are listed in the
 * order in which they are moved.
 */
export interface Journal extends Manifest {
  /** The files that didn't exist in the published folder when the journal was written. */
  fresh: string[];
  /** Files of earlier builds that no page uses any more. */
  gone: string[];
  /** Whether the files are staged next to the published folder, because that is on another disk than .onefolio. */
  isBeside: boolean;
}

/** The paths for one published folder. A site may be published to several folders. */
export interface PublishPaths {
  /** The site's .onefolio folder. */
  state: string;
  /** The published folder. */
  to: string;
  manifest: string;
  /** Exists from the moment the files are ready until all of them are published. */
  pending: string;
  journal: string;
  /** Proves that the current user's build on this computer wrote the journal and the staged files. */
  seal: string;
  /** The finished files of the build, and where they are if that is on another disk than the published folder. */
  staged: string;
  beside: string;
  /** The staged snippets of server configuration, and where they are published. */
  pieces: string;
  hosts: string;
  /** The new path of a manifest or a journal that Onefolio didn't write. */
  aside: string;
}

/** `state` is the site's .onefolio folder, `to` the published one; both are absolute. */
export function publishPaths(state: string, to: string): PublishPaths {
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
 * The name of a published folder in the state. It is relative if the folder is next to the site file, so that projects
 * can be moved.
 */
export function nameOf(state: string, to: string): string {
  const relativePath = relative(dirname(state), to);
  return relativePath.startsWith('..') || isAbsolute(relativePath) ? to : relativePath;
}
