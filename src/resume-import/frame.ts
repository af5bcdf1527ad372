import type { BlockOf } from '../../schema/block.ts';
import type { IconLink } from '../../schema/resolved.ts';
import type { Site } from '../../schema/site.ts';
import { iconOfNetwork } from '../core/resolve/icon-of-network.ts';
import { locationText } from '../core/text/owner-text.ts';
import { escapeBraces } from '../core/text/template.ts';

type Owner = Site['owner'];

/** Whether a summary is too long to stand under a headline. */
export const isLong = (summary = ''): boolean => summary.length > 320;

/** What a page begins with: who it is about, and where to go next. `places` are the ids of what follows. */
export function heroOf(owner: Owner, places: readonly (string | undefined)[]): BlockOf<'hero'> {
  const work = [
    { id: 'projects', label: 'See my projects' },
    { id: 'experience', label: 'See my work' },
  ].find(({ id }) => places.includes(id));
  const actions = [
    ...(work ? [{ label: work.label, href: `#${work.id}` }] : []),
    ...(places.includes('contact') ? [{ label: 'Write to me', href: '#contact' }] : []),
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

/** How to reach the owner, and a form; nothing without a mail address, to which a form has to be sent. */
export function contactOf({ email, phone, website, location }: Owner): BlockOf<'form'> | undefined {
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

/* The profiles that can be visited, and a way to write a mail. */
function linksOf({ profiles = [], email }: Owner): IconLink[] {
  const elsewhere = profiles.flatMap(({ network, label, href }): IconLink[] =>
    href === undefined
      ? []
      : [{ label: String(label ?? network), href, icon: iconOfNetwork(network ?? '') ?? 'globe' }],
  );
  const mail: IconLink[] = email === undefined ? [] : [{ label: 'Email', href: 'mailto:{email}', icon: 'mail' }];
  return [...elsewhere.slice(0, 11), ...mail];
}
