import { spawn } from 'node:child_process';

/** What a printer wrote, and how it ended. */
interface PrinterRun {
  /** The complete lines of its output. */
  lines: string[];
  /** Why it didn't end by itself; undefined if it did. */
  failure?: string;
}

/* How long a printer may take, in milliseconds. */
const printerLimit = 20_000;

/**
 * Runs a script of printers/ in a process of its own, with a request on its standard input. Stops it at the limit. Never
 * throws.
 */
export function runPrinter(script: string, request: unknown, limit = printerLimit): Promise<PrinterRun> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script], {
      stdio: ['pipe', 'pipe', 'pipe'],
      timeout: limit,
      killSignal: 'SIGKILL',
    });
    const started = performance.now();
    const [output, errors]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    // The process may end before it has read everything; `close` reports how it ended.
    child.stdin.on('error', () => {});
    child.on('error', ({ message }) => resolve({ lines: [], failure: message }));
    child.on('close', (code, signal) => {
      const lines = Buffer.concat(output).toString().split('\n').slice(0, -1);
      if (code === 0) return resolve({ lines });
      const isLate = signal === 'SIGKILL' && performance.now() - started >= limit;
      const failure = isLate
        ? `it took longer than ${limit / 1000} seconds`
        : (signal ?? lastError(Buffer.concat(errors).toString()) ?? `exit code ${code}`);
      resolve({ lines, failure });
    });
    child.stdin.end(JSON.stringify(request));
  });
}

/* The message of the error that ended a process, without the stack. */
const lastError = (text: string): string | undefined => /^(?:\w*Error|thread .* panicked.*): ?(.*)$/m.exec(text)?.[1];
