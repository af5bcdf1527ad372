import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { blocks } from '../../src/blocks/schemas.ts';
import { render } from '../../src/client/prerender.tsx';
import { runs } from '../properties/generators/runs.ts';
import { anySite } from '../properties/generators/site.ts';
import { emptyElements } from '../support/browser/empty.ts';
import { builtAt, markupOf, pagesOf } from '../support/render.tsx';
import { readSite } from '../support/sites/read-site.ts';
import { exampleOf, siteWith } from '../support/sites/site.ts';

/* Blocks show only what the owner has written. */

const hero = { type: 'hero', headline: 'Amina' };
const types = blocks.map((block) => block.properties.type.const);

/* Renders a block after a hero, and returns its section. */
function show(block: Record<string, unknown>): HTMLElement {
  document.body.innerHTML = markupOf(siteWith(hero, { ...block, id: 'it' }));
  return document.querySelector<HTMLElement>('#it') ?? document.body;
}
const main = () => document.querySelector('main') ?? document.body;
const texts = (place: ParentNode, selector: string) =>
  [...place.querySelectorAll(selector)].map((each) => each.textContent);

beforeEach(() => {
  document.body.innerHTML = '';
});

describe('no element is empty', () => {
  test.each(types)('in the example of %s', (type) => {
    show(exampleOf(type));
    expect(emptyElements(main())).toEqual([]);
  });

  test('in a complete record', () => {
    document.body.innerHTML = markupOf(readSite('record'));
    expect(emptyElements(main())).toEqual([]);
  });

  test('in any site', () => {
    fc.assert(
      fc.property(anySite, (site) => {
        const { shell, pages } = pagesOf(site);
        for (const page of pages) {
          document.body.innerHTML = render({ page, shell, builtAt });
          expect(emptyElements(main())).toEqual([]);
        }
      }),
      runs(30),
    );
  });
});

describe('a timeline', () => {
  test('shows no dates, location or logo if the entry has none', () => {
    const block = show({ type: 'timeline', entries: [{ title: 'Board member' }] });
    expect(block.querySelector('.entry')?.textContent).toBe('Board member');
  });

  test('shows the organization, its description, the grade and the courses', () => {
    const entry = { degree: 'Master', area: 'Design', organization: 'ISBAT', about: 'A school.', score: '16 / 20' };
    const block = show({ type: 'timeline', kind: 'education', entries: [{ ...entry, courses: ['Type', 'Maps'] }] });
    expect(block.querySelector('.entry')?.textContent).toBe(
      'Master, DesignISBATA school.Grade16 / 20CoursesType, Maps',
    );
  });

  test('shows a field of study only once if it is also the title', () => {
    const entries = [{ title: 'Design', area: 'Design' }];
    const block = show({ type: 'timeline', kind: 'education', entries });
    expect(block.querySelector('.entry')?.textContent).toBe('Design');
  });

  test('labels the list of technologies according to the kind of the timeline', () => {
    const entries = [{ title: 'Master', technologies: ['Eye tracking'] }];
    const nameOf = (kind: string) =>
      show({ type: 'timeline', kind, entries }).querySelector('.tags')?.getAttribute('aria-label');
    expect(['work', 'education', 'volunteer', 'other'].map(nameOf)).toEqual([
      'Technologies',
      'Topics',
      'Skills used',
      'Technologies',
    ]);
  });
});

describe('a skill', () => {
  const skillOf = (skill: object) => show({ type: 'skill-group', groups: [{ title: 'All', skills: [skill] }] });

  test('has a bar only if its level is a number', () => {
    const bars = (skill: object) => skillOf(skill).querySelectorAll('[role="progressbar"]').length;
    expect([{ level: 0 }, { level: 90 }, { level: 'Master' }, {}].map((more) => bars({ name: 'R', ...more }))).toEqual([
      1, 1, 0, 0,
    ]);
  });

  test('shows a level that is a word instead of a percentage', () => {
    const block = skillOf({ name: 'R', level: 'Master', since: '2014-03' });
    expect(texts(block, '.skill, .skill-level li')).toEqual(['RMastersince Mar. 2014', 'Master', 'since Mar. 2014']);
  });

  test('links to the entries and cards that used it', () => {
    const skill = { name: 'R', level: 90, keywords: ['Bayes'], evidence: ['atlas', 'lab'] };
    const site = siteWith(
      hero,
      { type: 'timeline', entries: [{ id: 'lab', title: 'Researcher' }] },
      { type: 'skill-group', id: 'it', groups: [{ title: 'All', skills: [skill] }] },
      { type: 'card-grid', cards: [{ id: 'atlas', title: 'Atlas' }] },
    );
    document.body.innerHTML = markupOf(site);
    const links = [...document.querySelectorAll('.used-at a')];
    expect(document.querySelector('.used-at')?.textContent).toBe('Used at Atlas · Researcher');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#atlas', '#lab']);
    expect(links.every((link) => document.querySelector(link.getAttribute('href') ?? ''))).toBe(true);
  });

  test('is a tag if no level in its group is a number', () => {
    const groups = [
      { title: 'Words', skills: [{ name: 'R' }, { name: 'Figma' }] },
      { title: 'Numbers', skills: [{ name: 'R', level: 9 }, { name: 'Figma' }] },
    ];
    const block = show({ type: 'skill-group', groups });
    expect([...block.querySelectorAll('.group')].map((each) => each.hasAttribute('data-tags'))).toEqual([true, false]);
  });
});

