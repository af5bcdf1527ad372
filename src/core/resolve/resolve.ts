import type { RichText } from '../../../schema/rich-text.ts';
import type { RichPage, RichSite, Site } from '../../../schema/site.ts';
import type { BlockContext } from '../../blocks/define-block.ts';
import { mapEntries } from '../../shared/map-values.ts';
import { isFormatted, mapParts, partsOf, plainText } from '../../shared/rich-text.ts';
import type { CalendarDate } from '../../shared/time.ts';
import type { BlockHost } from '../block-host.ts';
import type { BlockRegistry } from '../block-registry.ts';
import type { CompilerHost } from '../compiler-host.ts';
import { fontsOf } from '../fonts/check-fonts.ts';
import { labelsIn } from '../i18n/labels/labels-in.ts';
import { customStyleOf } from '../style/check-style.ts';
import { isolateIfRightToLeft, isolateLatin, isolateRightToLeft, withVisibleCharacters } from '../text/bidi.ts';
import { labelsInDigits } from '../text/digits.ts';
import { interpolate } from '../text/interpolate.ts';
import { parseMarks } from '../text/parse-marks.ts';
import { directionOf } from '../text/script-and-direction.ts';
import { typographic } from '../text/typography/typographic.ts';
import {
  acceptedMarks,
  canHaveLanguage,
  isOwnerTextOnCv,
  isSentByForm,
  isShownAsText,
  isStandalone,
} from '../validation/accepted-marks.ts';
import { isWords } from '../validation/schema.ts';
import { mapTexts, type Text } from '../validation/site-texts.ts';
import { sectionIds } from './anchors.ts';
import { basePages } from './base-language-pages.ts';
import { connectPages } from './pages/connect-pages.ts';
import { publishedPath, readAddress } from './paths/addresses.ts';
import { isOn, outputAt } from './paths/output-paths.ts';
import { jpegCopy, resolvePicture } from './pictures/resolve-picture.ts';
import type { FilledSite, ResolvedPage, ResolvedSite } from './resolved-site.ts';
import { evidenceIn } from './skill-evidence.ts';
import { audienceOf, forAudience, type Viewer } from './visibility.ts';

/**
 * Resolves a site for its pages: fills in placeholders, resolves addresses, adds labels and defaults, and removes
 * hidden parts. Expects a site without errors.
 */
export const resolve = (localized: RichSite, host: ResolveHost): ResolvedSite => resolveFor('web', localized, host);

/** What `resolve` needs from outside the site file. */
export type ResolveHost = BlockHost & Pick<CompilerHost, 'blocks' | 'hasFile' | 'looks' | 'readStyle' | 'fontOf'>;

/** Resolves a site for its pages, the CV, or a variant of the CV. */
export function resolveFor(viewer: Viewer, localized: RichSite, host: ResolveHost): ResolvedSite {
  const { hasFile, pictureOf } = host;
  const isCv = audienceOf(viewer) === 'cv';
  const visible = forAudience(host.blocks, viewer, localized);
  const { notFoundTitle, notFoundText, ...labels } = labelsIn(visible.language, host);
  const site = {
    ...visible,
    labels: labelsInDigits({ ...labels, ...visible.labels }, visible),
    notFound: { title: notFoundTitle, text: notFoundText, ...visible.notFound },
  };
  const filled = interpolateTexts(host.blocks, site, visible, { isCv });
  const inBase = basePages(host.blocks, host);
  const ids = visible.pages.map((page) => sectionIds(host.blocks, page, host, inBase(page.path)));
  const evidence = evidenceIn(host.blocks, filled);
  const { owner, image } = filled;
  const favicon = filled.favicon ?? defaultFavicons.find(hasFile);
  const style = customStyleOf(visible, host);
  const fonts = fontsOf(visible, host);
  const context = { labels: filled.labels, evidence, host, source: visible };
  const pages = filled.pages.map((page, index) => resolvePage(page, ids[index], filled, context));
  // The CV is a single page.
  const connected = isCv
    ? { pages }
    : withJpegImages(connectPages(host.blocks, pages, { ...filled, filled: filled.pages }), pictureOf);
  return {
    ...filled,
    ...(favicon !== undefined && { favicon }),
    ...(style && { style: style.text }),
    ...(fonts && { fonts }),
    owner: owner.picture ? { ...owner, picture: jpegCopy(owner.picture, pictureOf) } : owner,
    ...(image && { image: jpegCopy(image, pictureOf) }),
    notFound: { ...filled.notFound, action: filled.notFound.action ?? { label: filled.labels.home, href: '/' } },
    ...connected,
  };
}

/** How texts of a site become texts of a page. */
interface Typesetting {
  /** Whether the page is the CV, which shows the texts of `owner`. */
  isCv?: boolean;
}

/**
 * Fills in the placeholders of a site from `source`, and resolves its addresses. Parses links, emphasis and times in
 * its texts, and marks untranslated ones with their language. Without `typesetting`, the texts are for programs.
 */
export const interpolateTexts = <Any extends RichSite>(
  registry: BlockRegistry,
  site: Any,
  source: RichSite,
  typesetting?: Typesetting,
) =>
  // Texts of the owner that aren't on the CV are always plain.
  mapTexts(registry, site, interpolatorOf(site, source, typesetting)) as Omit<Any, 'owner'> & Pick<FilledSite, 'owner'>;

/** Does the same for programs, and converts all texts to plain text. `now` is the day for times. */
export function plainTexts(registry: BlockRegistry, site: Site, source: Site, now?: CalendarDate): Site {
  const filled = interpolatorOf(site, source);
  return mapTexts(registry, site, (text) => plainText(filled(text), now));
}

