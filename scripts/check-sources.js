import { spawn } from 'node:child_process';

/* Runs the linter and the type checker at the same time. Prints the output of each when it has ended. */
const codes = await Promise.all(
  ['lint', 'types'].map(
    (name) =>
      new Promise((resolve) => {
        const child = spawn('npm', ['run', name], { shell: process.platform === 'win32' });
        let output = '';
        for (const stream of [child.stdout, child.stderr])
          stream.setEncoding('utf8').on('data', (text) => {
            output += text;
          });
        child.on('close', (code) => {
          process.stdout.write(output);
          resolve(code);
        });
      }),
  ),
);
// A process that was killed has no code.
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
