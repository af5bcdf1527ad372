import { spawn } from 'node:child_process';
import { PassThrough, Writable } from 'node:stream';
import { onTestFinished } from 'vitest';
import { quoted } from '../../src/cli/io.ts';
import { commandWith, programIn } from './command.ts';
import { root } from './root.ts';

/** A command at a terminal. */
export interface Session {
  /** Waits for a text on the screen, after the previously awaited text. */
  see(words: string): Promise<void>;
  /** Types a line. */
  type(line: string): void;
  /** Presses Ctrl+C. */
  stop(): void;
  /** Waits until the command ends. Returns its exit code and the whole output. */
  ended: Promise<{ code: number | null; screen: string }>;
}

/** Runs a command at a simulated terminal in the process of the test. A command that starts a server never ends here. */
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

/** Starts the real command at a separate terminal. */
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

/* The output to a terminal. */
class Screen {
  text = '';
  #seen = 0;
  #look = () => {};

  show(text: string) {
    // Colors and cursor movements are not part of the text.
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
