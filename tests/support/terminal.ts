import { spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { quoted } from '../../src/cli/quoted.ts';
import { programIn } from './command.ts';
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

/** Starts the real command at a terminal of its own. */
export function atTerminal(words: string[], cwd: string, environment: NodeJS.ProcessEnv = {}): Session {
  const line = [process.execPath, ...programIn(root), ...words].map((word) => quoted(word)).join(' ');
  const child = spawn('script', ['--quiet', '--return', '--flush', '--command', line, '/dev/null'], {
    cwd,
    env: { ...process.env, ...environment, SHELL: '/bin/sh' },
  });
  onTestFinished(() => {
    child.kill();
  });
  let screen = '';
  let seen = 0;
  let look = () => {};
  child.stdout.on('data', (text) => {
    // Colours, and how the cursor moves while somebody types, are no part of the words.
    screen = (screen + text).replace(/\u001B\[[\d;]*[A-Km]|\r/g, '');
    look();
  });
  const ended = new Promise<{ code: number | null; screen: string }>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, screen }));
  });
  return {
    see: (words) =>
      new Promise((resolve, reject) => {
        look = () => {
          const place = screen.indexOf(words, seen);
          if (place < 0) return;
          seen = place + words.length;
          look = () => {};
          resolve();
        };
        look();
        ended.then(() => reject(new Error(`"${words}" was never on the screen:\n${screen}`)), reject);
      }),
    type: (line) => child.stdin.write(`${line}\r`),
    stop: () => child.stdin.write('\u0003'),
    ended,
  };
}
