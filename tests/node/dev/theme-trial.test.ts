import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { looks } from '../../../src/looks/looks.ts';
import { choiceOf, isSavedTrial, nextTrial } from '../../../src/node/dev/theme-trial.ts';
import { writeTheme } from '../../../src/node/dev/write-theme.ts';
import { serveUntil } from '../../support/command.ts';
import { openFolder, put } from '../../support/folder.ts';
import { compileSite, siteWith } from '../../support/sites/site.ts';

const names = Object.keys(looks);
type Site = Parameters<typeof nextTrial>[2];

/* The previews after a number of key presses. */
function pressed(of: 'look' | 'color', times: number, site: Site) {
  const trials: NonNullable<Parameters<typeof nextTrial>[0]>[] = [];
  for (let count = 0; count < times; count++) trials.push(nextTrial(trials.at(-1) ?? null, of, site));
  return trials;
}

describe('the looks for a preview', () => {
  test('are all looks, from the next one to the saved one', () => {
    const site: Site = { theme: { look: 'plate' } };
    const trials = pressed('look', names.length, site);
    expect(trials.map(({ look }) => look).toSorted()).toEqual(names.toSorted());
    expect(trials.map((trial) => isSavedTrial(trial, site))).toEqual([...names.slice(1).map(() => false), true]);
  });

  test('keep the previewed hue', () => {
    expect(nextTrial({ look: 'door', hue: 25 }, 'look', {})).toMatchObject({ hue: 25 });
    expect(nextTrial({ look: 'door' }, 'look', {})).not.toHaveProperty('hue');
  });
});

describe('the colors for a preview', () => {
  test.each<[Site, number]>([
    [{}, 6],
    [{ theme: { accent: 25 } }, 6],
    [{ theme: { accent: 200 } }, 7],
    [{ theme: { color: 'teal' } }, 7],
  ])('of the site %j are %i other hues, and then the color of the site', (site, count) => {
    const trials = pressed('color', count + 1, site);
    expect(new Set(trials.map(({ hue }) => hue)).size).toBe(count + 1);
    expect(trials.map((trial) => isSavedTrial(trial, site))).toEqual([...Array(count).fill(false), true]);
  });

  test('write a hue only if it is not the color of the site', () => {
    expect(choiceOf({ look: 'plate' }, { theme: { color: 'teal' } })).toEqual({ look: 'plate' });
    expect(choiceOf({ look: 'door', hue: 25 }, {})).toEqual({ accent: 25 });
  });
});

describe('writeTheme', () => {
  const compile = ({ site }: { site: string }) => compileSite(JSON.parse(site));
  const write = async (text: string, onDisk: string, compileTexts = compile) => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {});
    const folder = await openFolder();
    const file = join(folder.path, 'site.json');
    await writeFile(file, onDisk);
    const isWritten = await writeTheme(file, text, { look: 'plate' }, compileTexts as never);
    const after = await readFile(file, 'utf8');
    await folder.remove();
    const errors = complain.mock.calls.flat().join();
    complain.mockRestore();
    return { isWritten, after, errors };
  };
  const text = `\uFEFF${JSON.stringify(siteWith({ type: 'hero', headline: 'Hello' }), null, '\t')}\r\n`.slice(1);

  test('adds the look, and keeps every other character', async () => {
    const { isWritten, after } = await write(text, `\uFEFF${text}`);
    expect([isWritten, JSON.parse(after.slice(1)).theme.look, after[0]]).toEqual([true, 'plate', '\uFEFF']);
    expect(after.replace(/,\s*"look": "plate"|,?\s*"theme": \{\s*"look": "plate"\s*\}/, '')).toBe(`\uFEFF${text}`);
  });

  test('writes nothing into a file that has changed', async () => {
    expect(await write(text, `${text} `)).toEqual({
      isWritten: false,
      after: `${text} `,
      errors: 'could not write the look: site.json has changed in the meantime: press "Keep this look" again',
    });
  });

  test('writes nothing if the site would have an error', async () => {
    const { isWritten, after } = await write(text, text, (() => ({ stage: 'shape' })) as never);
    expect([isWritten, after]).toEqual([false, text]);
  });
});

