import type { BlockOf } from '../../schema/block.ts';
import type { Site } from '../../schema/site.ts';
import { iconOfNetwork } from '../core/resolve/icon-of-network.ts';
import { locationText } from '../core/text/owner-text.ts';
import { escapeBraces } from '../core/text/template.ts';

type Owner = Site['owner'];

/** Whether a summary is too long for a hero. */
export const isLong = (summary = ''): boolean => summary.length > 320;

/** Creates the hero of a page. `blockIds` are the IDs of the blocks below it. */
export function createHero(owner: Owner, blockIds: readonly (string | undefined)[]): BlockOf<'hero'> {
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

/** Creates the contact form; undefined without an email address, because a form needs a recipient. */
export function createContact({ email, phone, website, location }: Owner): BlockOf<'form'> | undefined {
  if (email === undefined) return undefined;
  return {
    type: 'form',
    id: 'contact',
    heading: 'Contact',
    contacts: [
      { label: 'Email', value: '{email}', href: 'mailto:{email}', icon: 'mail' },
      ...(phone === undefined
        ? []
        : [{ label: 'Phone', value: '{phone}', href: 'tel:{phone}', icon: 'phone' } as const]),
      ...(website === undefined
        ? []
        : [{ label: 'Website', value: '{website}', href: escapeBraces(website), icon: 'globe' } as const]),
      ...(locationText(location, 'en') === undefined
        ? []
        : [{ label: 'Location', value: '{location}', icon: 'map-pin' } as const]),
    ],
    fields: [
      { type: 'text', name: 'name', label: 'Name', required: true, autocomplete: 'name', maxLength: 200 },
      { type: 'email', name: 'email', label: 'Email', required: true, autocomplete: 'email', maxLength: 254 },
      { type: 'textarea', name: 'message', label: 'Message', required: true, rows: 6, maxLength: 5000 },
    ],
    submit: 'Send',
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
