import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { command, type Finished, serveUntil } from '../command.ts';
import { openFolder, put } from '../folder.ts';
import { filesFor } from './read-site.ts';

/** A site that was built by the real command. */
export interface BuiltSite {
  folder: string;
  file: string;
  dist: string;
  build: Finished;
  close(): Promise<void>;
}

/** A built site that the real command serves. */
export interface OpenSite extends BuiltSite {
  url: string;
  /** What the server has printed so far. */
  output(): string;
}

interface Options {
  /** Files of its folder, besides those that it refers to. */
  files?: Record<string, string | Uint8Array>;
  /** Called with its folder before the build. */
  prepare?(folder: string): Promise<unknown>;
  /** Further arguments of the build. */
  args?: string[];
  /** The environment of the build. */
  environment?: NodeJS.ProcessEnv;
}

/** Builds a site in a folder with all files that it refers to. Throws if it can't be built. */
export async function buildSite(
  site: object,
  { files = {}, prepare, args = [], environment }: Options = {},
): Promise<BuiltSite> {
  const { path: folder, remove } = await openFolder();
  const file = join(folder, 'site.json');
  for (const [name, content] of Object.entries({ ...(await filesFor(site)), ...files, 'site.json': site }))
    await put(join(folder, name), content);
  await prepare?.(folder);
  const build = await command(['build', '--site', file, ...args], { SOURCE_DATE_EPOCH: '1795219200', ...environment });
  if (build.code !== 0) throw new Error(`the site could not be built:\n${build.stderr}`);
  return { folder, file, dist: join(folder, 'dist'), build, close: remove };
}

/** Builds a site and serves it. */
export async function openSite(site: object, options?: Options): Promise<OpenSite> {
  const built = await buildSite(site, options);
  const { url, output, stop } = await serveUntil(['preview', '--site', built.file, '--port', '0']);
  const close = async () => {
    await stop();
    await built.close();
  };
  return { ...built, url, output, close };
}

/** Called once in a file or a describe block: builds a site for its tests. */
export const builtSite = (site: object, options?: Options): BuiltSite => forTests(() => buildSite(site, options));

/** Called once in a file or a describe block: builds and serves a site for its tests. */
export const servedSite = (site: object, options?: Options): OpenSite => forTests(() => openSite(site, options));

function forTests<Opened extends BuiltSite>(open: () => Promise<Opened>): Opened {
  const opened = {} as Opened;
  beforeAll(async () => {
    Object.assign(opened, await open());
  });
  afterAll(() => opened.close?.());
  return opened;
}
