import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { openFolder, put } from '../support/folder.ts';
import { patience } from '../support/patience.ts';
import type { Browser, Engine, Key, Size, Tab } from './driver.ts';
import { programs } from './install.ts';

export const webKit: Engine = {
  name: 'WebKit',
  blind: {
    mail: 'MiniBrowser takes the address of a mail for that of a page, and says that it cannot be shown',
    'view transitions':
      'MiniBrowser crashes when one begins without a graphics card, so its visitors ask for less motion',
  },
  start,
};

/* WebKitGTK's MiniBrowser under WebDriver. Every window is a separate browser. */
async function start(): Promise<Browser> {
  const { start, close } = await openMiniBrowsers();
  return { openTab: async (size) => openTab(await start(), size), close };
}

async function openTab({ send, end }: Session, size: Size): Promise<Tab> {
  const evaluate: Tab['evaluate'] = (run, ...args) =>
    send('execute/sync', { script: `return (${run}).apply(null, arguments)`, args });
  const inView = async (selector: string) => {
    await evaluate(
      (selector) => document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
      selector,
    );
    return send<Record<string, string>>('element', { using: 'css selector', value: selector });
  };
  const idOf = async (selector: string) => Object.values(await inView(selector))[0];
  const act = (type: 'key' | 'pointer', ...actions: object[]) =>
    send<void>('actions', { actions: [{ id: type, type, actions }] });

  await resize(send, evaluate, size);
  return {
    open: (url) => send('url', { url }),
    back: () => send('back'),
    evaluate,
    hover: async (selector) => act('pointer', { type: 'pointerMove', origin: await inView(selector), x: 0, y: 0 }),
    click: async (selector) => send(`element/${await idOf(selector)}/click`),
    type: async (selector, text) => send(`element/${await idOf(selector)}/value`, { text }),
    press: (key) => act('key', { type: 'keyDown', value: keys[key] }, { type: 'keyUp', value: keys[key] }),
    mails: async () => [],
    close: end,
  };
}

const keys: Record<Key, string> = { Escape: '\uE00C', Shift: '\uE008', Tab: '\uE004' };

/* WebDriver sets the outer size of the window, and the size of its borders is unknown. */
async function resize(send: Session['send'], evaluate: Tab['evaluate'], { width, height }: Size): Promise<void> {
  await send('window/rect', { width, height });
  const [innerWidth, innerHeight] = await evaluate(() => [window.innerWidth, window.innerHeight] as const);
  await send('window/rect', { width: 2 * width - innerWidth, height: 2 * height - innerHeight });
}

/** Starts WebKitGTK's MiniBrowser with separate storage each time. */
interface MiniBrowsers {
  start(): Promise<Session>;
  close(): Promise<void>;
}

/** Starts a virtual screen with WebKitGTK's WebDriver, with reduced motion. */
async function openMiniBrowsers(): Promise<MiniBrowsers> {
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

/** A session of a W3C WebDriver; every command is one request. */
export interface Session {
  /** Sends a command and returns the value of the response. Throws the error that the driver reports. */
  send<Result>(command: string, body?: object): Promise<Result>;
  /** Ends the session and closes the browser. */
  end(): Promise<void>;
}

/** Starts a browser with these capabilities by the WebDriver at `origin`. */
async function startSession(origin: string, wanted: object): Promise<Session> {
  const timeouts = { script: patience, pageLoad: patience };
  const { sessionId } = await ask<{ sessionId: string }>('POST', `${origin}/session`, {
    capabilities: { alwaysMatch: { timeouts, ...wanted } },
  });
  const address = `${origin}/session/${sessionId}`;
  return {
    send: (command, body = {}) => ask('POST', `${address}/${command}`, body),
    end: () => ask('DELETE', address),
  };
}

async function ask<Result>(method: string, url: string, body?: object): Promise<Result> {
  const signal = AbortSignal.timeout(2 * patience);
  const response = await fetch(url, { method, signal, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: Result & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`);
  return value;
}
