import { chmod, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findFirefox } from '../../scripts/firefox.js';
import { openFolder, put } from '../support/folder.ts';
import type { Browser, Engine } from './driver.ts';
import { startWithPuppeteer } from './puppeteer.ts';

export const firefox: Engine = { name: 'Firefox', blind: {}, start };

async function start(): Promise<Browser> {
  const executablePath = findFirefox();
  if (!executablePath) throw new Error('no Firefox was found: run "npm run test:engines", which installs one');
  const { path: folder, remove } = await openFolder();
  const [program, mails] = ['mail-program', 'mails'].map((name) => join(folder, name)) as [string, string];
  await writeFile(mails, '');
  await writeFile(program, `#!/bin/sh\nprintf '%s\\n' "$1" >> '${mails}'\n`);
  await chmod(program, 0o755);
  const profile = join(folder, 'profile');
  // 2 means: open with a program.
  const mailto = { action: 2, handlers: [{ name: 'The mail program of the tests', path: program }] };
  await put(join(profile, 'handlers.json'), { defaultHandlersVersion: {}, mimeTypes: {}, schemes: { mailto } });
  const browser = await startWithPuppeteer(
    {
      browser: 'firefox',
      executablePath,
      headless: true,
      userDataDir: profile,
      extraPrefsFirefox: { 'security.external_protocol_requires_permission': false },
    },
    { mails: async () => (await readFile(mails, 'utf8')).split('\n').filter(Boolean) },
  ).catch(async (error) => {
    await remove();
    throw error;
  });
  return {
    ...browser,
    close: async () => {
      await browser.close();
      await remove();
    },
  };
}
