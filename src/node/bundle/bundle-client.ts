import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Rolldown, ViteBuilder } from 'vite';
import { baseOf } from '../../compile/site/head.ts';
import type { Target } from '../build-target.ts';
import { hashOf } from '../hash.ts';
import { filesBelow } from '../publish/copy-public-files.ts';
import { precompress } from '../publish/precompress.ts';
import type { Assets } from '../render/prerender.ts';
import { assetsOf, isInlinedSheet } from './assets.ts';

/** The code of Onefolio as it is bundled for a site: one side for visitors, the other renders pages. */
export interface Bundles {
  assets: Assets;
  /** What is published of it, relative to the folder of the site that is being written. */
  files: string[];
  /** The folder of the bundle that renders pages. */
  server: string;
  /** A hash of the code that renders pages. */
  code: string;
  /** The files of packages that went into either side, absolute. */
  packages: string[];
}

/** Bundles both sides into the folders of a target. Vite is loaded only now. */
export async function bundleClient(target: Target): Promise<Bundles> {
  const [{ createBuilder }, { onefolio }] = await Promise.all([import('vite'), import('./plugin.ts')]);
  const builder = await createBuilder({
    configFile: false,
    logLevel: 'warn',
    plugins: [onefolio({ root: target.root, site: () => target.site, target })],
  });
  return bundleWith(builder, target);
}

/** The same with a builder that is there already. */
export async function bundleWith({ environments, build }: ViteBuilder, target: Target): Promise<Bundles> {
  const { client, ssr } = environments;
  if (!client || !ssr) throw new Error('the build has no client or no server side');
  const { root, site, folders, out } = target;
  const built = await build(client);
  if (!('output' in built)) throw new Error('the build of the client wrote nothing');
  const { output }: Rolldown.RolldownOutput = built;
  const files = output.map(({ fileName }) => fileName).filter((file) => !isInlinedSheet(file));
  // Compressing needs no more than the other core. What is not an asset nobody waits for: notices of licences.
  const compressing = precompress(
    folders.client,
    files.filter((file) => file.startsWith('assets/')),
    out,
  );
  // Whatever fails, nothing is written any more once this has ended.
  const settled = compressing.catch(() => {});
  await build(ssr).finally(() => settled);
  return {
    assets: await assetsOf(output, root, `${baseOf(site.url)}/`),
    files: [...files, ...(await compressing)],
    server: folders.server,
    code: await hashOfFolder(folders.server),
    packages: [...target.packages],
  };
}

async function hashOfFolder(folder: string): Promise<string> {
  const texts = (await filesBelow(folder)).map(async (file) => [file, await readFile(join(folder, file))]);
  return hashOf(...(await Promise.all(texts)).flat());
}
