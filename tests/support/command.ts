import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './root.ts';

/* With coverage on, a command reports at its end which of its lines have run. */
const counting = process.env.COVERAGE_OF_COMMANDS
  ? ['--import', pathToFileURL(join(root, 'tests/support/coverage/covered.js')).href]
  : [];
/** The words that start the command of a copy of the project, after those for Node. */
export const programIn = (folder: string) => [...counting, join(folder, 'bin/onefolio.js')];
const program = programIn(root);

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs the real command to its end. */
export const command = (words: string[], environment: NodeJS.ProcessEnv = {}, cwd = root): Promise<Finished> =>
  finished(root, words, environment, cwd);

/** Runs the command of a copy of the project to its end. */
export function finished(
  folder: string,
  words: string[],
  environment: NodeJS.ProcessEnv = {},
  cwd = folder,
): Promise<Finished> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...programIn(folder), ...words], {
      cwd,
      env: { ...process.env, ...environment },
    });
    let [stdout, stderr] = ['', ''];
    child.stdout.on('data', (text) => {
      stdout += text;
    });
    child.stderr.on('data', (text) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
}

/** Starts a command that serves, and resolves once it has printed its address. */
export function serveUntil(
  words: string[],
  { cwd = root, environment = {} }: { cwd?: string; environment?: NodeJS.ProcessEnv } = {},
): Promise<{ url: string; output(): string; stop(): Promise<void> }> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [...program, ...words], {
      cwd,
      env: { ...process.env, NO_COLOR: '1', ...environment },
    });
    let output = '';
    const stop = () =>
      new Promise<void>((stopped) => {
        if (child.exitCode !== null) return stopped();
        child.on('close', () => stopped());
        child.kill();
      });
    const read = (text: Buffer) => {
      output += text;
      const url = /http:\/\/\S+?(?=\/?\s)/.exec(output)?.[0];
      if (url) resolve({ url, output: () => output, stop });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('close', (code) => reject(new Error(`the command ended with ${code}:\n${output}`)));
  });
}
