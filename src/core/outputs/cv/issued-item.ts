import type { CvItem, Fact } from '../../../../schema/resolved.ts';
import { compact, detailsOf, present } from './section-rules.ts';

interface Issued {
  title: string;
  kind?: string;
  href?: string | undefined;
  issuer?: string;
  date?: string;
  status?: string;
  credential?: string;
  description?: string | undefined;
  facts?: Fact[];
}

/** Converts a certificate, a license or an award to a CV item. */
export const issuedItem = ({
  title,
  kind,
  href,
  issuer,
  date,
  status,
  credential,
  description,
  facts,
}: Issued): CvItem =>
  compact({
    title,
    href,
    when: date,
    about: present(kind, issuer, status, credential),
    texts: present(description),
    details: detailsOf(facts),
  });
