/*
 * A complete record of a researcher and designer, with every setting of the blocks, and with edge cases: missing settings,
 * long words, dates of three kinds.
 */
const people = [
  {
    text: 'Salma asks the question that everybody else in the room has been walking around, and then draws the answer on the wall before lunch. We changed the whole study because of one of those drawings, and it is the study that people quote.',
    name: 'Dr. Leila Haddad',
    role: 'Head of Research',
    organization: 'Institute for Civic Data',
    picture: { src: '/people/leila.jpg', alt: 'Portrait of Leila Haddad' },
    href: 'https://example.com/leila',
  },
  {
    text: 'The calmest project lead I have had. Nothing was late, nobody was tired.',
    name: 'Jonas Weber',
    role: 'Product Manager',
    organization: 'Stadtwerke Leipzig',
  },
  {
    text: 'Her maps are used by people who have never seen a map before. That is the whole point of them.',
    name: 'Amel Trabelsi',
  },
];

const work = {
  type: 'timeline',
  id: 'experience',
  heading: 'Experience',
  intro: ['Research first, then something that can be held in the hand.'],
  entries: [
    {
      id: 'icd',
      title: 'Senior Researcher',
      organization: 'Institute for Civic Data',
      href: 'https://example.com/icd',
      about: 'A public institute for open data, with forty people in Tunis and Leipzig.',
      picture: { src: '/logos/icd.svg', alt: 'Logo of the Institute for Civic Data' },
      location: 'Tunis, Tunisia',
      employment: 'Full-time',
      period: { start: '2021-03' },
      description: 'I lead the group that studies how public data is read, and by whom.',
      achievements: [
        'Ran a study with 412 people in nine towns, in three languages',
        'Wrote the guidelines that four ministries now follow',
      ],
      technologies: ['R', 'Interviews', 'D3', 'Figma'],
    },
    {
      title: 'Researcher',
      organization: 'Institute for Civic Data',
      location: 'Tunis, Tunisia',
      employment: 'Part-time',
      period: { start: '2019', end: '2021-02' },
      achievements: ['Built the first version of the reading lab'],
      technologies: ['R', 'Survey design'],
    },
    {
      title: 'Information Designer',
      organization: 'Atelier Carthage',
      picture: { src: '/logos/atelier.png', alt: 'Logo of Atelier Carthage' },
      period: { start: '2015-09', end: '2018-12' },
      description: 'Maps, timetables and signs for people who are in a hurry.',
    },
  ],
};

const education = {
  type: 'timeline',
  id: 'education',
  kind: 'education',
  heading: 'Education',
  entries: [
    {
      degree: 'Doctorate',
      area: 'Information Science',
      organization: 'University of Leipzig',
      href: 'https://example.com/leipzig',
      picture: { src: '/logos/leipzig.png', alt: 'Seal of the University of Leipzig' },
      location: 'Leipzig, Germany',
      period: { start: '2016', end: '2020' },
      score: 'magna cum laude',
      courses: ['Cognition and maps', 'Statistics for small samples', 'Ethics of public data'],
      technologies: ['Eye tracking', 'Mixed methods'],
    },
    {
      degree: 'Master',
      area: 'Graphic Design',
      organization: 'ISBAT',
      location: 'Tunis, Tunisia',
      date: '2014',
      score: '16.5 / 20',
    },
  ],
};

const volunteering = {
  type: 'timeline',
  id: 'volunteering',
  kind: 'volunteer',
  heading: 'Volunteering',
  entries: [
    {
      title: 'Mapper and trainer',
      organization: 'OpenStreetMap Tunisia',
      href: 'https://example.com/osm',
      period: { start: '2013' },
      description: 'Evenings at which neighbors draw their own streets.',
      technologies: ['Teaching', 'Field work'],
    },
    { title: 'Board member', organization: 'Friends of the Medina Library' },
  ],
};

const other = {
  type: 'timeline',
  id: 'residencies',
  kind: 'other',
  heading: 'Residencies',
  entries: [
    {
      title: 'Fellow',
      organization: 'House of Cartography',
      location: 'Marseille',
      date: '2022-05',
      about: 'A house with six rooms and one very large table.',
    },
    { title: 'Guest', organization: 'Bauhaus Dessau', period: { start: '2018-07', end: '2018-07' } },
  ],
};

