import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { blocks } from '../src/blocks/schemas.ts';
import { commands, isCommand, nameOf } from '../src/cli/arguments.ts';
import { root } from './support/root.ts';
import { complaintsOf } from './support/sites/site.ts';
import { placed, snippetsOf } from './support/sites/snippets.ts';

const below = await readdir(join(root, 'docs'), { recursive: true });
const guides = below.filter((name) => name.endsWith('.md')).map((name) => `docs/${name.replaceAll('\\', '/')}`);
const documents = ['README.md', ...guides.sort()];
const read = (file: string) => readFile(join(root, file), 'utf8');
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/* Files of Onefolio, not those of the owner in public/ and dist/, and not the block quote, which is an example. */
const file = /`((?:bench|bin|docs|schema|scripts|src|tests)\/(?!blocks\/quote)[\w./-]*)`/g;

const folder = /^(?:bench|docs|schema|scripts|src|tests)\/(?:.*\/)?$/;
const bareFile = /^(?!(?:bench|bin|docs|schema|scripts|src|tests)\/)[\w/-]+\.(?:css|js|tsx?)$/;

/*
 * The files that table cells name without a folder, each as its possible paths: in the folder named before them in
 * the cell. A file in `src/blocks/<type>/` is in the folder of any block.
 */
function filesInCells(text: string): string[][] {
  const cells = namesIn(text, /^\| (.*) \|$/gm).flatMap((row) => row.split(' | '));
  return cells.flatMap((cell) => {
    let current: string | undefined;
    return namesIn(cell, /`([^`\s]+)`/g).flatMap((name) => {
      if (folder.test(name)) current = name;
      if (current === undefined || !bareFile.test(name)) return [];
      const path = `${current}${name}`;
      return [blocks.map(({ properties }) => path.replace(/<type>|\*/, properties.type.const))];
    });
  });
}

/* A document without its code, which may contain addresses that are not links. */
const proseOf = (text: string) => text.replace(/^(`{3,})[\s\S]*?^\1$|`[^`\n]+`/gm, '');

describe.each(documents)('%s', (name) => {
  test('shows only valid JSON', async () => {
    const text = await read(name);
    const snippets = snippetsOf(text);
    expect(snippets).toHaveLength(namesIn(text, /^ *(```json)$/gm).length);
    // Files that the page asks the owner to put into public/ exist, and so do all but documents and data.
    const mentioned = namesIn(text, /`public(\/[\w./-]+)`/g);
    const hasFile = (path: string) =>
      !/\.(?:html|json|xml)$/.test(path) || path.startsWith('/demo/') || mentioned.includes(path);
    for (const snippet of snippets) {
      // Onefolio generates the files that "outputs" enables.
      const isGenerated = (path: string) =>
        snippet.text.includes('"outputs"') && /\.(?:md|txt|vcf|pdf|docx)$/.test(path);
      const host = { hasFile: (path: string) => hasFile(path) && !isGenerated(path) };
      expect([snippet.text, complaintsOf(placed(snippet), host)]).toEqual([snippet.text, []]);
    }
  });

  test('links only to files that exist', async () => {
    for (const target of namesIn(proseOf(await read(name)), /\]\((?!https?:)([^)#]+)/g))
      expect([target, existsSync(join(root, dirname(name), target))]).toEqual([target, true]);
  });

  test('links only to headings that exist', async () => {
    for (const link of namesIn(proseOf(await read(name)), /\]\((?!https?:)([^)]*#[^)]+)\)/g)) {
      const [target = '', anchor] = link.split('#');
      const headings = namesIn(await read(target === '' ? name : join(dirname(name), target)), /^#+ (.*)$/gm);
      expect(
        headings.map((heading) =>
          heading
            .toLowerCase()
            .replace(/[^\w -]/g, '')
            .replaceAll(' ', '-'),
        ),
      ).toContain(anchor);
    }
  });

  test('names only files that exist', async () => {
    for (const path of namesIn(await read(name), file))
      expect([path, existsSync(join(root, path))]).toEqual([path, true]);
  });

  test('names only files that exist in the folder named before them in a table cell', async () => {
    for (const paths of filesInCells(await read(name)))
      expect([paths[0], paths.some((path) => existsSync(join(root, path)))]).toEqual([paths[0], true]);
  });

  test('names only commands and options that exist', async () => {
    const text = await read(name);
    const { scripts } = JSON.parse(await read('package.json'));
    for (const script of namesIn(text, /npm run ([\w:-]+)/g)) expect(Object.keys(scripts)).toContain(script);
    for (const [, command = '', words = ''] of text.matchAll(/onefolio(?:\.js)? ([a-z]+)\b([^`"\n]*)/g)) {
      expect(Object.keys(commands)).toContain(command);
      const { options = [], operands } = isCommand(command) ? commands[command] : {};
      for (const option of namesIn(words, /--([\w-]+)/g)) expect(options.map(nameOf)).toContain(option);
      const [operand] = words.trim().split(' ');
      if (operands === 'BLOCK') expect(blocks.map((block) => block.properties.type.const)).toContain(operand);
    }
  });
});

test.each(guides)('%s shows diagnostics as they are printed', async (name) => {
  const printed = await read('docs/diagnostics.md');
  for (const shown of namesIn(await read(name), /^```text\n((?:error|warning) OF\d+: [\s\S]*?)```$/gm))
    expect(printed).toContain(shown);
});

test.each(['docs/guide', 'docs/decisions'])('every page of %s is in its index', async (folder) => {
  const pages = guides
    .filter((name) => name.startsWith(`${folder}/`) && name !== `${folder}/README.md`)
    .map((name) => name.replace(`${folder}/`, ''));
  expect(namesIn(await read(`${folder}/README.md`), /\]\(([\w/-]+\.md)\)/g).sort()).toEqual(pages.sort());
});

test.each(guides.filter((name) => /^docs\/decisions\/(?!README)/.test(name)))(
  '%s starts with its date and status',
  async (name) => {
    const [date = ''] = namesIn(
      await read(name),
      /^# .+\n\nDate: (\d{4}-\d\d-\d\d) · Status: (?:accepted|replaced by \[.+\]\(.+\))\n\n/g,
    );
    expect(new Date(date).toJSON()).toContain(date);
  },
);

test('README.md has a limited length', async () => {
  // Without the table of blocks and the map at the end, which readers only consult.
  const lines = (await read('README.md')).trimEnd().split('\n');
  expect(lines.length).toBeLessThanOrEqual(229 + blocks.length);
});
