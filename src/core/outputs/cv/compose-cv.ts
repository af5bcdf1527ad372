import { cvKinds } from '../../../../schema/cv-sections.ts';
import type { Cv, CvContact, CvSection, PageData } from '../../../../schema/resolved.ts';
import type { RichText } from '../../../../schema/rich-text.ts';
import type { RichPage, RichSite } from '../../../../schema/site.ts';
import { fillLabel } from '../../../shared/fill-label.ts';
import { omitEmpty } from '../../../shared/omit-empty.ts';
import { isSameText, mapParts, plainText } from '../../../shared/rich-text.ts';
import { type ContentLocale, detailsOf } from '../../article/block-content.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import { detailPages } from '../../resolve/pages/detail-pages.ts';
import { type CvVariant, cvPath, hasCv, variantsOf } from '../../resolve/paths/cv-path.ts';
import type { PictureSlot } from '../../resolve/pictures/copy-sizes.ts';
import { resolvePicture } from '../../resolve/pictures/resolve-picture.ts';
import { type ResolveHost, resolveFor } from '../../resolve/resolve.ts';
import type { ResolvedPage, ResolvedSite } from '../../resolve/resolved-site.ts';
import { forAudience } from '../../resolve/visibility.ts';
import { isolateLatin } from '../../text/bidi.ts';
import { addressText, locationText } from '../../text/owner-text.ts';
import { directionOf } from '../../text/script-and-direction.ts';
import { telephoneAddress } from '../../text/telephone.ts';
import { contactCode } from '../contact/qr-code.ts';
import { isPost, recordPages } from './record-pages.ts';
import { type CvTop, sectionsIn } from './sections-in.ts';
import { withoutProtocol } from './written-address.ts';

/**
 * Returns the page data of the CV and of its variants, each of which contains a part of it: the site's record in order,
 * limited to the visibility and size of a CV. Empty if the owner has turned it off. Expects a site that `check` accepts.
 */
export const cvPages = (localized: RichSite, host: ResolveHost): PageData[] =>
  hasCv(localized) ? [undefined, ...variantsOf(localized)].map((variant) => pageOf(localized, host, variant)) : [];

function pageOf(localized: RichSite, host: ResolveHost, variant?: CvVariant): PageData {
  // A variant has the limit of the whole, so that it contains nothing else.
  const { pages } = recordPages(host.blocks, localized);
  const record = { ...localized, pages: variant ? withoutBlocks(pages, variant) : pages };
  const site = resolveFor(variant ?? 'cv', record, host);
  const head = {
    title: fillLabel(site.labels.named, { name: site.owner.name, words: site.labels.cv }),
    isPrivate: true as const,
  };
  const cv = cvOf(site, record, host, { whole: { ...localized, pages }, dropped: variant?.drop ?? [] });
  return { path: variant?.path ?? cvPath, head, h1: null, blocks: [], cv };
}

const withoutBlocks = (pages: RichPage[], { drop }: CvVariant): RichPage[] =>
  pages.map((page) => ({ ...page, blocks: page.blocks.filter(({ id }) => id === undefined || !drop.includes(id)) }));

function cvOf(
  site: ResolvedSite,
  localized: RichSite,
  { blocks: registry, pictureOf }: ResolveHost,
  { whole, dropped }: { whole: RichSite; dropped: readonly string[] },
): Cv {
  const { owner, labels, pages } = site;
  const { name, title, pronouns, summary, facts } = owner;
  // The resolved picture is a copy for search engines.
  const original = localized.owner.picture;
  const picture = owner.picture && original && { ...owner.picture, src: original.src };
  const contacts = contactsOf(site);
  // A detail page remains one if a variant omits its card.
  const details = detailPages(registry, forAudience(registry, 'cv', whole).pages);
  const recordOnly = pages
    .filter((page) => !isPost(page))
    .map((page) => (details.has(page.path) ? withoutTexts(page) : page));
  const sections = sectionsOf(registry, recordOnly, site, { owner, contacts });
  const ownSummary =
    summary === undefined ? [] : [{ kind: 'summary' as const, heading: labels.summary, texts: [summary] }];
  const shown = [...ownSummary, ...sections].filter(({ kind }) => !dropped.includes(kind));
  return {
    ...omitEmpty({ name, title, pronouns, details: detailsOf(facts) }),
    ...(picture && { picture: resolvePicture(picture, portrait, true, pictureOf) }),
    contacts,
    sections: mergeSections(shown),
    print: labels.printCv,
    ...omitEmpty({ qr: localized.outputs?.qr ? contactCode(site, labels.saveContact) : undefined }),
  };
}

