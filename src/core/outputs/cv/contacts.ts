import type { CvContact } from '../../../../schema/resolved.ts';
import { plainText } from '../../../shared/rich-text.ts';
import type { ResolvedSite } from '../../resolve/resolved-site.ts';
import { isolateLatin } from '../../text/isolate.ts';
import { joinWithComma } from '../../text/join-with-comma.ts';
import { locationText } from '../../text/owner-text.ts';
import { directionOf } from '../../text/script.ts';
import { telephoneAddress } from '../../text/telephone.ts';
import { withoutProtocol } from './written-address.ts';

/** Returns the contacts at the top of the CV. */
export function contactsOf({ owner, language }: Pick<ResolvedSite, 'owner' | 'language'>): CvContact[] {
  const { email, phone, website, profiles = [] } = owner;
  const formatPhone =
    directionOf(language) === 'rtl' ? (text: string) => plainText(isolateLatin(text)) : (text: string) => text;
  return [
    ...(email === undefined ? [] : [{ text: email, href: `mailto:${email}` }]),
    ...(phone === undefined ? [] : [{ text: formatPhone(phone), href: telephoneAddress(phone) }]),
    ...addressOf(owner.location, language).map((text) => ({ text })),
    ...(website === undefined ? [] : [{ text: withoutProtocol(website), href: website }]),
    ...profiles.map(profileOf),
  ];
}

function addressOf(location: ResolvedSite['owner']['location'], language: string): string[] {
  const place = locationText(location, language);
  const { address, postalCode } = typeof location === 'object' ? location : {};
  const parts = [address, postalCode === undefined ? place : `${postalCode} ${place ?? ''}`.trim()];
  const text = joinWithComma(
    parts.filter((part) => part !== undefined),
    language,
  );
  return text === '' ? [] : [text];
}

type Profile = NonNullable<ResolvedSite['owner']['profiles']>[number];

function profileOf({ network, username, label = network, href }: Profile): CvContact {
  if (href === undefined) return { text: [label, username].filter((part) => part !== undefined).join(': ') };
  const address = withoutProtocol(href);
  // "github.com/amina" needs no label.
  const isPlain = label === undefined || address.toLowerCase().includes(label.toLowerCase());
  return { text: isPlain ? address : `${label}: ${address}`, href };
}
