import type { AllLabels, Issued as FormattedIssued } from '../../../schema/resolved.ts';
import type { RichText } from '../../../schema/rich-text.ts';
import { fillLabel } from '../../shared/fill-label.ts';
import type { Entry } from '../article/block-content.ts';
import { formatDate } from '../text/dates-and-periods.ts';
import type { Writing } from '../text/digits.ts';

interface Issued extends Pick<FormattedIssued, 'issuer' | 'credential' | 'facts'> {
  date?: string;
  expires?: string;
  inProgress?: boolean;
}

/**
 * Formats the details of a credential, other than its name. Whether it has expired depends on the day of the visit, so
 * the status is a template.
 */
export function formatCredential(
  { issuer, date, expires, credential, facts, inProgress }: Issued,
  site: Writing,
  labels: AllLabels,
) {
  const status = inProgress ? labels.inProgress : expires === undefined ? undefined : expiryText(expires, site, labels);
  return {
    ...(issuer !== undefined && { issuer }),
    ...(date !== undefined && { date: formatDate(date, site) }),
    ...(status !== undefined && { status }),
    ...(credential !== undefined && { credential }),
    ...(facts && { facts }),
  };
}

function expiryText(expires: string, site: Writing, labels: AllLabels): RichText {
  const date = formatDate(expires, site);
  const [before, after] = [fillLabel(labels.until, { date }), fillLabel(labels.expired, { date })];
  return { rich: [{ kind: 'time', of: 'until', date: expires, before, after }] };
}

/** Returns a certificate, a license or an award as an entry. */
export const issuedEntry = ({
  title,
  kind,
  href,
  issuer,
  date,
  status,
  credential,
  description,
  facts,
}: FormattedIssued & Pick<Entry, 'title' | 'href'> & { kind?: string; description?: RichText }): Entry => ({
  title,
  href,
  when: date,
  about: [kind, issuer, status, credential],
  texts: [description],
  facts,
});
