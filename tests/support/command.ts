import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import type { Io } from '../../src/cli/io.ts';
import { patience } from './patience.ts';
import { root } from './root.ts';

/* With coverage enabled, a command reports at its end which of its lines have run. */
const counting = process.env.COVERAGE_OF_COMMANDS
  ? ['--import', pathToFileURL(join(root, 'tests/support/coverage/covered.js')).href]
  : [];
/** The arguments that start the command of a copy of the project, after those for Node. */
export const programIn = (folder: string) => [...counting, join(folder, 'bin/onefolio.js')];
const program = programIn(root);

export interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs a command to its end in the process of the test, which is a hundred times faster than a separate process.
 * Commands that start a server never end here: see `serveUntil`.
 */
export async function command(words: string[], environment: NodeJS.ProcessEnv = {}, cwd = root): Promise<Finished> {
  const [stdin, stdout, stderr] = [new PassThrough().end(), recorder(), recorder()];
  const code = await commandWith({ stdin, stdout: stdout.stream, stderr: stderr.stream }, words, environment, cwd);
  return { code, stdout: stdout.text(), stderr: stderr.text() };
}

/* A test process has one current folder and one environment, so commands wait for each other. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs a command in the process of the test, with streams of the test, and returns its exit code. Restores the current
 * folder and the environment before it resolves.
 */
export function commandWith(
  streams: Pick<Io, 'stdin' | 'stdout' | 'stderr'>,
  words: string[],
  environment: NodeJS.ProcessEnv,
  cwd: string,
): Promise<number> {
  const result = last.then(() => within(cwd, environment, () => inTime(run(words, streams), words)));
  last = result.catch(() => {});
  return result;
}

/* The next command must not wait for one that starts a server by mistake. */
function inTime<Result>(running: Promise<Result>, words: string[]): Promise<Result> {
  let timer: NodeJS.Timeout;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`"onefolio ${words.join(' ')}" did not end`)), patience);
  });
  return Promise.race([running, limit]).finally(() => clearTimeout(timer));
}

async function within<Result>(cwd: string, environment: NodeJS.ProcessEnv, run: () => Promise<Result>) {
  const [folder, before] = [process.cwd(), { ...process.env }];
  process.chdir(cwd);
  setEnvironment({ ...before, ...environment });
  try {
    return await run();
  } finally {
    process.chdir(folder);
    setEnvironment(before);
  }
}

function setEnvironment(wanted: NodeJS.ProcessEnv): void {
  for (const name of Object.keys(process.env)) if (wanted[name] === undefined) delete process.env[name];
  for (const [name, value] of Object.entries(wanted))
    if (value !== undefined && process.env[name] !== value) process.env[name] = value;
}

async function run(words: string[], streams: Pick<Io, 'stdin' | 'stdout' | 'stderr'>): Promise<number> {
  const print = (line: string) => void streams.stdout.write(`${line}\n`);
  const error = (line: string) => void streams.stderr.write(`${line}\n`);
  const io = { ...streams, env: process.env, print, error };
  const { main } = await import('../../src/cli/main.ts');
  const onefolio = { root, bundles: await bundles() };
  // Publishing prints warnings to the console.
  const { error: usual } = console;
  console.error = error;
  try {
    return await main(words, onefolio, io);
  } finally {
    console.error = usual;
  }
}

/* The sources don't change while the tests run. */
let made: Promise<string> | undefined;
const bundles = () => {
  made ??= import('../../scripts/bundle.js').then(({ bundle }) => bundle());
  return made;
};

function recorder() {
  let text = '';
  const stream = new Writable({
    decodeStrings: false,
    write(chunk, _, done) {
      text += chunk;
      done();
    },
  });
  return { stream, text: () => text };
}

/** Runs the real command to its end in a separate process. */
export const commandProcess = (words: string[], environment: NodeJS.ProcessEnv = {}, cwd = root): Promise<Finished> =>
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
