import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { openFolder, put } from '../support/folder.ts';
import { patience } from '../support/patience.ts';
import { programs } from './programs.ts';
import { type Session, startSession } from './webdriver.ts';

/** Starts WebKitGTK's MiniBrowser with separate storage each time. */
export interface MiniBrowsers {
  start(): Promise<Session>;
  close(): Promise<void>;
}

/** Starts a virtual screen with WebKitGTK's WebDriver, with reduced motion. */
export async function openMiniBrowsers(): Promise<MiniBrowsers> {
  const { path: settings, remove } = await openFolder();
  await put(join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  const screen = spawn(programs().xvfb, ['-displayfd', '3', '-screen', '0', '1920x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data', {
    signal: AbortSignal.timeout(patience),
  });
  const port = await freePort();
  const driver = spawn(programs()['webkit2gtk-driver'], [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(display).trim()}`, XDG_CONFIG_HOME: settings },
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${origin}/status`).catch(() => null)))
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}`);
  return {
    start: () =>
      startSession(origin, {
        'webkitgtk:browserOptions': { binary: programs()['libwebkit2gtk-4.1-0'], args: ['--automation'] },
      }),
    close: async () => {
      for (const child of [driver, screen]) await ended(child);
      await remove();
    },
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
