import { herePath } from '../routing/paths.ts';
import type { ClientMessages, ServerMessages } from './messages.ts';

/* What the document says of itself: the state of the site that it shows, and the word that lets it speak to the server. */
const about = document.querySelector<HTMLMetaElement>('meta[name="onefolio:dev"]');
const token = about?.dataset.token ?? '';
let version = Number(about?.content ?? -1);

const listeners = new Map<string, ((message: never) => void)[]>();
const waiting: string[] = [];
const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/_onefolio/socket?${token}`);
let wasOpen = false;
socket.addEventListener('open', () => {
  wasOpen = true;
  for (const text of waiting.splice(0)) socket.send(text);
});
socket.addEventListener('message', ({ data }) => {
  const { name, message } = JSON.parse(data);
  for (const listener of listeners.get(name) ?? []) listener(message as never);
});
let isLeaving = false;
addEventListener('pagehide', () => {
  isLeaving = true;
});
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
socket.addEventListener('close', () => isLeaving || void comeBack());

/** Says something to the dev server; what cannot be said now waits for the connection. */
export function send<Name extends keyof ClientMessages>(name: Name, message: ClientMessages[Name]): void {
  const text = JSON.stringify({ name, message });
  if (socket.readyState === WebSocket.CONNECTING) waiting.push(text);
  else socket.send(text);
}

/** Hears what the dev server says. */
export function on<Name extends keyof ServerMessages>(
  name: Name,
  listener: (message: ServerMessages[Name]) => void,
): void {
  listeners.set(name, [...(listeners.get(name) ?? []), listener]);
}

/** Tells the dev server where this page is, now and whenever it moves on. */
export function reportPath(): void {
  const { prefix = '' } = document.documentElement.dataset;
  const report = () => send('onefolio:here', { prefix, path: herePath(), version });
  on('onefolio:changed', (changed) => {
    version = changed.version;
  });
  for (const type of ['popstate', 'pushState', 'replaceState']) addEventListener(type, report);
  report();
}

/* The server was stopped. Another one may have other code, and knows nothing of this page: it is loaded anew. */
async function comeBack(): Promise<void> {
  let page = await pageNow();
  while (page === null) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    page = await pageNow();
  }
  // The same server has refused the connection, and would again, whenever the page is loaded.
  if (!wasOpen && page.includes(token))
    console.error('onefolio dev: no connection to the dev server. Reload the page to see changes.');
  else location.reload();
}

/* What the server answers for this page; null while it is not there. */
const pageNow = (): Promise<string | null> =>
  fetch(location.href)
    .then((answer) => answer.text())
    .catch(() => null);
