/** A stream that a command writes to. `columns` is 0 for a terminal that doesn't know its width. */
export type Output = NodeJS.WritableStream & { isTTY?: boolean; columns?: number };

/** The parts of its process that a command uses. A test passes its own, and so needs no process. */
export interface Io {
  stdin: NodeJS.ReadableStream & { isTTY?: boolean };
  stdout: Output;
  stderr: Output;
  env: NodeJS.ProcessEnv;
  /** Writes a line to `stdout`. Does not fail when nobody reads it any more. */
  print(line: string): void;
  /** Writes a line to `stderr`, in the same way. */
  error(line: string): void;
}

/** The real process. Its streams are opened when they are first used. */
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
