import { blocks as schemas } from '../../../schema/blocks/index.ts';
import { unmark } from '../../diagnostics/marks.ts';

/*
 * The texts of small sites that are right but for the settings that are given, which stand in them as they are written:
 * `hero('"title": 5')` is a site whose home page has a hero with that title.
 */

const small = {
  version: '1',
  language: '"en"',
  owner: '{ "name": "Amina", "title": "Developer", "email": "amina@example.com", "location": "Tunis" }',
  pages: '[{ "path": "/", "title": "Home", "blocks": [{ "type": "hero", "headline": "Hello" }] }]',
};

/** A site with these settings at its top. */
export const site = (settings: string): string => `{\n  ${group(small, settings, ',\n  ').slice(2, -2)}\n}`;

/** A site with these blocks on its home page, and these settings at its top. */
export const blocks = (list: string, top = ''): string =>
  site(`"pages": [{ "path": "/", "title": "Home", "blocks": [${list}] }]${also(top)}`);

/** A site whose home page has a hero with these settings. */
export const hero = (settings: string, top = ''): string => blocks(heroWith(settings), top);

/** A site whose home page has a link with these settings. */
export const link = (settings: string, top = ''): string =>
  hero(`"links": [${group({ label: '"x"', href: '"/"' }, settings)}]`, top);

/** A site whose header links to this address. */
export const linking = (href: string): string => `"navigation": [{ "label": "x", "href": ${href} }]`;

/** A site whose home page has, behind its hero, a block of this type with these settings, and what such a block needs. */
export function block(type: string, settings: string, top = ''): string {
  const schema = schemas.find(({ properties }) => properties.type.const === type);
  const example = schema?.examples[0] as unknown as Record<string, unknown>;
  const needed = ['type', ...(schema?.required ?? [])].map((name) => [name, JSON.stringify(example[name])]);
  return blocks(`${heroWith('')}, ${group({ ...Object.fromEntries(needed), id: '"second"' }, settings)}`, top);
}

/** A site whose form has one field with these settings, and has these itself. */
export const field = (settings: string, form = ''): string =>
  block('form', `"fields": [${group({ type: '"text"', name: '"a"', label: '"A"' }, settings)}]${also(form)}`);

/** A site whose timeline has one entry with these settings. */
export const entry = (settings: string): string =>
  block('timeline', `"entries": [${group({ title: '"A"', company: '"B"', period: present }, settings)}]`);

/** A site whose course list has one course with these settings. */
export const course = (settings: string): string =>
  block('course-list', `"courses": [${group({ title: '"A"', type: '"Workshop"', level: '"Beginner"' }, settings)}]`);

/** A site with a second page, "/about", that has these settings, and with these at its top. */
export const page = (settings: string, top = ''): string => {
  const about = group({ path: '"/about"', title: '"About"', blocks: `[${heroWith('')}]` }, settings);
  return site(`"pages": [{ "path": "/", "title": "Home", "blocks": [${heroWith('')}] }, ${about}]${also(top)}`);
};

/** A site whose owner has these settings beside a name, a title, an address and a place, and with these at its top. */
export const owner = (settings: string, top = ''): string =>
  site(`"owner": ${group(ownerSettings, settings)}${also(top)}`);

/** The blocks of a page that has a hero for each of these settings. */
export const heroes = (...list: string[]): string => `"blocks": [${list.map(heroWith).join(', ')}]`;

const ownerSettings = { name: '"Amina"', title: '"Developer"', email: '"amina@example.com"', location: '"Tunis"' };
const present = '{ "start": "2016-10", "end": "present" }';
const heroWith = (settings: string) => group({ type: '"hero"', headline: '"Hello"' }, settings);
const also = (settings: string) => settings && `, ${settings}`;

/* A group with these settings, and with those of the base that they do not name. */
function group(base: Record<string, string>, settings: string, between = ', '): string {
  const named = new Set(Object.keys(JSON.parse(`{${unmark(settings)}}`)));
  const kept = Object.entries(base).filter(([name]) => !named.has(name));
  const parts = [...kept.map(([name, value]) => `"${name}": ${value}`), settings].filter((part) => part !== '');
  return `{ ${parts.join(between)} }`;
}
