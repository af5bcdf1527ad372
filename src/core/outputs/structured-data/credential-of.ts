import type { EducationalOccupationalCredentialLeaf } from 'schema-dts';
import type { BlockOf } from '../../../../schema/block.ts';
import { compact } from '../cv/section-rules.ts';
import { fullAddress } from './full-address.ts';
import type { GraphContext } from './graph-rules.ts';

type Credential = Omit<BlockOf<'credential-list'>['credentials'][number], 'kind'> & {
  kind?: 'certificate' | 'licence';
};

/** A certificate, a licence or a badge. `context` says where the site is. */
export const credentialOf = (
  { title, kind, issuer, date, expires, credential, href }: Credential,
  context: GraphContext,
): EducationalOccupationalCredentialLeaf =>
  compact({
    '@type': 'EducationalOccupationalCredential',
    name: title,
    credentialCategory: kind && categories[kind],
    recognizedBy: issuer === undefined ? undefined : { '@type': 'Organization', name: issuer },
    dateCreated: date,
    expires,
    identifier: credential,
    url: fullAddress(href, context),
  });

const categories = { certificate: 'certificate', licence: 'license' };
