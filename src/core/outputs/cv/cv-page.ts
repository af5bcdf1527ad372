import type { Cv, CvSection, PageData } from '../../../../schema/resolved.ts';
import type { RichSite } from '../../../../schema/site.ts';
import { fillLabel } from '../../../shared/fill-label.ts';
import { isSameText } from '../../../shared/rich-text.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import type { CompilerHost } from '../../compiler-host.ts';
import { detailPages } from '../../resolve/pages/detail-pages.ts';
import { cvPath, hasCv } from '../../resolve/paths/cv-path.ts';
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
export function cvPage(written: RichSite, host: ResolveHost): PageData | null {
  if (!hasCv(written)) return null;
  const record = { ...written, pages: recordPages(host.blocks, written).pages };
  const site = resolveFor('cv', record, host);
  const head = {
    title: fillLabel(site.labels.named, { name: site.owner.name, words: site.labels.cv }),
    isPrivate: true as const,
  };
  const cv = cvOf(host.blocks, site, record, host);
  return { path: cvPath, head, h1: null, blocks: [], cv };
}

function cvOf(
  registry: BlockRegistry,
  site: ResolvedSite,
  written: RichSite,
  { pictureOf }: Pick<CompilerHost, 'pictureOf'>,
): Cv {
  const { owner, labels, pages } = site;
  const { name, title, pronouns, summary, facts } = owner;
  // The resolved picture is a copy for search engines.
  const original = written.owner.picture;
  const picture = owner.picture && original && { ...owner.picture, src: original.src };
  const contacts = contactsOf(site);
  const details = detailPages(registry, forAudience(registry, 'cv', written).pages);
  const recordOnly = pages
    .filter((page) => !isPost(page))
    .map((page) => (details.has(page.path) ? withoutTexts(page) : page));
  const sections = sectionsOf(registry, recordOnly, { labels, owner, contacts });
  const ownSummary =
    summary === undefined ? [] : [{ kind: 'summary' as const, heading: labels.summary, texts: [summary] }];
  return {
    ...compact({ name, title, pronouns, details: detailsOf(facts) }),
    ...(picture && { picture: resolvePicture(picture, portrait, true, pictureOf) }),
    contacts,
    sections: mergeSections([...ownSummary, ...sections]),
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
