import type { Block } from '../../schema/block.ts';
import type { Page } from '../../schema/site.ts';
import type { BlockRegistry } from '../core/block-registry.ts';
import type { SectionName } from '../core/outputs/resume/settings.ts';
import { expectDefined } from '../shared/expect-defined.ts';
import { groupByCategory } from './group-by-category.ts';
import type { UnknownRecord } from './keep-unmapped.ts';
import type { Identity } from './match-entries.ts';
import type { FoundResume } from './read-resume.ts';

type ListPath = (string | number)[];

/** A part of a résumé that becomes a block. */
export interface ResumePart {
  /** The ID and the heading of the block. */
  id: string;
  heading: string;
  /** The sections of the résumé that it contains, in this order. */
  sections: readonly [SectionName, ...SectionName[]];
  /** Returns the paths to the lists with such entries in a block; empty for other blocks. */
  lists(block: Block): ListPath[];
  identity: Identity;
  /**
   * Creates a block with these entries, without an ID, and without a heading unless it differs from that of the part.
   */
  make(entries: UnknownRecord[], registry: BlockRegistry): UnknownRecord;
}

/** The parts in the order of a page. */
export const parts: readonly ResumePart[] = [
  {
    id: 'about',
    heading: 'About',
    sections: ['languages'],
    lists: (block) =>
      block.type === 'card-grid'
        ? (block.facts ?? []).flatMap(({ languages }, index): ListPath[] =>
            languages ? [['facts', index, 'languages']] : [],
          )
        : [],
    identity: { required: ['name'] },
    make: (languages) => ({ type: 'card-grid', facts: [{ label: 'Languages', languages }] }),
  },
  timeline('experience', 'Experience', 'work'),
  {
    id: 'projects',
    heading: 'Projects',
    sections: ['projects'],
    lists: (block) => (block.type === 'card-grid' && block.layout === 'projects' && block.cards ? [['cards']] : []),
    identity: { required: ['title'], optional: ['organization'] },
    make: (cards, registry) => ({ type: 'card-grid', layout: 'projects', ...groupByCategory(registry, cards) }),
  },
  timeline('education', 'Education', 'education'),
  {
    id: 'skills',
    heading: 'Skills',
    sections: ['skills'],
    lists: (block) => (block.type === 'skill-group' ? block.groups.map((_, index) => ['groups', index, 'skills']) : []),
    identity: { required: ['name'] },
    make: (skills) => ({ type: 'skill-group', groups: [{ title: 'What I know', skills }] }),
  },
  {
    id: 'certificates',
    heading: 'Certificates and awards',
    sections: ['certificates', 'awards'],
    lists: (block) => (block.type === 'credential-list' ? [['credentials']] : []),
    identity: { required: ['title'], optional: ['issuer'] },
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

/** Returns the maximum number of entries in a list of a part. */
export const limitOf = (registry: BlockRegistry, { sections: [name] }: ResumePart): number =>
  registry.resume[name].maxEntries;

/** Returns the entries of a résumé for a part. */
export const entriesFor = ({ sections }: ResumePart, { entries }: FoundResume): UnknownRecord[] =>
  sections.flatMap((name) => entries[name]);

/** Returns the label of a link to an imported block: the first word of its heading. */
export const linkLabel = (block: { type: string; heading?: string }): string =>
  expectDefined(block.heading, `The heading of ${block.type}`).replace(/ .*/, '');

/** Whether a page is the home page. Every site without errors has one. */
export const isHome = ({ path, hidden }: Page): boolean => path === '/' && !hidden;

/** Creates the block of a part, with its ID and heading. */
export const createBlock = (registry: BlockRegistry, part: ResumePart, entries: UnknownRecord[], id: string): Block => {
  const { type, ...settings } = part.make(entries, registry);
  // Every entry was converted to the schema of its list.
  return { type, id, heading: part.heading, ...settings } as unknown as Block;
};

function timeline(id: string, heading: string, kind: 'work' | 'education' | 'volunteer'): ResumePart {
  return {
    id,
    heading,
    sections: [kind],
    lists: (block) => (block.type === 'timeline' && (block.kind ?? 'work') === kind ? [['entries']] : []),
    identity:
      kind === 'education'
        ? { required: ['organization', 'title'], optional: ['degree', 'area'] }
        : { required: ['organization'], optional: ['title'] },
    make: (entries) => ({ type: 'timeline', ...(kind !== 'work' && { kind }), entries }),
  };
}

function list(
  id: string,
  heading: string,
  section: SectionName,
  type: Block['type'],
  setting: string,
  identifying: readonly string[],
): ResumePart {
  const lists: ResumePart['lists'] = (block) => (block.type === type ? [[setting]] : []);
  return {
    id,
    heading,
    sections: [section],
    lists,
    identity: { required: identifying },
    make: (entries) => ({ type, [setting]: entries }),
  };
}
