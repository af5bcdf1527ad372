import { cpSync } from 'node:fs';
import { mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from './command.ts';
import { put } from './folder.ts';
import { root } from './root.ts';
import { filesFor } from './sites/read-site.ts';

/** Builds a site with several versions of Onefolio that differ in code and texts. Returns the folders of the pages. */
export async function buildVersions(folder: string, siteOf: (version: number) => object, count: number) {
  return Promise.all(
    Array.from({ length: count }, async (_, version) => {
      const place = join(folder, `version-${version}`);
      const program = version === 0 ? root : await otherVersion(join(place, 'onefolio'), version);
      const site = siteOf(version);
      for (const [name, content] of Object.entries({ ...(await filesFor(site)), 'site.json': site }))
        await put(join(place, name), content);
      const { code, stderr } = await finished(program, ['build', '--site', join(place, 'site.json')]);
      if (code !== 0) throw new Error(`version ${version} could not build: ${stderr}`);
      return join(place, 'dist');
    }),
  );
}

/** A copy of Onefolio with a change in the code that every page loads. Returns its folder. */
export async function otherVersion(folder: string, version: number): Promise<string> {
  await copyOnefolio(folder);
  const changed = join(folder, 'src/components/tooltip/tooltip.tsx');
  const code = await readFile(changed, 'utf8');
  if (!code.includes('openDelay = 700;')) throw new Error('there is nothing to change');
  await writeFile(changed, code.replace('openDelay = 700;', `openDelay = ${700 + version};`));
  return folder;
}

/* The sources of the bundles and the bundler: see scripts/bundle.js. */
const parts = [
  'LICENSE',
  'README.md',
  'bin',
  'schema',
  'scripts',
  'samples',
  'site.json',
  'src',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
];

/** Copies Onefolio into a folder, where a test may change it. The packages are those of the project. */
export async function copyOnefolio(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of parts) cpSync(join(root, name), join(folder, name), { recursive: true });
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
}