describe('a badge', () => {
  test('shows its issuer, its date, its number and that it has expired', () => {
    const item = { name: 'Maps', issuer: 'W3C', date: '2023', expires: '2024-12', credential: 'M-1' };
    const groups = [{ title: 'All', skills: [{ name: 'R' }] }];
    const block = show({ type: 'skill-group', groups, badges: { items: [item, { name: 'First Aid' }] } });
    expect(texts(block, '.badges > ul > li')).toEqual(['MapsW3C2023expired Dec. 2024M-1', 'First Aid']);
  });
});

describe('a credential', () => {
  test('shows its kind and its validity as text', () => {
    const credentials = [
      { title: 'Scrum Master', issuer: 'Scrum Alliance', date: '2021-03', expires: '2031-03', credential: 'CSM-1' },
      { title: 'Drone pilot', kind: 'licence', expires: '2025-06' },
      { title: 'Best platform', kind: 'award', description: 'For Gympark.' },
      { title: 'Kubernetes', inProgress: true },
      { title: 'First Aid' },
    ];
    expect(texts(show({ type: 'credential-list', heading: 'All', credentials }), '.credential')).toEqual([
      'Scrum MasterScrum AllianceMar. 2021valid until Mar. 2031CSM-1',
      'Drone pilotLicenseexpired Jun. 2025',
      'Best platformAwardFor Gympark.',
      'KubernetesIn progress',
      'First Aid',
    ]);
  });
});

describe('publications', () => {
  test('are grouped by year, starting with those without one', () => {
    const publications = [
      { title: 'A', date: '2024-05' },
      { title: 'B', date: '2022' },
      { title: 'C' },
      { title: 'D', date: '2024' },
    ];
    const block = show({ type: 'publication-list', heading: 'All', publications });
    expect(texts(block, '.year')).toEqual(['C', '2024AMay 2024D', '2022B']);
    expect(texts(block, 'h3')).toEqual(['2024', '2022']);
  });

  test('show the owner in bold, and link to their DOI', () => {
    const publications = [{ title: 'A', authors: ['Sami', '{name}'], doi: '10.1000/182' }];
    const block = show({ type: 'publication-list', publications });
    expect(texts(block, 'strong')).toEqual(['Amina Trabelsi']);
    expect(block.querySelector('.doi a')?.getAttribute('href')).toBe('https://doi.org/10.1000/182');
  });
});

describe('a quote', () => {
  test('is a figure with a quotation and a caption, each only if it has text', () => {
    const quotes = [{ text: 'Calm.', name: 'Sami', role: 'Developer' }, { text: 'Fast.' }, { name: 'Leila' }];
    const block = show({ type: 'quote-list', heading: 'All', quotes });
    expect(
      [...block.querySelectorAll('figure')].map((figure) => figure.innerHTML.match(/<(?:block|figc)\w+/g)),
    ).toEqual([['<blockquote', '<figcaption'], ['<blockquote'], ['<figcaption']]);
  });
});

describe('a card', () => {
  test('has a badge only if its grid has categories', () => {
    const badges = (more: object) =>
      texts(show({ type: 'card-grid', layout: 'projects', cards: [{ title: 'Atlas' }], ...more }), '.badge');
    expect(badges({})).toEqual([]);
    expect(badges({ categories: [{ id: 'map', label: 'Map' }] })).toEqual(['Project']);
  });

  test.each(['highlights', 'projects'])('shows its roles, organization, date, price and achievements: %s', (layout) => {
    const card = { title: 'Atlas', roles: ['Lead', 'Mapper'], organization: 'ICD', date: '2021', price: 'free' };
    const block = show({ type: 'card-grid', layout, cards: [{ ...card, achievements: ['Printed twice'] }] });
    expect(texts(block, 'li:has(h2)')).toEqual(['AtlasLead, MapperICD2021freePrinted twice']);
  });

  test.each(['highlights', 'projects'])('has one link for the whole card, besides its own links: %s', (layout) => {
    const card = { title: 'Atlas', href: 'https://example.com/', links: [{ label: 'Data', href: '/data.csv' }] };
    const links = [...show({ type: 'card-grid', layout, cards: [card] }).querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://example.com/', '/data.csv']);
  });
});

describe('a grid of facts', () => {
  test('needs no cards', () => {
    const languages = [
      { name: 'Arabic', level: 'Native' },
      { name: 'French', level: 'c1' },
      { name: 'German', level: 'Professional' },
      { name: 'Italian' },
    ];
    for (const layout of ['highlights', 'projects']) {
      const block = show({ type: 'card-grid', layout, facts: [{ label: 'Languages', languages }], filter: true });
      expect(block.textContent).toBe('LanguagesArabicNativeFrenchc1GermanProfessionalItalian');
      const studs = [...block.querySelectorAll('.scale path:first-child')].map((path) => path.getAttribute('d'));
      expect(studs.map((figure) => figure?.match(/M/g)?.length)).toEqual([6, 5]);
    }
  });
});

describe('a course', () => {
  test('shows its type as written, and needs no level', () => {
    const course = { title: 'Maps', type: 'Seminar', organization: 'ICD', place: 'Tunis', date: '2022-11' };
    const block = show({ type: 'course-list', courses: [{ ...course, topics: ['Type'] }, { title: 'Signs' }] });
    expect(texts(block, '.course')).toEqual(['MapsSeminarICDTunisNov. 2022Type', 'Signs']);
  });

  test('shows one of the four known types in the language of the site', () => {
    const site = siteWith(hero, { type: 'course-list', id: 'it', courses: [{ title: 'Karten', type: 'Workshop' }] });
    document.body.innerHTML = markupOf({ ...site, labels: { workshop: 'Werkstatt' } });
    expect(texts(document, '.course-type')).toEqual(['Werkstatt']);
    expect(document.querySelectorAll('.course-type .icon')).toHaveLength(1);
  });
});
