import { join } from 'node:path';
import { type Source, stateOf } from './load/load.ts';
import type { OnProgress } from './progress.ts';
import type { Bundles } from './render/bundles.ts';
import type { LanguagePages } from './render/write-language.ts';

/** What is built, from where, and where to. */
export interface Target extends LanguagePages {
  bundles: Bundles;
  source: Source;
  /** The same site in each of its other languages. */
  translations?: readonly LanguagePages[] | undefined;
  /** Where the site is published to, absolute. */
  out: string;
  now: Date;
  onProgress?: OnProgress | undefined;
  /** Whether browsers are told to use https only. */
  isStrict?: boolean | undefined;
  /** Whether the pages are compressed too, not only what never changes. */
  precompresses?: boolean | undefined;
  /** Whether Netlify builds it. */
  isNetlify?: boolean | undefined;
  /** The folder in which Vercel looks for a build; absent anywhere else. */
  vercel?: string | undefined;
  /** Where what is published is prepared, out of everybody's sight. */
  folders: { staging: string; site: string };
}

/** A target with a folder of its own for what is written on the way. */
export function targetOf(options: Omit<Target, 'folders'>): Target {
  const staging = join(stateOf(options.source), 'staging');
  return { ...options, folders: { staging, site: join(staging, 'site') } };
}
