import { readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { supportsLanguages } from '../../schema/by-language.ts';
import { point } from '../../schema/parts.ts';
import { patterns } from '../../schema/patterns.ts';
import { command } from '../support/command.ts';
import { filesInZip } from '../support/docx.ts';
import { openFolder, put } from '../support/folder.ts';
import { everythingIn } from '../support/pdf.ts';
import { root } from '../support/root.ts';
import { everything, itemOf, type Place, places, type Schema } from '../support/sites/everything.ts';

/* Every list of a site whose entries can be limited has one more entry for each kind of limit, with a unique text. */

type Entry = Record<string, unknown>;
/** Who reads a file: visitors of the pages, readers of the CV, or readers of its variant. */
type Reader = 'web' | 'cv' | 'variant';

interface Limit {
  settings: Entry;
  isFor: (language: string, reader: Reader) => boolean;
}

const limits: Record<string, Limit> = {
  languages: { settings: { languages: ['de'] }, isFor: (language) => language === 'de' },
  hidden: { settings: { hidden: true }, isFor: () => false },
  for: { settings: { for: ['cv'] }, isFor: (_, reader) => reader !== 'web' },
  forPages: { settings: { for: ['web'] }, isFor: (_, reader) => reader === 'web' },
  in: { settings: { in: ['teaching'] }, isFor: (_, reader) => reader !== 'variant' },
};

interface Secret {
  token: string;
  /** The list and the limit. */
  at: string;
  isFor: Limit['isFor'];
}

const secrets: Secret[] = [];

/* The names of the limits that the entries of a list support. */
function limitsOf(schema: Schema, entry: unknown): string[] {
  if (schema.items?.title === point.title) return ['in'];
  const { properties } = itemOf(schema, entry);
  if (!properties || typeof entry !== 'object') return [];
  const isBlock = schema.items?.$ref !== undefined;
  const names = Object.keys(limits).filter((name) => properties[name === 'forPages' ? 'for' : name]);
  return [...(isBlock || supportsLanguages(schema as never) ? ['languages'] : []), ...names].filter(
    (name, index, all) => all.indexOf(name) === index && (name !== 'languages' || !properties.languages),
  );
}

const isText = ({ pattern }: Schema) =>
  pattern === patterns.line ||
  pattern === patterns.label ||
  pattern === patterns.prose ||
  pattern === patterns.markdown;

/* A copy of a value with a token in every text, and without ids, which must be unique. */
function withToken(schema: Schema, value: unknown, token: string): unknown {
  if (typeof value === 'string') return isText(schema) ? token : value;
  // The texts of some lists must differ.
  if (Array.isArray(value))
    return value.map((each, index) => withToken(itemOf(schema, each), each, `${token}${index}`));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => name !== 'id' || 'label' in value)
      .map(([name, inner]) => [name, withToken(schema.properties?.[name] ?? {}, inner, token)]),
  );
}

/* Adds to a list an entry for each limit that it supports. */
function addLimited({ schema, value, steps }: Place): void {
  const list = value as unknown[];
  const [first] = list;
  for (const name of limitsOf(schema, first)) {
    const { settings, isFor } = limits[name] as Limit;
    const token = `tok${String(secrets.length).padStart(4, '0')}x`;
    secrets.push({ token, at: `${steps.join('/')} ${name}`, isFor });
    if (typeof first === 'string') list.push({ text: token, ...settings });
    else {
      const copy = withToken(itemOf(schema, first), structuredClone(first), token) as Entry;
      const unique = Object.fromEntries(
        ['id', 'name', 'path']
          .filter((key) => key in copy && steps.at(-1) !== 'skills')
          .map((key) => [key, idOf(key, token)]),
      );
      list.push({ ...copy, ...unique, ...settings });
    }
  }
}

// All languages know the addresses of all pages.
const idOf = (key: string, token: string) => (key === 'path' ? `/page-${token.replace(/\D/g, '')}` : token);

