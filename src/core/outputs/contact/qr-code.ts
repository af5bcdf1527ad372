import { encode } from 'uqr';
import type { QrCode } from '../../../../schema/resolved.ts';
import type { ResolvedSite } from '../../resolve/resolved-site.ts';
import { contactCard } from './contact-card.ts';

/* The most octets in a code that phones read from 3 cm of paper. */
const most = 400;

/**
 * Returns a QR code of the owner's contact card without title and profiles, and with less if that is too much for a small
 * code. Undefined if even the name with the email address and the phone number is too long. `site` is what the CV shows.
 */
export function contactCode(
  { owner, ...site }: Pick<ResolvedSite, 'owner' | 'language' | 'url' | 'prefix'>,
  label: string,
): QrCode | undefined {
  const { profiles: _, title: __, ...full } = owner;
  const { location: ___, website: ____, ...short } = full;
  const cards = [contactCard({ ...site, owner: full }), contactCard({ language: site.language, owner: short })];
  const card = cards.find((text) => new TextEncoder().encode(text).length <= most);
  if (card === undefined) return undefined;
  const { size, data } = encode(card, { ecc: 'M', border: 0 });
  return { size, path: data.map(rowPath).join(''), label };
}

/* The dark modules of a row as rectangles. */
const rowPath = (row: readonly boolean[], y: number): string =>
  [
    ...row
      .map((isDark) => (isDark ? '1' : '0'))
      .join('')
      .matchAll(/1+/g),
  ]
    .map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`)
    .join('');
