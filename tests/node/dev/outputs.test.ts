import { readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { parseAtomFeed, parseJsonFeed } from 'feedsmith';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { command, serveUntil } from '../../support/command.ts';
import { openFolder, put } from '../../support/folder.ts';
import { patience } from '../../support/patience.ts';
import { root } from '../../support/root.ts';
import { siteWith } from '../../support/sites/site.ts';

let folder: Awaited<ReturnType<typeof openFolder>>;
let server: Awaited<ReturnType<typeof serveUntil>>;

const postTitled = (title: string) => ({
  path: '/post',
  title,
  date: '2026-01-02',
  blocks: [{ type: 'text', body: ['The _whole_ post.'] }],
});
const site = siteWith({ type: 'hero', headline: 'Hello' });
const withPost = (title: string, more: object) => ({ ...site, pages: [...site.pages, postTitled(title)], ...more });
const asked = { url: 'https://amina.example/', outputs: { feed: true, resume: true } };
const save = (saved: object) => put(join(folder.path, 'site.json'), saved);

beforeAll(async () => {
  folder = await openFolder();
  await symlink(join(root, 'node_modules'), join(folder.path, 'node_modules'));
  await save(withPost('On kilns', asked));
  server = await serveUntil(['dev', '--site', join(folder.path, 'site.json'), '--port', '0']);
});
afterAll(async () => {
  await server.stop();
  await folder.remove();
});

const read = async (path: string) => {
  const answer = await fetch(server.url + path);
  return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.text() };
};

test('serves feeds that link to its own pages, and every page links to them', async () => {
  const [xml, json] = [await read('/feed.xml'), await read('/feed.json')];
  expect([xml.type, json.type]).toEqual(['application/xml', 'application/json']);
  expect(parseAtomFeed(xml.body).entries?.[0]).toMatchObject({
    title: { value: 'On kilns' },
    links: [{ href: `${server.url}/post` }],
  });
  expect(parseJsonFeed(json.body).items?.[0]?.content_html).toContain('<em>whole</em>');
  expect((await read('/post')).body).toContain('title="Amina Trabelsi" href="/feed.xml"');
});

test('serves the résumé that a build would write', async () => {
  expect(JSON.parse((await read('/resume.json')).body)).toHaveProperty('basics');
});

test('serves the link preview that a build would publish, and every page names it as in a build', async () => {
  const preview = { url: 'https://amina.example/me/', outputs: { preview: true } };
  await save(withPost('On kilns', preview));
  const imageOf = (html: string) => html.match(/<meta property="og:image[^>]*>|<meta name="twitter:card[^>]*>/g) ?? [];
  await expect.poll(async () => imageOf((await read('/post')).body), { timeout: patience }).toHaveLength(5);
  const site = join(folder.path, 'site.json');
  expect(await command(['build', '--site', site])).toMatchObject({ code: 0 });
  for (const page of ['', '/post']) {
    const built = await readFile(join(folder.path, `dist${page || '/index'}.html`), 'utf8');
    const tags = imageOf((await read(page || '/')).body);
    expect(tags).toEqual(imageOf(built));
    const [, path = ''] = /content="https:\/\/amina\.example\/me(\/assets\/previews\/[^"]+)"/.exec(tags[0] ?? '') ?? [];
    const answer = await fetch(server.url + path);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(Buffer.from(await answer.arrayBuffer()).equals(await readFile(join(folder.path, 'dist', path)))).toBe(true);
  }
  expect((await read('/assets/previews/post-00000000.png')).status).toBe(404);
});

test('serves the latest outputs, and none that the site does not enable', async () => {
  await save(withPost('On glazes', asked));
  await expect.poll(async () => (await read('/feed.xml')).body, { timeout: patience }).toContain('On glazes');
  await save(withPost('On glazes', {}));
  const status = async (path: string) => (await read(path)).status;
  await expect.poll(() => status('/feed.xml'), { timeout: patience }).toBe(404);
  expect([await status('/feed.json'), await status('/resume.json')]).toEqual([404, 404]);
  expect((await read('/')).body).not.toContain('feed.xml');
});
