import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import type { Io } from '../../../src/cli/io.ts';
import { progressOn } from '../../../src/cli/report/progress.ts';
import { stripes } from '../../support/browser/pictures.ts';
import { folderOf, put } from '../../support/folder.ts';
import { smallSite } from '../../support/sites/site.ts';
import { atTerminal } from '../../support/terminal.ts';

/* The output to a stream while `parts` of 300 images are encoded, one every `pace` milliseconds. */
function written(isTTY: boolean, env: NodeJS.ProcessEnv, { isQuiet = false, parts = 300, pace = 10 } = {}): string[] {
  const texts: string[] = [];
  const stderr = { isTTY, write: (text: string) => texts.push(text) };
  let time = 0;
  // Only these two are used.
  const progress = progressOn({ stderr, env } as unknown as Io, isQuiet, () => time);
  for (let done = 1; done <= parts; done++) {
    time += pace;
    progress.report('encoding images', done, 300);
  }
  progress.end();
  return texts;
}

test('a terminal shows progress after a second, at most ten times a second, and clears it at the end', () => {
  const lines = written(true, {});
  expect(lines).toHaveLength(22);
  expect(lines[0]).toBe('\r\u001B[KEncoding images: 100 of 300');
  expect(lines[1]).toBe('\r\u001B[KEncoding images: 110 of 300');
  expect(lines.at(-1)).toBe('\r\u001B[K');
});

test.each([
  ['hall.jpg', 80, 'Encoding images: 3 of 14 (hall.jpg)'],
  ['a\u001B[2Jb.jpg', 80, 'Encoding images: 3 of 14 (a·[2Jb.jpg)'],
  ['hall.jpg', 36, 'Encoding images: 3 of 14 (hall.jpg)'],
  ['hall.jpg', 35, 'Encoding images: 3 of 14'],
  ['図書館.jpg', 0, 'Encoding images: 3 of 14 (図書館.jpg)'],
])('names the image in progress, %j, if it fits in a line of %i columns', (name, columns, line) => {
  const texts: string[] = [];
  const stderr = { isTTY: true, columns, write: (text: string) => texts.push(text) };
  let time = 0;
  const progress = progressOn({ stderr, env: {} } as unknown as Io, false, () => time);
  time = 1000;
  progress.report('encoding images', 3, 14, name);
  expect(texts).toEqual([`\r\u001B[K${line}`]);
});

test.each([
  ['a task of less than a second', true, {}, { parts: 99 }],
  ['a pipe', false, {}, {}],
  ['CI', true, { CI: 'true' }, {}],
  ['a terminal that knows no colors', true, { TERM: 'dumb' }, {}],
  ['--quiet', true, {}, { isQuiet: true }],
])('shows no progress for %s', (_, isTTY, env, options) => {
  expect(written(isTTY, env, options)).toEqual([]);
});

test('a terminal shows which image is encoded, in the first build only', async () => {
  const site = smallSite();
  site.pages[0].blocks[0].picture = { src: '/hall.jpg', alt: 'A hall' };
  const folder = await folderOf({ 'site.json': site });
  await put(join(folder, 'public/hall.jpg'), await stripes(30, 40).jpeg().toBuffer());
  // Every reading of the clock is a second later.
  let time = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 1000));
  try {
    const build = () => atTerminal(['build'], folder, { CI: undefined, TERM: 'xterm' }).ended;
    expect(await build()).toMatchObject({
      code: 0,
      screen: expect.stringContaining('Encoding images: 1 of 1 (hall.jpg)'),
    });
    expect(await build()).toMatchObject({ code: 0, screen: expect.not.stringContaining('Encoding') });
  } finally {
    clock.mockRestore();
  }
});
