import type { JSONSchema } from 'json-schema-to-ts';
import {
  block,
  entry,
  entryList,
  iconLink,
  line,
  link,
  list,
  paragraphs,
  prose,
  section,
  setting,
} from '../../../schema/parts.ts';

const textSection = entry('Section', 'A heading with paragraphs, a list and links.', ['heading'], {
  heading: setting(line, 'Heading', 'The heading of the section.', ['Your Rights']),
  paragraphs: setting(paragraphs, 'Paragraphs', 'The paragraphs of the section.', [
    ['You have the right to access, correct and delete your data.'],
  ]),
  list: setting(list(prose, 100), 'List', 'A bulleted list below the paragraphs.', [
    ['Request a copy of your data', 'Ask us to delete your data'],
  ]),
  links: setting(list(iconLink, 20), 'Links', 'Links at the end of the section.', [
    [{ label: '{email}', href: 'mailto:{email}' }],
  ]),
});

export const legalText = {
  ...block('legal-text', 'Text in sections, such as a privacy policy or terms of service.', ['heading', 'sections'], {
    ...section,
    updated: setting(line, 'Last updated', 'The line below the heading. {today} is replaced with the current date.', [
      'Last updated: {today}',
    ]),
    back: setting(link, 'Back link', 'The link above the heading.'),
    sections: entryList(textSection, 200, 'Sections', 'The sections. They are also listed in the table of contents.'),
  }),
  examples: [
    {
      type: 'legal-text',
      id: 'privacy',
      heading: 'Privacy Policy',
      intro: ['This policy is short because the site collects very little data.'],
      updated: 'Last updated: {today}',
      back: { label: 'Back to Home', href: '/' },
      sections: [
        {
          heading: 'Your Rights',
          paragraphs: ['You have the right to access, correct and delete your data.'],
          list: ['Request a copy of your data', 'Ask us to delete your data'],
          links: [{ label: '{email}', href: 'mailto:{email}' }],
        },
      ],
    },
  ],
} as const satisfies JSONSchema;
