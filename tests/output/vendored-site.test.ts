import { execFile } from 'node:child_process';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { run as runProgram, serve } from '../../scripts/release/run.js';
import { folderOf } from '../support/folder.ts';
import { otherVersion } from '../support/versions.ts';

const run = promisify(execFile);

/* Without npm's settings of this run, and offline, because the repository contains all dependencies. */
const environment = Object.fromEntries(
  Object.entries({ ...process.env, npm_config_offline: 'true', npm_config_audit: 'false' }).filter(
    ([name]) => !/^npm_(?:package|lifecycle|config_(?!offline|audit))/.test(name),
  ),
);

test.skipIf(process.platform === 'win32')(
  'a site from a clone is installed, served and published from its own repository, without that clone',
  async () => {
    const folder = await folderOf();
    const clone = await otherVersion(join(folder, 'clone'), 1);
    const env = { ...environment, INIT_CWD: folder };
    await runProgram([process.execPath, join(clone, 'scripts/new.js'), 'site', '--yes'], { cwd: clone, env });
    await rm(clone, { recursive: true });
    await mkdir(join(folder, 'elsewhere'));
    const site = join(folder, 'elsewhere', 'my site');
    await rename(join(folder, 'site'), site);
    // sharp would come from the network.
    const manifest = JSON.parse(await readFile(join(site, 'package.json'), 'utf8'));
    delete manifest.devDependencies.sharp;
    await writeFile(join(site, 'package.json'), JSON.stringify(manifest));
    await runProgram(['npm', 'install'], { cwd: site, env });
    const server = await serve(['npm', 'start', '--', '--port', '0'], { cwd: site, env });
    expect(await (await fetch(server.url)).text()).toContain('Your Name');
    await server.stop();

    // Simulates a push to a host: a fresh clone, and the steps of the workflow.
    const text = await readFile(join(site, 'site.json'), 'utf8');
    await writeFile(
      join(site, 'site.json'),
      text.replaceAll('Your Name', 'Amina').replace('you@example', 'me@example'),
    );
    const git = ['-c', 'user.name=Amina', '-c', 'user.email=amina@example.com'];
    await run('git', ['init', '--quiet'], { cwd: site });
    await run('git', ['add', '--all'], { cwd: site });
    await run('git', [...git, 'commit', '--quiet', '--message', 'Begin'], { cwd: site });
    const copy = join(folder, 'host');
    await run('git', ['clone', '--quiet', site, copy]);
    const { jobs } = parse(await readFile(join(copy, '.github/workflows/pages.yml'), 'utf8'));
    const lines = jobs.build.steps.flatMap(({ run: line }: { run?: string }) => (line === undefined ? [] : [line]));
    expect(lines[0]).toContain('npm ci');
    const ofHost = { ...env, CI: 'true', GITHUB_ACTIONS: 'true', ONEFOLIO_URL: 'https://amina.example/me' };
    for (const line of lines) await run('sh', ['-ec', line], { cwd: copy, env: ofHost });
    expect(await readFile(join(copy, 'dist/index.html'), 'utf8')).toContain('href="https://amina.example/me/"');
  },
);