const skills = {
  type: 'skill-group',
  id: 'skills',
  heading: 'Skills',
  intro: ['In words where a number would be made up.'],
  groups: [
    {
      title: 'Research',
      skills: [
        { name: 'Interviews', level: 'Master', since: '2014', evidence: ['icd', 'atlas'] },
        { name: 'Statistics', level: 'Advanced', keywords: ['R', 'Small samples', 'Bayes'] },
        { name: 'Eye tracking', since: '2017-04' },
      ],
    },
    {
      title: 'Design',
      skills: [
        { name: 'Cartography', level: 95, keywords: ['QGIS', 'Mapbox'], evidence: ['atlas'] },
        { name: 'Typography', level: 88, since: '2012' },
        { name: 'Wayfinding', level: 'Professional' },
      ],
    },
    {
      title: 'Tools',
      skills: ['R', 'QGIS', 'D3', 'Figma', 'InDesign', 'Blender', 'Git', 'Observable'].map((name) => ({ name })),
    },
  ],
  badges: {
    heading: 'Training',
    items: [
      { name: 'Research Ethics', issuer: 'DFG', date: '2020-02', credential: 'RE-2291' },
      { name: 'Accessible Maps', issuer: 'W3C', date: '2023', expires: '2024-12', href: 'https://example.com/maps' },
      { name: 'First Aid', expires: '2031' },
    ],
  },
};

const credentials = {
  type: 'credential-list',
  id: 'credentials',
  heading: 'Certifications and awards',
  intro: ['What others have put their name to.'],
  credentials: [
    {
      title: 'Malofiej gold medal',
      kind: 'award',
      issuer: 'Society for News Design',
      date: '2022-03',
      description: 'For the atlas of bus stops that are not on any map.',
      href: 'https://example.com/malofiej',
    },
    {
      title: 'Certified Information Designer',
      issuer: 'International Institute for Information Design',
      date: '2019-11',
      expires: '2031-11',
      credential: 'IIID-004417',
      picture: { src: '/badges/iiid.png', alt: 'Badge of the institute' },
      href: 'https://example.com/iiid',
    },
    {
      title: 'Drone pilot, open category',
      kind: 'licence',
      issuer: 'OACA',
      date: '2020-06',
      expires: '2025-06',
      credential: 'TN-A2-118',
    },
    { title: 'Data Protection Officer', issuer: 'INPDP', inProgress: true },
    { title: 'Scholarship of the German Academic Exchange Service', kind: 'award', date: '2016' },
    { title: 'Teaching in Higher Education', issuer: 'University of Leipzig', date: '2018-02-14' },
  ],
};

const publications = {
  type: 'publication-list',
  id: 'publications',
  heading: 'Publications',
  intro: ['What I have written and told.'],
  publications: [
    {
      title: 'Reading together: public data in nine towns',
      kind: 'book',
      authors: ['{name}', 'Leila Haddad'],
      publisher: 'Cérès Éditions',
    },
    {
      title: 'Who reads a timetable? A field study of 412 passengers without smartphones',
      kind: 'article',
      authors: ['Leila Haddad', '{name}', 'Jonas Weber', 'Mariam Ould Ahmed'],
      publisher: 'Information Design Journal',
      date: '2024-05',
      doi: '10.1075/idj.00091.ben',
      description: 'People read the last line first. We say why, and what to do about it.',
    },
    {
      title: 'Maps for people who have never seen one',
      kind: 'talk',
      publisher: 'CityLIS Conference',
      date: '2024-10-03',
      href: 'https://example.com/citylis',
    },
    {
      title: 'Drawing a stop that is not there',
      kind: 'article',
      authors: ['{name}'],
      publisher: 'Cartographica',
      date: '2022',
      doi: '10.3138/cart.57.2',
    },
    {
      title: 'Sign with replaceable tactile lines',
      kind: 'patent',
      authors: ['{name}', 'Atelier Carthage'],
      publisher: 'INNORPI',
      date: '2021-09-15',
    },
    { title: 'The quiet legend', kind: 'talk', publisher: 'Tunis Design Week', date: '2019' },
    {
      title: 'Statistics for small samples, drawn',
      kind: 'other',
      publisher: 'Zine, 64 pages',
      date: '2019-04',
      href: 'https://example.com/zine',
    },
    {
      title: 'Cognitive load of multilingual signs',
      kind: 'article',
      authors: ['{name}', 'A. Krüger'],
      publisher: 'Visible Language',
      date: '2018',
      href: 'https://example.com/visible',
      doi: '10.5555/vl.52.1',
    },
  ],
};

