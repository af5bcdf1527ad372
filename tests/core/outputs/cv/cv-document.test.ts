import { expect, test } from 'vitest';
import type { Cv } from '../../../../schema/resolved.ts';
import { cvDocument } from '../../../../src/core/outputs/cv/cv-document.ts';
import { rich, strong } from '../../../support/rich-text.ts';

const now = { year: 2026, month: 11, day: 21 };
const site = { language: 'en', url: 'https://example.com/' };
const documentOf = (cv: Partial<Cv>, at: Parameters<typeof cvDocument>[1] = site) =>
  cvDocument(
    { head: { title: 'CV of Amina' }, cv: { name: 'Amina', contacts: [], sections: [], print: 'Print', ...cv } },
    at,
    now,
  );

test('a page without a CV has no document', () => {
  expect(cvDocument({ head: { title: 'Home' } }, site, now)).toBeNull();
});

test('has the language, its direction, a title and an author', () => {
  expect(documentOf({ name: '\u2067أمينة\u2069' }, { language: 'ar' })).toEqual({
    language: 'ar',
    direction: 'rtl',
    title: 'CV of Amina',
    author: 'أمينة',
    name: [{ text: 'أمينة', direction: 'rtl' }],
    contacts: [],
    sections: [],
  });
});

test('has the contacts and details of the owner', () => {
  const { contacts, details, headline, pronouns } = documentOf({
    title: rich('The ', strong('best')),
    pronouns: 'she/her',
    contacts: [{ text: 'a@example.org', href: 'mailto:a@example.org' }, { text: 'Tunis' }],
    details: [{ label: 'License', text: 'B' }],
  }) ?? { contacts: [] };
  expect({ contacts, details, headline, pronouns }).toEqual({
    contacts: [[{ text: 'a@example.org', href: 'mailto:a@example.org' }], [{ text: 'Tunis' }]],
    details: [{ label: [{ text: 'License' }], text: [{ text: 'B' }] }],
    headline: [{ text: 'The ' }, { text: 'best', strong: true }],
    pronouns: [{ text: 'she/her' }],
  });
});

test('has every part of every section, with details without a label as texts', () => {
  const sections: Cv['sections'] = [
    {
      kind: 'work',
      heading: 'Work',
      texts: ['Where I worked.'],
      items: [
        {
          title: 'Engineer',
          when: '2019 – 2022',
          about: ['Acme', 'Tunis'],
          texts: ['An airline.'],
          details: [{ text: 'Unnamed' }, { label: 'Team', text: '8' }],
          points: ['Faster'],
          words: ['Elm'],
        },
        { texts: ['Only this'] },
      ],
    },
    { kind: 'interests', heading: 'Interests', words: ['Fjords'] },
  ];
  expect(documentOf({ sections })?.sections).toEqual([
    {
      kind: 'work',
      heading: [{ text: 'Work' }],
      texts: [[{ text: 'Where I worked.' }]],
      entries: [
        {
          title: [{ text: 'Engineer' }],
          when: [{ text: '2019 – 2022' }],
          about: [[{ text: 'Acme' }], [{ text: 'Tunis' }]],
          texts: [[{ text: 'An airline.' }], [{ text: 'Unnamed' }]],
          details: [{ label: [{ text: 'Team' }], text: [{ text: '8' }] }],
          points: [[{ text: 'Faster' }]],
          words: [[{ text: 'Elm' }]],
        },
        { texts: [[{ text: 'Only this' }]] },
      ],
    },
    { kind: 'interests', heading: [{ text: 'Interests' }], words: [[{ text: 'Fjords' }]] },
  ]);
});

test('writes the addresses of an entry out, and leaves out those of pages without a URL', () => {
  const cv: Partial<Cv> = {
    sections: [
      {
        kind: 'projects',
        heading: 'Projects',
        items: [
          {
            title: 'Finder',
            href: '/finder',
            links: [
              { label: 'Source', href: 'https://github.com/amina/finder' },
              { label: 'example.org', href: 'https://example.org/' },
              { label: 'Notes', href: '/notes' },
            ],
          },
        ],
      },
    ],
  };
  const entryOf = (at?: Parameters<typeof cvDocument>[1]) => documentOf(cv, at)?.sections[0]?.entries?.[0];
  const source = [{ text: 'Source: ' }, { text: 'github.com/amina/finder', href: 'https://github.com/amina/finder' }];
  const plain = [{ text: 'example.org', href: 'https://example.org/' }];
  const finder = 'https://example.com/finder';
  expect(entryOf()).toEqual({
    title: [{ text: 'Finder', href: finder }],
    links: [
      [{ text: 'example.com/finder', href: finder }],
      source,
      plain,
      [{ text: 'Notes: ' }, { text: 'example.com/notes', href: 'https://example.com/notes' }],
    ],
  });
  expect(entryOf({ language: 'en' })).toEqual({ title: [{ text: 'Finder' }], links: [source, plain] });
});

test('shows a contact in the direction of its first letter', () => {
  const contacts = ['12 Rue de Marseille، 1000 تونس', 'تونس', '+216 71 000 000'].map((text) => ({ text }));
  expect(documentOf({ contacts }, { language: 'ar' })?.contacts).toEqual([
    [{ text: '12 Rue de Marseille، 1000 تونس', direction: 'ltr' }],
    [{ text: 'تونس' }],
    [{ text: '+216 71 000 000' }],
  ]);
  expect(documentOf({ contacts })?.contacts.map(([run]) => run?.direction)).toEqual([undefined, 'rtl', undefined]);
});

test('has the QR code of the contact card', () => {
  const qr = { size: 21, path: 'M0 0h7v1h-7z', label: 'Save contact' };
  expect(documentOf({ qr })).toMatchObject({ qr });
});
