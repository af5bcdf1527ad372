import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './bundle.js';
import { packOnefolio } from './release/pack.js';
import { readReceipt, receiptOf, refusalOf } from './release/receipt.js';

/* Runs before `npm publish` packs: refuses a package that differs from what `npm run release` tested. */
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const folder = mkdtempSync(join(tmpdir(), 'onefolio-publish-'));
try {
  const current = receiptOf(root, packOnefolio(folder));
  const refusal = refusalOf(manifest, readReceipt(join(root, 'release/receipt.json')), current);
  if (refusal !== null) {
    console.error(`not published: ${refusal}`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
