import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

const usage = fileURLToPath(new URL('usage.cjs', import.meta.url));

/** Measures runs of a program by a Node in a folder; without a program, of Node alone. */
export function clockOf(node, program, { cwd, environment = {} }) {
  const options = { cwd, env: { ...process.env, CI: '1', NO_COLOR: '1', ...environment }, encoding: 'utf8' };
  const wordsOf = (args) => ['--require', usage, ...(program ? [program] : []), ...args];

  /** The wall and CPU time of a run in seconds, without child processes. Throws if it fails. */
  const run = (args) => {
    const started = performance.now();
    const { status, stdout, stderr } = spawnSync(node, wordsOf(args), options);
    const wall = (performance.now() - started) / 1000;
    const [, processor] = /\nprocessor (\S+)\n$/.exec(stderr) ?? [];
    if (status !== 0) throw new Error(`"${program} ${args.join(' ')}" ended with ${status}:\n${stdout}${stderr}`);
    return { wall, processor: Number(processor) };
  };

  /** The time in seconds from starting a server to its first response. */
  const answer = async (wordsFor) => {
    const port = await freePort();
    const started = performance.now();
    const child = spawn(node, wordsOf(wordsFor(port)), { ...options, stdio: 'ignore' });
    const closed = new Promise((resolve) => child.on('close', resolve));
    const hasEnded = closed.then((code) => {
      throw new Error(`"${program} ${wordsFor(port).join(' ')}" ended with ${code}`);
    });
    hasEnded.catch(() => {});
    try {
      await Promise.race([hasEnded, untilAnswer(`http://127.0.0.1:${port}/`)]);
      return (performance.now() - started) / 1000;
    } finally {
      // Some servers would wait for the open connection.
      child.kill('SIGKILL');
      await closed;
    }
  };
  return { run, answer };
}

async function untilAnswer(url) {
  for (;;) {
    const isAnswered = await fetch(url).then(
      async (response) => response.ok && (await response.text()) !== '',
      () => false,
    );
    if (isAnswered) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
