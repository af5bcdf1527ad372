import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeAt } from '../disk.ts';
import { caddy } from './caddy.ts';
import { headersFile } from './headers-file.ts';
import { nginx } from './nginx.ts';
import { redirectsFile } from './redirects-file.ts';
import type { Served } from './served.ts';
import { vercelConfig } from './vercel.ts';

/** Writes what hosts read in the folder of a site, and returns the names; `isNetlify` for the host that reads more. */
export async function writeHostFiles(folder: string, served: Served, isNetlify = false): Promise<string[]> {
  const files = { _headers: headersFile(served), _redirects: isNetlify ? redirectsFile(served) : '' };
  const written = Object.entries(files).filter(([, text]) => text !== '');
  for (const [name, text] of written) await writeAt(join(folder, name), text);
  return written.map(([name]) => name);
}

/**
 * Writes the pieces of server configuration that an owner includes, and returns their folder. They do not lie in the
 * site, where a server would hand them out.
 */
export async function writePieces(folder: string, served: Served): Promise<string> {
  await writeAt(join(folder, 'nginx.conf'), nginx(served));
  await writeAt(join(folder, 'Caddyfile'), caddy(served));
  return folder;
}

/** Lays a published site out as Vercel wants it, headers included: in `to`/.vercel/output, which nothing else uses. */
export async function writeVercelOutput(site: {
  from: string;
  to: string;
  files: string[];
  served: Served;
}): Promise<void> {
  const output = join(site.to, '.vercel/output');
  await rm(output, { recursive: true, force: true });
  const files = site.files.filter((file) => file !== '_headers' && file !== '.nojekyll');
  for (const file of files) {
    const place = join(output, 'static', site.served.base, file);
    await mkdir(dirname(place), { recursive: true });
    await copyFile(join(site.from, file), place);
  }
  const pages = files.filter((file) => file.endsWith('.html'));
  await writeAt(join(output, 'config.json'), `${JSON.stringify(vercelConfig(site.served, pages), null, 2)}\n`);
}
