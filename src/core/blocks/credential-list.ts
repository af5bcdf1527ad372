import { checkDatesOf } from '../checks/check-dates.ts';
import type { PictureSlot } from '../resolve/pictures/responsive-sizes.ts';
import { hasFacts, stylesOfFacts } from './items/facts.ts';
import { formatIssued } from './items/issued.ts';
import type { BlockRules } from './rules.ts';

export const credentialList: BlockRules<'credential-list'> = {
  check: ({ credentials }, at) => checkDatesOf(credentials, `${at}/credentials`),
  madeFrom: { status: ['expires', 'inProgress'] },
  resolve: (block, { site, labels, resolvePicture }) => ({
    ...block,
    ...hasFacts(block.credentials),
    credentials: block.credentials.map(({ title, kind = 'certificate', href, description, picture, ...issued }) => ({
      title,
      ...(kind !== 'certificate' && { kind: labels[kind] }),
      ...formatIssued(issued, site, labels),
      ...(href !== undefined && { href }),
      ...(description !== undefined && { description }),
      ...(picture && { picture: resolvePicture(picture, badge, false) }),
    })),
  }),
  styles: ({ credentials }) => stylesOfFacts(credentials),
  pictures: ({ credentials }) => credentials.flatMap(({ picture }) => picture ?? []),
};

/* Held to the style sheet by tests/browser/blocks/pictures.test.ts. */
const badge: PictureSlot = { sizes: [['', '2.5rem']], widths: [40, 80, 120] };
