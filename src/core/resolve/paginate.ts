import { compiledLabels, pictureLabels, sendingLabels } from '../../../schema/labels.ts';
import type { AnyResolved, Labels, PageData, Shell } from '../../../schema/resolved.ts';
import { plain } from '../../shared/marks.ts';
import type { BlockRegistry } from '../block-registry.ts';
import { languageLinks } from '../i18n/language-links.ts';
import { breakpointOf } from './breakpoint.ts';
import { directionOf } from './direction.ts';
import { baseOf, headOf } from './head.ts';
import { cvPath, hasCv } from './paths/cv-path.ts';
import type { ResolvedSite } from './resolved-site.ts';

export interface Paginated {
  shell: Shell;
  pages: PageData[];
  notFound: PageData;
}

/** Cuts a site into its pages, what is around them, and the page for addresses that do not exist. */
export function paginate(registry: BlockRegistry, site: ResolvedSite): Paginated {
  const timed = timedByPage(site);
  return {
    shell: shellOf(site),
    pages: site.pages.map((page, index) => ({
      path: page.path,
      head: headOf(page, site),
      h1: mainHeading(registry, page.blocks),
      blocks: page.blocks,
      timed: timed.get(index) ?? [],
    })),
    notFound: {
      path: '/404',
      head: { title: `${plain(site.notFound.title)} – ${site.owner.name}` },
      h1: null,
      blocks: [],
      notFound: { ...site.notFound, artwork: { kind: site.theme?.artwork ?? 'door', name: site.owner.name } },
      timed: site.timed.flatMap(([top, ...steps]) => {
        if (top !== 'notFound') return [];
        return steps[0] === 'title'
          ? [
              [top, ...steps],
              ['head', 'title'],
            ]
          : [[top, ...steps]];
      }),
    },
  };
}

function shellOf(site: ResolvedSite): Shell {
  const { language, owner, theme, navigation = [], footer = {}, notifications, labels, prefix, url, absent } = site;
  const { print, ...rest } = footer;
  return {
    language,
    direction: directionOf(language),
    name: owner.name,
    mode: theme?.mode ?? 'system',
    ...(theme?.switch === false && { isFixed: true }),
    navigation,
    breakpoint: breakpointOf(owner.name, navigation, (site.languages?.length ?? 0) > 1),
    footer: { ...rest, ...(print && { print: hasCv(site) ? { href: cvPath } : (true as const) }) },
    notifications: { visible: 3, duration: 4000, width: 356, gap: 14, ...notifications },
    labels: { ...labelsOf(labels), ...(prefix && { files: baseOf(url) }) },
    ...languageLinks(site, labels.language, absent),
    timed: site.timed.filter(([top]) => top === 'navigation' || top === 'footer'),
  };
}

/* What is said of a message on its way, or of large pictures, stands in the blocks that need it, and others in texts. */
const labelsOf = (labels: ResolvedSite['labels']) =>
  // Object.fromEntries forgets the names.
  Object.fromEntries(Object.entries(labels).filter(([name]) => !elsewhere.has(name))) as Labels;

const elsewhere: ReadonlySet<string> = new Set([...sendingLabels, ...pictureLabels, ...compiledLabels]);

function mainHeading(registry: BlockRegistry, blocks: AnyResolved[]): number | null {
  const named = blocks.findIndex((block) => registry.definitionOf(block).namesPage);
  if (named >= 0) return named;
  const [first] = blocks;
  return first && 'heading' in first && first.heading !== undefined ? 0 : null;
}

/* The title and description of a page travel in its head, and its summary where it has no description. */
function timedByPage(site: ResolvedSite): Map<number, (string | number)[][]> {
  const pages = new Map<number, (string | number)[][]>();
  for (const [top, place, ...steps] of site.timed) {
    if (top !== 'pages' || typeof place !== 'number') continue;
    const isDescription = steps[0] === (site.pages[place]?.description === undefined ? 'summary' : 'description');
    const isHead = steps[0] === 'title' || isDescription;
    // The rest of what is said of a page stands where others tell of it.
    if (!isHead && steps[0] !== 'blocks') continue;
    const found = pages.get(place) ?? [];
    pages.set(place, found);
    found.push(isDescription ? ['head', 'description'] : isHead ? ['head', ...steps] : steps);
  }
  return pages;
}
