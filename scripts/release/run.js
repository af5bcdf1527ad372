import { spawn } from 'node:child_process';

/** Runs a program and returns its output. Throws with the output if the exit code isn't 0. */
export async function run(commandLine, options) {
  const { code, output } = await finished(commandLine, options);
  if (code !== 0) throw new Error(`"${commandLine.join(' ')}" exited with ${code}:\n${output}`);
  return output;
}

/** Runs a program, and resolves when it has ended, whatever the exit code. */
export function finished(commandLine, options) {
  return new Promise((resolve, reject) => {
    const { child, output } = started(commandLine, options);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output: output() }));
  });
}

/** Starts a server. Resolves after it has printed its address, and throws if it ends before. */
export function serve(commandLine, options) {
  return new Promise((resolve, reject) => {
    const { child, output } = started(commandLine, { ...options, detached: true });
    const closed = new Promise((done) => child.on('close', done));
    // Also ends the processes that npx started.
    const stop = () => {
      if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid);
      return closed;
    };
    const update = () => {
      const url = /http:\/\/\S+?(?=\/?\s)/.exec(output())?.[0];
      if (url) resolve({ url, child, output, stop });
    };
    child.stdout.on('data', update);
    child.stderr.on('data', update);
    child.on('error', reject);
    closed.then((code) => reject(new Error(`"${commandLine.join(' ')}" exited with ${code}:\n${output()}`)));
  });
}

function started([program, ...args], { cwd, env = process.env, detached = false } = {}) {
  const child = spawn(program, args, { cwd, env: { ...env, NO_COLOR: '1' }, detached });
  const printed = [];
  child.stdout.on('data', (text) => printed.push(text));
  child.stderr.on('data', (text) => printed.push(text));
  return { child, output: () => Buffer.concat(printed).toString() };
}