/* Returns a function that fills in a text; without `typesetting` for programs, which need no directional isolates. */
function interpolatorOf(
  { language }: Pick<RichSite, 'language'>,
  source: RichSite,
  typesetting?: Typesetting,
): (written: Text) => RichText {
  const isRightToLeft = directionOf(language) === 'rtl';
  return (written) => {
    const { text, kind, steps, parameters, language: base } = written;
    const addressOf = (address: string) => resolveAddress(address, source, steps[0] === 'pages');
    if (kind === 'href') return addressOf(text);
    if (kind === 'file') return publishedPath(text);
    if (!isWords(kind)) return text;
    const untypeset = fill(acceptedMarks(written) === 'none' ? text : parseMarks(text, addressOf), source, parameters);
    if (!typesetting) return untypeset;
    const { isCv } = typesetting;
    const filled = isSentByForm(written) ? untypeset : typographic(untypeset, base ?? language);
    // The fast path: most sites are left-to-right, and most of their texts have no right-to-left letter.
    if (base === undefined && !isRightToLeft) {
      const isolated = isolateIfRightToLeft(filled);
      return isolated !== filled && isStandalone(written) ? isolated : filled;
    }
    const isOnCv = isCv && isOwnerTextOnCv(written);
    const hasOwnLanguage = base !== undefined && (isOwnerTextOnCv(written) ? isOnCv : canHaveLanguage(written));
    if (!hasOwnLanguage && !isOnCv && !isStandalone(written) && !isShownAsText(written)) return filled;
    // A text in another language has the direction of that language.
    const isBaseRightToLeft = base !== undefined && directionOf(base) === 'rtl';
    if (!hasOwnLanguage) {
      if (isRightToLeft) return isolateLatin(filled);
      return isBaseRightToLeft ? isolateRightToLeft(filled) : isolateIfRightToLeft(filled);
    }
    const inBase = isBaseRightToLeft ? isolateLatin(filled) : filled;
    return { rich: [{ kind: 'foreign', lang: base, dir: directionOf(base), parts: partsOf(inBase) }] };
  };
}

const fill = (template: RichText, source: RichSite, parameters?: string[]): RichText =>
  mapParts(template, (string) => partsOf(interpolate(string, source, parameters).text));

/* The files of public/ that are used as a favicon if the site names none. */
const defaultFavicons = ['svg', 'png', 'ico'].map((extension) => `/favicon.${extension}`);

/* A bare "#id" in the header or the footer is an anchor on the home page. */
function resolveAddress(written: string, site: RichSite, isOnPage: boolean): string {
  const address = readAddress(written, site);
  if (address.kind === 'file') {
    // Each language has its own outputs; the files of public/ are shared.
    const output = outputAt(address.path, site);
    return output && isOn(output, site) ? `${site.prefix ?? ''}${address.href}` : address.href;
  }
  const isOnHomePage = address.kind === 'anchor' && address.path === null && !isOnPage;
  return isOnHomePage ? `/${address.href}` : address.href;
}

/* Link previews and feeds need a single file. */
function withJpegImages(
  { pages, metadata }: ReturnType<typeof connectPages>,
  pictureOf: CompilerHost['pictureOf'],
): Pick<ResolvedSite, 'pages' | 'metadata'> {
  const withJpegImage = (page: ResolvedPage) =>
    page.image ? { ...page, image: jpegCopy(page.image, pictureOf) } : page;
  return {
    pages: mapEntries(pages, withJpegImage),
    ...(metadata && {
      metadata: metadata.map((each) => ({
        ...each,
        ...(each.picture && { picture: jpegCopy(each.picture, pictureOf) }),
      })),
    }),
  };
}

interface PageContext extends Pick<BlockContext, 'labels' | 'evidence'> {
  host: ResolveHost;
  /** The site with the values of placeholders. */
  source: RichSite;
}

function resolvePage(
  page: RichPage,
  ids: string[][] | undefined,
  site: FilledSite,
  { labels, evidence, host, source }: PageContext,
): ResolvedPage {
  const { pictureOf, looks } = host;
  const slots = looks?.[site.theme?.look ?? '']?.slots;
  const projects = page.blocks.reduce(
    (count, block) => count + (host.blocks.definitionOf(block).projects?.(block) ?? 0),
    0,
  );
  return {
    ...withPlainHead(page),
    blocks: page.blocks.map((block, index) =>
      host.blocks.definitionOf(block).resolve(block, {
        site,
        labels,
        evidence,
        page: page.path,
        projects,
        isFirst: index === 0,
        host,
        fill: (template, language = site.language) => typographic(fill(template, source), language),
        addressOf: (address) => resolveAddress(address, source, true),
        // A block that only the CV contains has no anchors, and the CV has no links to any.
        sectionId: (position) => ids?.[index]?.[position] ?? '',
        resolvePicture: (picture, slot, isFirst) => resolvePicture(picture, slot, isFirst, pictureOf, slots),
      }),
    ),
  };
}

/* Page lists show the formatting of these texts; the `<head>` needs plain text. */
const withPlainHead = ({ title, summary, description, ...page }: RichPage): RichPage => ({
  ...page,
  title: inHead(title),
  ...(summary !== undefined && { summary: inHead(summary) }),
  ...(description !== undefined && { description: inHead(description) }),
});

/* Only untranslated texts have isolates. */
const inHead = (text: RichText): RichText => (isFormatted(text) ? withVisibleCharacters(text) : text);
