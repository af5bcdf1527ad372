import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { npmIn } from '../../scripts/npm.js';
import { fontPackageOf, printStyleOf } from '../../src/core/outputs/cv/print-style.ts';
import { pdfEngine } from '../../src/node/outputs/optional-packages.ts';
import { printPdfs } from '../../src/node/outputs/pdf/print-pdfs.ts';
import { notInOrder, sampleCvs, valuesOf } from '../support/cv-document.ts';
import { folderOf } from '../support/folder.ts';
import { extractors } from '../support/pdf.ts';
import { root } from '../support/root.ts';

const samples = sampleCvs().map((sample) => ({
  ...sample,
  style: printStyleOf({ language: sample.cv.language, theme: { look: sample.look }, owner: { name: 'Amina' } }),
}));

/* CV_PACKAGES is a folder with the packages already installed. */
let site = process.env.CV_PACKAGES ?? '';
beforeAll(async () => {
  if (site !== '') return;
  site = await folderOf({ 'package.json': { private: true } });
  const families = new Set(samples.flatMap(({ style }) => style.families));
  npmIn(
    site,
    'install',
    '--ignore-scripts',
    `${pdfEngine.name}@${pdfEngine.version}`,
    ...[...families].map(fontPackageOf),
  );
});

test.each(samples)('$name, in $look: two programs read every value in order', async ({ name, look, cv, style }) => {
  expect(Object.keys(extractors)).toEqual(['pdf.js', 'pdftotext']);
  const jobs = [{ path: 'cv.pdf', cv, style }];
  const { files, warnings } = await printPdfs(jobs, { site, writers: join(root, 'src/node/outputs/document-writers') });
  const bytes = files[0]?.bytes ?? new Uint8Array();
  const values = valuesOf(cv);
  const lost: Record<string, string[]> = {};
  for (const [reader, extract] of Object.entries(extractors)) lost[reader] = notInOrder(values, await extract(bytes));
  const found = Object.values(lost).map(({ length }) => `${values.length - length} of ${values.length}`);
  console.log(`| ${name}, \`${look}\` | ${Math.round(bytes.length / 1000)} kB | ${found.join(' | ')} |`);
  expect({ warnings, lost: lost['pdf.js'] }).toEqual({ warnings: [], lost: [] });
  // It splits some Arabic words with vowel signs.
  const allowed = cv.direction === 'rtl' ? 0.02 * values.length : 0;
  expect([lost.pdftotext, (lost.pdftotext ?? []).length <= allowed]).toEqual([expect.anything(), true]);
});
