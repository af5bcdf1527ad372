import { patterns } from '../../schema/patterns.ts';
import type { Site } from '../../schema/site.ts';
import type { BlockRegistry } from '../core/block-registry.ts';
import { nameOfProfile } from '../core/outputs/resume/basics.ts';
import { doiIn } from '../core/outputs/resume/doi.ts';
import { fromFluency } from '../core/outputs/resume/fluency.ts';
import { toPlainText } from '../core/outputs/resume/resume-markdown.ts';
import { basics, location, profiles, type SectionName, sectionNames } from '../core/outputs/resume/resume-sections.ts';
import { escapeBraces } from '../core/text/template.ts';
import { urlAdvice } from '../core/text/web-address.ts';
import { networkAddress } from '../fixes/values/network-address.ts';
import { isObject } from '../shared/is-record.ts';
import { isBlank, kindOf, Place, type UnknownRecord } from './place.ts';
import { keepUnmapped, readFrontMatter, readSection } from './read-section.ts';
import { removeUnprintable } from './read-text.ts';

/** The data of a résumé, with the settings of a site. */
export interface FoundResume {
  owner: Partial<Site['owner']>;
  /** The entries of each section. Projects have the label of their category instead of its key. */
  entries: Record<SectionName, UnknownRecord[]>;
  /** Data without a setting on the site, for its notes. */
  kept: UnknownRecord;
  issues: Place['issues'];
}

/** Whether a value has a section of a résumé. */
export const isResume = (value: unknown): value is UnknownRecord =>
  isObject(value) && (isObject(value.basics) || sectionNames.some((name) => Array.isArray(value[name])));

/** Reads a JSON Resume of any version. Reports malformed data and imports the rest; never throws. */
export function readResume(registry: BlockRegistry, resume: UnknownRecord): FoundResume {
  const place = new Place([]);
  const { owner, kept } = readBasics(resume.basics, place.step('basics'));
  const sections = sectionNames.map((name) => {
    const list = resume[name];
    const raw = Array.isArray(list) ? list.map((entry) => withCurrentNames(name, entry)) : list;
    return [name, readSection(registry.resume[name], raw, place.step(name), finishEntry[name])] as const;
  });
  return {
    owner,
    // `sectionNames` contains every section.
    entries: Object.fromEntries(sections.map(([name, { entries }]) => [name, entries])) as FoundResume['entries'],
    kept: {
      ...keepUnmapped(resume, ['basics', ...sectionNames], place),
      ...(Object.keys(kept).length > 0 && { basics: kept }),
      ...Object.assign({}, ...sections.map(([name, { kept }]) => notesOf(name, kept))),
    },
    issues: place.issues,
  };
}

const notesOf = (name: string, kept: unknown[]): UnknownRecord =>
  kept.length === 0 ? {} : { [name]: { besideEntries: kept } };

/* Names of settings in older versions of JSON Resume and common variants, with the current ones. */
const formerNames: Partial<Record<SectionName | 'basics', Record<string, string>>> = {
  basics: { website: 'url', picture: 'image' },
  work: { company: 'name', website: 'url' },
  volunteer: { company: 'organization', website: 'url' },
  education: { website: 'url', gpa: 'score' },
  publications: { website: 'url' },
  projects: { website: 'url' },
};

/* Renames settings to their current names. If both names have content, keeps both. */
function withCurrentNames(section: SectionName | 'basics', entry: unknown): unknown {
  if (!isObject(entry)) return entry;
  const result = { ...entry };
  for (const [former, name] of Object.entries(formerNames[section] ?? {})) {
    if (isBlank(entry[former]) || !isBlank(entry[name])) continue;
    result[name] = entry[former];
    delete result[former];
  }
  return result;
}

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
  awards: (entry) => ({ ...entry, kind: 'award' }),
  publications: ({ href, ...entry }) => {
    const doi = typeof href === 'string' && !href.includes('{') ? doiIn(href) : undefined;
    return { ...entry, ...(doi === undefined ? href !== undefined && { href } : { doi }) };
  },
  languages: (entry) => ('level' in entry ? { ...entry, level: fromFluency(String(entry.level)) } : entry),
};

