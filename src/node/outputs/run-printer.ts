import { spawn } from 'node:child_process';

/** What a printer wrote, and how it ended. */
interface PrinterRun {
  /** The complete lines of its output. */
  lines: string[];
  /** Why it didn't end by itself; undefined if it did. */
  failure?: string;
}

/* How long a printer may take for each line, in milliseconds. */
const printerLimit = 20_000;

/** A document with which a printer fails is left out. With a broken printer, all would fail, so it isn't started again. */
export const maxFailures = 3;

/** What a printer wrote for a document: a line, or why there is none. */
export type PrintedLine = { line: string } | { line?: undefined; failure: string };

/**
 * Runs a script of document-writers/ for documents, with a line for each. If it fails with one, continues with the others in a
 * new process. `requestOf` makes the request for some of the documents. Never throws.
 */
export async function printEach<Document>(
  script: string,
  documents: readonly Document[],
  requestOf: (documents: readonly Document[]) => unknown,
  limit?: number,
): Promise<PrintedLine[]> {
  const printed: PrintedLine[] = [];
  for (let failures = 1; printed.length < documents.length; failures++) {
    const rest = documents.slice(printed.length);
    const { lines, failure = 'it wrote nothing' } = await runPrinter(script, requestOf(rest), limit);
    printed.push(...lines.map((line) => ({ line })));
    const unprinted = rest.slice(lines.length);
    printed.push(...unprinted.slice(0, failures < maxFailures ? 1 : undefined).map(() => ({ failure })));
  }
  return printed;
}

/**
 * Runs a script of document-writers/ in a process of its own, with a request on its standard input. Stops it if it takes longer
 * than the limit to start and write the first line, or for any other line. Never throws.
 */
export function runPrinter(script: string, request: unknown, limit = printerLimit): Promise<PrinterRun> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [script], { stdio: ['pipe', 'pipe', 'pipe'] });
    let isLate = false;
    const stop = () => {
      isLate = true;
      child.kill('SIGKILL');
    };
    let timer = setTimeout(stop, limit);
    const [output, errors]: [Buffer[], Buffer[]] = [[], []];
    child.stdout.on('data', (chunk: Buffer) => {
      output.push(chunk);
      if (!chunk.includes('\n')) return;
      clearTimeout(timer);
      timer = setTimeout(stop, limit);
    });
    child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
    const end = (run: PrinterRun) => {
      clearTimeout(timer);
      resolve(run);
    };
    // The process may end before it has read everything; `close` reports how it ended.
    child.stdin.on('error', () => {});
    child.on('error', ({ message }) => end({ lines: [], failure: message }));
    child.on('close', (code, signal) => {
      const lines = Buffer.concat(output).toString().split('\n').slice(0, -1);
      if (code === 0) return end({ lines });
      const failure = isLate
        ? `it took longer than ${limit / 1000} seconds`
        : (signal ?? lastError(Buffer.concat(errors).toString()) ?? `exit code ${code}`);
      end({ lines, failure });
    });
    child.stdin.end(JSON.stringify(request));
  });
}

/* The message of the error that ended a process, without the stack. */
const lastError = (text: string): string | undefined => /^(?:\w*Error|thread .* panicked.*): ?(.*)$/m.exec(text)?.[1];
