import { join } from 'node:path';
import { expect, test } from 'vitest';
import { serveUntil } from '../../support/command.ts';
import { folderOf, put } from '../../support/folder.ts';
import { patience } from '../../support/patience.ts';
import { siteWith } from '../../support/sites/site.ts';

const site = (variants: object) => ({
  ...siteWith(
    { type: 'hero', headline: '{name}' },
    {
      type: 'timeline',
      id: 'jobs',
      heading: 'Work',
      entries: [
        { title: 'Query Writer', organization: 'Acme', in: ['backend'] },
        { title: 'Button Painter', organization: 'Acme', in: ['frontend'] },
      ],
    },
  ),
  outputs: { cv: ['txt'], variants },
});

test('shows variants of the CV and their files, and follows changes to them', async () => {
  const folder = await folderOf({ 'site.json': site({ ui: { only: ['frontend'] } }) });
  const server = await serveUntil(['dev', '--site', join(folder, 'site.json'), '--port', '0']);
  const read = async (path: string) => {
    const answer = await fetch(server.url + path);
    return { status: answer.status, body: await answer.text(), headers: answer.headers };
  };
  try {
    const page = await read('/cv-ui');
    expect([page.status, page.body.includes('Button Painter'), page.body.includes('Query Writer')]).toEqual([
      200,
      true,
      false,
    ]);
    const file = await read('/cv-ui.txt');
    expect([file.status, file.body.includes('Button Painter'), file.body.includes('Query Writer')]).toEqual([
      200,
      true,
      false,
    ]);
    expect(file.headers.get('content-disposition')).toBe('inline; filename=amina-trabelsi-cv-ui.txt');
    expect((await read('/cv.txt')).body).toContain('Query Writer');
    expect(JSON.parse((await read('/_pages/cv-ui.json')).body).path).toBe('/cv-ui');
    expect((await read('/cv-api')).status).toBe(404);
    expect((await read('/cv-api.txt')).status).toBe(404);

    await put(join(folder, 'site.json'), site({ api: { only: ['backend'] }, ui: { only: ['backend', 'frontend'] } }));
    await expect.poll(async () => (await read('/cv-api')).status, { timeout: patience }).toBe(200);
    expect((await read('/cv-ui.txt')).body).toContain('Query Writer');
    expect((await read('/cv-api.txt')).body).not.toContain('Button Painter');
  } finally {
    await server.stop();
  }
});
