import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hydrated, visit } from '../../support/browser/page.ts';
import { serveUntil } from '../../support/command.ts';
import { openFolder, put } from '../../support/folder.ts';
import { readSite } from '../../support/sites/read-site.ts';

/* A dev server for a site in three languages, with an editor that records what it opens. */
let folder: Awaited<ReturnType<typeof openFolder>>;
let server: Awaited<ReturnType<typeof serveUntil>>;
let lines: string[];

beforeAll(async () => {
  folder = await openFolder();
  const { url: _, ...site } = readSite('three-languages');
  const text = JSON.stringify(site, null, 2);
  lines = text.split('\n');
  await put(join(folder.path, 'site.json'), text);
  const editor = join(folder.path, 'editor.sh');
  await put(editor, `#!/bin/sh\necho "$@" >> "${folder.path}/opened"\n`);
  await chmod(editor, 0o755);
  const environment = { LAUNCH_EDITOR: editor };
  server = await serveUntil(['dev', '--site', join(folder.path, 'site.json'), '--port', '0'], { environment });
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

test.each([
  ['/ar/', 'h1', '"ar": "مرحبا، أنا {name}"'],
  ['/fr/', 'h1', '"fr": "Bonjour, je suis {name}",'],
  ['/', 'h1', '"en": "Hello, I am {name}",'],
])('Alt and a click on %s open the line of the text in its language', async (path, selector, line) => {
  await put(join(folder.path, 'opened'), '');
  const page = await visit(server.url + path);
  await hydrated(page);
  await page
    .locator(selector)
    .first()
    .click({ modifiers: ['Alt'] });
  const opened = () => readFile(join(folder.path, 'opened'), 'utf8');
  await expect.poll(opened).not.toBe('');
  const [, number = '0'] = /site\.json (\d+) \d+/.exec(await opened()) ?? [];
  const found = lines.slice(Number(number) - 1, Number(number) + 3).map((each) => each.trim());
  expect(found[0]).toBe(line);
});
