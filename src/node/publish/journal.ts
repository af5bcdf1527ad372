import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { missing } from '../disk.ts';
import type { Inline } from '../render/policy.ts';

/** What a folder that is published holds of ours: the files of now, and the assets of the build before. */
export interface Manifest {
  version: 1;
  to: string;
  base: string;
  files: string[];
  before: string[];
  /** What its headers allow in its pages, which those of the next build still have to allow. */
  inline?: Inline | undefined;
}

/**
 * What is still to be done to publish a build that is ready. Once it is done this is the manifest, and takes its place.
 * The files stand in the order in which they are put in place.
 */
export interface Journal extends Manifest {
  /** Those of the files whose places were nobody's when this was written. */
  fresh: string[];
  /** What no page uses any more. */
  gone: string[];
  /** Whether the files wait beside the published ones, on the disk that these lie on, and not in the state. */
  isBeside: boolean;
}

/** Where everything lies that has to do with one published folder. A site may be published to several. */
export interface Places {
  to: string;
  manifest: string;
  /** There from the moment that files are ready to be published until all of them are. */
  pending: string;
  journal: string;
  staged: string;
  beside: string;
  /** What servers include in their configuration, while it waits, and its place. */
  pieces: string;
  hosts: string;
}

/** `state` is the site's .onefolio folder, `to` the published one; both are absolute. */
export function placesOf(state: string, to: string): Places {
  const key = createHash('sha256').update(nameOf(state, to)).digest('hex').slice(0, 12);
  const pending = join(state, `publish-${key}`);
  return {
    to,
    manifest: join(state, `manifest-${key}.json`),
    pending,
    journal: join(pending, 'journal.json'),
    staged: join(pending, 'site'),
    beside: join(to, '.onefolio-new'),
    pieces: join(pending, 'hosts'),
    hosts: join(state, 'hosts'),
  };
}

/** What a folder is called in the state: beside the site file by its way from there, so that all of it may be moved. */
export function nameOf(state: string, to: string): string {
  const way = relative(dirname(state), to);
  return way.startsWith('..') || isAbsolute(way) ? to : way;
}

/** A manifest or a journal; null where there is none. */
export async function read<Kind extends Manifest>(place: string): Promise<Kind | null> {
  const text = await readFile(place, 'utf8').catch(missing);
  try {
    const found: Kind = JSON.parse(text ?? '');
    return found.version === 1 ? found : null;
  } catch {
    return null;
  }
}
