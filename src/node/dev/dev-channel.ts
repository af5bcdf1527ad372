import type { IncomingMessage } from 'node:http';
import { basename, dirname } from 'node:path';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { WrittenSite } from '../../../schema/site.ts';
import { registry } from '../../blocks/registry.ts';
import type { ClientMessages, PageLocation, ServerMessages } from '../../client/dev/messages.ts';
import type { CompilerHost } from '../../core/compiler-host.ts';
import { locatorFor } from '../../core/content/locator-for.ts';
import { sourceOfValue } from '../../core/content/source-of-value.ts';
import { type Location, valueAt } from '../../core/diagnostics/diagnostic.ts';
import { localizedToSource, mapLocation } from '../../core/i18n/localized-to-source.ts';
import { type Coverage, coverageOf, shareOf } from '../../core/i18n/missing-translations.ts';
import { dayIn } from '../../core/text/day-in-time-zone.ts';
import { languageName } from '../../core/text/language-tags.ts';
import type { CompileTexts } from '../../fixes/revision.ts';
import { onDisk } from '../load/on-disk.ts';
import { iconTag } from '../render/head-tags.ts';
import { ownerSymbols } from '../render/sprite.ts';
import { isLoopback } from '../serve/allowed-requests.ts';
import { languageAt, routeOf } from './dev-languages.ts';
import { type DevState, type Explain, errorsOf, type Trial, type ValidSite } from './dev-state.ts';
import type { DevStyles } from './dev-styles.ts';
import { readMessage } from './read-message.ts';
import { choiceOf, describeTrial, isSavedTrial, nextTrial } from './theme-trial.ts';
import { fixWriter } from './write-fix.ts';
import { writeTheme } from './write-theme.ts';

/** What a channel needs from its server. */
interface ChannelHost {
  file: string;
  host(): CompilerHost;
  compileTexts: CompileTexts;
  /** Shows the last valid site in another look; null for its own. */
  showTrial(trial: Trial | null): void;
  /** Opens a place in a file in the owner's editor. */
  openEditor(file: string, line: number, column: number): void;
  examplesIn(written: WrittenSite): string[];
  /** The content security policy of a site. */
  policyOf(good: ValidSite): string;
  /** Called with every exception: none of them ends the server. */
  onException(error: unknown): void;
}

/**
 * Creates the channel between the dev server and open pages. Each page gets only what concerns its own path, in its
 * language. `file` is the site file: only that file and its long texts
 * can be opened. `host` provides the long texts and the owner's icons.
 */
