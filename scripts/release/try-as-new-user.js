import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { run, serve } from './run.js';

/**
 * Tests an installed Onefolio as a new user: creates a folder, prints the version, creates a site, and runs check,
 * build, dev, preview and doctor. `command` is the command line that runs Onefolio. Throws at the first step that
 * fails, with its result.
 */
export async function tryAsNewUser(command, folder, version, { cwd, env } = {}) {
  const call = (...args) => run([...command, ...args], { cwd, env });
  const found = (await call('--version')).trim();
  if (found !== version) throw new Error(`expected onefolio ${version}, found ${found}`);
  expect(await call('--help'), 'preview', '--help');

  mkdirSync(folder, { recursive: true });
  const site = join(folder, 'site.json');
  await call('new', folder, '--yes');
  await call('check', '--site', site);
  await call('build', '--site', site);
  if (!existsSync(join(folder, 'dist/index.html'))) throw new Error('build wrote no page');
  for (const name of ['dev', 'preview']) {
    const server = await serve([...command, name, '--site', site, '--port', '0'], { cwd, env });
    try {
      expect(await (await fetch(server.url)).text(), 'Your Name', name);
    } finally {
      await server.stop();
    }
  }
  await call('doctor', '--site', site);
}

function expect(text, expected, step) {
  if (!text.includes(expected))
    throw new Error(`the output of ${step} does not contain "${expected}":\n${text.slice(0, 2000)}`);
}
