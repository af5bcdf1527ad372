import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './bundle.js';
import { packCreate, packOnefolio } from './release/pack.js';
import { receiptOf } from './release/receipt.js';
import { tryPackage } from './release/try-package.js';
import { sbom } from './sbom.js';

/*
 * Writes to release/ the packages to publish, a software bill of materials (CycloneDX), and a receipt after testing
 * them as a new user. The other tests have run before. See docs/contributing.md.
 */
const folder = join(root, 'release');
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const tarball = packOnefolio(folder);
const create = packCreate(folder);
const list = join(folder, 'onefolio.cdx.json');
const receipt = join(folder, 'receipt.json');
const bill = await tryPackage(tarball, create, version, (installed) => sbom(join(installed, 'lib')));
write(list, bill);
write(receipt, receiptOf(root, tarball));
for (const file of [tarball, create, list, receipt]) console.log(relative(root, file));

function write(file, value) {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);
}
