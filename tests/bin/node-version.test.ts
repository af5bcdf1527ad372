import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { refusalOf, supported } from '../../bin/node-version.js';
import { root } from '../support/root.ts';

const read = async (file: string) => JSON.parse(await readFile(join(root, file), 'utf8'));

test.each(['20.19.0', '20.20.2', '22.12.0', '22.13.1', '23.0.0', '24.0.0', '24.11.1', '30.1.0', '24.0.0-nightly2025'])(
  'runs on Node %s',
  (version) => {
    expect(refusalOf(version)).toBe(null);
  },
);

test.each(['0.12.18', '18.20.8', '19.9.0', '20.0.0', '20.18.3', '21.0.0', '21.7.3', '22.0.0', '22.9.0', '22.11.0'])(
  'rejects Node %s, and prints the supported versions',
  (version) => {
    expect(refusalOf(version)).toBe(
      `You are using Node.js ${version}. Onefolio requires Node.js version 20.19+ or 22.12+.`,
    );
  },
);

test('declares the same Node versions in package.json', async () => {
  const { engines } = await read('package.json');
  const { packages } = await read('package-lock.json');
  expect([engines.node, packages[''].engines.node]).toEqual([supported, supported]);
});

test('exits with 2 and an explanation on an unsupported Node', async () => {
  const older = "Object.defineProperty(process.versions, 'node', { value: '22.11.0' });";
  const args = [
    '--import',
    `data:text/javascript,${encodeURIComponent(older)}`,
    join(root, 'bin/onefolio.js'),
    'check',
  ];
  await expect(promisify(execFile)(process.execPath, args)).rejects.toMatchObject({
    code: 2,
    stdout: '',
    stderr: 'You are using Node.js 22.11.0. Onefolio requires Node.js version 20.19+ or 22.12+.\n',
  });
});
