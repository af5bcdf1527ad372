import { join } from 'node:path';
import { type Source, stateOf } from './load/load.ts';
import type { OnProgress } from './progress.ts';
import type { Bundles } from './render/bundles.ts';
import type { LanguagePages } from './render/compose-page.ts';

/** What a build reads, and where it writes. */
export interface Target extends LanguagePages {
  bundles: Bundles;
  source: Source;
  /** The same site in each of its other languages. */
  translations?: readonly LanguagePages[] | undefined;
  /** The output folder, absolute. */
  out: string;
  now: Date;
  onProgress?: OnProgress | undefined;
  /** Whether the headers include HSTS. */
  isStrict?: boolean | undefined;
  /** Whether pages are compressed too, and not only immutable files. */
  precompresses?: boolean | undefined;
  /** Whether the build runs on Netlify. */
  isNetlify?: boolean | undefined;
  /** The folder in which Vercel expects a build; undefined on other hosts. */
  vercel?: string | undefined;
  /** The folders for files that aren't published yet. */
  folders: { staging: string; site: string };
}

/** Adds the staging folders to the options of a build. */
export function targetOf(options: Omit<Target, 'folders'>): Target {
  const staging = join(stateOf(options.source), 'staging');
  return { ...options, folders: { staging, site: join(staging, 'site') } };
}