const film = {
  href: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  picture: { src: '/work/film.jpg', alt: 'A crowd around a large map' },
  title: 'One day at one stop',
};

const projects = {
  type: 'card-grid',
  id: 'work',
  heading: 'Work',
  intro: ['Things that can be held in the hand.'],
  layout: 'projects',
  cards: [
    {
      id: 'atlas',
      title: 'Atlas of missing stops',
      roles: ['Lead researcher', 'Cartographer'],
      organization: 'Institute for Civic Data',
      period: { start: '2020', end: '2022-01' },
      description: 'Every bus stop of Greater Tunis that is used and on no map, drawn with those who wait there.',
      achievements: ['1,184 stops drawn, 312 of them official since', 'Printed twice, 4,000 copies'],
      keywords: ['QGIS', 'Field work'],
      picture: { src: '/work/atlas.jpg', alt: 'A spread of the atlas' },
      pictures: [
        { src: '/work/atlas-1.jpg', alt: 'A map sheet' },
        { src: '/work/atlas-2.jpg', alt: 'The printed book on a table' },
        { src: '/work/atlas-3.jpg', alt: 'People drawing on a large map' },
      ],
      href: 'https://example.com/atlas',
      links: [
        { label: 'Read the paper', href: 'https://example.com/paper' },
        { label: 'Data', href: 'https://example.com/data' },
      ],
    },
    {
      title: 'Tactile sign',
      role: 'Designer',
      organization: 'Atelier Carthage',
      date: '2021-09',
      price: 'from 90 €',
      description: 'A sign whose lines can be exchanged by hand.',
      pictures: [
        { src: '/work/sign-1.jpg', alt: 'The sign from the front' },
        { src: '/work/sign-2.jpg', alt: 'A hand on the sign' },
      ],
    },
    {
      title: 'Reading lab',
      video: film,
      picture: { src: '/work/stop.jpg', alt: 'The door of the lab', fit: 'contain' },
      role: 'Founder',
      period: { start: '2019' },
      description: 'A room with nine chairs in which public documents are read aloud.',
      href: 'https://example.com/lab',
    },
    {
      title: 'Timetable for one line',
      organization: 'Transtu',
      description: 'One line, one sheet, one size of type.',
      technologies: ['InDesign'],
    },
    {
      title: 'Legend',
      date: '2018',
      description: 'A typeface for legends at five points.',
      price: 'free',
      href: 'https://example.com/legend',
    },
    {
      title: 'Medina by night',
      description: 'Forty lanterns, drawn.',
      pictures: [
        { src: '/work/sign-2.jpg', alt: 'A lantern' },
        { src: '/work/atlas-1.jpg', alt: 'The map of all lanterns' },
      ],
    },
    { title: 'Census in one drawing' },
  ],
};

const gallery = {
  type: 'gallery',
  id: 'pictures',
  heading: 'In the field',
  intro: ['Nine towns, one table.'],
  layout: 'rows',
  items: [
    {
      picture: { src: '/work/atlas-1.jpg', alt: 'A map sheet' },
      caption: 'The first sheet, **before** anybody had drawn on it.',
    },
    { picture: { src: '/work/atlas-2.jpg', alt: 'The printed book on a table' } },
    { picture: { src: '/work/bay.jpg', alt: 'All stops of the bay' }, caption: 'The whole bay.' },
    { picture: { src: '/work/sign-2.jpg', alt: 'A hand on the sign' } },
    { video: film, caption: 'Twelve hours in three minutes.' },
  ],
};

const sketches = {
  type: 'gallery',
  id: 'sketches',
  heading: 'Sketches',
  items: [
    { picture: { src: '/work/stop.jpg', alt: 'A stop, drawn from above', focus: 'top' } },
    { picture: { src: '/logos/icd.svg', alt: 'Logo of the institute', fit: 'contain' } },
    { picture: { src: '/work/atlas-3.jpg', decorative: true } },
  ],
};

const questions = {
  type: 'question-list',
  id: 'questions',
  heading: 'Questions',
  intro: ['What most people ask before a reading test.'],
  questions: [
    {
      id: 'readers',
      question: 'Where do the twelve readers come from?',
      answer: [
        'From the street in front of your door. That is the point.',
        'They are [paid](https://example.com/pay).',
      ],
    },
    { question: 'And if nobody understands our document, what happens then, and who is told?', answer: ['You are.'] },
  ],
};

