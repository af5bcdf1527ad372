import { join } from 'node:path';
import type { Site } from '../../../schema/site.ts';
import { command, serveUntil } from '../command.ts';
import { openFolder, put } from '../folder.ts';

/** Builds a site by the real command and serves it, with these files in its public folder. */
export async function openSite(
  site: Site,
  files: Record<string, Uint8Array> = {},
): Promise<{ url: string; close(): Promise<void> }> {
  const { path: folder, remove } = await openFolder();
  const file = join(folder, 'site.json');
  await put(file, site);
  for (const [name, bytes] of Object.entries(files)) await put(join(folder, 'public', name), bytes);
  const { code, stderr } = await command(['build', '--site', file], { SOURCE_DATE_EPOCH: '1795219200' });
  if (code !== 0) throw new Error(`the site could not be built:\n${stderr}`);
  const server = await serveUntil(['preview', '--site', file, '--port', '0']);
  return {
    url: server.url,
    close: async () => {
      await server.stop();
      await remove();
    },
  };
}
