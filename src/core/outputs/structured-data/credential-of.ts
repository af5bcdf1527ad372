import type { EducationalOccupationalCredentialLeaf } from 'schema-dts';
import type { BlockOf } from '../../../../schema/block.ts';
import { omitEmpty } from '../../../shared/omit-empty.ts';
import type { GraphContext } from './graph-rules.ts';
import { fullAddress } from './graph-rules.ts';

type Credential = Omit<BlockOf<'credential-list'>['credentials'][number], 'kind'> & {
  kind?: 'certificate' | 'licence';
};

/** Describes a certificate, a license or a badge in schema.org terms. */
export const credentialOf = (
  { title, kind, issuer, date, expires, credential, href }: Credential,
  context: GraphContext,
): EducationalOccupationalCredentialLeaf =>
  omitEmpty({
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
