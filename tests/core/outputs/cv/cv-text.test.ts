import { expect, test } from 'vitest';
import type { Cv } from '../../../../schema/resolved.ts';
import { cvDocument } from '../../../../src/core/outputs/cv/cv-document.ts';
import { cvText } from '../../../../src/core/outputs/cv/cv-text.ts';
import { rich, strong } from '../../../support/rich-text.ts';

const now = { year: 2026, month: 11, day: 21 };

function textOf(cv: Partial<Cv>, language = 'en'): string {
  const page = { head: { title: 'CV' }, cv: { name: 'Amina', contacts: [], sections: [], print: 'Print', ...cv } };
  const document = cvDocument(page, { language, url: 'https://example.com/' }, now);
  if (!document) throw new Error('no CV');
  return cvText(document);
}

test('writes a CV in its order, with underlined headings and lines of up to 80 columns', () => {
  const text = textOf({
    pronouns: 'she/her',
    title: rich('The ', strong('best'), ' developer'),
    contacts: [{ text: 'a@example.org', href: 'mailto:a@example.org' }, { text: 'Tunis' }],
    details: [{ label: 'License', text: 'B' }, { text: 'Two children' }],
    sections: [
      { kind: 'summary', heading: 'Summary', texts: ['First.', 'Second.'] },
      {
        kind: 'work',
        heading: 'Work',
        items: [
          {
            title: 'Engineer',
            when: '2019\u00A0– 2022',
            about: ['Acme', 'Tunis'],
            texts: ['An airline.'],
            details: [{ label: 'Team', text: '8' }],
            points: [`Made ${'everything '.repeat(9)}faster`],
            words: ['Elm', 'Rust'],
            links: [{ label: 'Source', href: 'https://github.com/amina' }],
          },
          { title: 'Intern' },
        ],
      },
      { kind: 'interests', heading: 'Interests', words: ['Fjords', 'Zines'] },
      { kind: 'other', heading: 'Later' },
    ],
  });
  expect(text).toMatchInlineSnapshot(`
    "Amina
    she/her
    The best developer

    a@example.org
    Tunis
    License: B
    Two children

    Summary
    -------
    First.

    Second.

    Work
    ----
    Engineer
      2019 – 2022 | Acme | Tunis
      An airline.
      Team: 8
      - Made everything everything everything everything everything everything
        everything everything everything faster
      Elm, Rust
      Source: github.com/amina

    Intern

    Interests
    ---------
    Fjords, Zines

    Later
    -----
    "
  `);
});

test('underlines a heading as wide as it is, and joins words with the comma of the language', () => {
  const sections: Cv['sections'] = [{ kind: 'interests', heading: '趣味', words: ['山', '海'] }];
  expect(textOf({ sections }, 'ja')).toBe('Amina\n\n趣味\n----\n山, 海\n');
  expect(textOf({ sections: [{ kind: 'interests', heading: 'هوايات', words: ['بحر', 'جبل'] }] }, 'ar')).toBe(
    'Amina\n\nهوايات\n------\nبحر، جبل\n',
  );
});

test('leaves out hyphens and spaces that only typesetting needs', () => {
  expect(textOf({ name: 'First street\nSecond line' })).toBe('First street\nSecond line\n');
  expect(textOf({ name: 'Don\u00ADau\u202F!\u2060' })).toBe('Donau !\n');
});
