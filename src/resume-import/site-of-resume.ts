import type { Block, BlockOf } from '../../schema/block.ts';
import { type Site, version } from '../../schema/site.ts';
import type { BlockRegistry } from '../core/block-registry.ts';
import { breakpointOf } from '../core/resolve/breakpoint.ts';
import { locationText } from '../core/text/owner-text.ts';
import { createContact, createHero, isLong } from './hero-and-contact.ts';
import { createBlock, entriesFor, limitOf, linkLabel, parts } from './parts.ts';
import { hasStreet, streetAudience } from './personal-data.ts';
import type { FoundResume } from './read-resume.ts';

/** The name of the owner if the résumé has none. */
const placeholderName = 'Your Name';

/** Creates a site from a résumé: one page with its parts in the usual order. */
export function siteOfResume(registry: BlockRegistry, found: FoundResume, $schema?: string, timeZone?: string): Site {
  const { kept } = found;
  const owner = {
    name: placeholderName,
    ...found.owner,
    ...(hasStreet(found.owner.location) && { for: { address: streetAudience, ...found.owner.for } }),
  };
  const sections = parts.flatMap((part) => {
    const entries = entriesFor(part, found).slice(0, limitOf(registry, part));
    return entries.length === 0 ? [] : [createBlock(registry, part, entries, part.id)];
  });
  const aboutBlocks = createAbout(
    sections.find(({ id }) => id === 'about'),
    owner,
  );
  const contact = createContact(owner);
  const blocks = [...aboutBlocks, ...sections.filter(({ id }) => id !== 'about'), ...(contact ? [contact] : [])];
  return {
    ...($schema !== undefined && { $schema }),
    version,
    language: 'en',
    ...(timeZone !== undefined && { timeZone }),
    owner,
    theme: { mode: 'system', accent: 250, artwork: 'tile' },
    navigation: navigationTo(blocks, owner.name),
    footer: { copyright: '© {year} {name}', print: true },
    pages: [
      {
        path: '/',
        title: owner.title === undefined ? '{name}' : '{name}: {title}',
        ...(owner.title !== undefined && { description: 'Portfolio of {name}, {title}.' }),
        blocks: [
          createHero(
            owner,
            blocks.map(({ id }) => id),
          ),
          ...blocks,
        ],
      },
    ],
    ...(Object.keys(kept).length > 0 && { notes: { jsonResume: kept } }),
  };
}

/* Returns the links that fit into the header on a wide screen. The most important links are removed last. */
function navigationTo(blocks: Block[], name: string): NonNullable<Site['navigation']> {
  const links = blocks.map((block) => ({ label: linkLabel(block), href: `/#${block.id}` }));
  for (const id of dropOrder) {
    if (Number(breakpointOf(name, links)) < maxBreakpoint) break;
    const place = links.findIndex(({ href }) => href === `/#${id}`);
    if (place >= 0) links.splice(place, 1);
  }
  return links;
}

const dropOrder = ['references', 'interests', 'volunteering', 'certificates', 'publications', 'about'];
/* In rem. Wider than most laptop screens. */
const maxBreakpoint = 120;

/* Adds the location, contact data and a long summary to the languages. */
function createAbout(languages: Block | undefined, owner: Site['owner']): Block[] {
  // The languages are in a card grid with facts.
  const { facts: spoken = [] } = (languages ?? {}) as Partial<BlockOf<'card-grid'>>;
  const place = locationText(owner.location, 'en');
  // Without an email address, there is no contact form to show these.
  const isOnlyPlace = owner.email === undefined;
  const facts = [
    ...(place === undefined ? [] : [{ label: 'Location', value: '{location}' }]),
    ...(isOnlyPlace && owner.phone !== undefined ? [{ label: 'Phone', value: '{phone}' }] : []),
    ...(isOnlyPlace && owner.website !== undefined ? [{ label: 'Website', value: '{website}' }] : []),
    ...spoken,
  ];
  const intro = isLong(owner.summary) ? ['{summary}'] : [];
  if (facts.length + intro.length === 0) return [];
  return [{ type: 'card-grid', id: 'about', heading: 'About', ...(intro.length > 0 && { intro }), facts }];
}