/* Settings whose values depend on other settings, which get other texts here. */
const refersToOthers = new Set(['evidence', 'send', 'subject', 'role', 'roles']);

/* A valid site in three languages with every setting, without those that exclude each other. */
function wholeSite(): Entry {
  const {
    $schema: _schema,
    language: _language,
    theme: _theme,
    ...site
  } = everything() as Entry & { pages: { blocks: Entry[] }[] };
  let count = 0;
  const cleaned = JSON.parse(JSON.stringify(site), (key, value) => {
    if (refersToOthers.has(key)) return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    if (value.period) delete value.date;
    if (value.page) delete value.href;
    if (value.body) delete value.file;
    if (value.picture?.src && value.video) delete value.video;
    if (value.src && value.from) delete value.src;
    if (value.id && !value.label) value.id = `part-${count++}`;
    return value;
  });
  const [{ date: _date, ...home }] = cleaned.pages;
  const post = { title: 'Post', date: '2026-01-01', blocks: [{ type: 'text', body: ['A text.'] }] };
  return {
    ...cleaned,
    languages: ['en', 'de', 'ar'],
    // Posts are no part of the CV.
    pages: [home, { ...post, path: '/projects/gympark' }],
    outputs: {
      cv: ['html', 'pdf', 'docx', 'txt'],
      variants: { backend: { only: ['backend'] } },
      ...{ resume: true, contact: true, markdown: true, feed: true, qr: true },
    },
  };
}

let folder: Awaited<ReturnType<typeof openFolder>>;
const files = new Map<string, string>();
beforeAll(async () => {
  folder = await openFolder();
  await symlink(join(root, 'node_modules'), join(folder.path, 'node_modules'));
  const jpeg = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();
  await put(join(folder.path, 'public/me.jpg'), jpeg);
  await put(join(folder.path, 'public/favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
  const site = wholeSite();
  for (const place of places(site).filter(({ value }) => Array.isArray(value) && value.length > 0)) addLimited(place);
  await put(join(folder.path, 'site.json'), site);
  const { code, stderr } = await command(['build', '--allow-placeholders', '--site', join(folder.path, 'site.json')]);
  if (code !== 0) throw new Error(stderr);
  const built = join(folder.path, 'dist');
  for (const entry of await readdir(built, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) files.set(path.slice(built.length + 1), await contentOf(path));
  }
});
afterAll(() => folder.remove());

async function contentOf(path: string): Promise<string> {
  const bytes = await readFile(path);
  if (path.endsWith('.pdf')) return everythingIn(bytes);
  // Contact cards fold long lines.
  return path.endsWith('.docx') ? [...filesInZip(bytes)].flat().join('\n') : String(bytes).replaceAll('\r\n ', '');
}

const languageOf = (path: string) => /^(?:_pages\/)?(de|ar)\//.exec(path)?.[1] ?? 'en';
const readerOf = (path: string): Reader =>
  /\bcv-backend\b/.test(path) ? 'variant' : /\bcv\.\w+$/.test(path) ? 'cv' : 'web';

test('no file contains an entry for another language or reader', () => {
  const leaked = [...files].flatMap(([path, content]) =>
    secrets
      .filter(({ token, isFor }) => content.includes(token) && !isFor(languageOf(path), readerOf(path)))
      .map(({ at }) => `${path}: ${at}`),
  );
  expect(leaked).toEqual([]);
});

test('every limited entry is in a file of its language and reader', () => {
  const missing = secrets.filter(
    ({ token, isFor, at }) =>
      !at.endsWith(' hidden') &&
      ![...files].some(([path, content]) => content.includes(token) && isFor(languageOf(path), readerOf(path))),
  );
  // This hero doesn't show facts, and posts are no part of the CV.
  expect(missing.map(({ at }) => at)).toEqual(['pages/0/blocks/0/facts languages', 'pages/1/blocks for']);
  expect(secrets.length).toBeGreaterThan(80);
});
