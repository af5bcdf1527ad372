import { blocks } from '../../../src/blocks/schemas.ts';
import { exampleOf, siteWith, type smallSite } from './site.ts';

type AnySite = ReturnType<typeof smallSite>;

export interface Snippet {
  /** The printed JSON. */
  text: string;
  /** The part of a site to which it belongs, from the comment before it: "timeline.entries"; null without one. */
  place: string | null;
}

/** Every JSON snippet of a document that readers may paste, without those marked ```json wrong. */
export function snippetsOf(document: string): Snippet[] {
  const pattern = /(?:<!-- in ([\w.-]+) -->\n\s*)?^( *)```json\n([\s\S]*?)^ *```$/gm;
  return [...document.matchAll(pattern)].map(([, place = null, indent = '', text = '']) => ({
    text: text.replace(new RegExp(`^${indent}`, 'gm'), ''),
    place,
  }));
}

/**
 * A valid site with a snippet in it. A snippet with a version is a whole site, and one with a type is a block of the
 * home page. Other snippets are added to their place, or to the top level without one: a list gets a new first entry,
 * a group or a block gets the settings. The braces around settings may be left out.
 */
export function placed({ text, place }: Snippet): AnySite {
  const value: AnySite = JSON.parse(/^\s*"/.test(text) ? `{${text.trimEnd().replace(/,$/, '')}}` : text);
  if ('version' in value) return value;
  const site = sampleSite();
  // Texts by language need a site in several languages.
  if ('languages' in value || /"fr":/.test(text)) {
    delete site.language;
    site.languages = ['en', 'fr', 'ar'];
  }
  // Words of variants of the CV are in two places, and a snippet shows one of them.
  const words = [...text.matchAll(/"(?:in|only)": (\[[^\]]*\])/g)].flatMap(([, list = '[]']) => JSON.parse(list));
  if (words.length > 0) {
    site.outputs = { variants: { sample: { only: words } } };
    partOf(site, ['timeline']).in = words;
  }
  // The privacy page of the owner names the services that count page views.
  if ('analytics' in value) partOf(site, ['hero']).title = 'Plausible, GoatCounter';
  if (place === null && 'type' in value) {
    const [page] = site.pages;
    page.blocks = [...page.blocks.filter(({ id }: AnySite) => id !== value.id), { id: 'example', ...value }];
    return site;
  }
  const target = place === null ? site : partOf(site, place.split('.'));
  if (Array.isArray(target)) target.unshift(value);
  else for (const [key, entry] of Object.entries(value)) target[key] = merged(target[key], entry);
  return site;
}

/* Adds the settings to a group that exists already; replaces anything else. */
const merged = (before: unknown, now: unknown) =>
  [before, now].every((value) => typeof value === 'object' && value !== null && !Array.isArray(value))
    ? { ...(before as AnySite), ...(now as AnySite) }
    : now;

/* Every block once, with everything that snippets may refer to: a page for legal texts, and all details of the owner. */
function sampleSite(): AnySite {
  const legal = exampleOf('legal-text');
  const types = blocks.map(({ properties }) => properties.type.const).filter((type) => type !== 'legal-text');
  const site = siteWith(...types.map(exampleOf));
  Object.assign(site.owner, { phone: '+216 00 000 000', summary: 'I build web platforms.' });
  Object.assign(site, { footer: {}, navigation: [], labels: {} });
  site.pages.push({ path: '/privacy-policy', title: 'Privacy Policy', blocks: [legal] });
  return site;
}

/* A step is a setting or an index; the first one may be the type of a block. */
function partOf(site: AnySite, [first = '', ...steps]: string[]): AnySite {
  const block = site.pages[0].blocks.find(({ type }: AnySite) => type === first);
  const part = [...steps].reduce((value, step) => value?.[step], block ?? site[first]);
  if (typeof part !== 'object') throw new Error(`a site has no ${[first, ...steps].join('.')}`);
  return part;
}
