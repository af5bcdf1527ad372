import type { PageData } from '../../../schema/resolved.ts';
import { registry } from '../../blocks/registry.ts';
import type { CompilerHost } from '../../core/compiler-host.ts';
import type { Translation } from '../../core/resolve/translations.ts';
import { dayIn } from '../../core/text/day-in-time-zone.ts';
import { escapeHtml } from '../../core/text/escape-html.ts';
import { messageOf } from '../caught-error.ts';
import { hasOutputAt, makeOutputAt } from '../outputs/make-outputs.ts';
import type { MakerContext } from '../outputs/maker.ts';
import { headersAt } from '../outputs/output-headers.ts';
import type { Bundles, Renderer } from '../render/bundles.ts';
import { pageComposer } from '../render/compose-page.ts';
import { framedFolders, type Header } from '../render/content-security-policy.ts';
import { dataText, writeDocument } from '../render/document.ts';
import { iconTag, type PreviewsWithText, previewsFolder } from '../render/head-tags.ts';
import { ownerSymbols, spriteOf } from '../render/sprite.ts';
import { faviconAddress } from '../render/theme/favicon.ts';
import { typeOf } from '../serve/find-file.ts';
import { languageAt, routeOf, sitesIn } from './dev-languages.ts';
import type { DevPreviews } from './dev-link-previews.ts';
import { type DevState, type Explain, errorsOf, type ValidSite } from './dev-state.ts';
import type { DevStyles } from './dev-styles.ts';
import type { ReportMissing } from './missing-characters-reporter.ts';

/** The response to a request. */
export interface DevResponse {
  status: number;
  type: string;
  body: string | Uint8Array;
  headers?: Header[];
}

/** What rendering a dev page requires. `token` authorizes a page to connect to the server. */
interface DevPages {
  bundles: Bundles;
  renderer: Renderer;
  styles: DevStyles;
  state: DevState;
  token: string;
  explain: Explain;
  /** Resolves the owner's icons. */
  iconOf: CompilerHost['iconOf'];
  /** The content security policy of a site. */
  policyOf(good: ValidSite): string;
  /** What the files besides the pages need. */
  makerContext: Omit<MakerContext, 'reportMissing'> & { bundles: Bundles };
  reportMissing: ReportMissing;
  /** Reports an error for a page that couldn't be rendered. */
  onError(message: string): void;
}

/** Creates the responses for pages and their data from the current state of the site, in the language of the path. */
export function devPages(made: DevPages) {
  const { state, explain, onError } = made;
  let loaded: Promise<DevPreviews> | undefined;
  // Loaded only for sites with this output.
  const previewsFor = ({ written }: ValidSite) => {
    if (!written.outputs?.preview) return undefined;
    loaded ??= import('./dev-link-previews.ts').then(({ devPreviews }) => devPreviews(made.makerContext));
    return loaded;
  };
  const html = (status: number, body: string): DevResponse => ({ status, type: 'text/html;charset=utf-8', body });
  const statusOf = (page: PageData, path: string) => (page.notFound && path !== page.path ? 404 : 200);
  const wait = (why: string[]) => html(503, waitingPage(made, state.version, why));
  const reasons = () => (errorsOf(state, explain)?.entries ?? []).map(({ text }) => text);
  return {
    async page(path: string): Promise<DevResponse> {
      // A save may change the state while the link preview is planned. The page then asks for the difference.
      const { good, version } = state;
      if (!good) return wait(reasons());
      const route = routeOf(good, path);
      const page = state.pageAt(good, route);
      try {
        const language = languageAt(good, route.prefix);
        const withWords = await (await previewsFor(good))?.previewsOf(good, language, page);
        const policy = made.policyOf(good);
        const previews = withWords && { withWords, previewUrl: good.written.url };
        return html(statusOf(page, route.path), renderDocument(made, { language, page, version, previews, policy }));
      } catch (error) {
        onError(`${path}: ${messageOf(error)}`);
        return html(500, waitingPage(made, version, [messageOf(error)]));
      }
    },
    /** The data of a page; null if the path isn't that of page data. */
    pageData(path: string): DevResponse | null {
      const { good } = state;
      const { prefix, path: pagePath } = good ? routeOf(good, path) : { prefix: '', path };
      const name = /^\/_pages\/(.+)\.json$/.exec(pagePath)?.[1];
      if (name === undefined) return null;
      if (!good) return wait(reasons());
      const here = name === 'index' ? '/' : `/${name}`;
      const page = state.pageAt(good, { prefix, path: here });
      return { status: statusOf(page, here), type: 'application/json', body: JSON.stringify(page) };
    },
    /** Whether a path leads to a framed file, or to another file in its folder. */
    isFramed(path: string): boolean {
      const { good } = state;
      return framedFolders(good ? sitesIn(good) : []).some((folder) => path.startsWith(`${folder}/`));
    },
    /** A file that a build writes next to the pages, such as a feed. Null if the path has none. */
    async output(path: string, url: string): Promise<DevResponse | null> {
      const { good } = state;
      if (!good) return null;
      const previews = path.startsWith(`/${previewsFolder}`) ? await previewsFor(good) : undefined;
      const picture = await previews?.pictureAt(good, path);
      if (picture) return { status: 200, type: 'image/png', body: picture };
      const { prefix, path: pagePath } = routeOf(good, path);
      const { site: compiled, localized } = languageAt(good, prefix);
      const site = { ...compiled, url };
      if (!hasOutputAt(pagePath, site)) return null;
      // Of all CVs, only the one of the file is made.
      const page = state.pageAt(good, { prefix, path: pagePath.replace(/\.[a-z]+$/, '') });
      const now = dayIn(new Date(), site.timeZone);
      const input = { registry, site, localized, cvs: page.cv ? [page] : [], now };
      const file = await makeOutputAt(pagePath, input, {
        ...made.makerContext,
        reportMissing: (missing) => made.reportMissing(missing, good),
      });
      const type = path.endsWith('.xml') ? 'application/xml' : typeOf(path);
      return file ? { status: 200, type, body: file.content, headers: headersAt(pagePath, site) } : null;
    },
  };
}

