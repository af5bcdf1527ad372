import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { bundle, removeOlder, root, stateOf } from './bundle.js';

/* The files of the package in addition to its bundles and its package.json. */
const schemas = ['schema/contract.schema.json', 'schema/site.schema.json', 'schema/types.d.ts'];
const files = ['bin', 'LICENSE', 'README.md', ...schemas, 'site.json'];

/**
 * Packs this clone for a site that installs it from a file, once for each state of the sources. Returns the bytes of the
 * tarball and its name, `onefolio-<version>-<hash>.tgz`; the hash is the first 12 hexadecimal digits of the SHA-256 of
 * the bytes. npm and yarn reuse what they installed from a file of the same name, so new bytes need a new name. Throws
 * when npm isn't there or can't pack.
 */
export async function vendoredPackage() {
  const bundles = await bundle();
  const folder = join(root, 'node_modules/.cache/onefolio', `packed-${stateOf([...files, 'package.json'], bundles)}`);
  if (!existsSync(folder)) {
    const staging = mkdtempSync(`${folder}.`);
    try {
      stage(bundles, join(staging, 'package'));
      mkdirSync(join(staging, 'packed'));
      nameByContent(pack(join(staging, 'package'), staging), join(staging, 'packed'));
      // Another process may have written the same file first.
      if (!existsSync(folder)) renameSync(join(staging, 'packed'), folder);
      removeOlder(dirname(folder), 'packed-', folder);
    } finally {
      rmSync(staging, { recursive: true, force: true });
    }
  }
  const [name] = readdirSync(folder);
  return { name, bytes: readFileSync(join(folder, name)) };
}

/* Marks it as private, so that it can't be published under the name of the package. */
function stage(bundles, folder) {
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file), { recursive: true });
  }
  // Source maps lead to sources that the package doesn't have.
  cpSync(bundles, join(folder, 'lib'), { recursive: true, filter: (file) => !file.endsWith('.map') });
  const { scripts: _, devDependencies: __, ...manifest } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...manifest, private: true }, null, 2)}\n`);
}

function pack(folder, destination) {
  const args = ['pack', '--ignore-scripts', '--json', '--loglevel=error', '--pack-destination', destination];
  const { status, stdout, stderr, error } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (error?.code === 'ENOENT')
    throw new Error(
      'npm not found. Onefolio needs npm to add a copy of Onefolio to the new site. npm is included with Node.js.',
    );
  if (error || status !== 0) throw new Error(`npm couldn't pack Onefolio: ${error?.message ?? stderr.trim()}`);
  const [{ filename }] = JSON.parse(stdout);
  return join(destination, filename);
}

function nameByContent(tarball, folder) {
  const hash = createHash('sha256').update(readFileSync(tarball)).digest('hex').slice(0, 12);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  renameSync(tarball, join(folder, `onefolio-${version}-${hash}.tgz`));
}