const about = {
  type: 'card-grid',
  id: 'about',
  heading: 'About',
  intro: [
    'I find out how people read public information, and then I draw it so that they can.',
    'Most of my weeks are half in the field and half at a large table. I teach when I am asked, and I answer letters.',
  ],
  facts: [
    { label: 'Location', value: '{location}' },
    {
      label: 'Languages',
      languages: [
        { name: 'Arabic', level: 'native' },
        { name: 'French', level: 'C1' },
        { name: 'German', level: 'Professional working' },
        { name: 'Italian' },
      ],
    },
  ],
};

const services = {
  type: 'card-grid',
  id: 'services',
  heading: 'What I can do for you',
  cards: [
    {
      title: 'A reading test',
      icon: 'users',
      price: 'from 1,200 €',
      description: 'Twelve readers, one document, one week.',
      href: '/#contact',
    },
    {
      title: 'A map that is read',
      icon: 'map-pin',
      price: 'on request',
      description: 'From the first walk to the printed sheet.',
      achievements: ['Three rounds with readers', 'Files that you can change yourself'],
    },
    {
      title: 'A day at your table',
      icon: 'pen-tool',
      organization: 'For teams of up to eight',
      description: 'We draw what you know, and find what you do not.',
    },
  ],
};

const courses = {
  type: 'course-list',
  id: 'teaching',
  heading: 'Teaching',
  courses: [
    {
      title: 'Maps for everybody',
      type: 'Seminar',
      organization: 'University of Leipzig',
      place: 'Leipzig',
      term: 'Autumn 2023',
      description: 'Twelve evenings, one map.',
      topics: ['Cartography', 'Reading'],
    },
    {
      title: 'Statistics, drawn',
      type: 'Workshop',
      duration: '2 days',
      level: 'Beginner',
      href: 'https://example.com/statistics',
    },
    { title: 'Signs that are read', date: '2022-11', place: 'Online' },
  ],
};

const interests = {
  type: 'interest-list',
  id: 'interests',
  heading: 'Interests',
  interests: [
    { name: 'Photography', keywords: ['Film', 'Night', 'Lanterns'] },
    { name: 'Long-distance walking' },
    { name: 'Malouf', keywords: ['Oud', 'Choir'] },
    { name: 'Bread' },
  ],
};

/** The blocks of the home page after the hero, by name. */
export const recordBlocks = {
  about,
  services,
  work,
  education,
  volunteering,
  other,
  skills,
  credentials,
  publications,
  projects,
  gallery,
  sketches,
  courses,
  quotes: { type: 'quote-list', id: 'quotes', heading: 'What others say', quotes: people },
  interests,
  questions,
};

/** The sizes of its pictures, by their addresses; those that end with .svg have none. */
export const recordPictures: Record<string, [width: number, height: number]> = {
  '/people/leila.jpg': [640, 800],
  '/logos/atelier.png': [600, 200],
  '/logos/leipzig.png': [400, 400],
  '/badges/iiid.png': [300, 360],
  '/work/atlas.jpg': [1800, 1200],
  '/work/atlas-1.jpg': [1600, 1200],
  '/work/atlas-2.jpg': [1200, 1600],
  '/work/atlas-3.jpg': [1600, 900],
  '/work/sign-1.jpg': [1200, 900],
  '/work/sign-2.jpg': [900, 900],
  '/work/film.jpg': [1280, 720],
  '/work/bay.jpg': [2400, 600],
  '/work/stop.jpg': [500, 1500],
};

/** A site with the complete record on one page. */
export const recordSite = () => ({
  version: 2,
  language: 'en',
  owner: {
    name: 'Salma Ben Youssef',
    title: 'Researcher and information designer',
    email: 'salma@example.com',
    location: 'Tunis, Tunisia',
  },
  navigation: [
    { label: 'Work', href: '#work' },
    { label: 'Publications', href: '#publications' },
    { label: 'Experience', href: '#experience' },
  ],
  pages: [
    {
      path: '/',
      title: 'Salma Ben Youssef',
      blocks: [
        {
          type: 'hero',
          headline: '{name}',
          title: '{title}',
          summary: 'I study how people read public information, and draw it so that they can.',
        },
        ...Object.values(structuredClone(recordBlocks)),
        {
          type: 'form',
          id: 'contact',
          heading: 'Contact',
          fields: [{ name: 'message', label: 'Message', type: 'textarea', required: true }],
          submit: 'Send Message',
        },
      ],
    },
  ],
});
