import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { WrittenSite } from '../../../schema/site.ts';
import type { CompilerHost } from '../../core/compiler-host.ts';
import type { Diagnostic } from '../../core/diagnostics/diagnostic.ts';
import { type Checked, check, withPages } from '../../core/pipeline.ts';
import { messageOf } from '../caught-error.ts';
import { stampOf } from '../disk.ts';
import { checkBytes, compileTexts, hostOf, readSite, type Source } from '../load/load-site.ts';
import { loadRenderer, readBundles } from '../render/bundles.ts';
import { devPolicy } from '../render/content-security-policy.ts';
import { isAllowedHost, isSameOrigin } from '../serve/allowed-requests.ts';
import { openInbox, type Received } from '../serve/inbox.ts';
import { parseRequestUrl } from '../serve/parse-request-url.ts';
import { listen } from '../serve/serve.ts';
import { channelOf } from './dev-channel.ts';
import { pageFinder, sitesIn } from './dev-languages.ts';
import { devPages } from './dev-pages.ts';
import type { DevState, Explain, Trial, ValidSite } from './dev-state.ts';
import { devStyles } from './dev-styles.ts';
import { missingReporter, type OnMissing } from './missing-characters-reporter.ts';
import { openEditor, throttle } from './open-editor.ts';
import { createRequestHandler } from './request-handler.ts';
import { siteInTrial } from './theme-trial.ts';
import { warmUp } from './warm-up.ts';
import { type FileState, watchSite } from './watch.ts';

/** The options of a dev server. */
interface DevOptions {
  /** The folder of Onefolio's bundles: see render/bundles.ts. */
  bundles: string;
  source: Source;
  host: string;
  port?: number | undefined;
  /** Called for every form submission to the test inbox. */
  onMessage(message: Received): void;
  /** Called whenever a save changes the report: with the errors and warnings, or with null if there are none. */
  onReport(wrong: Checked | null): void;
  /** Called with the warnings about characters that no font of a requested file has. */
  onMissing: OnMissing;
  /** Formats a report as text for the page. */
  explain: Explain;
  /** The placeholder texts that a valid site still contains. */
  examplesIn(written: WrittenSite): string[];
  /** Called with the reason why a page couldn't be rendered. */
  onError(message: string): void;
}

/** The minimum time between two starts of the owner's editor, in milliseconds. */
const editorPause = 500;

/** The first port to try if none is given. */
const defaultPort = 5173;

/**
 * Starts the dev server and returns its address. A save updates open pages without a reload. While the file is invalid,
 * pages show the last valid site and an overlay with the errors. Serves all languages. The dev server serves the site
 * at the root, whatever its base path.
 */
export async function dev(options: DevOptions): Promise<string> {
  const { source, host, port, onMessage, onReport, onMissing, explain, onError, examplesIn } = options;
  const pageAt = pageFinder(() => devHostOf(source));
  const state: DevState = {
    good: null,
    saved: null,
    trial: null,
    wrong: null,
    exception: null,
    version: 0,
    revision: 0,
    lastRead: null,
    pageAt,
  };
  const bundles = await readBundles(options.bundles);
  const known = stampOf(source.file);
  const [renderer] = await Promise.all([
    loadRenderer(bundles),
    readInto(state, source, { hasStoppedChanging: true, hasOtherChanges: true }),
  ]);
  const reportOnce = withoutRepeats(onReport);
  reportOnce(state.wrong);

  const token = randomUUID();
  const styles = devStyles(bundles.client);
  const policyOf = (good: ValidSite) => devPolicy(sitesIn(good), bundles.client.script);
  const { iconOf } = hostOf(source);
  const channel = channelOf(
    state,
    {
      file: source.file,
      host: () => hostOf(source),
      showTrial: (trial) => showTrial(state, trial, source),
      compileTexts: (texts) => compileTexts(texts, source),
      openEditor: throttle(editorPause, openEditor),
      examplesIn,
      policyOf,
      onException,
    },
    explain,
    styles,
  );
  // The next save is read even if the file is as it was before.
  function onException(error: unknown): void {
    onError(messageOf(error));
    Object.assign(state, { exception: messageOf(error), lastRead: null, revision: state.revision + 1 });
    channel.wrong();
  }
  const makerContext = { source, bundles, warn: onError };
  const reportMissing = missingReporter(() => devHostOf(source), onMissing);
  const pages = devPages({
    bundles,
    renderer,
    styles,
    state,
    token,
    explain,
    iconOf,
    policyOf,
    makerContext,
    reportMissing,
    onError,
  });
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const isOurs = isAllowedHost(request.headers.host, host) && isSameOrigin(request.headers);
    // The token is never in a URL that browsers show or send in a Referer header, so only pages of this server can read
    // it.
    const isAllowed = isOurs && parseRequestUrl(request.url).query === `?${token}`;
    if (isAllowed) channel.accept(request, socket, head);
    else socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
  };
  const address = await listen(
    createRequestHandler({ bundles, source, pages, styles, inbox: openInbox('', onMessage), host }),
    host,
    defaultPort,
    port,
    upgrade,
  );

  watchSite(source, known, async (fileState) => {
    const { version, wrong } = state;
    try {
      if (!(await readInto(state, source, fileState))) return false;
      if (version === state.version && wrong === state.wrong) return true;
      if (version !== state.version) channel.changed();
      if (state.wrong) channel.wrong();
      reportOnce(state.wrong);
    } catch (error) {
      onException(error);
    }
    return true;
  });
  const { saved } = state;
  // Compiling a larger file again and again would take too long.
  if (saved && saved.bytes.length < 200_000)
    warmUp(() => withPages(check(saved.bytes, devHostOf(source)), devHostOf(source)));
  return address;
}

