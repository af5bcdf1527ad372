import { execFile } from 'node:child_process';
import { chmod, readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { hostings } from '../../src/cli/new/choices.ts';
import workflow from '../../src/cli/new/starters/repository/pages.yml?raw';
import { command } from '../support/command.ts';
import { contentsOf, folderOf, put } from '../support/folder.ts';
import { root } from '../support/root.ts';
import { smallSite } from '../support/sites/site.ts';

interface Step {
  id?: string;
  run?: string;
  uses?: string;
  env?: Record<string, string>;
  with?: Record<string, string | boolean | number>;
}
interface Job {
  permissions: object;
  steps: Step[];
}
interface Workflow {
  permissions: object;
  concurrency: object;
  on: object;
  jobs: { build: Job; publish: Job };
}

const read = (file: string) => readFile(join(root, file), 'utf8');
const run = promisify(execFile);
const git = (cwd: string, ...words: string[]) =>
  run(
    'git',
    ['-c', 'user.name=Amina', '-c', 'user.email=amina@example.com', '-c', 'init.defaultBranch=main', ...words],
    {
      cwd,
    },
  );

/* Simulates an installation by npm, because no registry has this version of Onefolio. */
const npm = `#!/bin/sh
case "$1" in
  ci | install) echo "$@" > installed; mkdir -p node_modules/.bin; ln -s "$ONEFOLIO/bin/onefolio.js" node_modules/.bin/onefolio ;;
  *) PATH="$USUAL" exec npm "$@" ;;
esac
`;

/* A fresh clone of a repository created by "new", with a function that runs commands in it as a host does. */
async function cloneOf(host: string, more: Record<string, string> = {}) {
  const folder = await folderOf({ 'path/npm': npm });
  await chmod(join(folder, 'path/npm'), 0o755);
  const [origin, clone] = [join(folder, 'my site'), join(folder, 'clone')];
  await command(['new', 'my site', '--host', host], {}, folder);
  // A placeholder name can't be published.
  const site = await readFile(join(origin, 'site.json'), 'utf8');
  await put(join(origin, 'site.json'), site.replace('Your Name', 'Amina').replace('you@example', 'amina@example'));
  for (const [name, content] of Object.entries(more)) await put(join(origin, name), content);
  await git(folder, 'init', '--quiet', origin);
  await git(origin, 'add', '--all');
  await git(origin, 'commit', '--quiet', '--message', 'Begin');
  await git(folder, 'clone', '--quiet', origin, clone);
  const { PATH: usual = '' } = process.env;
  const environment = { ONEFOLIO: root, USUAL: usual, PATH: `${join(folder, 'path')}${delimiter}${usual}` };
  return {
    clone,
    runLine: async (line: string, more: NodeJS.ProcessEnv) =>
      (await run('sh', ['-ec', line], { cwd: clone, env: { ...process.env, ...environment, ...more } })).stdout,
    readText: (file: string) => readFile(join(clone, file), 'utf8'),
    status: async () => (await git(clone, 'status', '--porcelain')).stdout,
  };
}

/* The content of a site makes no difference to a host. */
const small = { 'site.json': JSON.stringify(smallSite()) };

const ofGithub = {
  CI: 'true',
  GITHUB_ACTIONS: 'true',
  GITHUB_REPOSITORY: 'amina/portfolio',
};
const outputs: Record<string, string> = { 'steps.pages.outputs.base_url': 'http://amina.example/me' };
const { build, publish } = (parse(workflow) as Workflow).jobs;

/* Runs the steps of a workflow except its actions. Returns the output of each command. */
async function runSteps(
  runLine: (line: string, more: NodeJS.ProcessEnv) => Promise<string>,
  steps = build.steps,
): Promise<string[]> {
  const written: string[] = [];
  for (const { run: line, env = {} } of steps) {
    if (line === undefined) continue;
    const given = Object.entries(env).map(([name, value]) => [
      name,
      value.replace(/\$\{\{ ([\w.]+) \}\}/g, (_, output: string) => outputs[output] ?? ''),
    ]);
    written.push(await runLine(line, { ...ofGithub, ...Object.fromEntries(given) }));
  }
  return written;
}

describe('a repository created by `new`', () => {
  test('is published on GitHub Pages by its workflow, and installs the dependencies of package.json without a lockfile', async () => {
    const { runLine, readText, status } = await cloneOf('github');
    const [, checked, built] = await runSteps(runLine);
    expect(await readText('installed')).toBe('install\n');
    expect(checked).toContain('onefolio check --format github');
    expect(built).toContain('Building for http://amina.example/me/ (from ONEFOLIO_URL)');
    const page = await readText('dist/index.html');
    expect(page).toContain('rel="canonical" href="http://amina.example/me/"');
    expect(page).toContain('data-entry="/me/assets/');
    // Generated files are ignored by Git.
    expect(await status()).toBe('?? installed\n');
  });

  test('installs the versions of its lockfile on GitHub Pages', async () => {
    const { runLine, readText, status } = await cloneOf('github', { 'package-lock.json': '{}' });
    await runSteps(
      runLine,
      build.steps.filter(({ run }) => run?.includes('npm ci')),
    );
    expect(await readText('installed')).toBe('ci\n');
    expect(await status()).toBe('?? installed\n');
  });

  test("isn't published by its workflow if the site has errors: GitHub shows the line", async () => {
    const { clone, runLine } = await cloneOf('github', { 'site.json': '{\n  "version": 2,\n  "langauge": "en"\n}\n' });
    await expect(runSteps(runLine)).rejects.toMatchObject({
      stdout: expect.stringMatching(/^::error file=site\.json,line=3,col=\d+/m),
    });
    expect(await contentsOf(join(clone, 'dist'))).toEqual({});
  });

  test('is built by Netlify with netlify.toml', async () => {
    const { runLine, readText } = await cloneOf('netlify', small);
    const toml = await readText('netlify.toml');
    expect(toml).toBe(await read('netlify.toml'));
    const [, line = ''] = /^command = "(.*)"$/m.exec(toml) ?? [];
    await runLine('npm install', {});
    const output = await runLine(line, { NETLIFY: 'true', URL: 'https://amina.netlify.app' });
    expect(output).toContain('Building for https://amina.netlify.app/ (from URL on Netlify)');
    expect(await readText('dist/_headers')).toContain('upgrade-insecure-requests');
  });

  test('is built by Vercel with vercel.json, into the folder that Vercel reads', async () => {
    const { runLine, readText, status } = await cloneOf('vercel', small);
    const text = await readText('vercel.json');
    expect(text).toBe(await read('vercel.json'));
    await runLine('npm install', {});
    await runLine(JSON.parse(text).buildCommand, { VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'amina.vercel.app' });
    expect(JSON.parse(await readText('.vercel/output/config.json'))).toMatchObject({ version: 3 });
    expect(await readText('.vercel/output/static/index.html')).toContain('href="https://amina.vercel.app/"');
    expect(await status()).toBe('?? installed\n');
  });

  test('declares its output folder for Cloudflare Pages', async () => {
    const { runLine, readText } = await cloneOf('cloudflare', small);
    const { name, pages_build_output_dir: folder } = JSON.parse(await readText('wrangler.jsonc'));
    expect(name).toBe('my-site');
    await runLine('npm install', {});
    const output = await runLine('npm run build', {
      CF_PAGES: '1',
      CF_PAGES_URL: 'https://1a2b3c4d.my-site.pages.dev',
    });
    expect(output).toContain('Building for https://my-site.pages.dev/ (from CF_PAGES_URL on Cloudflare Pages)');
    expect(await readText(join(folder, 'index.html'))).toContain('href="https://my-site.pages.dev/"');
  });

  test.each(Object.keys(hostings))('explains how to publish on %s in its README', async (host) => {
    const folder = await folderOf();
    await command(['new', '--host', host], {}, folder);
    const readme = await readFile(join(folder, 'README.md'), 'utf8');
    expect(readme).toMatch(/^## Publish\n\n1\. .+\n2\. .+\n/m);
    const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    // "update" is a script of the clone.
    for (const [, name = ''] of readme.matchAll(/npm run (\w+)/g))
      expect([...Object.keys(scripts), 'update']).toContain(name);
  });

  test('has no files for a host with --host none', async () => {
    const folder = await folderOf();
    await command(['new', '--host', 'none'], {}, folder);
    expect(Object.keys(await contentsOf(folder))).toEqual([
      '.gitignore',
      'AGENTS.md',
      'README.md',
      'package.json',
      'site.json',
      'site.schema.json',
      expect.stringMatching(/^vendor\/onefolio-/),
    ]);
  });
});

describe('the workflow of a new repository', () => {
  test('has the permissions, the actions and the settings of the workflow of Onefolio itself', async () => {
    const own = parse(await read('.github/workflows/pages.yml')) as Workflow;
    const { jobs, ...rest } = parse(workflow) as Workflow;
    const { jobs: ownJobs, ...ownRest } = own;
    expect(rest).toEqual(ownRest);
    expect(jobs.publish).toEqual(ownJobs.publish);
    const actions = ({ steps }: Job) => steps.filter(({ uses }) => uses && !uses.startsWith('actions/setup-node@'));
    expect(actions(build)).toEqual(actions(ownJobs.build));
    expect(build.permissions).toEqual(ownJobs.build.permissions);
    expect(publish.permissions).toEqual({ pages: 'write', 'id-token': 'write' });
  });

  test("doesn't cache npm packages, which would fail without a lockfile", () => {
    const node = build.steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'));
    expect(node?.with).toEqual({ 'node-version': 22 });
  });
});
