import { spawn } from 'node:child_process';

/** Runs a program and returns its output. Throws with the output if the exit code isn't 0. */
export async function run(words, options) {
  const { code, output } = await finished(words, options);
  if (code !== 0) throw new Error(`"${words.join(' ')}" exited with ${code}:\n${output}`);
  return output;
}

/** Runs a program, and resolves when it has ended, whatever the exit code. */
export function finished(words, options) {
  return new Promise((resolve, reject) => {
    const { child, output } = started(words, options);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: output() }));
  });
}

/** Starts a server. Resolves after it has printed its address, and throws if it ends before. */
export function serve(words, options) {
  return new Promise((resolve, reject) => {
    const { child, output } = started(words, { ...options, detached: true });
    const closed = new Promise((done) => child.on('close', done));
    // Also ends the processes that npx started.
    const stop = () => {
      if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid);
      return closed;
    };
    const look = () => {
      const url = /http:\/\/\S+?(?=\/?\s)/.exec(output())?.[0];
      if (url) resolve({ url, child, output, stop });
    };
    child.stdout.on('data', look);
    child.stderr.on('data', look);
    child.on('error', reject);
    closed.then((code) => reject(new Error(`"${words.join(' ')}" exited with ${code}:\n${output()}`)));
  });
}

function started([program, ...words], { cwd, env = process.env, detached = false } = {}) {
  const child = spawn(program, words, { cwd, env: { ...env, NO_COLOR: '1' }, detached });
  const printed = [];
  child.stdout.on('data', (text) => printed.push(text));
  child.stderr.on('data', (text) => printed.push(text));
  return { child, output: () => Buffer.concat(printed).toString() };
}
