import type { Block, BlockOf, BlockType } from '../../../../schema/block.ts';
import type { Site } from '../../../../schema/site.ts';
import type { CalendarDate } from '../../../shared/time.ts';
import type { BlockRegistry } from '../../block-registry.ts';
import { plainTexts } from '../../resolve/resolve.ts';
import { forAudience } from '../../resolve/visibility.ts';
import { mapTexts } from '../../text/site-texts.ts';
import { writeBasics } from './basics.ts';
import { addressOfDoi } from './doi.ts';
import { toFluency } from './fluency.ts';
import { isMarkdown, toMarkdown } from './markdown.ts';
import type { Resume } from './resume.ts';
import { type SectionName, sectionNames } from './settings.ts';
import { withNotes } from './with-notes.ts';
import { listed, type UnknownRecord, writeEntry } from './write-entry.ts';

/**
 * Converts the pages of a site to a JSON Resume for a date. Expects an unresolved site without errors. Omits hidden
 * entries and those limited to the CV. Includes imported `notes` only if `outputs` asks for them.
 */
export function resumeOf(registry: BlockRegistry, written: Site, now: CalendarDate): Resume {
  const shown = forAudience(registry, 'web', written);
  const visible = mapTexts(registry, shown, (text) => (isMarkdown(text) ? toMarkdown(text.text) : text.text));
  const site = plainTexts(registry, visible, visible, now);
  // Posts aren't part of the record.
  const blocks = site.pages.flatMap((page) => (page.date === undefined ? page.blocks : []));
  const basics = writeBasics(site);
  const resume: Resume = {
    ...(Object.keys(basics).length > 0 && { basics }),
    ...Object.assign(
      {},
      ...sectionNames.map((name) =>
        listed(
          name,
          entriesOf[name](blocks).map((entry) => writeEntry(registry.resume[name], entry, site)),
        ),
      ),
    ),
  };
  const { resume: asked } = written.outputs ?? {};
  return typeof asked === 'object' && asked.notes ? withNotes(resume, written.notes?.jsonResume) : resume;
}

type Entries = (blocks: Block[]) => UnknownRecord[];

/* Collects the entries for each section of a résumé, with the property names of the site. */
const entriesOf: Record<SectionName, Entries> = {
  work: timelines('work'),
  volunteer: timelines('volunteer'),
  education: (blocks) => timelines('education')(blocks).map(withDegree),
  awards: (blocks) => credentials(blocks).filter(({ kind }) => kind === 'award'),
  certificates: (blocks) => [
    ...credentials(blocks).filter(({ kind }) => kind !== 'award'),
    ...ofType(blocks, 'skill-group').flatMap(({ badges }) =>
      (badges?.items ?? []).map(({ name, ...badge }) => ({ ...badge, title: name })),
    ),
  ],
  publications: (blocks) =>
    ofType(blocks, 'publication-list').flatMap(({ publications }) =>
      publications.map(({ doi, ...publication }) =>
        publication.href === undefined && doi !== undefined ? { ...publication, href: addressOfDoi(doi) } : publication,
      ),
    ),
  // Skill groups have no equivalent, so every skill is its own entry.
  skills: (blocks) => {
    const skills = ofType(blocks, 'skill-group').flatMap(({ groups }) => groups.flatMap((group) => group.skills));
    const levels = skills.flatMap(({ level }) => (typeof level === 'number' ? level : []));
    // Without a percent sign, an import would read numbers up to 10 as points on a scale.
    const sign = levels.some((level) => level > 0) && levels.every((level) => level <= 10) ? '%' : '';
    return skills.map(({ level, ...skill }) => ({
      ...skill,
      ...(level !== undefined && { level: typeof level === 'number' ? `${level}${sign}` : level }),
    }));
  },
  languages: (blocks) =>
    ofType(blocks, 'card-grid').flatMap(({ facts = [] }) =>
      facts.flatMap(({ languages = [] }) =>
        languages.map(({ name, level }) => ({ name, ...(level !== undefined && { level: toFluency(level) }) })),
      ),
    ),
  interests: (blocks) => ofType(blocks, 'interest-list').flatMap(({ interests }) => interests),
  references: (blocks) => ofType(blocks, 'quote-list').flatMap(({ quotes }) => quotes),
  projects: (blocks) =>
    ofType(blocks, 'card-grid')
      .filter(({ layout }) => layout === 'projects')
      .flatMap(({ cards = [], categories = [] }) =>
        cards.map(({ category: key, ...card }) => {
          const category = categories.find(({ id }) => id === key)?.label;
          return { ...projectOf(card), ...(category !== undefined && { category }) };
        }),
      ),
};

function timelines(kind: BlockOf<'timeline'>['kind']): Entries {
  return (blocks) =>
    ofType(blocks, 'timeline')
      .filter((block) => (block.kind ?? 'work') === kind)
      .flatMap(({ entries }) => entries);
}

/* A credential in progress isn't a certificate yet. */
const credentials = (blocks: Block[]) =>
  ofType(blocks, 'credential-list').flatMap((block) => block.credentials.filter(({ inProgress }) => !inProgress));

/* Without a degree and an area, the title becomes the degree. */
const withDegree = ({ title, ...entry }: UnknownRecord): UnknownRecord =>
  entry.degree === undefined && entry.area === undefined && title !== undefined ? { ...entry, degree: title } : entry;

type Card = NonNullable<BlockOf<'card-grid'>['cards']>[number];

function projectOf({
  role,
  roles = [],
  technologies = [],
  keywords = [],
  href,
  links = [],
  ...card
}: Card): UnknownRecord {
  const address = href ?? links[0]?.href;
  return {
    ...card,
    roles: role === undefined || roles.includes(role) ? roles : [role, ...roles],
    technologies: [...technologies, ...keywords.filter((word) => !technologies.includes(word))],
    ...(address !== undefined && { href: address }),
  };
}

const ofType = <T extends BlockType>(blocks: Block[], type: T): BlockOf<T>[] =>
  // TypeScript can't narrow a generic block type.
  blocks.filter((block) => block.type === type) as unknown as BlockOf<T>[];
