import type { Block, BlockOf } from '../../schema/block.ts';
import type { BlockRegistry } from '../core/block-registry.ts';
import { capital } from '../core/diagnostics/capital.ts';
import type { SectionName } from '../core/outputs/resume/resume-sections.ts';
import { freeNames } from '../core/text/free-name.ts';
import { plainLatin } from '../core/text/plain-latin.ts';
import type { BlockSchema, Schema } from '../core/validation/schema.ts';
import type { UnknownRecord } from './place.ts';
import type { FoundResume } from './read-resume.ts';

/** A block that a résumé becomes, without its entries. */
interface Part {
  id: string;
  heading: string;
  /** The sections of the résumé that it contains, in this order. */
  sections: readonly [SectionName, ...SectionName[]];
  /** Returns the type and the settings of the block, with a heading if it differs. */
  make(entries: UnknownRecord[], registry: BlockRegistry): UnknownRecord;
}

/* The parts in the order of a page. */
const parts: readonly Part[] = [
  {
    id: 'about',
    heading: 'About',
    sections: ['languages'],
    make: (languages) => ({ type: 'card-grid', facts: [{ label: 'Languages', languages }] }),
  },
  partOf('experience', 'work', { type: 'timeline' }, 'entries'),
  {
    id: 'projects',
    heading: 'Projects',
    sections: ['projects'],
    make: (cards, registry) => ({ type: 'card-grid', layout: 'projects', ...groupByCategory(registry, cards) }),
  },
  partOf('education', 'education', { type: 'timeline', kind: 'education' }, 'entries'),
  {
    id: 'skills',
    heading: 'Skills',
    sections: ['skills'],
    make: (skills) => ({ type: 'skill-group', groups: [{ title: 'What I know', skills }] }),
  },
  {
    id: 'certificates',
    heading: 'Certificates and awards',
    sections: ['certificates', 'awards'],
    make: (credentials) => {
      const awards = credentials.filter(({ kind }) => kind === 'award').length;
      const heading = awards === 0 ? 'Certificates' : awards === credentials.length ? 'Awards' : undefined;
      return { type: 'credential-list', ...(heading && { heading }), credentials };
    },
  },
  partOf('publications', 'publications', { type: 'publication-list' }, 'publications'),
  partOf('volunteering', 'volunteer', { type: 'timeline', kind: 'volunteer' }, 'entries'),
  partOf('interests', 'interests', { type: 'interest-list' }, 'interests'),
  partOf('references', 'references', { type: 'quote-list' }, 'quotes'),
];

/* A part whose entries are in one list of its block. */
function partOf(id: string, section: SectionName, settings: UnknownRecord, list: string): Part {
  return { id, heading: capital(id), sections: [section], make: (entries) => ({ ...settings, [list]: entries }) };
}

/** Creates the blocks with the entries of a résumé, in the order of a page. */
export function sectionBlocks(registry: BlockRegistry, { entries }: Pick<FoundResume, 'entries'>): Block[] {
  return parts.flatMap(({ id, heading, sections, make }) => {
    const found = sections.flatMap((name) => entries[name]).slice(0, registry.resume[sections[0]].maxEntries);
    if (found.length === 0) return [];
    const { type, ...settings } = make(found, registry);
    // Every entry was converted to the schema of its list.
    return [{ type, id, heading, ...settings } as unknown as Block];
  });
}

type Category = NonNullable<BlockOf<'card-grid'>['categories']>[number];

/* Replaces the category labels of cards by keys. Omits categories above the limit. */
function groupByCategory(
  registry: BlockRegistry,
  cards: UnknownRecord[],
): { categories?: Category[]; cards: UnknownRecord[] } {
  // A built-in block with this list.
  const { properties } = registry.schemaOf('card-grid') as BlockSchema;
  const labels = [...new Set(cards.flatMap(({ category }) => (typeof category === 'string' ? category : [])))];
  const ids = new Map<unknown, string>();
  const freeId = freeNames([]);
  for (const label of labels.slice(0, Number((properties.categories as Schema).maxItems))) {
    // Labels without Latin letters get a number.
    const words = plainLatin(label).match(/[a-z0-9]+/g) ?? ['kind'];
    ids.set(label, freeId(words.join('-').slice(0, 50).replace(/-$/, '')));
  }
  return {
    ...(ids.size > 0 && { categories: [...ids].map(([label, id]) => ({ id, label: String(label) })) }),
    cards: cards.map(({ category, ...card }) => ({
      ...card,
      ...(ids.has(category) && { category: ids.get(category) }),
    })),
  };
}
