import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { registry } from '../../src/blocks/registry.ts';
import { schemaOutline } from '../../src/cli/commands/schema.ts';
import { blockTypes } from '../../src/edit/add-block.ts';
import { command } from '../support/command.ts';
import { root } from '../support/root.ts';

const schema = JSON.parse(await readFile(join(root, 'schema/site.schema.json'), 'utf8'));
const outline = schemaOutline(schema);

/* The names of all settings, at any depth. */
function namesIn(value: unknown): string[] {
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(name === 'properties' && typeof inner === 'object' ? Object.keys(inner ?? {}) : []),
    ...(name === 'labels' || name === 'defaultSnippets' || name === 'if' ? [] : namesIn(inner)),
  ]);
}

test('has every setting except the labels of the interface', () => {
  const listed = new Set(outline.match(/^ *[$\w]+(?=\*?: )/gm)?.map((name) => name.trim()));
  const names = [...new Set(namesIn(schema))].filter((name) => name !== 'labels');
  expect(names.filter((name) => !listed.has(name))).toEqual([]);
  expect(names.length).toBeGreaterThan(100);
});

test('has an example of every block', () => {
  const examples = outline.match(/^Example: .*$/gm)?.map((line) => JSON.parse(line.replace('Example: ', '')).type);
  expect(examples?.toSorted()).toEqual(blockTypes(registry).toSorted());
});

test('is short enough to paste into a chat', () => {
  expect(Buffer.byteLength(outline)).toBeLessThan(50_000);
});

test('describes types, defaults and required settings', () => {
  const lineOf = (start: string) => outline.split('\n').find((line) => line.trim().startsWith(start));
  expect(
    ['version', 'name', 'languages', 'accent', 'mode', 'location', 'decorative', 'cv', 'email'].map((name) =>
      lineOf(name)?.split(' — ')[0]?.trim(),
    ),
  ).toMatchInlineSnapshot(`
    [
      "version*: 2",
      "name*: text",
      "languages: [string]",
      "accent: number from 0 to 360",
      "mode: "system" | "light" | "dark" (default: "system")",
      "location: string | object",
      "decorative: true",
      "cv: boolean | ["html" | "pdf" | "docx" | "txt"] (default: true)",
      "email: string",
    ]
  `);
});

test('`schema` prints it in any folder', async () => {
  expect(await command(['schema'])).toEqual({ code: 0, stdout: outline, stderr: '' });
});
