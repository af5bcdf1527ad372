import type { CvItem, Fact } from '../../../../schema/resolved.ts';
import type { RichText } from '../../../../schema/rich-text.ts';
import { compact, detailsOf, present } from './section-rules.ts';

interface Issued {
  title: RichText;
  kind?: string;
  href?: string | undefined;
  issuer?: RichText;
  date?: string;
  status?: RichText;
  credential?: RichText;
  description?: RichText | undefined;
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
