import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { table } from '../../scripts/imports/allowed-imports.js';
import { complete, counted } from '../support/coverage/globs.ts';
import { root } from '../support/root.ts';

/* A folder that was renamed would otherwise leave its row without effect. */
const files = ['schema', 'src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(root, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    ),
);

/* "**" stands for any number of folders, and "*" for one name. */
const toPattern = (glob: string) =>
  new RegExp(
    `^${glob
      .replaceAll('.', '\\.')
      .replace(/\{(.*?)\}/g, (_, list: string) => `(?:${list.replaceAll(',', '|')})`)
      .replace(/\*\*\/?|\*/g, (star) => (star === '*' ? '[^/]*' : '.*'))}$`,
  );

test.each([...counted, ...complete])('the coverage of %s has files', (glob) => {
  expect(files.filter((file) => toPattern(glob).test(file))).not.toEqual([]);
});

test.each(table.map(({ folder }) => folder))('the allowed imports of %s have files', (folder) => {
  expect(files.filter((file) => toPattern(`${folder}/**`).test(file))).not.toEqual([]);
});
