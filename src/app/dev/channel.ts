import { herePath } from '../routing/paths.ts';
import type { ClientMessages, ServerMessages } from './messages.ts';

/** Which state of the site this page shows. */
let version = Number(document.querySelector<HTMLMetaElement>('meta[name="onefolio:version"]')?.content ?? -1);

/** Says something to the dev server; what cannot be said now waits for the connection. */
export const ask = <Name extends keyof ClientMessages>(name: Name, message: ClientMessages[Name]): void =>
  import.meta.hot?.send<string>(name, message);

/** Hears what the dev server says. */
export const hear = <Name extends keyof ServerMessages>(
  name: Name,
  listener: (message: ServerMessages[Name]) => void,
): void => import.meta.hot?.on<string>(name, listener);

/** Tells the dev server where this page is, now and whenever it moves on. */
export function reportPath(): void {
  const report = () => ask('onefolio:here', { path: herePath(), version });
  hear('onefolio:changed', (changed) => {
    version = changed.version;
  });
  for (const type of ['popstate', 'pushState', 'replaceState']) addEventListener(type, report);
  report();
}

/** Opens a place of a file, as "/folder/site.json:12:5", in the owner's editor. */
export const openEditor = (place: string): Promise<unknown> =>
  fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`);
