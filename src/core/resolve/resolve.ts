import type { Page, Site } from '../../../schema/site.ts';
import type { BlockContext } from '../../blocks/define-block.ts';
import { addressEnd, begins, end, foreignSign, hasMarks, plain } from '../../shared/marks.ts';
import type { BlockHost } from '../block-host.ts';
import type { BlockRegistry } from '../block-registry.ts';
import type { CompilerHost } from '../compiler-host.ts';
import { ownStyleOf } from '../content/style/check-style.ts';
import { fontsOf } from '../fonts/check-fonts.ts';
import { basePages } from '../i18n/base-pages.ts';
import { labelsIn } from '../i18n/labels/labels-in.ts';
import {
  acceptedMarks,
  canHaveLanguage,
  isOwnerTextOnCv,
  isSentByForm,
  isShownAsText,
  isStandalone,
} from '../text/accepted-marks.ts';
import { labelsInDigits } from '../text/digits.ts';
import { interpolate } from '../text/interpolate.ts';
import { isolateIfRightToLeft, isolateLatin, isolateRightToLeft, visibleCharacters } from '../text/isolate.ts';
import { markedText } from '../text/marked-text.ts';
import { mapTexts, type Text } from '../text/site-texts.ts';
import { markTimes, unmarkTimes } from '../text/timed-texts.ts';
import { typographic } from '../text/typography/typographic.ts';
import { isWords } from '../validation/schema.ts';
import type { Audience } from './audience.ts';
import { directionOf } from './direction.ts';
import { evidenceIn } from './evidence.ts';
import { mapEntries, mapValues } from './map-values.ts';
import { connectPages } from './pages/connect-pages.ts';
import { readAddress } from './paths/addresses.ts';
import { publishedPath } from './paths/published-path.ts';
import { plainCopy, resolvePicture } from './pictures/resolve-picture.ts';
import type { ResolvedPage, ResolvedSite } from './resolved-site.ts';
import { sectionIds } from './sections.ts';
import { forAudience } from './visibility.ts';

/**
 * Fills in what a site leaves to be looked up: placeholders, addresses, words in the site's language, defaults.
 * Leaves out what its pages do not show. Expects a site that `check` has found nothing wrong with.
 */
export function resolve(written: Site, host: ResolveHost): ResolvedSite {
  const { value, timed } = unmarkTimes(resolveFor('web', written, host));
  return { ...value, timed };
}

/** What has to be known of the world to resolve a site. */
export type ResolveHost = BlockHost & Pick<CompilerHost, 'blocks' | 'hasFile' | 'looks' | 'readStyle' | 'fontOf'>;

/** The same for those who see another part of it. Texts with a time in them are marked: see timed-texts.ts. */
export function resolveFor(audience: Audience, written: Site, host: ResolveHost): Omit<ResolvedSite, 'timed'> {
  const { hasFile, pictureOf } = host;
  const visible = forAudience(host.blocks, audience, written);
  const { notFoundTitle, notFoundText, submit: _, ...labels } = labelsIn(visible.language);
  const site = {
    ...visible,
    labels: labelsInDigits({ ...labels, ...visible.labels }, visible),
    notFound: { title: notFoundTitle, text: notFoundText, ...visible.notFound },
  };
  const filled = filledTexts(host.blocks, site, visible, {
    base: host.base?.language,
    isCv: audience === 'cv',
  });
  const inBase = basePages(host.blocks, host);
  const ids = visible.pages.map((page) => sectionIds(host.blocks, page, host, inBase(page.path)));
  const evidence = evidenceIn(host.blocks, filled);
  const { owner, image } = filled;
  const favicon = filled.favicon ?? usualIcons.find(hasFile);
  const style = ownStyleOf(visible, host);
  const fonts = fontsOf(visible, host);
  const around = { labels: filled.labels, evidence, host, owned: visible };
  const pages = filled.pages.map((page, index) => resolvePage(page, ids[index], filled, around));
  // The CV is one page.
  const connected =
    audience === 'cv'
      ? { pages }
      : withPlainPictures(connectPages(host.blocks, pages, { ...filled, filled: filled.pages }), pictureOf);
  return {
    ...filled,
    ...(favicon !== undefined && { favicon }),
    ...(style && { style: style.text }),
    ...(fonts && { fonts }),
    owner: owner.picture ? { ...owner, picture: plainCopy(owner.picture, pictureOf) } : owner,
    ...(image && { image: plainCopy(image, pictureOf) }),
    notFound: { ...filled.notFound, action: filled.notFound.action ?? { label: filled.labels.home, href: '/' } },
    ...connected,
  };
}

/** What becomes of texts with marks. */
interface Marking {
  /** The language of texts that stand in for others. */
  base?: string | undefined;
  /** Whether the page is the CV, which shows what is said of the owner. */
  isCv?: boolean;
}

/**
 * A site with its placeholders filled by the owner's own words, and its addresses as they lead on. Links and emphasis in
 * its texts are marked (see src/shared/marks.ts), and so is what stands in for a text that is not there in this language.
 */
export const filledTexts = <Filled extends Site>(
  registry: BlockRegistry,
  site: Filled,
  owned: Site,
  marking?: Marking,
): Filled => mapTexts(registry, site, interpolatorOf(site, owned, marking));

