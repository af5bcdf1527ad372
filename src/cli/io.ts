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

/** Quotes a path for a terminal. */
export function quoted(path: string, platform: string = process.platform): string {
  if (/^[\w/.:\\@+=,-]+$/.test(path)) return path;
  return platform === 'win32' ? `"${path}"` : `'${path.replaceAll("'", "'\\''")}'`;
}