/** A page of a site, and the version of that site. */
interface Shown {
  /** The content security policy. */
  policy: string;
  language: Translation;
  page: PageData;
  version: number;
  previews: { withWords: PreviewsWithText; previewUrl: string | undefined } | undefined;
}

function renderDocument(made: DevPages, { language, page, version, previews, policy }: Shown): string {
  const { client } = made.bundles;
  const { site, paginated } = language;
  const { shell } = paginated;
  const { prefix = '' } = site;
  const builtAt = dayIn(new Date(), site.timeZone);
  const printStyle = `/${client.printStyle}`;
  const frame = {
    shell,
    shellAddress: addressHolding({ shell, builtAt, printRules: client.printRules, version: '' }),
    script: client.script,
    style: null,
    policy,
    entry: '/assets/dev.js',
    printStyle,
    prefix,
    sprite: spriteOf(client.sprite, null) + ownIcons(ownerSymbols(site, made.iconOf)),
    head: [
      aboutTag(made, version),
      iconTag(site, ''),
      `<link rel="stylesheet" data-dev href="${escapeHtml(made.styles.addressOf(site))}">`,
    ],
  };
  const compose = pageComposer(language, {
    renderer: made.renderer,
    assets: { pageStyles: client.pageStyles, printStyle },
    builtAt,
    base: '',
    alternates: new Map(),
    isDrawn: false,
    ...previews,
    servesFeeds: true,
  });
  return writeDocument(frame, compose(page, addressHolding({ ...page, version: '' })));
}

/* An address that contains the data: a save could change the data before a request for it arrives. */
const addressHolding = (data: object) => `data:application/json,${encodeURIComponent(dataText(data))}`;

/* The owner's icons are separate from Onefolio's, because a save may change them: see src/client/dev/show-changes.ts. */
const ownIcons = (symbols: string) => `<div hidden><svg data-dev-icons>${symbols}</svg></div>`;

/* What a page needs to connect to the server: see src/client/dev/channel.ts. */
const aboutTag = ({ token }: DevPages, version: number) =>
  `<meta name="onefolio:dev" content="${version}" data-token="${token}">`;

/* The page that lists the errors of a file while there is no valid site yet. */
const waitingPage = (made: DevPages, version: number, why: string[]) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Waiting for the site</title>${aboutTag(made, version)}<link rel="icon" href="${escapeHtml(faviconAddress())}"><script type="module" src="/assets/waiting.js"></script></head><body><pre>${escapeHtml(why.join('\n'))}</pre></body></html>`;
