import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Writer } from '../../src/build/writer.ts';
import { folderOf } from '../support/folder.ts';

test('says that a file could not be written once nobody is writing any more', async () => {
  const folder = await folderOf({ 'a-file': '' });
  const writer = new Writer(folder);
  const size = 40_000_000;
  const writeOn = async () => {
    await writer.write('large', new Uint8Array(size));
    await writer.write('a-file/below', 'x');
    for (let page = 0; page < 1000; page++) await writer.write(`page-${page}`, 'x');
  };
  await expect(writeOn()).rejects.toThrow('a-file');
  expect((await stat(join(folder, 'large'))).size).toBe(size);
});
