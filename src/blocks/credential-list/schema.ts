import type { JSONSchema } from 'json-schema-to-ts';
import { issued } from '../../../schema/issued.ts';
import {
  block,
  entry,
  entryList,
  flag,
  href,
  line,
  picture,
  prose,
  recordSection,
  setting,
  shown,
} from '../../../schema/parts.ts';

const credential = entry('Credential', 'A certificate, license or award.', ['title'], {
  title: setting(line, 'Title', 'The name of the credential.', ['Certified Scrum Master']),
  kind: {
    type: 'string',
    enum: ['certificate', 'licence', 'award'],
    default: 'certificate',
    title: 'Kind',
    description: 'The kind of credential.',
  },
  ...issued,
  inProgress: setting(flag, 'In progress', 'Whether you are still working toward the credential.'),
  href: { ...href, description: 'A URL where others can verify the credential.' },
  description: setting(prose, 'Description', 'What the credential was awarded for, in one sentence.', [
    'Awarded for the best booking platform of the year.',
  ]),
  picture: { ...picture, description: 'The badge of the credential or the logo of the issuer.' },
  ...shown,
});

export const credentialList = {
  ...block('credential-list', 'Your certificates, licenses and awards.', ['credentials'], {
    ...recordSection,
    credentials: entryList(credential, 200, 'Credentials', 'The credentials, most important first.'),
  }),
  examples: [
    {
      type: 'credential-list',
      id: 'certificates',
      heading: 'Certifications and awards',
      intro: ['My professional certifications and awards.'],
      credentials: [
        {
          title: 'Certified Scrum Master',
          kind: 'certificate',
          issuer: 'Scrum Alliance',
          date: '2021-03',
          expires: '2031-03',
          credential: 'CSM-001234',
          href: 'https://example.com/',
        },
        {
          title: 'Best booking platform',
          kind: 'award',
          issuer: 'Tunis Web Days',
          date: '2019',
          description: 'Awarded for Gympark.',
        },
        { title: 'Kubernetes Administrator', inProgress: true },
      ],
    },
  ],
} as const satisfies JSONSchema;