/** The same for programs, with nothing but the words of its texts. */
export function plainTexts<Filled extends Site>(registry: BlockRegistry, site: Filled, owned: Site): Filled {
  const filled = interpolatorOf(site, owned);
  return mapTexts(registry, site, (text) => plain(filled(text)));
}

/* What each text of a site becomes; without `marking` it is for programs, and stands beside no other direction. */
function interpolatorOf({ language }: Site, owned: Site, marking?: Marking): (signed: Text) => string {
  const isRightToLeft = directionOf(language) === 'rtl';
  return (signed) => {
    const isForeign = signed.text.startsWith(foreignSign);
    const written = isForeign ? { ...signed, text: signed.text.slice(foreignSign.length) } : signed;
    const { text, kind, steps, parameters } = written;
    const addressOf = (address: string) => resolveAddress(address, owned, steps[0] === 'pages');
    if (kind === 'href') return addressOf(text);
    if (kind === 'file') return publishedPath(text);
    if (!isWords(kind)) return text;
    const marked = acceptedMarks(written) !== 'none' ? markedText(text, addressOf) : text;
    const plainly = fill(marked, owned, parameters);
    if (!marking) return plainly;
    const { base, isCv } = marking;
    const filled = isSentByForm(written) ? plainly : typographic(plainly, isForeign ? String(base) : language);
    // Most sites are written from the left, and most of their texts have no letter that is not.
    if (!isForeign && !isRightToLeft) {
      const own = isolateIfRightToLeft(filled);
      return own !== filled && isStandalone(written) ? own : filled;
    }
    const isApart = isForeign && (isOwnerTextOnCv(written) ? isCv : canHaveLanguage(written));
    if (!isApart && !isStandalone(written) && !isShownAsText(written)) return filled;
    // What stands in for another comes from there.
    const direction = isForeign ? directionOf(String(base)) : undefined;
    if (!direction || !isApart) {
      if (isRightToLeft) return isolateLatin(filled);
      return direction === 'rtl' ? isolateRightToLeft(filled) : isolateIfRightToLeft(filled);
    }
    const inBase = direction === 'rtl' ? isolateLatin(filled) : filled;
    return `${begins.foreign}${base} ${direction}${addressEnd}${inBase}${end}`;
  };
}

function fill(template: string, owned: Site, parameters?: string[]): string {
  const { text, isTimed } = interpolate(template, owned, parameters);
  return isTimed ? markTimes(text) : text;
}

/* Where an icon lies that a site has, and does not name. */
const usualIcons = ['svg', 'png', 'ico'].map((ending) => `/favicon.${ending}`);

/* A bare "#id" in the header or the footer means the home page. */
function resolveAddress(written: string, site: Site, isOnPage: boolean): string {
  const address = readAddress(written, site);
  const isOfHomePage = address.kind === 'anchor' && address.path === null && !isOnPage;
  return isOfHomePage ? `/${address.href}` : address.href;
}

/* For link previews and feeds, which want one file. */
function withPlainPictures(
  { pages, about }: ReturnType<typeof connectPages>,
  pictureOf: CompilerHost['pictureOf'],
): ReturnType<typeof connectPages> {
  const plainly = (page: ResolvedPage) => (page.image ? { ...page, image: plainCopy(page.image, pictureOf) } : page);
  return {
    pages: mapEntries(pages, plainly),
    ...(about && {
      about: about.map((each) => ({ ...each, ...(each.picture && { picture: plainCopy(each.picture, pictureOf) }) })),
    }),
  };
}

interface Around extends Pick<BlockContext, 'labels' | 'evidence'> {
  host: ResolveHost;
  /** The site whose words are filled in. */
  owned: Site;
}

function resolvePage(
  page: Page,
  ids: string[][] | undefined,
  site: Site,
  { labels, evidence, host, owned }: Around,
): ResolvedPage {
  const { pictureOf, looks } = host;
  const slots = looks?.[site.theme?.look ?? '']?.slots;
  const projects = page.blocks.reduce(
    (count, block) => count + (host.blocks.definitionOf(block).projects?.(block) ?? 0),
    0,
  );
  return {
    ...withPlainWords(page),
    blocks: page.blocks.map((block, index) =>
      host.blocks.definitionOf(block).resolve(block, {
        site,
        labels,
        evidence,
        page: page.path,
        projects,
        isFirst: index === 0,
        host,
        fill: (template, language = site.language) => typographic(fill(template, owned), language),
        addressOf: (address) => resolveAddress(address, owned, true),
        sectionId: (position) => String(ids?.[index]?.[position]),
        resolvePicture: (picture, slot, isFirst) => resolvePicture(picture, slot, isFirst, pictureOf, slots),
      }),
    ),
  };
}

/* What lists say of a page is set apart there, and plain in its head. */
const withPlainWords = (page: Page): Page =>
  mapValues(page, (value, key) => (plainWords.has(key) ? inHead(value as string) : value)) as Page;

/* Only what stands in for words of another language has parts that are set apart. */
const inHead = (text: string): string => (hasMarks(text) ? visibleCharacters(text) : plain(text));

const plainWords: ReadonlySet<string> = new Set(['title', 'summary', 'description']);
