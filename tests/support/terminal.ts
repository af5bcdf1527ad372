import { spawn } from 'node:child_process';
import { PassThrough, Writable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { quoted } from '../../src/cli/quoted.ts';
import { commandWith, programIn } from './command.ts';
import { root } from './root.ts';

/** The command as somebody sees it who sits at a terminal. */
export interface Session {
  /** Waits for words on the screen, that stand there after those that were waited for before. */
  see(words: string): Promise<void>;
  /** Types a line. */
  type(line: string): void;
  /** Presses Ctrl+C. */
  stop(): void;
  /** The exit code, once the command has ended, and all that was on the screen. */
  ended: Promise<{ code: number | null; screen: string }>;
}

/** Runs a command in the process of the test as if somebody sat at a terminal. A command that serves never ends here. */
export function atTerminal(words: string[], cwd: string, environment: NodeJS.ProcessEnv = {}): Session {
  const screen = new Screen();
  const isTTY = true;
  const stdin = Object.assign(new PassThrough(), { isTTY });
  onTestFinished(() => {
    stdin.end();
  });
  const output = new Writable({
    decodeStrings: false,
    write(text, _, done) {
      screen.show(text);
      done();
    },
  });
  const stdout = Object.assign(output, { isTTY, columns: 80 });
  const code = commandWith({ stdin, stdout, stderr: stdout }, words, environment, cwd);
  return session(screen, (keys) => stdin.write(keys), code);
}

/** Starts the real command at a terminal of its own, for what only that shows. */
export function terminalProcess(words: string[], cwd: string, environment: NodeJS.ProcessEnv = {}): Session {
  const line = [process.execPath, ...programIn(root), ...words].map((word) => quoted(word)).join(' ');
  const child = spawn('script', ['--quiet', '--return', '--flush', '--command', line, '/dev/null'], {
    cwd,
    env: { ...process.env, ...environment, SHELL: '/bin/sh' },
  });
  onTestFinished(() => {
    child.kill();
  });
  const screen = new Screen();
  child.stdout.on('data', (text) => screen.show(String(text)));
  const code = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  return session(screen, (keys) => child.stdin.write(keys), code);
}

/* What has been written to a terminal. */
class Screen {
  text = '';
  #seen = 0;
  #look = () => {};

  show(text: string) {
    // Colours, and how the cursor moves while somebody types, are no part of the words.
    this.text = (this.text + text).replace(/\u001B\[[\d;]*[A-Km]|\r/g, '');
    this.#look();
  }

  see(words: string): Promise<void> {
    return new Promise((resolve) => {
      this.#look = () => {
        const place = this.text.indexOf(words, this.#seen);
        if (place < 0) return;
        this.#seen = place + words.length;
        this.#look = () => {};
        resolve();
      };
      this.#look();
    });
  }
}

function session(screen: Screen, press: (keys: string) => void, code: Promise<number | null>): Session {
  const ended = code.then((code) => ({ code, screen: screen.text }));
  const never = (words: string) => new Error(`"${words}" was never on the screen:\n${screen.text}`);
  return {
    see: (words) => Promise.race([screen.see(words), ended.then(() => Promise.reject(never(words)))]),
    type: (line) => press(`${line}\r`),
    stop: () => press('\u0003'),
    ended,
  };
}
