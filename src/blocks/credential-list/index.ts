import type { RichBlockOf } from '../../../schema/block.ts';
import { entries, section } from '../../core/article/block-content.ts';
import { checkDatesOf } from '../../core/checks/check-days-and-order.ts';
import { sectionOf } from '../../core/outputs/resume/resume-sections.ts';
import { credentialOf } from '../../core/outputs/structured-data/credential-of.ts';
import { formatCredential, issuedEntry } from '../../core/resolve/format-credential.ts';
import type { PictureSlot } from '../../core/resolve/pictures/copy-sizes.ts';
import { type BlockContext, defineBlock } from '../define-block.ts';
import { credentialList as schema } from './schema.ts';

export const credentialList = defineBlock({
  schema,
  lists: ['credentials'],
  check: ({ credentials }, at) => checkDatesOf(credentials, `${at}/credentials`),
  madeFrom: { status: ['expires', 'inProgress'] },
  resolve: (block, context) => ({
    ...block,
    credentials: block.credentials.map((credential) => resolveCredential(credential, context)),
  }),
  pictures: ({ credentials }) => credentials.flatMap(({ picture }) => picture ?? []),
  content: (block, { labels }) =>
    section(block, entries(block.credentials.map(issuedEntry)), { kind: 'credentials', heading: labels.credentials }),
  // A credential in progress is in no section.
  resume: {
    awards: {
      ...sectionOf(schema.properties.credentials, {
        title: 'title',
        date: 'date',
        awarder: 'issuer',
        summary: 'description',
      }),
      entries: (block) => block.credentials.filter(({ kind, inProgress }) => !inProgress && kind === 'award'),
    },
    certificates: {
      ...sectionOf(schema.properties.credentials, { name: 'title', date: 'date', url: 'href', issuer: 'issuer' }),
      entries: (block) => block.credentials.filter(({ kind, inProgress }) => !inProgress && kind !== 'award'),
    },
  },
  // The owner's credentials and awards, except for those in progress.
  structuredData: ({ credentials }, context) => {
    const held = credentials.filter(({ inProgress }) => !inProgress);
    return {
      facts: {
        hasCredential: held.flatMap(({ kind = 'certificate', ...credential }) =>
          kind === 'award' ? [] : [credentialOf({ ...credential, kind }, context)],
        ),
        award: held.filter(({ kind }) => kind === 'award').map(({ title }) => title),
      },
    };
  },
});

declare module '../../../schema/resolved.ts' {
  interface Added {
    'credential-list': {
      credentials: ReturnType<typeof resolveCredential>[];
    };
  }
}

function resolveCredential(
  {
    title,
    kind = 'certificate',
    href,
    description,
    picture,
    ...issued
  }: RichBlockOf<'credential-list'>['credentials'][number],
  { site, labels, resolvePicture }: BlockContext,
) {
  return {
    title,
    ...(kind !== 'certificate' && { kind: labels[kind] }),
    ...formatCredential(issued, site, labels),
    ...(href !== undefined && { href }),
    ...(description !== undefined && { description }),
    ...(picture && { picture: resolvePicture(picture, badge, false) }),
  };
}

/* Must match the style sheet, see tests/browser/blocks/pictures.test.ts. */
const badge: PictureSlot = { sizes: [['', '2.5rem']], widths: [40, 80, 120] };
