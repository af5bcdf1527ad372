import { spawn } from 'node:child_process';

/** What opens an address, by platform: the program of the system that knows the owner's browser. */
const programs: Record<string, [program: string, ...words: string[]]> = {
  darwin: ['open'],
  // Other than "start", it takes an address for nothing but an address.
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens an address in the owner's browser, and does not wait for it. `fail` is called with the reason when that fails. */
export function openBrowser(
  address: string,
  fail: (reason: string) => void,
  platform: string = process.platform,
): void {
  const [program, ...words] = programs[platform] ?? ['xdg-open'];
  const child = spawn(program, [...words, address], { stdio: 'ignore', detached: platform !== 'win32' });
  child.on('error', () => fail(`${program} was not found`));
  child.on('exit', (code, signal) => {
    if (code !== 0) fail(`${program} exited with ${code ?? signal}`);
  });
  child.unref();
}
