import { currentPath } from '../routing/paths.ts';
import type { ClientMessages, ServerMessages } from './messages.ts';

/* The meta element with the version of the site in this document, and the token that authorizes the connection. */
const meta = document.querySelector<HTMLMetaElement>('meta[name="onefolio:dev"]');
const token = meta?.dataset.token ?? '';
let version = Number(meta?.content ?? -1);

const listeners = new Map<string, ((message: never) => void)[]>();
const unsent: string[] = [];
const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/_onefolio/socket?${token}`);
let wasOpen = false;
socket.addEventListener('open', () => {
  wasOpen = true;
  for (const text of unsent.splice(0)) socket.send(text);
});
socket.addEventListener('message', ({ data }) => {
  const { name, message } = JSON.parse(data);
  // The name of a message determines its type.
  for (const listener of listeners.get(name) ?? []) listener(message as never);
});
let isLeaving = false;
addEventListener('pagehide', () => {
  isLeaving = true;
});
addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
socket.addEventListener('close', () => isLeaving || void reconnect());

/** Sends a message to the dev server, once the connection is open. */
export function send<Name extends keyof ClientMessages>(name: Name, message: ClientMessages[Name]): void {
  const text = JSON.stringify({ name, message });
  if (socket.readyState === WebSocket.CONNECTING) unsent.push(text);
  else socket.send(text);
}

/** Adds a listener for messages from the dev server. */
export function on<Name extends keyof ServerMessages>(
  name: Name,
  listener: (message: ServerMessages[Name]) => void,
): void {
  listeners.set(name, [...(listeners.get(name) ?? []), listener]);
}

/** Reports the path of this page to the dev server, now and after each navigation. */
export function reportPath(): void {
  const { prefix = '' } = document.documentElement.dataset;
  const report = () => send('onefolio:here', { prefix, path: currentPath(), version });
  on('onefolio:changed', (changed) => {
    version = changed.version;
  });
  for (const type of ['popstate', 'pushState', 'replaceState']) addEventListener(type, report);
  report();
}

/* Reloads the page after a restart of the server, which may have other code and doesn't know this page. */
async function reconnect(): Promise<void> {
  let page = await fetchPage();
  while (page === null) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    page = await fetchPage();
  }
  // The same server refused the connection; reloading wouldn't change that.
  if (!wasOpen && page.includes(token))
    console.error('onefolio dev: no connection to the dev server. Reload the page to see changes.');
  else location.reload();
}

/* Fetches this page; null if the server is unreachable. */
const fetchPage = (): Promise<string | null> =>
  fetch(location.href)
    .then((response) => response.text())
    .catch(() => null);
