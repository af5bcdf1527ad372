import type { JSONSchema } from 'json-schema-to-ts';
import { block, entry, entryList, keywords, label, recordSection, setting, shown } from '../../../schema/parts.ts';

const interest = entry('Interest', 'An interest.', ['name'], {
  name: setting(label, 'Name', 'The name of the interest.', ['Photography']),
  keywords: { ...keywords, examples: [['Film', 'Portraits']] },
  ...shown,
});

export const interestList = {
  ...block('interest-list', 'Your interests outside work.', ['interests'], {
    ...recordSection,
    interests: entryList(interest, 60, 'Interests', 'The interests.'),
  }),
  examples: [
    {
      type: 'interest-list',
      id: 'interests',
      heading: 'Interests',
      intro: ['What I do away from the keyboard.'],
      interests: [{ name: 'Photography', keywords: ['Film', 'Portraits'] }, { name: 'Long-distance running' }],
    },
  ],
} as const satisfies JSONSchema;
