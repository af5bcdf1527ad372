import type { EducationalOccupationalCredentialLeaf } from 'schema-dts';
import type { BlockOf } from '../../../schema/blocks/index.ts';
import { compact } from '../cv/section-rules.ts';
import { fullAddress } from './full-address.ts';

type Credential = Omit<BlockOf<'credential-list'>['credentials'][number], 'kind'> & {
  kind?: 'certificate' | 'licence';
};

/** A certificate, a licence or a badge. `url` is the address of the site. */
export const credentialOf = (
  { title, kind, issuer, date, expires, credential, href }: Credential,
  url: string | undefined,
): EducationalOccupationalCredentialLeaf =>
  compact({
    '@type': 'EducationalOccupationalCredential',
    name: title,
    credentialCategory: kind && categories[kind],
    recognizedBy: issuer === undefined ? undefined : { '@type': 'Organization', name: issuer },
    dateCreated: date,
    expires,
    identifier: credential,
    url: fullAddress(href, url),
  });

const categories = { certificate: 'certificate', licence: 'license' };