/* Texts of detail pages stay there; the CV contains the entries that link to them. */
const withoutTexts = (page: ResolvedPage): ResolvedPage => ({
  ...page,
  blocks: page.blocks.filter(({ type }) => type !== 'text'),
});

/* Merges adjacent sections with the same kind and heading, such as the summaries of the owner and the hero. */
function mergeSections(sections: readonly CvSection[]): CvSection[] {
  const groups: [CvSection, ...CvSection[]][] = [];
  for (const section of sections) {
    const group = groups.at(-1);
    if (group?.[0].kind === section.kind && isSameText(group[0].heading, section.heading)) group.push(section);
    else groups.push([section]);
  }
  return groups.map((group) => Object.assign({}, ...group, ...lists.map((list) => allOf(group, list))));
}

const lists = ['texts', 'items', 'words'] as const;

/* Concatenates one kind of list; empty if no section has it. */
function allOf(group: readonly CvSection[], list: (typeof lists)[number]): Partial<CvSection> {
  return group.some((section) => section[list])
    ? { [list]: group.flatMap((section): unknown[] => section[list] ?? []) }
    : {};
}

/* tests/browser/blocks/pictures.test.ts compares this with the style sheet. */
const portrait: PictureSlot = { sizes: [['', '7rem']], widths: [112, 224, 336] };

/** Returns the contacts at the top of the CV. */
export function contactsOf({ owner, language }: Pick<ResolvedSite, 'owner' | 'language'>): CvContact[] {
  const { email, phone, website, profiles = [] } = owner;
  const place = addressText(owner.location, language) ?? locationText(owner.location, language);
  const formatPhone =
    directionOf(language) === 'rtl' ? (text: string) => plainText(isolateLatin(text)) : (text: string) => text;
  return [
    ...(email === undefined ? [] : [{ text: email, href: `mailto:${email}` }]),
    ...(phone === undefined ? [] : [{ text: formatPhone(phone), href: telephoneAddress(phone) }]),
    ...(place === undefined ? [] : [{ text: place }]),
    ...(website === undefined ? [] : [{ text: withoutProtocol(website), href: website }]),
    ...profiles.map(profileOf),
  ];
}

type Profile = NonNullable<ResolvedSite['owner']['profiles']>[number];

function profileOf({ network, username, label = network, href }: Profile): CvContact {
  if (href === undefined) return { text: [label, username].filter((part) => part !== undefined).join(': ') };
  const address = withoutProtocol(href);
  // "github.com/amina" needs no label.
  const isPlain = label === undefined || address.toLowerCase().includes(label.toLowerCase());
  return { text: isPlain ? address : `${label}: ${address}`, href };
}

/* Returns the sections of a CV in its order. Sections of one kind keep the order of their blocks. */
function sectionsOf(
  registry: BlockRegistry,
  pages: readonly ResolvedPage[],
  locale: ContentLocale,
  top: CvTop,
): CvSection[] {
  const sections = pages.flatMap(({ path, blocks }) =>
    blocks.flatMap((block) =>
      sectionsIn(registry.definitionOf(block).content(block, locale), top).map((section) =>
        withAbsoluteLinks(section, path),
      ),
    ),
  );
  return sections.toSorted((one, other) => cvKinds.indexOf(one.kind) - cvKinds.indexOf(other.kind));
}

/* Makes links to anchors work from the CV, and removes placeholder links and those of keywords. */
function withAbsoluteLinks({ items, ...section }: CvSection, path: string): CvSection {
  const absolute = (href: string) => (href.startsWith('#') ? `${path}${href}` : href);
  const withAbsoluteAddresses = (text: RichText) =>
    mapParts(
      text,
      (string) => [string],
      (part) => [part.kind === 'link' ? { ...part, href: absolute(part.href) } : part],
    );
  return omitEmpty({
    ...section,
    texts: section.texts?.map(withAbsoluteAddresses),
    items: items?.map(({ href, links, ...item }) =>
      omitEmpty({
        ...item,
        about: item.about?.map(withAbsoluteAddresses),
        texts: item.texts?.map(withAbsoluteAddresses),
        points: item.points?.map(withAbsoluteAddresses),
        words: item.words?.map(withoutLinks),
        href: href === undefined || href === '#' ? undefined : absolute(href),
        links: links?.filter(({ href: to }) => to !== '#').map((link) => ({ ...link, href: absolute(link.href) })),
      }),
    ),
  });
}

const withoutLinks = (text: RichText): RichText =>
  mapParts(
    text,
    (string) => [string],
    // Keywords have no other formatting.
    ({ parts }) => parts,
  );
