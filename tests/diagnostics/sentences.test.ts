import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../support/root.ts';
import { compileSite } from '../support/sites/site.ts';
import { several, tables } from './fixtures/tables.ts';
import { unmark } from './marks.ts';

/*
 * The messages, labels and help of all rows, without their fixes: each sentence once, as the first row has it.
 * `npm run generate` updates them.
 */
test.each(['json', 'shape', 'meaning'] as const)(
  'sentences/%s.txt contains every sentence of the stage',
  async (stage) => {
    const sentences = new Map<string, string>();
    const rows = [...tables[stage].flatMap(({ rows }) => rows), ...several[stage]];
    for (const sentence of rows.flatMap(([text]) => sentencesOf(text)))
      sentences.set(withoutQuotedNames(sentence), sentences.get(withoutQuotedNames(sentence)) ?? sentence);
    const sorted = [...sentences.values()].sort((a, b) => a.localeCompare(b, 'en'));
    await expect(`${sorted.join('\n')}\n`).toMatchFileSnapshot(join(root, `tests/diagnostics/sentences/${stage}.txt`));
  },
);

/* The message, then the label and the help, unless they are the fix. */
function sentencesOf(text: string): string[] {
  return compileSite(unmark(text)).diagnostics.flatMap(({ code, message, label, help, fix }) => [
    `${code} ${message}`,
    ...[label, help].filter((part) => part !== null && part !== fix?.text).map((part) => `${code} | ${part}`),
  ]);
}

const withoutQuotedNames = (sentence: string) => sentence.replace(/"(?:\\.|[^"])*"/g, '""');
