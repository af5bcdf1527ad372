import { join } from 'node:path';
import type { Paginated } from '../compile/site/paginate.ts';
import type { ResolvedSite } from '../compile/site/resolved-site.ts';
import { type Source, stateOf } from './load/load.ts';

/** What is built, from where, and where to. */
export interface Target {
  root: string;
  source: Source;
  site: ResolvedSite;
  paginated: Paginated;
  /** Where the site is published to, absolute. */
  out: string;
  now: Date;
  /** Whether browsers are told to use https only. */
  isStrict?: boolean | undefined;
  /** Whether the pages are compressed too, not only what never changes. */
  precompresses?: boolean | undefined;
  /** The folder in which Vercel looks for a build; absent anywhere else. */
  vercel?: string | undefined;
  /** Where both sides are built, out of everybody's sight. */
  folders: { staging: string; client: string; server: string };
  /** The files of packages that both sides are made from, absolute, once they are built. */
  packages: Set<string>;
}

let builds = 0;

/** A target with folders of its own for what is built on the way. */
export function targetOf(options: Omit<Target, 'folders' | 'packages'>): Target {
  const staging = join(stateOf(options.source), 'staging');
  // Node keeps what it has imported, so every build of a process has a folder of its own.
  const folders = { staging, client: join(staging, 'site'), server: join(staging, `server-${++builds}`) };
  return { ...options, folders, packages: new Set() };
}
