import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/root.ts';
import { compileSite } from '../support/sites/site.ts';
import { several as inJson, json } from './fixtures/json.ts';
import { meaning } from './fixtures/meaning/index.ts';
import { several as inMeaning } from './fixtures/meaning/several.ts';
import { shape } from './fixtures/shape/index.ts';
import { several as inShape } from './fixtures/shape/several.ts';
import type { Table } from './fixtures/table.ts';
import { unmark } from './marks.ts';

/*
 * The messages, labels and help of all rows, without their fixes: each sentence once, as the first row has it.
 * `npm run generate` updates them.
 */
test.each([
  ['json', json, inJson],
  ['shape', shape, inShape],
  ['meaning', meaning, inMeaning],
] as const)('sentences/%s.txt contains every sentence of the stage', async (stage, tables, several) => {
  const sentences = new Map<string, string>();
  for (const sentence of [...textsOf(tables), ...several.map(([text]) => text)].flatMap(sentencesOf))
    sentences.set(withoutQuotedNames(sentence), sentences.get(withoutQuotedNames(sentence)) ?? sentence);
  const sorted = [...sentences.values()].sort((a, b) => a.localeCompare(b, 'en'));
  await expect(`${sorted.join('\n')}\n`).toMatchFileSnapshot(join(root, `tests/diagnostics/sentences/${stage}.txt`));
});

const textsOf = (tables: Record<string, Table[]>): string[] =>
  Object.values(tables)
    .flat()
    .flatMap(({ rows }) => rows.map((row) => (typeof row === 'string' ? row : row[0])));

/* The message, then the label and the help, unless they are the fix. */
function sentencesOf(text: string): string[] {
  return compileSite(unmark(text)).diagnostics.flatMap(({ code, message, label, help, fix }) => [
    `${code} ${message}`,
    ...[label, help].filter((part) => part !== null && part !== fix?.text).map((part) => `${code} | ${part}`),
  ]);
}

const withoutQuotedNames = (sentence: string) => sentence.replace(/"(?:\\.|[^"])*"/g, '""');
