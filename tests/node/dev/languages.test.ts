import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { serveUntil } from '../../support/command.ts';
import { openFolder, put } from '../../support/folder.ts';
import { patience } from '../../support/patience.ts';
import { readSite } from '../../support/sites/read-site.ts';

/* A dev server for a site in three languages, and an editor that records what it opens. */
let folder: Awaited<ReturnType<typeof openFolder>>;
let server: Awaited<ReturnType<typeof serveUntil>>;
const save = (site: object) => put(join(folder.path, 'site.json'), site);

beforeAll(async () => {
  folder = await openFolder();
  await save(readSite('three-languages'));
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
beforeEach(() => put(join(folder.path, 'opened'), ''));

const read = async (path: string) => {
  const answer = await fetch(server.url + path);
  return { status: answer.status, type: answer.headers.get('content-type'), body: await answer.text() };
};

interface Message {
  name: string;
  message: { prefix: string; path: string; text: string; page: { head: { title: string } }; shell: object };
}

/* An open page, with its received messages and a function that sends one. */
async function visitor(prefix: string, path: string) {
  const { body } = await read(prefix + path);
  const [, version, token] = /name="onefolio:dev" content="(\d+)" data-token="([^"]+)"/.exec(body) ?? [];
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/_onefolio/socket?${token}`, { origin: server.url });
  const received: Message[] = [];
  socket.on('message', (data) => received.push(JSON.parse(String(data))));
  await new Promise((resolve) => socket.once('open', resolve));
  const ask = (name: string, message: object) => socket.send(JSON.stringify({ name, message }));
  ask('onefolio:here', { prefix, path, version: Number(version) });
  const last = (name: string) => received.findLast((each) => each.name === name)?.message;
  return { ask, close: () => socket.close(), last };
}

/* The line of the file that the editor opened. */
async function openedLine(): Promise<string | undefined> {
  const opened = () => readFile(join(folder.path, 'opened'), 'utf8');
  await expect.poll(opened, { timeout: patience }).not.toBe('');
  const [, line = '0'] = /site\.json (\d+) \d+/.exec(await opened()) ?? [];
  return (await readFile(join(folder.path, 'site.json'), 'utf8')).split('\n')[Number(line) - 1]?.trim();
}

test.each([
  ['/', 'lang="en" dir="ltr"', 'Hello, I am Amina Haddad'],
  ['/fr', 'lang="fr" dir="ltr"', 'Bonjour, je suis Amina Haddad'],
  ['/fr/', 'lang="fr" dir="ltr"', 'Bonjour, je suis Amina Haddad'],
  ['/ar', 'lang="ar" dir="rtl"', 'مرحبا، أنا أمينة حداد'],
  ['/fr/privacy', 'lang="fr" dir="ltr"', 'Vie privée'],
  ['/fr/billet', 'lang="fr" dir="ltr"', 'Un billet'],
])('returns %s in the language of its address', async (path, html, words) => {
  const { status, body } = await read(path);
  expect(status).toBe(200);
  expect(body).toContain(`<html ${html}`);
  expect(body).toContain(words);
});

test('adds the prefix of its language to every page, and none for the first language', async () => {
  expect((await read('/fr/about')).body).toContain('data-prefix="/fr"');
  expect((await read('/about')).body).not.toContain('data-prefix');
});

test('returns the data of a page in its language', async () => {
  const titleOf = async (path: string) => JSON.parse((await read(path)).body).head.title;
  expect(await titleOf('/_pages/index.json')).toBe('Amina Haddad: Developer');
  expect(await titleOf('/fr/_pages/index.json')).toBe('Amina Haddad\u00A0: Développeuse');
  expect(await titleOf('/ar/_pages/privacy.json')).toBe('الخصوصية');
});

test('returns the 404 page of the language for unknown paths below its prefix', async () => {
  const [base, french] = [await read('/nowhere'), await read('/fr/nowhere')];
  expect([base.status, french.status]).toEqual([404, 404]);
  expect(base.body).toContain('<html lang="en"');
  expect(french.body).toContain('<html lang="fr"');
  expect((await read('/fr/_pages/nowhere.json')).status).toBe(404);
  expect((await read('/billet')).status).toBe(404);
});

test('returns the CV, the résumé and the feeds of each language', async () => {
  expect((await read('/fr/cv')).body).toContain('Développeuse');
  expect((await read('/cv')).body).not.toContain('Développeuse');
  expect(JSON.parse((await read('/fr/resume.json')).body).basics.label).toBe('Développeuse');
  expect(JSON.parse((await read('/resume.json')).body).basics.label).toBe('Developer');
  const feed = JSON.parse((await read('/fr/feed.json')).body);
  expect(feed).toMatchObject({ language: 'fr', items: [{ url: `${server.url}/fr/billet` }] });
  expect((await read('/fr/feed.xml')).type).toBe('application/xml');
  expect((await read('/feed.xml')).status).toBe(404);
  expect((await read('/fr')).body).toMatch(/href="\/fr\/resume\.json".*href="\/fr\/feed\.xml"/);
});

test('updates every open page in its own language after a save', async () => {
  const guests = await Promise.all(['', '/fr', '/ar'].map((prefix) => visitor(prefix, '/privacy')));
  const site = readSite('three-languages');
  site.pages[2] = {
    ...site.pages[2],
    title: { en: 'Secrets', fr: 'Discrétion', ar: 'أسرار' },
  } as (typeof site.pages)[2];
  await save(site);
  const titles = () => guests.map(({ last }) => last('onefolio:changed')?.page.head.title);
  await expect.poll(titles, { timeout: patience }).toEqual(['Secrets', 'Discrétion', 'أسرار']);
  expect(guests.map(({ last }) => last('onefolio:changed')?.shell)).toMatchObject([
    { language: 'en', direction: 'ltr' },
    { language: 'fr', direction: 'ltr' },
    { language: 'ar', direction: 'rtl' },
  ]);
  for (const guest of guests) guest.close();
  await save(readSite('three-languages'));
  await expect.poll(async () => (await read('/fr/privacy')).body, { timeout: patience }).toContain('Vie privée');
});

test('reloads a page whose language was removed', async () => {
  const guest = await visitor('/fr', '/about');
  const waiting = await visitor('', '/de/about');
  const site = JSON.parse(JSON.stringify(readSite('three-languages')).replaceAll('"fr"', '"de"'));
  await save(site);
  await expect.poll(() => guest.last('onefolio:changed'), { timeout: patience }).toMatchObject({ prefix: '' });
  await expect
    .poll(() => waiting.last('onefolio:changed'), { timeout: patience })
    .toMatchObject({ prefix: '/de', path: '/about' });
  for (const each of [guest, waiting]) each.close();
  await save(readSite('three-languages'));
  await expect.poll(async () => (await read('/fr/privacy')).body, { timeout: patience }).toContain('Vie privée');
});

test.each([
  ['a text that is there', '/fr', '/', 'page', ['blocks', 0, 'headline'], '"fr": "Bonjour, je suis {name}",'],
  ['a text that is not there', '/fr', '/about', 'shell', ['name'], '"en": "Amina Haddad",'],
  ['the same in a language that has it', '/ar', '/about', 'shell', ['name'], '"ar": "أمينة حداد"'],
  ['a text in the first language', '', '/', 'page', ['blocks', 0, 'headline'], '"en": "Hello, I am {name}",'],
  ['a text that is written once', '/fr', '/about', 'page', ['head', 'title'], '"title": "About me",'],
  ['a label of the header', '/ar', '/', 'shell', ['navigation', 0, 'label'], '"ar": "أعمال"'],
  [
    'an entry behind one that is not there in the language',
    '/ar',
    '/privacy',
    'page',
    ['blocks', 0, 'sections', 0, 'heading'],
    '"ar": "ملفات الارتباط"',
  ],
  ['a line of a long text', '/ar', '/about', 'page', ['blocks', 0, 'content', 0, 'text'], '"شيء."'],
  [
    'a line of a long text that is not there',
    '/fr',
    '/about',
    'page',
    ['blocks', 0, 'content', 0, 'text'],
    '"One **thing**."',
  ],
])('opens the source of %s that the page shows', async (_, prefix, path, of, steps, line) => {
  const guest = await visitor(prefix, path);
  guest.ask('onefolio:locate', { path, of, steps });
  expect(await openedLine()).toBe(line);
  guest.close();
});

test("reports the translation coverage of a page's language, and opens the first missing text", async () => {
  const [base, french] = [await visitor('', '/'), await visitor('/fr', '/')];
  await expect
    .poll(() => french.last('onefolio:covered')?.text, { timeout: patience })
    .toMatch(/^French: \d+% translated, \d+ translations missing$/);
  french.ask('onefolio:missing', {});
  expect(await openedLine()).toContain('"name": {');
  expect(base.last('onefolio:covered')).toBeUndefined();
  for (const each of [base, french]) each.close();
});
