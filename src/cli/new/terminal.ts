import { createInterface } from 'node:readline';
import { NotWrittenError } from '../../node/load/rewrite.ts';
import type { Io } from '../io.ts';

/** Thrown if the user presses Ctrl+C or Ctrl+D at a prompt. */
export class CancelledError extends NotWrittenError {
  override message = 'you canceled';
}

/** A terminal to prompt in. */
export interface Terminal {
  say(text: string): void;
  /** Returns the trimmed answer. Throws a CancelledError if there is none. */
  ask(question: string): Promise<string>;
  close(): void;
}

/** Whether both input and output are a terminal. */
export const isAtTerminal = ({ stdin, stdout }: Io): boolean => Boolean(stdin.isTTY && stdout.isTTY);

/** Opens a terminal. Text typed before a prompt answers it. */
export function openTerminal(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Terminal {
  const line = createInterface({ input, output });
  const answers = line[Symbol.asyncIterator]();
  return {
    say: (text) => {
      output.write(`${text}\n`);
    },
    ask: async (question) => {
      line.setPrompt(question);
      line.prompt();
      const { value, done } = await answers.next();
      if (done) {
        output.write('\n');
        throw new CancelledError();
      }
      return value.trim();
    },
    close: () => line.close(),
  };
}
