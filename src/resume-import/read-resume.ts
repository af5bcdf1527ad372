import type { Site } from '../../schema/site.ts';
import { doiIn } from '../core/outputs/resume/doi.ts';
import { fromFluency } from '../core/outputs/resume/fluency.ts';
import { toWords } from '../core/outputs/resume/markdown.ts';
import { basics, location, profiles, type SectionName, sections } from '../core/outputs/resume/settings.ts';
import { kindOf, showable } from './coerce-text.ts';
import type { ImportIssue, Tell } from './import-issue.ts';
import { hasSettings, keepOthers, type UnknownRecord } from './keep-unmapped.ts';
import { withLevels } from './levels.ts';
import { withNewerNames } from './older-names.ts';
import { leadsNowhere, withLink } from './profile-links.ts';
import { type Entries, readEntries, readSettings } from './read-entries.ts';

/** What was found in a résumé, in the settings of a site. */
export interface FoundResume {
  /** As much of an owner as it says. */
  owner: Partial<Site['owner']>;
  /** The entries of each list. A project has the words of its category, for which a site has a key. */
  entries: Record<SectionName, UnknownRecord[]>;
  /** What a site has no place for, as its notes keep it. */
  kept: UnknownRecord;
  told: ImportIssue[];
}

/** Whether a value may be a résumé: it has a part that such files have. */
export const isResume = (value: unknown): value is UnknownRecord =>
  hasSettings(value) && (hasSettings(value.basics) || names.some((name) => Array.isArray(value[name])));

/** Reads a JSON Resume of any version. What is malformed is told, and everything else is taken; nothing is thrown. */
export function readResume(value: unknown): FoundResume {
  const told: ImportIssue[] = [];
  const tell: Tell = (each) => told.push(each);
  const whole = hasSettings(value) ? withNewerNames(value, tell) : {};
  if (!hasSettings(value)) tell({ at: [], kind: 'left-out', why: `expected a résumé, found ${kindOf(value)}` });
  const about = readBasics(whole.basics, tell);
  const read = names.map(
    (name) => [name, readEntries(sections[name], listOf(name, whole, tell), [name], tell, finishing[name])] as const,
  );
  const others = keepOthers(whole, ['basics', ...names], [], tell);
  return {
    owner: about.owner,
    // The names are those of all sections.
    entries: Object.fromEntries(read.map(([name, { entries }]) => [name, entries])) as FoundResume['entries'],
    kept: {
      ...others,
      ...(Object.keys(about.kept).length > 0 && { basics: about.kept }),
      ...Object.fromEntries(read.flatMap(([name, found]) => besides(name, found))),
    },
    told: told.map((each) =>
      each.kind === 'left-out' ? { ...each, value: valueAt(hasSettings(value) ? whole : value, each.at) } : each,
    ),
  };
}

const valueAt = (value: unknown, at: ImportIssue['at']): unknown =>
  at.reduce((here, step) => (here as UnknownRecord)[step], value);

// The names of an object are those of its type.
const names = Object.keys(sections) as SectionName[];

const listOf = (name: SectionName, whole: UnknownRecord, tell: Tell): unknown =>
  name === 'skills' ? withLevels(whole.skills, tell) : whole[name];

const besides = (name: string, { kept }: Entries): [string, unknown][] =>
  kept.length === 0 ? [] : [[name, { besideEntries: kept }]];

/* What has to be known of a whole entry to write it here. */
const finishing: Partial<Record<SectionName, (entry: UnknownRecord) => UnknownRecord>> = {
  // Where no school is named, the degree is the title.
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

function readBasics(value: unknown, tell: Tell): { owner: FoundResume['owner']; kept: UnknownRecord } {
  if (value === undefined) return { owner: {}, kept: {} };
  if (!hasSettings(value)) {
    tell({ at: ['basics'], kind: 'left-out', why: `expected an object, found ${kindOf(value)}` });
    return { owner: {}, kept: {} };
  }
  const texts = inWords(readSettings(basics, value, ['basics'], tell), tell);
  const place = readPlace(value.location, tell);
  const elsewhere = readEntries(profiles, value.profiles, ['basics', 'profiles'], tell, withLink, leadsNowhere);
  const known = [...basics.settings.map(([there]) => there), 'image', 'location', 'profiles'];
  const kept = {
    ...keepOthers(value, known, ['basics'], tell),
    ...readImage(value.image, tell),
    ...(Object.keys(place.kept).length > 0 && { location: place.kept }),
    ...Object.fromEntries(besides('profiles', elsewhere)),
  };
  const owner = {
    ...texts,
    ...(Object.keys(place.location).length > 0 && { location: place.location }),
    ...(elsewhere.entries.length > 0 && { profiles: elsewhere.entries }),
  };
  // Each setting was fitted to the schema of the owner.
  return { owner: owner as FoundResume['owner'], kept };
}

/* Texts about the owner have no marks. */
function inWords(texts: UnknownRecord, tell: Tell): UnknownRecord {
  const { summary } = texts;
  const words = typeof summary === 'string' ? toWords(summary) : summary;
  if (words === summary) return texts;
  tell({ at: ['basics', 'summary'], kind: 'changed', why: 'links and emphasis written as plain text' });
  return { ...texts, summary: words };
}

function readPlace(value: unknown, tell: Tell): { location: UnknownRecord; kept: UnknownRecord } {
  const at = ['basics', 'location'];
  if (value === undefined) return { location: {}, kept: {} };
  // A line of text is what many write.
  const written = typeof value === 'string' ? { city: value } : value;
  if (!hasSettings(written)) {
    tell({ at, kind: 'left-out', why: `expected an object, found ${kindOf(value)}` });
    return { location: {}, kept: {} };
  }
  const known = location.settings.map(([there]) => there);
  return { location: readSettings(location, written, at, tell), kept: keepOthers(written, known, at, tell) };
}

/* Its address is kept, so that nothing is lost: nobody is asked for a file over the network. */
function readImage(value: unknown, tell: Tell): UnknownRecord {
  const at = ['basics', 'image'];
  if (value === undefined) return {};
  if (value === null || value === '') tell({ at, kind: 'empty', why: 'it is empty' });
  else
    tell({
      at,
      kind: 'left-out',
      why: 'images aren\'t downloaded: save the image as public/me.jpg and add "picture": { "src": "/me.jpg", "alt": "…" } to "owner"',
    });
  return typeof value === 'string' && value !== '' ? { image: showable(value) } : {};
}
