import { spawn } from 'node:child_process';

/** The program that opens a URL in the default browser, by platform. */
const programs: Record<string, [program: string, ...words: string[]]> = {
  darwin: ['open'],
  // Unlike "start", it can't run anything but URLs.
  win32: ['rundll32', 'url.dll,FileProtocolHandler'],
};

/** Opens a URL in the default browser without waiting for it. Calls `fail` with the reason if that fails. */
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
