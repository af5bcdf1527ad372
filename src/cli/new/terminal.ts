import { createInterface } from 'node:readline';
import type { Io } from '../io.ts';

/** Somebody has left a question unanswered, by Ctrl+C or Ctrl+D. */
export class CancelledError extends Error {
  override message = 'you canceled';
}

/** Somebody at a keyboard. */
export interface Terminal {
  say(text: string): void;
  /** The answer to a question, without the blanks around it. Throws a CancelledError when there is none. */
  ask(question: string): Promise<string>;
  close(): void;
}

/** Whether somebody sits at a keyboard and reads what is written. */
export const isAtTerminal = ({ stdin, stdout }: Io): boolean => Boolean(stdin.isTTY && stdout.isTTY);

/** Speaks with whoever reads `output` and types into `input`. What is typed ahead answers the next question. */
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