/* Suppresses repeated reports: a file may be read several times for one save. */
function withoutRepeats(onReport: DevOptions['onReport']): DevOptions['onReport'] {
  let last: string | undefined;
  return (wrong) => {
    const report = wrong ? JSON.stringify(wrong.diagnostics) : undefined;
    if (report !== undefined && report === last) return;
    last = report;
    onReport(wrong);
  };
}

/*
 * Reads the current state of the file. Returns false if the file may still be being written: a missing or invalid file
 * counts only after it has stopped changing.
 */
async function readInto(
  state: DevState,
  source: Source,
  { hasStoppedChanging, hasOtherChanges }: FileState,
): Promise<boolean> {
  const read = await readSite(source);
  state.exception = null;
  if ('failed' in read) {
    if (hasStoppedChanging) {
      setWrong(state, read.failed);
      state.lastRead = null;
    }
    return hasStoppedChanging;
  }
  const { bytes } = read;
  // One save may cause several events. Errors that are shown already stay, with the fixes that pages may request.
  if (!hasOtherChanges && state.lastRead && Buffer.compare(bytes, state.lastRead) === 0) return true;
  if (!hasStoppedChanging && !hasEnd(bytes)) return false;
  const found = await checkBytes(bytes, source, inDev);
  // An invalid text file may also be still being written.
  const isCut = ({ file, severity }: Diagnostic) => file !== undefined && severity === 'error';
  if (!hasStoppedChanging && (unreadableStages.has(found.stage) || found.diagnostics.some(isCut))) return false;
  state.lastRead = bytes;
  const compiled = withPages(found, devHostOf(source));
  if (!compiled.written) {
    setWrong(state, compiled);
    return true;
  }
  // A save ends the trial; other files are shown in the look that is tried.
  const isSaved = !state.saved || Buffer.compare(bytes, state.saved.bytes) !== 0;
  state.saved = { ...compiled, bytes };
  state.wrong = null;
  showTrial(state, isSaved ? null : state.trial, source);
  return true;
}

/*
 * The file has errors: pages show the last valid site in its own look, and no other is tried until it is valid again.
 */
function setWrong(state: DevState, wrong: Checked): void {
  state.wrong = wrong;
  state.revision++;
  if (state.trial) Object.assign(state, { good: state.saved, trial: null, version: state.version + 1 });
}

/* Shows the last valid site in another look, or in its own. */
function showTrial(state: DevState, trial: Trial | null, source: Source): void {
  if (!state.saved) return;
  state.good = siteInTrial(state.saved, trial, devHostOf(source));
  state.trial = trial;
  state.version++;
}

/* The dev server shows every site at the root. */
const inDev = { url: null, isPreview: true } satisfies Partial<CompilerHost>;
const devHostOf = (source: Source): CompilerHost => ({ ...hostOf(source), ...inDev });

/* The stages that a partly written file doesn't pass. */
const unreadableStages: ReadonlySet<Checked['stage']> = new Set(['text', 'json']);

/* For a large file, the end usually shows that it is incomplete. */
const hasEnd = (bytes: Uint8Array): boolean => bytes.findLast((byte) => !whitespace.has(byte)) === closingBrace;

const whitespace = new Set([...'\t\n\r '].map((character) => character.charCodeAt(0)));
const closingBrace = '}'.charCodeAt(0);
