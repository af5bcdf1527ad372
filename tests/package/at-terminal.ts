import { spawn } from 'node:child_process';
import { processorTime } from './processor-time.ts';

/** A program at a terminal, whose questions are answered with Enter. */
export interface Session {
  /** Resolves with the first matching text on the screen, and presses Enter at every question until then. */
  until(pattern: RegExp): Promise<string>;
  /** The CPU time that it has used so far, in seconds. */
  seconds(): number;
  stop(): Promise<void>;
}

/** Starts a shell command at a new terminal. */
export function atTerminal(line: string, cwd: string, env: NodeJS.ProcessEnv): Session {
  const child = spawn('script', ['--quiet', '--return', '--flush', '--command', line, '/dev/null'], {
    cwd,
    env: { ...env, SHELL: '/bin/sh', NO_COLOR: '1' },
  });
  const closed = new Promise<number | null>((resolve) => child.on('close', resolve));
  let screen = '';
  let answered = 0;
  let look = () => {};
  child.stdout.on('data', (text) => {
    screen += text;
    look();
  });
  return {
    until: (pattern) =>
      new Promise((resolve, reject) => {
        look = () => {
          const [found] = pattern.exec(screen) ?? [];
          if (found) return resolve(found);
          // readline writes cursor movements after a question.
          const asked = screen.replace(/\u001B\[[\d;]*[A-Za-z]/g, '').match(/(?:: |\) )(?=$)/);
          if (!asked || screen.length === answered) return;
          answered = screen.length;
          child.stdin.write('\r');
        };
        look();
        closed.then((code) => reject(new Error(`"${line}" ended with ${code}:\n${screen}`)));
      }),
    seconds: () => processorTime(child.pid ?? 0),
    async stop() {
      child.stdin.write('\u0003');
      await closed;
    },
  };
}
