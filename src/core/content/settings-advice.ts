import { isObject } from '../../shared/is-record.ts';
import { cutShort, joinList, shown } from '../diagnostics/wording.ts';
import { simpleYaml } from '../source/simple-yaml.ts';
import { formatExample } from '../validation/example.ts';
import { frontMatterOf } from './markdown/front-matter.ts';

/**
 * Returns advice for front matter in a text that isn't a page: which settings to move to the page in the site file. If
 * the file is in its own folder, that folder can become pages instead.
 */
export function settingsAdvice(markdown: string, file: string | undefined): string {
  const matter = markdown.slice(0, frontMatterOf(markdown)?.length);
  const settings = settingsIn(matter);
  const [page, rest] = [new Map<string, unknown>(), new Set<string>()];
  for (const [name, value] of Object.entries(settings)) {
    const setting = names.find(([, words]) => words.test(name))?.[0];
    const converted = setting === undefined || page.has(setting) ? undefined : valueFor(setting, value);
    if (setting === undefined || converted === undefined) rest.add(name);
    else page.set(setting, converted);
  }
  const written = page.size > 0 ? `: ${cutShort(formatExample(Object.fromEntries(page)).slice(2, -2))}` : '';
  const others = rest.size > 0 ? ` You can keep ${joinList([...rest].map(shown))} in "notes".` : '';
  const folder = matter.startsWith('-') ? /^(.+)\/[^/]+$/.exec(file ?? '')?.[1] : undefined;
  const asPages = folder
    ? ` Alternatively, add { "folder": ${shown(folder)} } to "pages" to turn each file in the folder into a page.`
    : '';
  return `Remove the front matter, and put its settings on the page in the site file${written}.${others}${asPages}`;
}

function settingsIn(matter: string): Record<string, unknown> {
  const lines = matter
    .split(/\r\n?|\n/)
    .slice(1)
    .filter((line) => /^\s*[^\s#]/.test(line) && !/^(?:---|\.\.\.|\+\+\+)\s*$/.test(line))
    // TOML uses = where YAML uses a colon.
    .map((line) => line.replace(/^([\w-]+)[ \t]*=[ \t]*/, '$1: '))
    .map((line) => ({ indent: line.search(/\S/), text: line.trim() }));
  const value = simpleYaml(lines);
  return isObject(value) ? value : {};
}

/* The settings of a page, and their names in other programs. */
const names: [name: string, words: RegExp][] = [
  ['title', /^title$/i],
  ['description', /^description$/i],
  ['date', /^(?:date|pubdate|published|publishdate|publishedat)$/i],
  ['updated', /^(?:updated|lastmod|last_?modified(?:_at)?|modified|updateddate|updatedat)$/i],
  ['tags', /^(?:tags|keywords|topics|categories|category|tag)$/i],
  ['summary', /^(?:summary|excerpt|abstract|subtitle|lead)$/i],
  ['draft', /^draft$/i],
];

/* Converts a value to that of a page setting; undefined if it doesn't fit. */
function valueFor(name: string, value: unknown): unknown {
  if (name === 'date' || name === 'updated') return /^\d{4}-\d\d-\d\d/.exec(String(value))?.[0];
  if (name === 'draft') return typeof value === 'boolean' ? value : undefined;
  if (name === 'tags' && typeof value === 'string') return value.split(/\s*,\s*/);
  const isFit = name === 'tags' ? Array.isArray(value) && value.every(isText) : isText(value);
  return isFit ? value : undefined;
}

const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
