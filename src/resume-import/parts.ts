import type { Block } from '../../schema/block.ts';
import type { Page } from '../../schema/site.ts';
import { type SectionName, sections } from '../core/outputs/resume/settings.ts';
import { groupByCategory } from './group-by-category.ts';
import type { UnknownRecord } from './keep-unmapped.ts';
import type { Identity } from './match-entries.ts';
import type { FoundResume } from './read-resume.ts';

type Way = (string | number)[];

/** A part of a record that is a block of its own on a site. */
export interface Part {
  /** The id that its block gets, and the words above it. */
  id: string;
  heading: string;
  /** The lists of a résumé that it is made of, in this order. */
  from: readonly SectionName[];
  /** Where a block has such entries, by the steps to each list; none for any other block. */
  lists(block: Block): Way[];
  identity: Identity;
  /** No more entries fit into one list. */
  most: number;
  /** A block with these entries and nothing else, without id, and without a heading where it is that of the part. */
  make(entries: UnknownRecord[]): UnknownRecord;
}

/** The parts in the order in which they stand on a page. */
export const parts: readonly Part[] = [
  {
    id: 'about',
    heading: 'About',
    from: ['languages'],
    lists: (block) =>
      block.type === 'card-grid'
        ? (block.facts ?? []).flatMap(({ languages }, index): Way[] =>
            languages ? [['facts', index, 'languages']] : [],
          )
        : [],
    identity: { must: ['name'] },
    most: sections.languages.most,
    make: (languages) => ({ type: 'card-grid', facts: [{ label: 'Languages', languages }] }),
  },
  timeline('experience', 'Experience', 'work'),
  {
    id: 'projects',
    heading: 'Projects',
    from: ['projects'],
    lists: (block) => (block.type === 'card-grid' && block.layout === 'projects' && block.cards ? [['cards']] : []),
    identity: { must: ['title'], may: ['organization'] },
    most: sections.projects.most,
    make: (cards) => ({ type: 'card-grid', layout: 'projects', ...groupByCategory(cards) }),
  },
  timeline('education', 'Education', 'education'),
  {
    id: 'skills',
    heading: 'Skills',
    from: ['skills'],
    lists: (block) => (block.type === 'skill-group' ? block.groups.map((_, index) => ['groups', index, 'skills']) : []),
    identity: { must: ['name'] },
    most: sections.skills.most,
    make: (skills) => ({ type: 'skill-group', groups: [{ title: 'What I know', skills }] }),
  },
  {
    id: 'certificates',
    heading: 'Certificates and awards',
    from: ['certificates', 'awards'],
    lists: (block) => (block.type === 'credential-list' ? [['credentials']] : []),
    identity: { must: ['title'], may: ['issuer'] },
    most: sections.certificates.most,
    make: (credentials) => {
      const awards = credentials.filter(({ kind }) => kind === 'award').length;
      const heading = awards === 0 ? 'Certificates' : awards === credentials.length ? 'Awards' : undefined;
      return { type: 'credential-list', ...(heading && { heading }), credentials };
    },
  },
  list('publications', 'Publications', 'publications', 'publication-list', 'publications', ['title']),
  timeline('volunteering', 'Volunteering', 'volunteer'),
  list('interests', 'Interests', 'interests', 'interest-list', 'interests', ['name']),
  list('references', 'References', 'references', 'quote-list', 'quotes', ['name', 'text']),
];

/** What a résumé has for a part. */
export const entriesFor = ({ from }: Part, { entries }: FoundResume): UnknownRecord[] =>
  from.flatMap((name) => entries[name]);

/** The words of a link to a block that has a heading: the first of them. */
export const labelOf = (block: Block): string => String((block as { heading?: string }).heading).replace(/ .*/, '');

/** Whether a page is the home page of its site: every site without errors has one. */
export const isHome = ({ path, hidden }: Page): boolean => path === '/' && !hidden;

/** The block of a part, with its words. */
export const blockOf = (part: Part, entries: UnknownRecord[], id: string): Block => {
  const { type, ...settings } = part.make(entries);
  // Every entry was fitted to the schema of its list.
  return { type, id, heading: part.heading, ...settings } as unknown as Block;
};

function timeline(id: string, heading: string, kind: 'work' | 'education' | 'volunteer'): Part {
  return {
    id,
    heading,
    from: [kind],
    lists: (block) => (block.type === 'timeline' && (block.kind ?? 'work') === kind ? [['entries']] : []),
    identity:
      kind === 'education'
        ? { must: ['organization', 'title'], may: ['degree', 'area'] }
        : { must: ['organization'], may: ['title'] },
    most: sections[kind].most,
    make: (entries) => ({ type: 'timeline', ...(kind !== 'work' && { kind }), entries }),
  };
}

function list(
  id: string,
  heading: string,
  from: SectionName,
  type: Block['type'],
  setting: string,
  must: readonly string[],
): Part {
  const { most } = sections[from];
  const lists: Part['lists'] = (block) => (block.type === type ? [[setting]] : []);
  return {
    id,
    heading,
    from: [from],
    lists,
    identity: { must },
    most,
    make: (entries) => ({ type, [setting]: entries }),
  };
}
