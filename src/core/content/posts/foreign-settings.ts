import { page as schema } from '../../../../schema/page.ts';
import { patterns } from '../../../../schema/patterns.ts';
import { isRecord } from '../../../shared/is-record.ts';
import { suggestDate } from '../../text/suggest-date.ts';
import type { Settings } from './settings.ts';

interface ConvertedSettings {
  settings: Settings;
  /** The names of settings that only other site generators support. */
  ignored: string[];
}

/**
 * Converts the front matter of Hugo, Jekyll and Astro to page settings. A renamed setting doesn't replace one that the
 * file also sets, and settings that only other generators support are dropped.
 */
export function convertForeignSettings({ value: written, placeOf, ...rest }: Settings): ConvertedSettings {
  const value: Record<string, unknown> = {};
  const names = new Map<string, string>();
  const ignored: string[] = [];
  for (const [name, each] of Object.entries(written)) {
    const setting = toPageSetting(name, each);
    const isTaken = (candidate: string) =>
      candidate !== name && (Object.hasOwn(written, candidate) || Object.hasOwn(value, candidate));
    if (setting === null || isTaken(setting.name)) ignored.push(name);
    else {
      value[setting.name] = setting.value;
      names.set(setting.name, name);
    }
  }
  return {
    settings: {
      ...rest,
      value,
      placeOf: (steps, ...part) =>
        placeOf(
          steps.map((step, index) => (index === 0 ? (names.get(step) ?? step) : step)),
          ...part,
        ),
    },
    ignored,
  };
}

interface PageSetting {
  name: string;
  value: unknown;
}

/* Returns the equivalent page setting; null if there is none. */
function toPageSetting(name: string, value: unknown): PageSetting | null {
  // The image of a link preview needs an alternative text.
  if (name === 'image' && (typeof value === 'string' || hasPath(value))) return null;
  if (name === 'date' || name === 'updated') return { name, value: dayOf(value) };
  if (Object.hasOwn(schema.properties, name)) return { name, value };
  const word = name.toLowerCase().replace(/[-_ ]/g, '');
  if (/^publi(?:c|sh|shed)$/.test(word) && typeof value === 'boolean') return { name: 'draft', value: !value };
  if (word === 'published' && suggestDate(String(value)) === undefined) return { name, value };
  const setting = renamed.find(([, aliases]) => aliases.split(' ').includes(word))?.[0];
  if (setting !== undefined) return convertRenamed(setting, value);
  return foreign.has(word) || isPartOfTheme.test(word) ? null : { name, value };
}

/* A missing or incompatible value has no effect. */
function convertRenamed(name: string, value: unknown): PageSetting | null {
  if (value === null || value === '') return null;
  switch (name) {
    case 'date':
    case 'updated':
      return typeof value === 'string' ? { name, value: suggestDate(value) ?? value } : null;
    case 'tags':
      if (Array.isArray(value)) return { name, value };
      // Jekyll treats several words as several categories.
      return typeof value === 'string' && /^[^\s,;]+$/.test(value) ? { name, value: [value] } : null;
    case 'path': {
      const path = String(value).replace(/(.)\/$/, '$1');
      return new RegExp(patterns.path, 'u').test(path) ? { name, value: path } : null;
    }
    default:
      return { name, value };
  }
}

/* Returns the date of a timestamp. YAML parses a year as a number. */
const dayOf = (value: unknown): unknown =>
  typeof value === 'number' && /^[1-9]\d{3}$/.test(String(value))
    ? String(value)
    : typeof value === 'string' && /^\d{4}-\d\d-\d\d[T ]\d\d?:\d\d/.test(value)
      ? value.slice(0, 10)
      : value;

const hasPath = (image: unknown): boolean => isRecord(image) && !Object.hasOwn(image, 'src');

const renamed: [name: string, aliases: string][] = [
  [
    'date',
    'pubdate publishdate published publishedat publishedon datepublished created createdat createdon datecreated',
  ],
  [
    'updated',
    'lastmod lastmodified lastmodifiedat lastupdated lastupdate modified modifiedat updatedat updateddate datemodified dateupdated',
  ],
  ['summary', 'excerpt abstract lead subtitle standfirst'],
  ['tags', 'categories category keywords tag topics'],
  ['draft', 'isdraft'],
  ['path', 'permalink url'],
];

const foreign: ReadonlySet<string> = new Set(
  `author authors layout type weight order position slug aliases redirectfrom redirectto series seriesorder part toc
  tableofcontents math mathjax katex latex mermaid comments comment share images cover thumbnail thumb banner teaser
  header headers featured pin pinned sticky lang locale language menu nav navorder navtitle parent haschildren
  grandparent outputs output markup resources linktitle cascade sidebar sidebarposition sidebarlabel classes cssclass cssclasses bodyclass related
  canonicalurl canonical expirydate excerptseparator paginatepath renderwithliquid taxonomies relatedposts readingtime readtime timetoread minutes params extra sitemap robots noindex seo og
  opengraph social twitter license emoji icon section id uid guid ref ispost draftid collection pagination paginate
  template theme headless build iscjklanguage eleventynavigation eleventyexcludefromcollections eleventycomputed
  jupyter kernelspec bibliography csl doi disqus disquscomments search excludesearch gallery video audio podcast enclosure source sourceurl via credits location mood music post postid wordpressid wpid
  hidetitle hidetableofcontents hidemeta disableshare editpost custombanner customediturl editurl`.split(/\s+/),
);

/* Switches and images of themes: "ShowBreadCrumbs", toc_label, heroImage, cover_image_alt. */
const isPartOfTheme =
  /^(?:(?:show|hide|enable|disable)[a-z]{2,}|toc[a-z]*|(?:hero|cover|featured?|og|social|header|banner|preview|post|teaser|meta|card|thumbnail)(?:image|img|photo|picture)[a-z]*|(?:image|cover|thumbnail)(?:alt|caption|credit|path|url))$/;
