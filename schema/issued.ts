import { date, facts, label, line } from './parts.ts';

/** The settings of a certificate or a license. */
export const issued = {
  issuer: {
    ...line,
    title: 'Issuer',
    description: 'The organization that issued the credential.',
    examples: ['Scrum Alliance'],
  },
  date: { ...date, description: 'The date of issue.', examples: ['2021-03'] },
  expires: {
    ...date,
    title: 'Expiration date',
    description: 'The expiration date. Expired credentials are marked as expired.',
    examples: ['2026-03'],
  },
  credential: {
    ...label,
    title: 'Credential',
    description: 'The credential ID that the issuer assigned.',
    examples: ['CSM-001234'],
  },
  facts: { ...facts, examples: [[{ label: 'Amount', value: '€20,000' }]] },
} as const;
