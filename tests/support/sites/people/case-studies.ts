import type { Page } from '../../../../schema/site.ts';

interface CaseStudy {
  path: string;
  name: string;
  title: string;
  role: string;
  line: string;
  date: string;
  picture: string;
  alt: string;
  facts: { label: string; value: string }[];
  blocks: Page['blocks'];
}

const shot = (name: string, alt: string, caption?: string) => ({
  picture: { src: `/${name}.jpg`, alt },
  ...(caption && { caption }),
});

/** Five projects of a designer, each with the blocks of its detail page. */
export const caseStudies: CaseStudy[] = [
  {
    path: '/work/ferry',
    name: 'Tidewater',
    title: 'Minutes on the water',
    role: 'Lead designer',
    line: 'One number for 41,000 people who decide on a quay whether to run.',
    date: '2025-04',
    picture: 'ferry',
    alt: 'The departure screen on a phone, with a large number',
    facts: [
      { label: 'Client', value: 'Tidewater Ferries' },
      { label: 'Team', value: 'Two designers, five engineers, a captain' },
      { label: 'Time', value: 'Seven months' },
    ],
    blocks: [
      { type: 'text', id: 'story', heading: 'The story', file: 'ferry.md' },
      {
        type: 'gallery',
        id: 'screens',
        heading: 'On board and ashore',
        intro: ['Everything that was built, from the first week to the last quay.'],
        layout: 'rows',
        items: [
          shot('ferry', 'The departure screen', 'The screen as it was published.'),
          shot('harbor', 'The same screen on a tall phone'),
          shot('quay', 'The quay from the water', 'Quay 3 in fog. The number is read from forty metres.'),
          shot('kiln', 'A poster with the number 4', 'The poster that explained an outlined number, in four words.'),
          shot('bowl', 'A round sticker'),
          {
            video: {
              href: 'https://vimeo.com/76979871',
              picture: { src: '/states.jpg', alt: 'The number changes from an outline to black' },
              title: 'From doubt to certainty',
            },
            caption: 'Forty seconds of one morning.',
          },
        ],
      },
      {
        type: 'quote-list',
        id: 'voices',
        heading: 'From the crew',
        quotes: [
          {
            text: 'The first app that knows there is a **current**.',
            name: 'Birthe Skov',
            role: 'Captain of the Ellen',
            href: 'https://example.com/skov',
          },
        ],
      },
      {
        type: 'question-list',
        id: 'questions',
        heading: 'What I am asked about it',
        questions: [
          {
            question: 'Does it work without a network?',
            answer: ['Yes, for an hour. After that the number becomes an **outline**, and then a dash.'],
          },
          { question: 'Why is there no map?', answer: ['There was. See [what we threw away](#what-we-threw-away).'] },
        ],
      },
    ],
  },
  {
    path: '/work/wayfinding',
    name: 'Ward 7 East',
    title: 'A hospital that explains itself',
    role: 'Designer',
    line: 'Signs for a building in which nobody wants to read.',
    date: '2024',
    picture: 'wayfinding',
    alt: 'A corridor with one lit sign',
    facts: [{ label: 'Client', value: 'Amager Hospital' }],
    blocks: [
      { type: 'text', id: 'story', heading: 'The story', file: 'wayfinding.md' },
      {
        type: 'gallery',
        id: 'signs',
        heading: 'Signs',
        items: [
          shot('corridor', 'A corridor', 'East wing.'),
          shot('letters', 'The letters'),
          shot('plan', 'The plan', 'The plan at the entrance, 1.8 metres wide and lit from behind.'),
          shot('wayfinding', 'The sign at the lift'),
          shot('quay', 'The way to the car park'),
        ],
      },
    ],
  },
  {
    path: '/work/kiln',
    name: 'Kiln & Sons',
    title: 'A shop for things that break',
    role: 'Art direction',
    line: 'Forty bowls, four words, no basket.',
    date: '2023-09',
    picture: 'kiln',
    alt: 'A poster with a round sun over hills',
    facts: [{ label: 'Client', value: 'Kiln & Sons' }],
    blocks: [
      {
        type: 'gallery',
        id: 'bowls',
        layout: 'rows',
        items: [shot('kiln', 'The poster'), shot('bowl', 'A bowl from above', 'Bowl 12, sold.')],
      },
      {
        type: 'text',
        id: 'story',
        body: [
          'The kiln burns twice a year. Between those two days there is nothing to sell, and a shop that says "sold out" for five months is a sad shop.',
          '',
          'So it does not sell. It *shows*, and whoever likes a bowl writes a letter.',
          '',
          '> We answer every one of them.',
          '>',
          '> — the younger son',
        ],
      },
    ],
  },
  {
    path: '/work/almanac',
    name: 'Almanac Grotesk',
    title: 'Letters for tables of tides',
    role: 'Type design',
    line: 'A typeface whose figures are older than its letters.',
    date: '2022',
    picture: 'almanac',
    alt: 'Outlined letters A, B and C',
    facts: [
      { label: 'Styles', value: 'Four' },
      { label: 'Published by', value: '[Fjord Type](https://example.com/fjord)' },
    ],
    blocks: [
      { type: 'gallery', id: 'specimen', heading: 'Specimen', items: [shot('letters', 'The letters A, B and C')] },
    ],
  },
  {
    path: '/work/harbor',
    name: 'Harbor',
    title: 'A bank for people with boats',
    role: 'Designer',
    line: 'Money that comes in summer and must last a winter.',
    date: '2021-02',
    picture: 'harbor',
    alt: 'The account on a tall phone',
    facts: [{ label: 'Client', value: 'Sydhavn Sparekasse' }],
    blocks: [
      {
        type: 'gallery',
        id: 'film',
        heading: 'A year in a minute',
        layout: 'rows',
        items: [
          {
            video: {
              href: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
              picture: { src: '/states.jpg', alt: 'Three states of an account' },
            },
          },
          shot('harbor', 'The account in January'),
          shot('ferry', 'The account in July', 'July.'),
        ],
      },
    ],
  },
];
