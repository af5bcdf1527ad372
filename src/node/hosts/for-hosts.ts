import { copyFile, mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeAt } from '../disk.ts';
import { caddy } from './caddy.ts';
import { headersFile } from './headers-file.ts';
import { nginx } from './nginx.ts';
import { redirectsFile } from './redirects-file.ts';
import type { ServedSite } from './served-site.ts';
import { vercelConfig } from './vercel.ts';

/** Writes the files that hosts read into the output folder, and returns their names. `isNetlify` adds _redirects. */
export async function writeHostFiles(folder: string, served: ServedSite, isNetlify = false): Promise<string[]> {
  const files = { _headers: headersFile(served), _redirects: isNetlify ? redirectsFile(served) : '' };
  const written = Object.entries(files).filter(([, text]) => text !== '');
  for (const [name, text] of written) await writeAt(join(folder, name), text);
  return written.map(([name]) => name);
}

/**
 * Writes the snippets of server configuration that owners include, and returns their folder. They aren't in the output
 * folder, because a server would publish them.
 */
export async function writePieces(folder: string, served: ServedSite): Promise<string> {
  await writeAt(join(folder, 'nginx.conf'), nginx(served));
  await writeAt(join(folder, 'Caddyfile'), caddy(served));
  return folder;
}

/** Writes a published site in the format of Vercel's Build Output API, headers included, to .vercel/output in `to`. */
export async function writeVercelOutput(site: {
  from: string;
  to: string;
  files: string[];
  served: ServedSite;
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
