import type { JSONSchema } from 'json-schema-to-ts';
import { date, facts, href, label, line, picture, prose, section, shown } from '../parts.ts';

/** What a certificate or a licence says of itself. */
export const issued = {
  issuer: { ...line, title: 'Issuer', description: 'Who gave it.', examples: ['Scrum Alliance'] },
  date: { ...date, description: 'When you got it.', examples: ['2021-03'] },
  expires: {
    ...date,
    title: 'Expires',
    description: 'Until when it holds. One that has expired says so.',
    examples: ['2026-03'],
  },
  credential: {
    ...label,
    title: 'Credential',
    description: 'Its number or id, by which the issuer finds it.',
    examples: ['CSM-001234'],
  },
  facts: { ...facts, examples: [[{ label: 'Sum', value: '20,000 €' }]] },
} as const;

export const credentialList = {
  type: 'object',
  title: 'Credential list',
  description: 'Certificates, licences and awards.',
  properties: {
    type: { const: 'credential-list', title: 'Type', description: 'Which block this is.' },
    ...section,
    credentials: {
      type: 'array',
      minItems: 1,
      maxItems: 200,
      title: 'Credentials',
      description: 'The certificates, licences and awards, the most important first.',
      items: {
        type: 'object',
        title: 'Credential',
        description: 'One certificate, licence or award.',
        properties: {
          title: { ...line, title: 'Title', description: 'What it is called.', examples: ['Certified Scrum Master'] },
          kind: {
            type: 'string',
            enum: ['certificate', 'licence', 'award'],
            default: 'certificate',
            title: 'Kind',
            description: 'What it is.',
          },
          ...issued,
          inProgress: {
            type: 'boolean',
            default: false,
            title: 'In progress',
            description: 'true for one that you are working on.',
          },
          href: { ...href, description: 'A proof that others can check.' },
          description: {
            ...prose,
            title: 'Description',
            description: 'What it is for, in a sentence.',
            examples: ['For the best booking platform of the year.'],
          },
          picture: { ...picture, description: 'The badge that the issuer gives, or its logo.' },
          ...shown,
        },
        required: ['title'],
        additionalProperties: false,
      },
    },
  },
  required: ['type', 'credentials'],
  additionalProperties: false,
  examples: [
    {
      type: 'credential-list',
      id: 'certificates',
      heading: 'Certificates and awards',
      intro: ['What others have put their name to.'],
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
          description: 'For Gympark.',
        },
        { title: 'Kubernetes Administrator', inProgress: true },
      ],
    },
  ],
} as const satisfies JSONSchema;
