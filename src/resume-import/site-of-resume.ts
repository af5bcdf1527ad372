import type { Block, BlockOf } from '../../schema/block.ts';
import { type Site, version } from '../../schema/site.ts';
import { breakpointOf } from '../core/resolve/breakpoint.ts';
import { locationText } from '../core/text/owner-text.ts';
import { contactOf, heroOf, isLong } from './frame.ts';
import { blockOf, entriesFor, labelOf, parts } from './parts.ts';
import { hasStreet, streetFor } from './personal.ts';
import type { FoundResume } from './read-resume.ts';

/** What stands in the place of a name that nobody has said. */
const nobody = 'Your Name';

/** A whole site of what was found in a résumé: one page, its parts in the order in which a person would put them. */
export function siteOfResume(found: FoundResume, $schema?: string, timeZone?: string): Site {
  const { kept } = found;
  const owner = {
    name: nobody,
    ...found.owner,
    ...(hasStreet(found.owner.location) && { for: { address: streetFor, ...found.owner.for } }),
  };
  const sections = parts.flatMap((part) => {
    const entries = entriesFor(part, found).slice(0, part.most);
    return entries.length === 0 ? [] : [blockOf(part, entries, part.id)];
  });
  const about = withFacts(
    sections.find(({ id }) => id === 'about'),
    owner,
  );
  const contact = contactOf(owner);
  const blocks = [...about, ...sections.filter(({ id }) => id !== 'about'), ...(contact ? [contact] : [])];
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
          heroOf(
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

/* The links that fit into a header on a screen of usual width. What people look for first goes last. */
function navigationTo(blocks: Block[], name: string): NonNullable<Site['navigation']> {
  const links = blocks.map((block) => ({ label: labelOf(block), href: `/#${block.id}` }));
  for (const id of givingWay) {
    if (Number(breakpointOf(name, links)) < widest) break;
    const place = links.findIndex(({ href }) => href === `/#${id}`);
    if (place >= 0) links.splice(place, 1);
  }
  return links;
}

const givingWay = ['references', 'interests', 'volunteering', 'certificates', 'publications', 'about'];
/* In rem: wider than most laptops. */
const widest = 120;

/* Beside the languages stands what else is said of a person in a few words, and a summary that is long for a headline. */
function withFacts(languages: Block | undefined, owner: Site['owner']): Block[] {
  // The block of that part is one of facts.
  const { facts: spoken = [] } = (languages ?? {}) as Partial<BlockOf<'card-grid'>>;
  const place = locationText(owner.location, 'en');
  // Without a mail address there is no contact form, where these would stand.
  const alone = owner.email === undefined;
  const facts = [
    ...(place === undefined ? [] : [{ label: 'Location', value: '{location}' }]),
    ...(alone && owner.phone !== undefined ? [{ label: 'Phone', value: '{phone}' }] : []),
    ...(alone && owner.website !== undefined ? [{ label: 'Website', value: '{website}' }] : []),
    ...spoken,
  ];
  const intro = isLong(owner.summary) ? ['{summary}'] : [];
  if (facts.length + intro.length === 0) return [];
  return [{ type: 'card-grid', id: 'about', heading: 'About', ...(intro.length > 0 && { intro }), facts }];
}
