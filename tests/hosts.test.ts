import { execFile } from 'node:child_process';
import { cpSync } from 'node:fs';
import { readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { openFolder } from './support/folder.ts';
import { root } from './support/root.ts';

interface Step {
  id?: string;
  run?: string;
  uses?: string;
  env?: Record<string, string>;
  with?: Record<string, string | boolean>;
}

const read = (file: string) => readFile(join(root, file), 'utf8');
const workflow = parse(await read('.github/workflows/pages.yml')) as {
  permissions: object;
  jobs: { build: { permissions: object; steps: Step[] }; publish: { permissions: object; steps: Step[] } };
};
const { build, publish } = workflow.jobs;
const tested = parse(await read('.github/workflows/test.yml')) as {
  permissions: object;
  jobs: { test: { permissions: object; strategy: { matrix: { node: number[] } }; steps: Step[] } };
};

describe('the workflow for GitHub Pages', () => {
  test('has only the permissions that it needs', () => {
    expect([workflow.permissions, build.permissions, publish.permissions]).toEqual([
      {},
      { contents: 'read', pages: 'read' },
      { pages: 'write', 'id-token': 'write' },
    ]);
  });

  test('publishes files whose names start with a dot', () => {
    const upload = build.steps.find(({ uses }) => uses?.startsWith('actions/upload-pages-artifact@'));
    expect(upload?.with).toEqual({ path: 'dist', 'include-hidden-files': true });
  });

  test('uses only actions of GitHub, each with a fixed major version', () => {
    const uses = [...build.steps, ...publish.steps].flatMap((step) => step.uses ?? []);
    expect(uses).toHaveLength(5);
    for (const action of uses) expect(action).toMatch(/^actions\/[\w-]+@v\d+$/);
  });
});

describe('the workflow for tests', () => {
  test('may only read the repository', () => {
    expect([tested.permissions, tested.jobs.test.permissions]).toEqual([{}, { contents: 'read' }]);
  });

  test('runs the checks of "npm test" on each supported version of Node', () => {
    const { steps, strategy } = tested.jobs.test;
    expect(strategy.matrix.node).toEqual([20, 22, 24]);
    expect(steps.flatMap((step) => step.run ?? [])).toEqual(['npm test', 'npm run test:all']);
  });

  test('uses only actions of GitHub, each at a pinned major version', () => {
    const uses = tested.jobs.test.steps.flatMap((step) => step.uses ?? []);
    expect(uses).toHaveLength(2);
    for (const action of uses) expect(action).toMatch(/^actions\/[\w-]+@v\d+$/);
  });
});

describe('a fork of the project', () => {
  let copy: string;

  /* A copy of everything that builds the site, without generated files, linked to the installed packages. */
  beforeAll(async () => {
    const folder = await openFolder();
    copy = folder.path;
    const other =
      /^(?:node_modules|dist|coverage|release|reports|tests|docs|bench|mutation|\.(?:onefolio|vercel|git|sandbox))$/;
    for (const name of await readdir(root))
      if (!other.test(name)) cpSync(join(root, name), join(copy, name), { recursive: true });
    await symlink(join(root, 'node_modules'), join(copy, 'node_modules'));
    return folder.remove;
  });

  const run = async (line: string, environment: NodeJS.ProcessEnv) =>
    (await promisify(execFile)('sh', ['-ec', line], { cwd: copy, env: { ...process.env, ...environment } })).stdout;
  const home = (folder = 'dist') => readFile(join(copy, folder, 'index.html'), 'utf8');

  test('is built by the workflow for GitHub Pages for its GitHub URL', async () => {
    const github = { GITHUB_ACTIONS: 'true', CI: 'true', GITHUB_REPOSITORY: 'amina/portfolio' };
    const steps = build.steps.filter((step) => step.run && !/^npm ci\b/.test(step.run));
    const outputs: Record<string, string> = { 'steps.pages.outputs.base_url': 'http://amina.example/me' };
    for (const { run: line = '', env = {} } of steps) {
      const given = Object.entries(env).map(([name, value]) => [
        name,
        value.replace(/\$\{\{ ([\w.]+) \}\}/g, (_, output: string) => outputs[output] ?? ''),
      ]);
      await run(line, { ...github, ...Object.fromEntries(given) });
    }
    const page = await home();
    expect(page).toContain('rel="canonical" href="http://amina.example/me/"');
    expect(page).toContain('data-entry="/me/assets/');
  });

  test('is built by Netlify with netlify.toml', async () => {
    const toml = await read('netlify.toml');
    const { command = '', publish = '' } = Object.fromEntries(
      [...toml.matchAll(/^(\w+) = "(.*)"$/gm)].map(([, name, value]) => [name, value]),
    );
    const output = await run(command, { NETLIFY: 'true', URL: 'https://amina.netlify.app' });
    expect(output).toContain('Building for https://amina.netlify.app/ (from URL on Netlify)');
    expect(await home(publish)).toContain('data-entry="/assets/');
    expect(await readFile(join(copy, publish, '_headers'), 'utf8')).toContain('upgrade-insecure-requests');
  });

  test('is built by Vercel with vercel.json, into the folder that Vercel reads', async () => {
    const { buildCommand } = JSON.parse(await read('vercel.json'));
    await run(buildCommand, { VERCEL: '1', VERCEL_PROJECT_PRODUCTION_URL: 'amina.vercel.app' });
    const output = '.vercel/output';
    const config = JSON.parse(await readFile(join(copy, output, 'config.json'), 'utf8'));
    expect(config).toMatchObject({ version: 3, overrides: { 'privacy-policy.html': { path: 'privacy-policy' } } });
    const page = await home(`${output}/static`);
    expect(page).toContain('rel="canonical" href="https://amina.vercel.app/"');
    const [policy = ''] = /default-src[^"]*(?=" *>)/.exec(page) ?? [];
    expect(config.routes[0].headers['Content-Security-Policy']).toContain("script-src 'self' 'sha256-");
    expect(policy).toContain(/script-src [^;]*/.exec(config.routes[0].headers['Content-Security-Policy'])?.[0]);
  });
});
