import type { Cv, CvSection, PageData } from '../../../../schema/resolved.ts';
import type { RichPage, RichSite } from '../../../../schema/site.ts';
import { fillLabel } from '../../../shared/fill-label.ts';
import { isSameText } from '../../../shared/rich-text.ts';
import { detailPages } from '../../resolve/pages/detail-pages.ts';
import { type CvVariant, cvPath, hasCv, variantsOf } from '../../resolve/paths/cv-path.ts';
import { resolvePicture } from '../../resolve/pictures/resolve-picture.ts';
import type { PictureSlot } from '../../resolve/pictures/responsive-sizes.ts';
import { type ResolveHost, resolveFor } from '../../resolve/resolve.ts';
import type { ResolvedPage, ResolvedSite } from '../../resolve/resolved-site.ts';
import { forAudience } from '../../resolve/visibility.ts';
import { contactCode } from '../contact/qr-code.ts';
import { contactsOf } from './contacts.ts';
import { isPost, recordPages } from './record-pages.ts';
import { compact, detailsOf } from './section-rules.ts';
import { sectionsOf } from './sections.ts';

/**
 * Returns the page data of the CV: the site's record in order, limited to the visibility and size of a CV. Null if the
 * owner has turned it off. Expects a site that `check` accepts.
 */
export const cvPage = (written: RichSite, host: ResolveHost): PageData | null =>
  hasCv(written) ? pageOf(written, host) : null;

/** Returns the page data of the variants of the CV, each of which contains a part of it. Empty without the CV. */
export const variantPages = (written: RichSite, host: ResolveHost): PageData[] =>
  hasCv(written) ? variantsOf(written).map((variant) => pageOf(written, host, variant)) : [];

function pageOf(written: RichSite, host: ResolveHost, variant?: CvVariant): PageData {
  // A variant has the limit of the whole, so that it contains nothing else.
  const { pages } = recordPages(host.blocks, written);
  const record = { ...written, pages: variant ? withoutBlocks(pages, variant) : pages };
  const site = resolveFor(variant ?? 'cv', record, host);
  const head = {
    title: fillLabel(site.labels.named, { name: site.owner.name, words: site.labels.cv }),
    isPrivate: true as const,
  };
  const cv = cvOf(site, record, host, { whole: { ...written, pages }, dropped: variant?.drop ?? [] });
  return { path: variant?.path ?? cvPath, head, h1: null, blocks: [], cv };
}

const withoutBlocks = (pages: RichPage[], { drop }: CvVariant): RichPage[] =>
  pages.map((page) => ({ ...page, blocks: page.blocks.filter(({ id }) => id === undefined || !drop.includes(id)) }));

function cvOf(
  site: ResolvedSite,
  written: RichSite,
  { blocks: registry, pictureOf }: ResolveHost,
  { whole, dropped }: { whole: RichSite; dropped: readonly string[] },
): Cv {
  const { owner, labels, pages } = site;
  const { name, title, pronouns, summary, facts } = owner;
  // The resolved picture is a copy for search engines.
  const original = written.owner.picture;
  const picture = owner.picture && original && { ...owner.picture, src: original.src };
  const contacts = contactsOf(site);
  // A detail page remains one if a variant omits its card.
  const details = detailPages(registry, forAudience(registry, 'cv', whole).pages);
  const recordOnly = pages
    .filter((page) => !isPost(page))
    .map((page) => (details.has(page.path) ? withoutTexts(page) : page));
  const sections = sectionsOf(registry, recordOnly, { labels, owner, contacts });
  const ownSummary =
    summary === undefined ? [] : [{ kind: 'summary' as const, heading: labels.summary, texts: [summary] }];
  const shown = [...ownSummary, ...sections].filter(({ kind }) => !dropped.includes(kind));
  return {
    ...compact({ name, title, pronouns, details: detailsOf(facts) }),
    ...(picture && { picture: resolvePicture(picture, portrait, true, pictureOf) }),
    contacts,
    sections: mergeSections(shown),
    print: labels.printCv,
    ...compact({ qr: written.outputs?.qr ? contactCode(site, labels.saveContact) : undefined }),
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
