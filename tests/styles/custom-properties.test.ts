import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { looks } from '../../schema/looks.ts';
import { root } from '../support/root.ts';

const filesIn = (folder: string, ending: RegExp): [file: string, text: string][] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file))
    .map((file) => [join(folder, file).replaceAll('\\', '/'), readFileSync(join(root, folder, file), 'utf8')]);

const sheets = filesIn('src', /\.css$/);
const isOfLook = (file: string) => file.startsWith('src/looks/');
/* Views and scripts set some properties of elements. */
const scripts = filesIn('src', /\.tsx?$/).map(([, text]) => text);
const definedIn = (texts: string[], pattern: RegExp) =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name));
const shared = [
  ...definedIn(
    sheets.filter(([file]) => !isOfLook(file)).map(([, text]) => text),
    /(--[\w-]+)\s*:/g,
  ),
  ...definedIn(scripts, /['"](--[\w-]+)['"]/g),
];

/* The properties that style sheets use without defining them. */
function undefinedIn(files: [file: string, text: string][], defined: readonly (string | undefined)[]): string[] {
  return files.flatMap(([file, text]) =>
    [...text.matchAll(/var\(\s*(--[\w-]+)/g)]
      .filter(([, name]) => !defined.includes(name))
      .map(([, name]) => `${file}: ${name}`),
  );
}

test('style sheets use no custom property that is not defined', () => {
  const files = sheets.filter(([file]) => !isOfLook(file));
  expect(files.length).toBeGreaterThan(20);
  expect(undefinedIn(files, shared)).toEqual([]);
});

test.each(looks.filter((name) => name !== 'door'))(
  'the look "%s" uses no custom property that is not defined in it or for all looks',
  (name) => {
    const files = sheets.filter(([file]) => file.startsWith(`src/looks/${name}/`));
    expect(files.length).toBeGreaterThan(0);
    const own = definedIn(
      files.map(([, text]) => text),
      /(--[\w-]+)\s*:/g,
    );
    expect(undefinedIn(files, [...shared, ...own])).toEqual([]);
  },
);
