import { checkDatesOf } from '../../core/checks/check-dates.ts';
import { entry, factTexts, opening, points } from '../../core/resolve/article/article.ts';
import { formatIssued } from '../../core/resolve/issued.ts';
import type { PictureSlot } from '../../core/resolve/pictures/responsive-sizes.ts';
import { defineBlock } from '../define-block.ts';
import { cv } from './cv.ts';
import { resume } from './resume.ts';
import { credentialList as schema } from './schema.ts';
import { structuredData } from './structured-data.ts';

export const credentialList = defineBlock({
  schema,
  cv,
  resume,
  structuredData,
  lists: ['credentials'],
  article: (block, locale) => [
    ...opening(block),
    ...points(
      block.credentials.map(({ title, href, issuer, kind, date, status, credential, description, facts }) =>
        entry(
          {
            name: title,
            href,
            details: [issuer, kind, date, status, credential],
            description,
            points: factTexts(facts),
          },
          locale,
        ),
      ),
    ),
  ],
  check: ({ credentials }, at) => checkDatesOf(credentials, `${at}/credentials`),
  madeFrom: { status: ['expires', 'inProgress'] },
  resolve: (block, { site, labels, resolvePicture }) => ({
    ...block,
    credentials: block.credentials.map(({ title, kind = 'certificate', href, description, picture, ...issued }) => ({
      title,
      ...(kind !== 'certificate' && { kind: labels[kind] }),
      ...formatIssued(issued, site, labels),
      ...(href !== undefined && { href }),
      ...(description !== undefined && { description }),
      ...(picture && { picture: resolvePicture(picture, badge, false) }),
    })),
  }),
  pictures: ({ credentials }) => credentials.flatMap(({ picture }) => picture ?? []),
});

/* Must match the style sheet, see tests/browser/blocks/pictures.test.ts. */
const badge: PictureSlot = { sizes: [['', '2.5rem']], widths: [40, 80, 120] };
