import type { Block, BlockOf } from '../../schema/block.ts';
import { type Site, version } from '../../schema/site.ts';
import type { BlockRegistry } from '../core/block-registry.ts';
import { breakpointOf } from '../core/resolve/navigation-breakpoint.ts';
import { locationText } from '../core/text/owner-text.ts';
import { escapeBraces } from '../core/text/template.ts';
import { iconOfNetwork } from '../fixes/values/icon-of-network.ts';
import { expectDefined } from '../shared/expect-defined.ts';
import { hasStreet } from './personal-data.ts';
import type { FoundResume } from './read-resume.ts';
import { sectionBlocks } from './section-blocks.ts';

type Owner = Site['owner'];

/** Creates a site from a résumé: one page with its sections in the usual order. */
export function siteOfResume(
  registry: BlockRegistry,
  found: Pick<FoundResume, 'owner' | 'entries' | 'kept'>,
  $schema?: string,
  timeZone?: string,
): Site {
  const { kept } = found;
  const owner: Owner = {
    name: 'Your Name',
    ...found.owner,
    // Everywhere, so that an exported résumé is complete.
    ...(hasStreet(found.owner.location) && { for: { address: ['web', 'cv'], ...found.owner.for } }),
  };
  const sections = sectionBlocks(registry, found);
  const about = createAbout(
    sections.find(({ id }) => id === 'about'),
    owner,
  );
  const contact = createContact(owner);
  const blocks = [...about, ...sections.filter(({ id }) => id !== 'about'), ...contact];
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
  const links = blocks.map(({ id, heading, type }: { id?: string; heading?: string; type: string }) => ({
    label: expectDefined(heading, `The heading of ${type}`).replace(/ .*/, ''),
    href: `/#${id}`,
  }));
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

/* Whether a summary is too long for a hero. */
const isLong = (summary = ''): boolean => summary.length > 320;

/* Creates the hero of a page. `blockIds` are the IDs of the blocks below it. */
function createHero(owner: Owner, blockIds: readonly (string | undefined)[]): BlockOf<'hero'> {
  const work = [
    { id: 'projects', label: 'See my projects' },
    { id: 'experience', label: 'See my work' },
  ].find(({ id }) => blockIds.includes(id));
  const actions = [
    ...(work ? [{ label: work.label, href: `#${work.id}` }] : []),
    ...(blockIds.includes('contact') ? [{ label: 'Write to me', href: '#contact' }] : []),
  ];
  const links = linksOf(owner);
  return {
    type: 'hero',
    headline: '{name}',
    ...(owner.title !== undefined && { title: '{title}' }),
    ...(owner.summary !== undefined && !isLong(owner.summary) && { summary: '{summary}' }),
    ...(actions.length > 0 && { actions }),
    ...(links.length > 0 && { links }),
  };
}

type IconLink = NonNullable<BlockOf<'hero'>['links']>[number];

/* Returns links to the profiles with a URL, and an email link. */
function linksOf({ profiles = [], email }: Owner): IconLink[] {
  const profileLinks = profiles.flatMap(({ network, label = network, href }): IconLink[] =>
    href === undefined || label === undefined ? [] : [{ label, href, icon: iconOfNetwork(network ?? '') ?? 'globe' }],
  );
  const mail: IconLink[] = email === undefined ? [] : [{ label: 'Email', href: 'mailto:{email}', icon: 'mail' }];
  return [...profileLinks.slice(0, 11), ...mail];
}

/* Adds the location, contact data and a long summary to the languages. */
function createAbout(languages: Block | undefined, owner: Owner): Block[] {
  // The languages are in a card grid with facts.
  const { facts: spoken = [] } = (languages ?? {}) as Partial<BlockOf<'card-grid'>>;
  // Without an email address, there is no contact form to show these.
  const isOnlyPlace = owner.email === undefined;
  const facts = [
    ...(locationText(owner.location, 'en') === undefined ? [] : [{ label: 'Location', value: '{location}' }]),
    ...(isOnlyPlace && owner.phone !== undefined ? [{ label: 'Phone', value: '{phone}' }] : []),
    ...(isOnlyPlace && owner.website !== undefined ? [{ label: 'Website', value: '{website}' }] : []),
    ...spoken,
  ];
  const intro = isLong(owner.summary) ? ['{summary}'] : [];
  if (facts.length + intro.length === 0) return [];
  return [{ type: 'card-grid', id: 'about', heading: 'About', ...(intro.length > 0 && { intro }), facts }];
}

type Contact = NonNullable<BlockOf<'form'>['contacts']>[number];

/* Creates the contact form; none without an email address, because a form needs a recipient. */
function createContact({ email, phone, website, location }: Owner): Block[] {
  if (email === undefined) return [];
  const contacts: (Contact | false)[] = [
    { label: 'Email', value: '{email}', href: 'mailto:{email}', icon: 'mail' },
    phone !== undefined && { label: 'Phone', value: '{phone}', href: 'tel:{phone}', icon: 'phone' },
    website !== undefined && { label: 'Website', value: '{website}', href: escapeBraces(website), icon: 'globe' },
    locationText(location, 'en') !== undefined && { label: 'Location', value: '{location}', icon: 'map-pin' },
  ];
  return [
    {
      type: 'form',
      id: 'contact',
      heading: 'Contact',
      contacts: contacts.filter((contact) => contact !== false),
      fields: [
        { type: 'text', name: 'name', label: 'Name', required: true, autocomplete: 'name', maxLength: 200 },
        { type: 'email', name: 'email', label: 'Email', required: true, autocomplete: 'email', maxLength: 254 },
        { type: 'textarea', name: 'message', label: 'Message', required: true, rows: 6, maxLength: 5000 },
      ],
      submit: 'Send',
    },
  ];
}
