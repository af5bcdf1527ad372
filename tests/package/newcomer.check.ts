import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { findBrowser, launchArguments } from '../../scripts/browser.js';
import { finished, run } from '../../scripts/release/run.js';
import { folderOf, openFolder } from '../support/folder.ts';
import { environmentOf } from './publish.ts';

const { registry } = inject('published');
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  const { path, remove } = await openFolder();
  env = await environmentOf(path, registry);
  return remove;
});

test('prints its version with npx, without an installation', async () => {
  const cwd = await folderOf();
  expect(await run(['npx', '--yes', 'onefolio@1.0.0', '--version'], { cwd, env })).toBe('1.0.0\n');
});

test('creates a site with npm create, with the output and the exit code of "onefolio new"', async () => {
  const cwd = await folderOf();
  const args = ['npm', 'create', '--yes', '--loglevel=error', 'onefolio', 'my-site', '--', '--yes'];
  expect(await run(args, { cwd, env })).toMatch(
    /^Created my-site\/site\.json\.[\s\S]*cd my-site\n {2}npm install\n {2}npm start/m,
  );
  expect(await readFile(join(cwd, 'my-site/site.json'), 'utf8')).toContain('Your Name');
  await run(['npx', '--yes', 'onefolio', 'check', '--site', 'my-site/site.json'], { cwd, env });

  const again = await finished(args, { cwd, env });
  expect(again).toMatchObject({ code: 1, output: expect.stringMatching(/^onefolio new: nothing was written: /m) });
});

test('shows a changed name in the browser within 15 seconds from an empty folder', async () => {
  const { path: home, remove } = await openFolder();
  onTestFinished(remove);
  // A new home folder, without an npm cache.
  const own = await environmentOf(join(home, 'home'), registry);
  const cwd = await folderOf();
  const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: launchArguments });
  onTestFinished(() => browser.close());
  const page = await browser.newPage();

  const started = performance.now();
  const session = atTerminal('npx --yes onefolio --port 0', cwd, own);
  onTestFinished(session.stop);
  await page.goto(await session.until(/http:\/\/\S+/));
  await page.getByRole('heading', { level: 1, name: 'Your Name' }).waitFor();
  const file = join(cwd, 'site.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replaceAll('Your Name', 'Amina Trabelsi'));
  await page.getByRole('heading', { level: 1, name: 'Amina Trabelsi' }).waitFor();
  const [wall, seconds] = [(performance.now() - started) / 1000, session.seconds()];
  console.log(`npx onefolio to a changed name: ${wall.toFixed(1)} s, ${seconds.toFixed(1)} s of processor`);
  expect(seconds).toBeGreaterThan(0.1);
  expect(seconds).toBeLessThan(15);
});

/** A program at a terminal, whose questions are answered with Enter. */
export interface Session {
  /** Resolves with the first matching text on the screen, and presses Enter at every question until then. */
  until(pattern: RegExp): Promise<string>;
  /** The CPU time that it has used so far, in seconds. */
  seconds(): number;
  stop(): Promise<void>;
}

/** Starts a shell command at a new terminal. */
export function atTerminal(line: string, cwd: string, env: NodeJS.ProcessEnv): Session {
  const child = spawn('script', ['--quiet', '--return', '--flush', '--command', line, '/dev/null'], {
    cwd,
    env: { ...env, SHELL: '/bin/sh', NO_COLOR: '1' },
  });
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  let screen = '';
  let answered = 0;
  let look = () => {};
  child.stdout.on('data', (text) => {
    screen += text;
    look();
  });
  return {
    until: (pattern) =>
      new Promise((resolve, reject) => {
        look = () => {
          const [found] = pattern.exec(screen) ?? [];
          if (found) return resolve(found);
          // readline writes cursor movements after a question.
          const asked = screen.replace(/\u001B\[[\d;]*[A-Za-z]/g, '').match(/(?:: |\) )(?=$)/);
          if (!asked || screen.length === answered) return;
          answered = screen.length;
          child.stdin.write('\r');
        };
        look();
        closed.then((code) => reject(new Error(`"${line}" ended with ${code}:\n${screen}`)));
      }),
    seconds: () => processorTime(child.pid ?? 0),
    async stop() {
      child.stdin.write('\u0003');
      await closed;
    },
  };
}

/** The CPU time of a process and all its descendants so far, in seconds (Linux). */
function processorTime(pid: number): number {
  const processes = new Map(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((name) => [Number(name), fieldsOf(name)]),
  );
  const isBelow = (each: number): boolean => each === pid || (each > 1 && isBelow(processes.get(each)?.[1] ?? 0));
  // The user and kernel time of the process and of its ended children, in hundredths of a second.
  const times = [...processes].flatMap(([each, fields]) => (isBelow(each) ? fields.slice(11, 15) : []));
  return times.reduce((sum, time) => sum + time, 0) / 100;
}

/* The fields after the name in /proc/PID/stat; none when the process has ended. */
function fieldsOf(pid: string): number[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').map(Number) ?? [];
  } catch {
    return [];
  }
}
