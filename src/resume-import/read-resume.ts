import type { Site } from '../../schema/site.ts';
import type { BlockRegistry } from '../core/block-registry.ts';
import { doiIn } from '../core/outputs/resume/doi.ts';
import { fromFluency } from '../core/outputs/resume/fluency.ts';
import { toPlainText } from '../core/outputs/resume/markdown.ts';
import { basics, location, profiles, type SectionName, sectionNames } from '../core/outputs/resume/settings.ts';
import { kindOf, removeUnprintable } from './coerce-text.ts';
import { withCurrentNames } from './current-names.ts';
import type { ImportIssue, ReportIssue } from './import-issue.ts';
import { hasSettings, keepUnmapped, type UnknownRecord } from './keep-unmapped.ts';
import { whyUnusable, withLink } from './profile-links.ts';
import { type Entries, readEntries, readSettings } from './read-entries.ts';
import { scaleLevels } from './scale-levels.ts';

/** The data of a résumé, with the settings of a site. */
export interface FoundResume {
  owner: Partial<Site['owner']>;
  /** The entries of each section. Projects have the label of their category instead of its key. */
  entries: Record<SectionName, UnknownRecord[]>;
  /** Data without a setting on the site, for its notes. */
  kept: UnknownRecord;
  issue: ImportIssue[];
}

/** Whether a value has a section of a résumé. */
export const isResume = (value: unknown): value is UnknownRecord =>
  hasSettings(value) && (hasSettings(value.basics) || sectionNames.some((name) => Array.isArray(value[name])));

/** Reads a JSON Resume of any version. Reports malformed data and imports the rest; never throws. */
export function readResume(registry: BlockRegistry, value: unknown): FoundResume {
  const issue: ImportIssue[] = [];
  const report: ReportIssue = (each) => issue.push(each);
  const resume = hasSettings(value) ? withCurrentNames(value, report) : {};
  if (!hasSettings(value)) report({ at: [], kind: 'left-out', why: `expected a résumé, found ${kindOf(value)}` });
  const basicsResult = readBasics(resume.basics, report);
  const entriesByName = sectionNames.map(
    (name) =>
      [
        name,
        readEntries(registry.resume[name], listOf(name, resume, report), [name], report, finishEntry[name]),
      ] as const,
  );
  const otherSections = keepUnmapped(resume, ['basics', ...sectionNames], [], report);
  return {
    owner: basicsResult.owner,
    // `names` contains every section.
    entries: Object.fromEntries(entriesByName.map(([name, { entries }]) => [name, entries])) as FoundResume['entries'],
    kept: {
      ...otherSections,
      ...(Object.keys(basicsResult.kept).length > 0 && { basics: basicsResult.kept }),
      ...Object.fromEntries(entriesByName.flatMap(([name, found]) => notesOf(name, found))),
    },
    issue: issue.map((each) =>
      each.kind === 'left-out' ? { ...each, value: valueAt(hasSettings(value) ? resume : value, each.at) } : each,
    ),
  };
}

const valueAt = (value: unknown, at: ImportIssue['at']): unknown =>
  at.reduce((here, step) => (here as UnknownRecord)[step], value);

const listOf = (name: SectionName, resume: UnknownRecord, report: ReportIssue): unknown =>
  name === 'skills' ? scaleLevels(resume.skills, report) : resume[name];

const notesOf = (name: string, { unmapped: kept }: Entries): [string, unknown][] =>
  kept.length === 0 ? [] : [[name, { besideEntries: kept }]];

/* Conversions that need the whole entry. */
const finishEntry: Partial<Record<SectionName, (entry: UnknownRecord) => UnknownRecord>> = {
  // Without a school, the degree is the title.
  education: ({ organization, degree, area, ...entry }) => {
    const known = [degree, area].filter((text) => text !== undefined);
    const title = known.join(', ').length <= 500 ? known.join(', ') : known[0];
    return {
      ...(organization === undefined ? known.length > 0 && { title } : { organization }),
      ...(area !== undefined && { area }),
      ...(degree !== undefined && { degree }),
      ...entry,
    };
  },
  awards: (entry) => (Object.keys(entry).length === 0 ? entry : { ...entry, kind: 'award' }),
  publications: ({ href, ...entry }) => {
    const doi = typeof href === 'string' && !href.includes('{') ? doiIn(href) : undefined;
    return { ...entry, ...(doi === undefined ? href !== undefined && { href } : { doi }) };
  },
  languages: (entry) => ('level' in entry ? { ...entry, level: fromFluency(String(entry.level)) } : entry),
};

function readBasics(value: unknown, report: ReportIssue): { owner: FoundResume['owner']; kept: UnknownRecord } {
  if (value === undefined) return { owner: {}, kept: {} };
  if (!hasSettings(value)) {
    report({ at: ['basics'], kind: 'left-out', why: `expected an object, found ${kindOf(value)}` });
    return { owner: {}, kept: {} };
  }
  const texts = withoutMarks(readSettings(basics, value, ['basics'], report), report);
  const location = readLocation(value.location, report);
  const profileEntries = readEntries(profiles, value.profiles, ['basics', 'profiles'], report, withLink, whyUnusable);
  const known = [...basics.settings.map(([there]) => there), 'image', 'location', 'profiles'];
  const kept = {
    ...keepUnmapped(value, known, ['basics'], report),
    ...readImage(value.image, report),
    ...(Object.keys(location.kept).length > 0 && { location: location.kept }),
    ...Object.fromEntries(notesOf('profiles', profileEntries)),
  };
  const owner = {
    ...texts,
    ...(Object.keys(location.location).length > 0 && { location: location.location }),
    ...(profileEntries.entries.length > 0 && { profiles: profileEntries.entries }),
  };
  // Each setting was converted to the schema of the owner.
  return { owner: owner as FoundResume['owner'], kept };
}

/* Texts of the owner have no formatting. */
function withoutMarks(texts: UnknownRecord, report: ReportIssue): UnknownRecord {
  const { summary } = texts;
  const words = typeof summary === 'string' ? toPlainText(summary) : summary;
  if (words === summary) return texts;
  report({ at: ['basics', 'summary'], kind: 'changed', why: 'links and emphasis written as plain text' });
  return { ...texts, summary: words };
}

function readLocation(value: unknown, report: ReportIssue): { location: UnknownRecord; kept: UnknownRecord } {
  const at = ['basics', 'location'];
  if (value === undefined) return { location: {}, kept: {} };
  // Many résumés contain a single line.
  const written = typeof value === 'string' ? { city: value } : value;
  if (!hasSettings(written)) {
    report({ at, kind: 'left-out', why: `expected an object, found ${kindOf(value)}` });
    return { location: {}, kept: {} };
  }
  const known = location.settings.map(([there]) => there);
  return { location: readSettings(location, written, at, report), kept: keepUnmapped(written, known, at, report) };
}

/* Keeps the URL in the notes. Imports make no network requests. */
function readImage(value: unknown, report: ReportIssue): UnknownRecord {
  const at = ['basics', 'image'];
  if (value === undefined) return {};
  if (value === null || value === '') report({ at, kind: 'empty', why: 'it is empty' });
  else
    report({
      at,
      kind: 'left-out',
      why: 'images aren\'t downloaded: save the image as public/me.jpg and add "picture": { "src": "/me.jpg", "alt": "…" } to "owner"',
    });
  return typeof value === 'string' && value !== '' ? { image: removeUnprintable(value) } : {};
}
