import type { RichText } from '../../../schema/rich-text.ts';
import type { RichPage, RichSite, Site } from '../../../schema/site.ts';
import type { BlockContext } from '../../blocks/define-block.ts';
import { isFormatted, mapParts, partsOf, plainText } from '../../shared/rich-text.ts';
import type { CalendarDate } from '../../shared/time.ts';
import type { BlockHost } from '../block-host.ts';
import type { BlockRegistry } from '../block-registry.ts';
import type { CompilerHost } from '../compiler-host.ts';
import { ownStyleOf } from '../content/style/check-style.ts';
import { fontsOf } from '../fonts/check-fonts.ts';
import { basePages } from '../i18n/base-pages.ts';
import { labelsIn } from '../i18n/labels/labels-in.ts';
import { isOn, outputAt } from '../outputs/output-paths.ts';
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
import { isolateIfRightToLeft, isolateLatin, isolateRightToLeft, withVisibleCharacters } from '../text/isolate.ts';
import { parseMarks } from '../text/parse-marks.ts';
import { mapTexts, type Text } from '../text/site-texts.ts';
import { typographic } from '../text/typography/typographic.ts';
import { isWords } from '../validation/schema.ts';
import type { Audience } from './audience.ts';
import { directionOf } from './direction.ts';
import { evidenceIn } from './evidence.ts';
import { mapEntries } from './map-values.ts';
import { connectPages } from './pages/connect-pages.ts';
import { readAddress } from './paths/addresses.ts';
import { publishedPath } from './paths/published-path.ts';
import { plainCopy, resolvePicture } from './pictures/resolve-picture.ts';
import type { FilledSite, ResolvedPage, ResolvedSite } from './resolved-site.ts';
import { sectionIds } from './sections.ts';
import { forAudience } from './visibility.ts';

/**
 * Fills in what a site leaves to be looked up: placeholders, addresses, words in the site's language, defaults.
 * Leaves out what its pages do not show. Expects a site that `check` has found nothing wrong with.
 */
export const resolve = (written: RichSite, host: ResolveHost): ResolvedSite => resolveFor('web', written, host);

/** What has to be known of the world to resolve a site. */
export type ResolveHost = BlockHost & Pick<CompilerHost, 'blocks' | 'hasFile' | 'looks' | 'readStyle' | 'fontOf'>;

/** The same for those who see another part of it. */
export function resolveFor(audience: Audience, written: RichSite, host: ResolveHost): ResolvedSite {
  const { hasFile, pictureOf } = host;
  const visible = forAudience(host.blocks, audience, written);
  const { notFoundTitle, notFoundText, ...labels } = labelsIn(visible.language, host);
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

/** How texts become those of a page. */
interface Typesetting {
  /** The fallback language. */
  base?: string | undefined;
  /** Whether the page is the CV, which shows the owner's own texts. */
  isCv?: boolean;
}

/**
 * A site with its placeholders filled by the owner's own words, and its addresses as they lead on. Its texts have links,
 * emphasis, times, and the language of texts that are not translated.
 */
export const filledTexts = <Any extends RichSite>(
  registry: BlockRegistry,
  site: Any,
  owned: RichSite,
  typesetting?: Typesetting,
) =>
  // Texts of the owner that aren't on the CV are never rich.
  mapTexts(registry, site, interpolatorOf(site, owned, typesetting)) as Omit<Any, 'owner'> & Pick<FilledSite, 'owner'>;

/** The same for programs, with nothing but the words of its texts on a date. */
export function plainTexts(registry: BlockRegistry, site: Site, owned: Site, now?: CalendarDate): Site {
  const filled = interpolatorOf(site, owned);
  return mapTexts(registry, site, (text) => plainText(filled(text), now));
}

/* What each text of a site becomes; without `typesetting` it is for programs, and needs no isolation of directions. */
function interpolatorOf(
  { language }: Pick<RichSite, 'language'>,
  owned: RichSite,
  typesetting?: Typesetting,
): (written: Text) => RichText {
  const isRightToLeft = directionOf(language) === 'rtl';
  return (written) => {
    const { text, kind, steps, parameters, isFallback } = written;
    const addressOf = (address: string) => resolveAddress(address, owned, steps[0] === 'pages');
    if (kind === 'href') return addressOf(text);
    if (kind === 'file') return publishedPath(text);
    if (!isWords(kind)) return text;
    const plainly = fill(acceptedMarks(written) === 'none' ? text : parseMarks(text, addressOf), owned, parameters);
    if (!typesetting) return plainly;
    const { base, isCv } = typesetting;
    const filled = isSentByForm(written) ? plainly : typographic(plainly, isFallback ? String(base) : language);
    // Most sites are written from the left, and most of their texts have no letter that is not.
    if (!isFallback && !isRightToLeft) {
      const own = isolateIfRightToLeft(filled);
      return own !== filled && isStandalone(written) ? own : filled;
    }
    const isApart = isFallback && (isOwnerTextOnCv(written) ? isCv : canHaveLanguage(written));
    if (!isApart && !isStandalone(written) && !isShownAsText(written)) return filled;
    // What stands in for another comes from there.
    const direction = isFallback ? directionOf(String(base)) : undefined;
    if (!direction || !isApart) {
      if (isRightToLeft) return isolateLatin(filled);
      return direction === 'rtl' ? isolateRightToLeft(filled) : isolateIfRightToLeft(filled);
    }
    const inBase = direction === 'rtl' ? isolateLatin(filled) : filled;
    return { rich: [{ kind: 'foreign', lang: String(base), dir: direction, parts: partsOf(inBase) }] };
  };
}

const fill = (template: RichText, owned: RichSite, parameters?: string[]): RichText =>
  mapParts(template, (string) => partsOf(interpolate(string, owned, parameters).text));

/* Where an icon lies that a site has, and does not name. */
const usualIcons = ['svg', 'png', 'ico'].map((ending) => `/favicon.${ending}`);

/* A bare "#id" in the header or the footer means the home page. */
function resolveAddress(written: string, site: RichSite, isOnPage: boolean): string {
  const address = readAddress(written, site);
  if (address.kind === 'file') {
    // Each language has its own outputs; all share the files of public/.
    const output = outputAt(address.path, site);
    return output && isOn(output, site) ? `${site.prefix ?? ''}${address.href}` : address.href;
  }
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
  owned: RichSite;
}

function resolvePage(
  page: RichPage,
  ids: string[][] | undefined,
  site: FilledSite,
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

/* Lists of pages show formatted texts of a page; its head has plain ones. */
const withPlainWords = ({ title, summary, description, ...page }: RichPage): RichPage => ({
  ...page,
  title: inHead(title),
  ...(summary !== undefined && { summary: inHead(summary) }),
  ...(description !== undefined && { description: inHead(description) }),
});

/* Only a text in the fallback language has isolates. */
const inHead = (text: RichText): RichText => (isFormatted(text) ? withVisibleCharacters(text) : text);
