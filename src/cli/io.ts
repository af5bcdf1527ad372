import { codeOf, messageOf } from '../node/caught-error.ts';
import { describeDiskError } from '../node/disk.ts';

/** A stream that a command writes to. `columns` is 0 for a terminal that doesn't know its width. */
export type Output = NodeJS.WritableStream & { isTTY?: boolean; columns?: number };

/** The parts of the process that a command uses. Tests pass their own. */
export interface Io {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: Output;
  stderr: Output;
  env: NodeJS.ProcessEnv;
  /** Writes a line to `stdout`. Doesn't fail if the reader has closed the pipe. */
  print(line: string): void;
  /** Writes a line to `stderr`, in the same way. */
  error(line: string): void;
}

/** The real process. Streams are opened on first use. */
export const processIo: Io = {
  get stdin() {
    return process.stdin;
  },
  get stdout() {
    return process.stdout;
  },
  get stderr() {
    return process.stderr;
  },
  env: process.env,
  print: (line) => console.log(line),
  error: (line) => console.error(line),
};

/**
 * Lets a command finish its work when its output can't be written. A reader that has closed its pipe, such as `head`, is
 * no failure. Any other reason, such as a full disk, is printed once, and the process exits with 1.
 */
export function handleOutputErrors(): void {
  let hasFailed = false;
  for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error) => {
      if (hasFailed || codeOf(error) === 'EPIPE') return;
      hasFailed = true;
      const named = Object.assign(error, { path: stream === process.stdout ? 'standard output' : 'standard error' });
      process.stderr.write(`onefolio: ${describeDiskError(named) ?? messageOf(error)}\n`);
      // The command sets its own exit code when it ends.
      process.on('exit', () => {
        process.exitCode ||= 1;
      });
    });
}

/** Quotes a path for a terminal. */
export function quoted(path: string, platform: string = process.platform): string {
  if (/^[\w/.:\\@+=,-]+$/.test(path)) return path;
  return platform === 'win32' ? `"${path}"` : `'${path.replaceAll("'", "'\\''")}'`;
}
