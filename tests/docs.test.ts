import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './support/root.ts';
import { complaintsOf, siteWith, smallSite } from './support/site.ts';

const guides = (await readdir(join(root, 'docs'))).filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`);
const documents = ['README.md', ...guides];
const read = (file: string) => readFile(join(root, file), 'utf8');

describe.each(documents)('%s', (file) => {
  test('shows only JSON that is right', async () => {
    const text = await read(file);
    for (const [, snippet = ''] of text.matchAll(/```json\n([\s\S]*?)```/g)) {
      const value = JSON.parse(snippet);
      const site = 'type' in value ? siteWith({ type: 'hero', headline: 'x' }, { id: 'example', ...value }) : value;
      const whole = 'version' in site ? site : { ...smallSite(), ...site };
      expect([snippet, complaintsOf(whole)]).toEqual([snippet, []]);
    }
  });

  test('links only to what is there', async () => {
    const text = await read(file);
    for (const [, target = ''] of text.matchAll(/\]\((?!https?:)([^)#]+)/g))
      expect([target, existsSync(join(root, dirname(file), target))]).toEqual([target, true]);
  });

  test('names only commands that there are', async () => {
    const { scripts } = JSON.parse(await read('package.json'));
    for (const [, name = ''] of (await read(file)).matchAll(/npm run ([\w:-]+)/g))
      expect(Object.keys(scripts)).toContain(name);
  });
});