function readBasics(value: unknown, place: Place): { owner: FoundResume['owner']; kept: UnknownRecord } {
  const raw = withCurrentNames('basics', value);
  if (!isObject(raw)) {
    if (!isBlank(raw)) place.skip(raw, `expected an object, found ${kindOf(raw)}`);
    return { owner: {}, kept: {} };
  }
  const texts = readFrontMatter(basics, raw, place, ['owner']);
  const { summary } = texts;
  if (typeof summary === 'string' && toPlainText(summary) !== summary) {
    // Texts of the owner have no formatting.
    texts.summary = toPlainText(summary);
    place.step('summary').change('links and emphasis written as plain text');
  }
  const found = readLocation(raw.location, place.step('location'));
  const accounts = readSection(ofAccounts, raw.profiles, place.step('profiles'), withLink);
  const known = [...basics.settings.map(([source]) => source), 'image', 'location', 'profiles'];
  const kept = {
    ...keepUnmapped(raw, known, place),
    ...readImage(raw.image, place.step('image')),
    ...(Object.keys(found.kept).length > 0 && { location: found.kept }),
    ...notesOf('profiles', accounts.kept),
  };
  const owner = {
    ...texts,
    ...(Object.keys(found.location).length > 0 && { location: found.location }),
    ...(accounts.entries.length > 0 && { profiles: accounts.entries }),
  };
  // Each setting was converted to the schema of the owner.
  return { owner: owner as FoundResume['owner'], kept };
}

function readLocation(value: unknown, place: Place): { location: UnknownRecord; kept: UnknownRecord } {
  // Many résumés contain a single line.
  const raw = typeof value === 'string' ? { city: value } : value;
  if (isObject(raw)) {
    const known = location.settings.map(([source]) => source);
    return { location: readFrontMatter(location, raw, place, ['owner']), kept: keepUnmapped(raw, known, place) };
  }
  if (!isBlank(raw)) place.skip(raw, `expected an object, found ${kindOf(raw)}`);
  return { location: {}, kept: {} };
}

/* Keeps the URL in the notes. Imports make no network requests. */
function readImage(value: unknown, place: Place): UnknownRecord {
  if (isBlank(value)) return {};
  place.skip(
    value,
    'images aren\'t downloaded: save the image as public/me.jpg and add "picture": { "src": "/me.jpg", "alt": "…" } to "owner"',
  );
  return typeof value === 'string' ? { image: removeUnprintable(value) } : {};
}

/* A network or a username alone doesn't identify an account. */
const ofAccounts = {
  ...profiles,
  schema: { ...profiles.schema, if: { required: ['network', 'username'] }, else: { required: ['href'] } },
};

/*
 * Adds the URL to a profile if it follows from the network and the username. Without a network, the label is the
 * username or the host.
 */
function withLink(profile: UnknownRecord): UnknownRecord {
  // Each setting was converted to the schema of a profile.
  const { network, username, href } = profile as { network?: string; username?: string; href?: string };
  if (network === undefined) {
    const name = nameOfProfile({ ...(username && { username }), ...(href && { href }) });
    return name === undefined ? profile : { ...profile, label: username ?? escapeBraces(name).slice(0, 120) };
  }
  if (username === undefined || href !== undefined) return profile;
  if (webAddress.test(username) && urlAdvice(username) === null) return { network, href: username };
  const address =
    networkAddress(network, username) ?? (hostWithPath.test(username) ? `https://${username}` : undefined);
  return address === undefined || urlAdvice(address) !== null ? profile : { ...profile, href: escapeBraces(address) };
}

const webAddress = new RegExp(patterns.website, 'u');
/* "xing.com/profile/Mira_K". */
const hostWithPath = /^[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}\/[^\s{}]+$/i;
