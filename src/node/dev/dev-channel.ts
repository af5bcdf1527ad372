import type { ViteDevServer, WebSocketClient } from 'vite';
import type { ClientMessages, Here, ServerMessages } from '../../app/dev/messages.ts';
import { Locator } from '../../compile/json/locate.ts';
import { utcDate } from '../../compile/site/calendar.ts';
import { writtenPointer } from '../../compile/site/written-pointer.ts';
import { pageAt } from './dev-pages.ts';
import type { Explain, Shown } from './dev-state.ts';

/** Speaks with the pages that are open. Each is told about the path that it is at, and nothing of the rest. */
export interface Channel {
  /** The site has changed. */
  changed(): void;
  /** The file is wrong. */
  wrong(): void;
}

/** The way from the dev server to every page that is open. */
export function channelOf(server: ViteDevServer, shown: Shown, file: string, explain: Explain): Channel {
  const clients = new Map<WebSocketClient, Here>();
  const placeOf = ({ line, column }: { line: number; column: number }) => `${file}:${line}:${column}`;
  const tell = <Name extends keyof ServerMessages>(
    client: WebSocketClient,
    name: Name,
    message: ServerMessages[Name],
  ) => client.send(name, message);
  const hear = <Name extends keyof ClientMessages>(
    name: Name,
    answer: (said: ClientMessages[Name], client: WebSocketClient) => void,
  ) => server.ws.on(name, answer);

  const tellChanged = (client: WebSocketClient, { path }: Here) => {
    if (!shown.good) return;
    const { version } = shown;
    const { paginated } = shown.good;
    clients.set(client, { path, version });
    const { shell } = paginated;
    tell(client, 'onefolio:changed', {
      version,
      path,
      shell,
      page: pageAt(paginated, path),
      builtAt: utcDate(new Date()),
    });
  };
  const tellWrong = (client: WebSocketClient) => {
    if (!shown.wrong) return;
    const { summary, entries } = explain(shown.wrong);
    const located = entries.map(({ text, line, column }) => ({ text, place: placeOf({ line, column }) }));
    tell(client, 'onefolio:wrong', { summary, entries: located });
  };

  hear('onefolio:here', (here, client) => {
    if (!clients.has(client)) client.socket.on('close', () => clients.delete(client));
    clients.set(client, here);
    if (here.version !== shown.version) tellChanged(client, here);
    tellWrong(client);
  });
  hear('onefolio:locate', ({ path, of, steps }, client) => {
    if (!shown.good) return;
    const pointer = writtenPointer(shown.good.written, path, of, steps);
    // What has been typed since may have moved it; what does not parse any more is still read as far as it goes.
    const typed = shown.wrong?.locator.text;
    const locator = new Locator(typed || new TextDecoder().decode(shown.good.bytes));
    tell(client, 'onefolio:located', { place: placeOf(locator.range({ pointer, part: 'value' })) });
  });

  return {
    changed() {
      for (const [client, here] of clients) tellChanged(client, here);
    },
    wrong() {
      for (const client of clients.keys()) tellWrong(client);
    },
  };
}
