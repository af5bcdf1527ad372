import type { Page } from '../../../../schema/site.ts';
import { caseStudies } from './case-studies.ts';
import { type Drawing, drawn } from './designed-pictures.ts';
import type { Person } from './person.ts';
import { readFixture } from './read-fixture.ts';

const pictures: Record<string, [Drawing, width: number, height: number, hue: number]> = {
  ferry: ['screen', 900, 600, 215],
  quay: ['room', 900, 500, 205],
  states: ['screen', 800, 400, 190],
  wayfinding: ['room', 900, 600, 150],
  corridor: ['room', 720, 480, 160],
  plan: ['poster', 800, 520, 130],
  letters: ['letters', 900, 450, 260],
  kiln: ['poster', 600, 800, 25],
  bowl: ['poster', 640, 640, 45],
  almanac: ['letters', 900, 600, 350],
  harbor: ['screen', 500, 900, 275],
};

/** The blocks on the page of each project, except its article. */
const home: Page = {
  path: '/',
  title: '{name}: {title}',
  description: 'Interfaces, signs and type by {name}, Copenhagen.',
  blocks: [
    {
      type: 'hero',
      headline: '{name}',
      title: '{title}',
      summary: 'I draw things that people look at for **two seconds**, and then use for years.',
      actions: [
        { label: 'See the work', href: '#work' },
        { label: 'Write to me', href: 'mailto:{email}' },
      ],
      availability: 'Free from March',
    },
    {
      type: 'card-grid',
      id: 'work',
      heading: 'Work',
      intro: ['Five projects, each told in full.'],
      layout: 'projects',
      cards: caseStudies.map(({ path, name, role, line, picture, alt }, index) => ({
        title: name,
        role,
        description: line,
        page: path,
        picture: { src: `/${picture}.jpg`, alt },
        featured: index < 2,
        ...(index === 0 && { links: [{ label: 'The ferry app', href: 'https://example.com/ferry' }] }),
      })),
    },
    {
      type: 'quote-list',
      id: 'voices',
      heading: 'Voices',
      quotes: [
        {
          text: 'She asked for **two weeks on the boats** before she would draw a line. Best invoice we ever paid.',
          name: 'Jonas Brandt',
          role: 'Head of Passengers',
          organization: 'Tidewater',
        },
        { text: 'Calm, quick, and never precious about her own drawings.', name: 'Ida Falk', role: 'Editor' },
      ],
    },
    {
      type: 'question-list',
      id: 'questions',
      heading: 'Before you write',
      questions: [
        {
          question: 'How long does a project take?',
          answer: ['Between six weeks and a year.', 'The first two weeks I only **watch**; they can be bought alone.'],
        },
        { id: 'pitch', question: 'Do you pitch?', answer: ['No. I show [what I have done](/#work) instead.'] },
        { question: 'Can we see sketches?', answer: ['Every Friday, however rough they are.'] },
      ],
    },
  ],
};

/** A designer with five case studies. */
export const designer: Person = {
  densest: '/work/ferry',
  site: {
    version: 2,
    language: 'en',
    url: 'https://noor.example/',
    owner: {
      name: 'Noor Lindqvist',
      title: 'Interaction designer',
      email: 'noor@noor.example',
      location: 'Copenhagen',
    },
    theme: { accent: 215, artwork: 'none' },
    navigation: [
      { label: 'Work', href: '/#work' },
      { label: 'Questions', href: '/#questions' },
    ],
    footer: { copyright: '© 2026 {name}' },
    pages: [
      home,
      ...caseStudies.map(
        ({ path, name, role, line, title, date, facts, picture, alt, blocks }): Page => ({
          path,
          title: `${name}: {name}`,
          description: line,
          blocks: [
            {
              type: 'hero',
              kind: 'article',
              headline: name,
              title,
              date,
              role,
              summary: line,
              facts,
              picture: { src: `/${picture}.jpg`, alt },
            },
            ...blocks,
          ],
        }),
      ),
    ],
  },
  async files() {
    const made = Object.entries(pictures).map(
      async ([name, size]) => [`public/${name}.jpg`, await drawn(...size)] as const,
    );
    const texts = ['ferry.md', 'wayfinding.md'].map(
      async (name) => [name, await readFixture(`designer/${name}`)] as const,
    );
    return Object.fromEntries(await Promise.all([...made, ...texts]));
  },
};