describe('a page of the dev server', () => {
  let folder: Awaited<ReturnType<typeof openFolder>>;
  let server: Awaited<ReturnType<typeof serveUntil>>;
  let file: string;
  let token: string;
  const site = JSON.stringify(siteWith({ type: 'hero', headline: 'Hello' }), null, 2);
  beforeAll(async () => {
    folder = await openFolder();
    file = join(folder.path, 'site.json');
    await put(file, site);
    server = await serveUntil(['dev', '--site', file, '--port', '0']);
    token = /data-token="([^"]+)"/.exec(await (await fetch(server.url)).text())?.[1] ?? '';
  });
  afterAll(async () => {
    await server.stop();
    await folder.remove();
  });

  type Heard = { trial: { look: string; version: number; isSaved: boolean } | null; message?: string };
  async function connect(origin = server.url) {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/_onefolio/socket?${token}`, {
      headers: { origin },
    });
    const heard: Heard[] = [];
    socket.on('message', (data) => {
      const { name, message } = JSON.parse(String(data));
      if (name === 'onefolio:tried') heard.push(message);
    });
    const isOpen = await new Promise<boolean>((resolve) => {
      socket.on('error', () => resolve(false)).on('open', () => resolve(true));
    });
    const say = (name: string, message: object) => isOpen && socket.send(JSON.stringify({ name, message }));
    say('onefolio:here', { prefix: '', path: '/', version: -1 });
    if (isOpen) await expect.poll(() => heard.length).toBeGreaterThan(0);
    const tryNext = async (of = 'look') => {
      const { length } = heard;
      say('onefolio:try', { of });
      await expect.poll(() => heard.length).toBeGreaterThan(length);
      return heard.at(-1) as Heard;
    };
    return { heard, say, tryNext, isOpen, socket };
  }

  test("of another site can't start a preview", async () => {
    expect((await connect('https://evil.example')).isOpen).toBe(false);
  });

  test('shows a look previewed by another page, and so does a new document', async () => {
    const [one, other] = [await connect(), await connect()];
    const { trial } = await one.tryNext();
    await expect.poll(() => other.heard.at(-1)?.trial).toEqual(trial);
    const style = async () => /data-dev href="([^"]+)"/.exec(await (await fetch(server.url)).text())?.[1];
    const tried = await style();
    one.say('onefolio:revert', {});
    await expect.poll(() => other.heard.at(-1)?.trial).toBeNull();
    expect(await style()).not.toBe(tried);
    expect(await readFile(file, 'utf8')).toBe(site);
    for (const { socket } of [one, other]) socket.close();
  });

  test('ends a preview with a save, and keeps nothing of an earlier version', async () => {
    const page = await connect();
    const { trial } = await page.tryNext();
    await put(file, `${site}\n`);
    await expect.poll(() => page.heard.at(-1)?.trial).toBeNull();
    page.say('onefolio:keep', { version: trial?.version ?? 0 });
    await page.tryNext('color');
    page.say('onefolio:keep', { version: trial?.version ?? 0 });
    await page.tryNext('color');
    expect(await readFile(file, 'utf8')).toBe(`${site}\n`);
    page.say('onefolio:revert', {});
    page.socket.close();
  });

  test('shows another file of the site in the previewed look', async () => {
    const page = await connect();
    const { trial } = await page.tryNext();
    await put(join(folder.path, 'public/favicon.png'), 'an icon');
    await expect.poll(() => page.heard.at(-1)?.trial?.version).toBeGreaterThan(trial?.version ?? 0);
    expect(page.heard.at(-1)?.trial?.look).toBe(trial?.look);
    page.say('onefolio:revert', {});
    page.socket.close();
  });

  test('shows the saved look, and starts no preview, while the file has an error', async () => {
    const page = await connect();
    await page.tryNext();
    await put(file, site.replace('"hero"', '"heroo"'));
    await expect.poll(() => page.heard.at(-1)?.trial).toBeNull();
    expect(await page.tryNext()).toEqual({
      trial: null,
      message: 'Fix the errors in site.json to try other looks.',
    });
    await put(file, site);
    await expect.poll(() => page.heard.at(-1)).toEqual({ trial: null });
    page.socket.close();
  });
});