export function channelOf(
  state: DevState,
  { file, host, examplesIn, compileTexts, showTrial, openEditor, policyOf, onException }: ChannelHost,
  explain: Explain,
  styles: DevStyles,
) {
  // Messages from pages are short.
  const server = new WebSocketServer({ noServer: true, maxPayload: 65_536, perMessageDeflate: false });
  const clients = new Map<WebSocket, PageLocation>();
  /*
   * Connections from this computer. With --host, other computers see the site too, but only the owner may edit the
   * file.
   */
  const owners = new WeakSet<WebSocket>();
  const placeOf = (text: string | undefined) => (text === undefined ? file : onDisk(dirname(file), text));
  const sendTo = <Name extends keyof ServerMessages>(socket: WebSocket, name: Name, message: ServerMessages[Name]) =>
    socket.send(JSON.stringify({ name, message }));

  const coverageAt = coverageFinder();
  const sendCoverage = (socket: WebSocket, { prefix }: PageLocation) => {
    const coverage = state.good && coverageAt(state.good, prefix);
    if (coverage) sendTo(socket, 'onefolio:covered', { text: describeCoverage(coverage) });
  };
  /* A page without placeholder texts is notified only when it had some before. */
  const marked = new WeakSet<WebSocket>();
  const sendExamples = (socket: WebSocket) => {
    const texts = state.good ? examplesIn(state.good.written) : [];
    if (texts.length === 0 && !marked.has(socket)) return;
    marked.add(socket);
    sendTo(socket, 'onefolio:examples', { texts });
  };
  const sendTried = (socket: WebSocket, message?: string) => {
    const { trial, saved, version } = state;
    if (!owners.has(socket)) return;
    const described = trial &&
      saved && { ...describeTrial(trial), isSaved: isSavedTrial(trial, saved.localized), version };
    sendTo(socket, 'onefolio:tried', { trial: described, ...(message !== undefined && { message }) });
  };
  const sendChanged = (socket: WebSocket, here: PageLocation) => {
    const { good, version } = state;
    if (!good) return;
    clients.set(socket, { ...here, version });
    // Languages may have been added or removed since the page was built.
    const route = routeOf(good, here.prefix + here.path);
    const { paginated, site } = languageAt(good, route.prefix);
    const { shell } = paginated;
    const page = state.pageAt(good, route);
    const builtAt = dayIn(new Date(), site.timeZone);
    const style = styles.addressOf(site);
    const icons = ownerSymbols(site, host().iconOf);
    const favicon = iconTag(site, '');
    const policy = policyOf(good);
    sendTo(socket, 'onefolio:changed', { version, ...route, shell, page, builtAt, style, icons, favicon, policy });
    sendTried(socket);
  };
  const attempt = (action: () => void) => {
    try {
      action();
    } catch (error) {
      onException(error);
    }
  };
  /* Searching a large site takes a while. */
  const sendAdvice = (socket: WebSocket, here: PageLocation) =>
    attempt(() => {
      sendCoverage(socket, here);
      sendExamples(socket);
    });
  const sendErrors = (socket: WebSocket) => {
    const errors = errorsOf(state, explain);
    if (errors) sendTo(socket, 'onefolio:wrong', { revision: state.revision, ...errors });
  };

  const prefixOf = (socket: WebSocket) => clients.get(socket)?.prefix ?? '';
  const openAt = ({ bytes, origins }: ValidSite, at: Location) => {
    // Edits since then may have moved the value; a file that no longer parses is read up to the error.
    const typed = state.wrong?.locator.text;
    const locator = locatorFor(typed || new TextDecoder().decode(bytes), host(), origins);
    const { line, column } = locator.range(at);
    const place = locator.sourceLocation(at);
    openEditor(placeOf('file' in place ? place.file : undefined), line, column);
  };

  const writeFix = fixWriter(placeOf, compileTexts);
  const changed = () => {
    for (const [socket, here] of clients) attempt(() => sendChanged(socket, here));
    // The pages show the change first.
    setImmediate(() => {
      for (const [socket, here] of clients) sendAdvice(socket, here);
    });
  };
  const showToAll = (trial: Trial | null) => {
    showTrial(trial);
    changed();
  };
  let isKeeping = false;
  const keepTrial = async (socket: WebSocket) => {
    const { trial, saved } = state;
    if (!trial || !saved || isKeeping) return;
    if (isSavedTrial(trial, saved.localized)) return showToAll(null);
    isKeeping = true;
    const isWritten = await writeTheme(file, saved.locator.text, choiceOf(trial, saved.localized), compileTexts);
    isKeeping = false;
    // The watcher reads the saved site in a moment, and ends the trial.
    if (isWritten) sendTo(socket, 'onefolio:tried', { trial: null, message: `Saved in ${basename(file)}.` });
    else sendTried(socket, 'Not saved. The terminal shows the reason.');
  };
  const handlers: { [Name in keyof ClientMessages]: (payload: ClientMessages[Name], socket: WebSocket) => void } = {
    'onefolio:here': (here, socket) => {
      clients.set(socket, here);
      if (here.version !== state.version) sendChanged(socket, here);
      else if (state.trial) sendTried(socket);
      sendAdvice(socket, here);
      sendErrors(socket);
    },
    'onefolio:open': ({ file, line, column }) => {
      // Other files can be opened only if they contain an error.
      const isOurs = file === undefined || state.wrong?.diagnostics.some((diagnostic) => diagnostic.file === file);
      if (isOurs) openEditor(placeOf(file), line, column);
    },
    'onefolio:locate': (origin, socket) => {
      if (!state.good) return;
      const { localized, written } = state.good;
      const shown = languageAt(state.good, prefixOf(socket)).localized;
      openAt(
        state.good,
        mapLocation(sourceOfValue(registry, shown, origin, host()), (pointer) =>
          localizedToSource(registry, written, pointer, shown.language, localized.language),
        ),
      );
    },
    'onefolio:fix': ({ revision, entry }) => {
      if (state.wrong && revision === state.revision) writeFix(state.wrong, entry);
    },
    'onefolio:try': ({ of }, socket) => {
      if (!state.saved || state.wrong)
        return sendTried(socket, `Fix the errors in ${basename(file)} to try other looks.`);
      showToAll(nextTrial(state.trial, of, state.saved.localized));
    },
    'onefolio:revert': () => {
      if (state.trial) showToAll(null);
    },
    'onefolio:keep': ({ version }, socket) => {
      if (version === state.version) keepTrial(socket).catch(onException);
    },
    'onefolio:missing': (_, socket) => {
      const [first] = (state.good && coverageAt(state.good, prefixOf(socket))?.missing) ?? [];
      if (state.good && first !== undefined) openAt(state.good, valueAt(first));
    },
  };
  const handle = <Name extends keyof ClientMessages>(
    { name, message }: { name: Name; message: ClientMessages[Name] },
    socket: WebSocket,
  ) => {
    if (name === 'onefolio:here' || owners.has(socket)) handlers[name](message, socket);
  };

  const listenTo = (socket: WebSocket, request: IncomingMessage) => {
    if (isLoopback(request.socket.remoteAddress)) owners.add(socket);
    socket.on('message', (data) => {
      const payload = readMessage(String(data));
      if (payload) attempt(() => handle(payload, socket));
      else socket.close(1008);
    });
    socket.on('close', () => clients.delete(socket));
    // An invalid message must not end the server; the connection is closed already.
    socket.on('error', () => {});
  };
  return {
    /** Accepts a WebSocket connection. The caller has checked that it comes from a page of this server. */
    accept: (request: IncomingMessage, socket: Duplex, head: Buffer) =>
      server.handleUpgrade(request, socket, head, listenTo),
    /** Sends the changed site to the pages. */
    changed,
    /** Sends the errors in the file to the pages. */
    wrong() {
      for (const socket of clients.keys()) sendErrors(socket);
    },
  };
}

/* Creates a function that returns the translation coverage of the language at a prefix, and caches it per site. */
function coverageFinder(): (good: ValidSite, prefix: string) => Coverage | undefined {
  const counted = new WeakMap<object, Coverage[]>();
  return ({ written }, prefix) => {
    if (prefix === '') return undefined;
    const rows = counted.get(written) ?? coverageOf(registry, written);
    counted.set(written, rows);
    return rows.find(({ language }) => prefix === `/${language}`);
  };
}

/* Describes the coverage: "French: 82 % translated, 12 texts missing". */
function describeCoverage(row: Coverage): string {
  const { length } = row.missing;
  const missing = length === 0 ? '' : `, ${length} ${length === 1 ? 'translation' : 'translations'} missing`;
  return `${languageName(row.language)}: ${shareOf(row)}% translated${missing}`;
}
