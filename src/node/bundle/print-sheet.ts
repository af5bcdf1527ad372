import { readdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';

/**
 * What pages are printed with: the files, by the names that they are bundled under. The first is about every page, and
 * x.print.css stands beside what it is about. Only a printer reads them, so no page waits for one. Throws
 * when two have the same name.
 */
export function printSheetsOf(root: string): Record<string, string> {
  const others = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.print.css'))
    .toSorted();
  const files = [join('styles', 'print.css'), ...others];
  const sheets = Object.fromEntries(
    files.map((file) => [`print-${basename(file).replace(/\..*/, '')}`, join(root, 'src', file)]),
  );
  if (Object.keys(sheets).length < files.length) throw new Error('two print sheets have the same name');
  return sheets;
}

/** Reads what the bundler has made of them as one sheet, and removes the files. Throws when one is missing. */
export async function takePrintSheet(root: string, folder: string): Promise<string> {
  const sheets: string[] = [];
  for (const name of Object.keys(printSheetsOf(root))) {
    const file = join(folder, `${name}.css`);
    sheets.push((await readFile(file, 'utf8')).trim());
    await rm(file);
  }
  return sheets.join('');
}
