import type { Browser, Engine, Key, Size, Tab } from './driver.ts';
import { openMiniBrowsers } from './mini-browser.ts';
import type { Session } from './webdriver.ts';

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
