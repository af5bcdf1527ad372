import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/root.ts';
import { compileSite } from '../support/sites/site.ts';
import { json } from './fixtures/json/index.ts';
import { several as inJson } from './fixtures/json/several.ts';
import { meaning } from './fixtures/meaning/index.ts';
import { several as inMeaning } from './fixtures/meaning/several.ts';
import { shape } from './fixtures/shape/index.ts';
import { several as inShape } from './fixtures/shape/several.ts';
import type { Table } from './fixtures/table.ts';
import { unmark } from './marks.ts';

/*
 * What is said of the rows of all tables besides their fixes: each sentence once, with what it says of the first row that
 * it is said of. `npm run generate` writes it anew.
 */
test.each([
  ['json', json, inJson],
  ['shape', shape, inShape],
  ['meaning', meaning, inMeaning],
] as const)('sentences/%s.txt has every sentence that is said', async (stage, tables, several) => {
  const said = new Map<string, string>();
  for (const sentence of [...textsOf(tables), ...several.map(([text]) => text)].flatMap(sentencesOf))
    said.set(withoutNames(sentence), said.get(withoutNames(sentence)) ?? sentence);
  const sorted = [...said.values()].sort((a, b) => a.localeCompare(b, 'en'));
  await expect(`${sorted.join('\n')}\n`).toMatchFileSnapshot(join(root, `tests/diagnostics/sentences/${stage}.txt`));
});

const textsOf = (tables: Record<string, Table[]>): string[] =>
  Object.values(tables)
    .flat()
    .flatMap(({ rows }) => rows.map((row) => (typeof row === 'string' ? row : row[0])));

/* The sentence itself, then what stands beside the carets and below, unless that is the fix of the row. */
function sentencesOf(text: string): string[] {
  return compileSite(unmark(text)).diagnostics.flatMap(({ code, message, label, help, fix }) => [
    `${code} ${message}`,
    ...[label, help].filter((part) => part !== null && part !== fix?.text).map((part) => `${code} | ${part}`),
  ]);
}

const withoutNames = (sentence: string) => sentence.replace(/"(?:\\.|[^"])*"/g, '""');
