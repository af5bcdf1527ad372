import type { Cv, CvSection, PageData } from '../../../../schema/resolved.ts';
import type { Site } from '../../../../schema/site.ts';
import { fillLabel } from '../../../shared/fill-label.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import type { CompilerHost } from '../../compiler-host.ts';
import { detailPages } from '../../resolve/pages/detail-pages.ts';
import { cvPath, hasCv } from '../../resolve/paths/cv-path.ts';
import { resolvePicture } from '../../resolve/pictures/resolve-picture.ts';
import type { PictureSlot } from '../../resolve/pictures/responsive-sizes.ts';
import { type ResolveHost, resolveFor } from '../../resolve/resolve.ts';
import type { ResolvedPage, ResolvedSite } from '../../resolve/resolved-site.ts';
import { forAudience } from '../../resolve/visibility.ts';
import { unmarkTimes } from '../../text/timed-texts.ts';
import { contactsOf } from './contacts.ts';
import { isPost, recordPages } from './record-pages.ts';
import { compact, detailsOf } from './section-rules.ts';
import { sectionsOf } from './sections.ts';

/**
 * The page of the CV: everything of a site's record that may be seen there and that it has room for, in its order. Null where the owner
 * has left it out. Expects a site that `check` has found nothing wrong with.
 */
export function cvPage(written: Site, host: ResolveHost): PageData | null {
  if (!hasCv(written)) return null;
  const record = { ...written, pages: recordPages(host.blocks, written).pages };
  const site = resolveFor('cv', record, host);
  const head = {
    title: fillLabel(site.labels.named, { name: site.owner.name, words: site.labels.cv }),
    isPrivate: true as const,
  };
  const cv = cvOf(host.blocks, site, record, host);
  const { value, timed } = unmarkTimes({ path: cvPath, head, h1: null, blocks: [], cv });
  return { ...value, timed };
}

function cvOf(
  registry: BlockRegistry,
  site: Omit<ResolvedSite, 'timed'>,
  written: Site,
  { pictureOf }: Pick<CompilerHost, 'pictureOf'>,
): Cv {
  const { owner, labels, pages } = site;
  const { name, title, pronouns, summary, facts } = owner;
  // What is resolved already is a copy for search engines.
  const picture = owner.picture && { ...owner.picture, src: String(written.owner.picture?.src) };
  const contacts = contactsOf(site);
  const told = detailPages(registry, forAudience(registry, 'cv', written).pages);
  const ofRecord = pages
    .filter((page) => !isPost(page))
    .map((page) => (told.has(page.path) ? withoutTexts(page) : page));
  const sections = sectionsOf(registry, ofRecord, { labels, owner, contacts });
  const own = summary === undefined ? [] : [{ kind: 'summary' as const, heading: labels.summary, texts: [summary] }];
  return {
    ...compact({ name, title, pronouns, details: detailsOf(facts) }),
    ...(picture && { picture: resolvePicture(picture, portrait, true, pictureOf) }),
    contacts,
    sections: joined([...own, ...sections]),
    print: labels.printCv,
  };
}

/* What a page says at length of one thing is read there; what leads to it is on the CV. */
const withoutTexts = (page: ResolvedPage): ResolvedPage => ({
  ...page,
  blocks: page.blocks.filter(({ type }) => type !== 'text'),
});

/* Sections of one kind with one heading are one, such as what the owner and the hero say in short. */
function joined(sections: readonly CvSection[]): CvSection[] {
  const groups: [CvSection, ...CvSection[]][] = [];
  for (const section of sections) {
    const group = groups.at(-1);
    if (group?.[0].kind === section.kind && group[0].heading === section.heading) group.push(section);
    else groups.push([section]);
  }
  return groups.map((group) => Object.assign({}, ...group, ...lists.map((list) => allOf(group, list))));
}

const lists = ['texts', 'items', 'words'] as const;

/* What is in a list of any of them, under its name; nothing where none has that list. */
function allOf(group: readonly CvSection[], list: (typeof lists)[number]): Partial<CvSection> {
  return group.some((section) => section[list])
    ? { [list]: group.flatMap((section): unknown[] => section[list] ?? []) }
    : {};
}

/* Held to the style sheet by tests/browser/blocks/pictures.test.ts. */
const portrait: PictureSlot = { sizes: [['', '7rem']], widths: [112, 224, 336] };
