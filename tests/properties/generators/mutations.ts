import { isTranslatable, isTranslatableList } from '../../../schema/by-language.ts';
import { patterns } from '../../../schema/patterns.ts';
import type { Site } from '../../../schema/site.ts';
import { registry } from '../../../src/blocks/registry.ts';
import type { Code } from '../../../src/core/diagnostics/diagnostic.ts';
import { pointerOf } from '../../../src/core/diagnostics/pointer.ts';
import { hasCv } from '../../../src/core/resolve/paths/cv-path.ts';
import { isOnWeb } from '../../../src/core/resolve/visibility.ts';
import { isWords } from '../../../src/core/validation/schema.ts';
import { eachText } from '../../../src/core/validation/site-texts.ts';
import { type Place, places } from '../../support/sites/everything.ts';

/** A site with exactly one mistake in it, and the diagnostic that must report it. */
export interface Mutation {
  site: unknown;
  code: Code;
  pointer: string;
  /** The text of the file, for a mistake that an object can't represent. */
  text?: string;
  /** Whether the mistake has only one possible fix, which results in a valid site. */
  isPlain?: boolean;
}

type Path = (string | number)[];
type UnknownRecord = Record<string, unknown>;

/*
 * Whether nothing refers to a text. A page list may refer to the tag of a page, and a link to the heading of a section;
 * both references break if the text changes.
 */
const isOnlyRead = (steps: readonly (string | number)[]): boolean =>
  !steps.includes('tags') && !(steps.includes('sections') && steps.at(-1) === 'heading');

/** Every kind of mistake, and all mistakes of that kind in a site, derived from the schema if possible. */
export const mutations: Record<string, (site: Site) => Lazy[]> = {
  'a required setting is missing': (site) =>
    objects(site).flatMap(({ steps, schema, value }) =>
      (schema.required ?? []).filter((name) => name in value).map((name) => without(site, steps, name)),
    ),
  'both of two settings are missing': (site) =>
    objects(site).flatMap(({ steps, schema, value }) => {
      const [[one = ''] = [], others = []] = [schema.if?.required, schema.else?.required];
      return [one, ...others].flatMap((name) => {
        const left = [one, ...others].filter((each) => each !== name && each in value);
        const isOneMissing = !left.includes(one) && left.length === others.length - 1;
        return name in value && isOneMissing ? [without(site, steps, name)] : [];
      });
    }),
  'a select has no options': (site) =>
    objects(site).flatMap(({ steps, schema, value }) =>
      schema.if?.properties && value.type === 'select' && schema.then ? [without(site, steps, 'options')] : [],
    ),
  'a setting is unknown': (site) =>
    objects(site).flatMap(({ steps }) =>
      ['qqqqqqqq', '__proto__', 'constructor', 'prototype', '', 'a/b~c'].map((name) => () => {
        const mutant = renamed(site, steps, '', name, 0);
        return { site: mutant, code: 'OF104', pointer: pointerOf([...steps, name]) };
      }),
    ),
  'a setting is misspelt': (site) =>
    objects(site).flatMap(({ steps, value }) =>
      Object.keys(value)
        .filter((name) => /^[a-zA-Z]{2,}$/.test(name))
        .map((name) => () => {
          const misspelt = name.slice(0, 2) + name.slice(1);
          const mutant = renamed(site, steps, name, misspelt, value[name]);
          return { site: mutant, code: 'OF104', pointer: pointerOf([...steps, misspelt]), isPlain: name.length > 3 };
        }),
    ),
  'a value has the wrong type': (site) =>
    places(site).flatMap(({ steps, schema, value }) =>
      [null, [], {}, 'x', 7, 1.5, true]
        .filter((wrong) => schema.type !== undefined && !isOfType(schema.type, wrong))
        // An empty group counts as a text, or a list of texts, without any language.
        .filter((wrong) => kindOf(wrong) !== kindOf({}) || !(isTranslatable(schema) || isTranslatableList(schema)))
        .filter((wrong) => typeof wrong !== typeof value || kindOf(wrong) !== kindOf(value) || wrong === 1.5)
        .map((wrong) => set(site, steps, wrong, 'OF103')),
    ),
  'a number or a boolean is in quotation marks': (site) =>
    places(site)
      .filter(({ value, schema }) => schema.type !== 'string' && /^(?:number|boolean)$/.test(typeof value))
      .filter(({ value }) => !/e/.test(String(value)) || typeof value === 'boolean')
      .map(({ steps, schema, value }) => {
        const code = schema.type === undefined ? 'OF106' : 'OF103';
        return set(site, steps, String(value), code, { isPlain: true });
      }),
  'a number is out of its range': (site) =>
    places(site).flatMap(({ steps, schema: { minimum, maximum } }) => [
      ...(minimum === undefined ? [] : [set(site, steps, minimum - 1, 'OF105')]),
      ...(maximum === undefined ? [] : [set(site, steps, maximum + 1, 'OF105')]),
    ]),
  'a text breaks its pattern': (site) =>
    places(site).flatMap(({ steps, schema: { pattern } }) => {
      if (pattern === undefined) return [];
      const isAddress = [patterns.href, patterns.file, patterns.endpoint, patterns.origin, patterns.url].some(
        (each) => each === pattern,
      );
      return (
        [' ', '\n', ' \n ', 'javascript:alert(1)', '//x', '2016-13', '\u200E', 'É é', '../x']
          .filter((text) => !new RegExp(pattern, 'u').test(text))
          // The name of an icon is in a list, unless it looks like a file path.
          .map((text) => set(site, steps, text, isName(pattern, text) ? 'OF106' : isAddress ? 'OF110' : 'OF109'))
      );
    }),
  'a value is not one of the allowed values': (site) =>
    places(site).flatMap(({ steps, schema }) => {
      if (!schema.enum && !('const' in schema)) return [];
      const code = isTypeOfBlock(steps) ? 'OF101' : 'OF106';
      if (schema.type === 'boolean') return [set(site, steps, !schema.const, code)];
      return [set(site, steps, 'qqqqqqqqqqqqqqq', code), set(site, steps, '', code)];
    }),
  'a value is in the wrong case': (site) =>
    places(site)
      .filter(({ steps, schema }) => schema.enum || isTypeOfBlock(steps))
      .filter(({ value }) => !/\d/.test(String(value)))
      .map(({ steps, value }) => {
        const other = value === String(value).toUpperCase() ? String(value).toLowerCase() : String(value).toUpperCase();
        return set(site, steps, other, isTypeOfBlock(steps) ? 'OF101' : 'OF106', { isPlain: true });
      }),
  'a required text is empty': (site) =>
    places(site)
      .filter(({ schema }) => (schema.minLength ?? 0) > 0)
      .map(({ steps }) => set(site, steps, '', 'OF107')),
  'a text is too long': (site) =>
    places(site).flatMap(({ steps, schema: { maxLength }, value }) =>
      maxLength === undefined
        ? []
        : [set(site, steps, `${isPart(value) ? '' : value}${'a'.repeat(maxLength + 1)}`, 'OF107')],
    ),
  'a list is too short': (site) =>
    places(site)
      .filter(({ schema }) => (schema.minItems ?? 0) > 0)
      .map(({ steps }) => set(site, steps, [], 'OF108')),
  'a list is too long': (site) =>
    lists(site).flatMap(({ steps, schema: { maxItems = Number.POSITIVE_INFINITY }, value }) =>
      maxItems > 300 || value.length === 0
        ? []
        : [
            set(
              site,
              steps,
              Array.from({ length: maxItems + 1 }, (_, index) => value[index] ?? value[0]),
              'OF108',
            ),
          ],
    ),
  'an entry is repeated in a list of unique entries': (site) =>
    lists(site)
      .filter(({ schema, value }) => schema.uniqueItems && value.length > 0)
      .map(({ steps, value }) =>
        set(site, steps, [...value, value[0]], 'OF111', { pointer: pointerOf([...steps, value.length]) }),
      ),
  'a name is written twice': (site) =>
    objects(site).flatMap(({ steps, value }) =>
      Object.keys(value).map((name) => () => {
        const mutant = renamed(site, steps, '', '@@again', null);
        const text = JSON.stringify(mutant, null, 2).replace('"@@again"', JSON.stringify(name));
        return { site, text, code: 'OF003', pointer: pointerOf([...steps, name]) };
      }),
    ),
  'a character cannot be shown': (site) =>
    texts(site).flatMap(({ steps, value }) =>
      ['\u0000', '\u0007', '\uFFFF', '\uD800'].map((character) => set(site, steps, value + character, 'OF013')),
    ),
  'a mark that changes the writing direction is not closed': (site) =>
    texts(site).map(({ steps, value }) => set(site, steps, `\u202E${value}`, 'OF016')),
  'the file has another version': (site) => [0, 1, 3].map((version) => set(site, ['version'], version, 'OF901')),

  'two pages share a path': (site) =>
    pairs(shown(site.pages)).map(([one, other]) => set(site, ['pages', other.index, 'path'], one.entry.path, 'OF202')),
  'no page is the home page': (site) => [
    set(site, ['pages', 0, 'path'], '/elsewhere-qq', 'OF213', { pointer: '/pages' }),
    set(site, ['pages', 0, 'hidden'], true, 'OF213'),
  ],
  'a path is reserved': (site) =>
    shown(site.pages)
      .filter(({ index }) => index > 0)
      .flatMap(({ index }) =>
        ['/404', '/index', '/assets/x'].map((path) => set(site, ['pages', index, 'path'], path, 'OF207')),
      ),
  'two blocks share an id': (site) =>
    eachPage(site).flatMap(({ blocks, at }) =>
      pairs(blocks.filter(({ entry }) => entry.id)).map(([one, other]) =>
        set(site, [...at, 'blocks', other.index, 'id'], one.entry.id, 'OF203'),
      ),
    ),
  'an entry or a card has an id that is already used on its page': (site) =>
    eachPage(site).flatMap(({ blocks, at }) => {
      const blockIds = blocks.flatMap(({ entry: { id }, index }) => (id ? [{ id, before: index }] : []));
      const parts = placesToJump(site).filter(({ steps }) => steps[1] === at[1]);
      return parts.flatMap(({ steps }, place) => [
        ...blockIds
          .filter(({ before }) => before <= Number(steps[3]))
          .map(({ id }) => set(site, [...steps, 'id'], id, 'OF203')),
        ...parts.slice(0, place).flatMap(({ id }) => (id ? [set(site, [...steps, 'id'], id, 'OF203')] : [])),
      ]);
    }),
  'an id is reserved by browsers': (site) =>
    [...eachBlock(site).map(({ at }) => at), ...placesToJump(site).map(({ steps }) => steps)].flatMap((steps) =>
      ['location', 'constructor', 'onload', 'of-main'].map((id) => set(site, [...steps, 'id'], id, 'OF206')),
    ),
  'two categories share a key': (site) =>
    eachBlock(site).flatMap(({ block, at }) =>
      block.type === 'card-grid'
        ? pairs(all(block.categories)).map(([one, other]) =>
            set(site, [...at, 'categories', other.index, 'id'], one.entry.id, 'OF215'),
          )
        : [],
    ),
  'two fields share a name': (site) =>
    eachBlock(site).flatMap(({ block, at }) =>
      block.type === 'form'
        ? pairs(all(block.fields)).map(([one, other]) =>
            set(site, [...at, 'fields', other.index, 'name'], one.entry.name, 'OF216'),
          )
        : [],
    ),
  'a field has a reserved name': (site) =>
    eachBlock(site).flatMap(({ block, at }) =>
      block.type === 'form'
        ? ['submit', 'toString', '_x'].map((name) => set(site, [...at, 'fields', 0, 'name'], name, 'OF221'))
        : [],
    ),
  'the minimum length of an answer exceeds the maximum': (site) =>
    eachBlock(site).flatMap(({ block, at }) =>
      block.type === 'form'
        ? all(block.fields).map(({ entry, index }) => {
            const field = { ...entry, minLength: 10, maxLength: 9 };
            const pointer = pointerOf([...at, 'fields', index, 'minLength']);
            return set(site, [...at, 'fields', index], field, 'OF217', { pointer });
          })
        : [],
    ),
  'a form sends unencrypted, or to an invalid endpoint': (site) =>
    eachBlock(site).flatMap(({ block, at }) =>
      block.type === 'form' && block.send
        ? [
            set(site, [...at, 'send', 'endpoint'], 'http://example.com/', 'OF218'),
            set(site, [...at, 'send', 'endpoint'], 'https://example.com:99999/', 'OF222'),
            set(site, [...at, 'send', 'origins'], ['http://example.com'], 'OF218', {
              pointer: pointerOf([...at, 'send', 'origins', 0]),
            }),
            set(site, [...at, 'send', 'endpoint'], '/_onefolio/inbx', 'OF224'),
            set(site, [...at, 'send', 'endpoint'], '/missing/form.html', 'OF302'),
          ]
        : [],
    ),
  'the address of the site is invalid': (site) => [set(site, ['url'], 'https://example.com:99999', 'OF222')],
  'a period ends before it starts': (site) =>
    having(site, 'period').flatMap(({ steps, value: { date: _, ...value } }) =>
      [
        { start: '2020-02', end: '2020-01' },
        { start: '2020', end: '2019-12-31' },
        { start: '2020-02-28', end: '2020-01' },
        { start: '2020-02-28', end: '2020-02-27' },
        { start: '2020-01', end: '2019' },
      ].map((period) => {
        const pointer = pointerOf([...steps, 'period', 'end']);
        return set(site, steps, { ...value, period }, 'OF214', { pointer });
      }),
    ),
  'an entry has a period and a date': (site) =>
    having(site, 'period').map(({ steps, value }) => {
      const pointer = pointerOf([...steps, 'date']);
      return set(site, steps, { ...value, period: { start: '2020' }, date: '2020' }, 'OF226', { pointer });
    }),
  "a date doesn't exist": (site) => [
    ...having(site, 'period').flatMap(({ steps, value: { date: _, ...value } }) => [
      set(site, steps, { ...value, period: { start: '2021-02-29' } }, 'OF227', {
        pointer: pointerOf([...steps, 'period', 'start']),
      }),
      set(site, steps, { ...value, period: { start: '2020', end: '2020-04-31' } }, 'OF227', {
        pointer: pointerOf([...steps, 'period', 'end']),
      }),
    ]),
    ...['date', 'expires', 'since'].flatMap((name) =>
      having(site, name)
        // Any other hero shows no date, which is reported.
        .filter(({ value }) => value.type !== 'hero' || value.kind === 'article')
        .map(({ steps }) => set(site, [...steps, name], '2023-02-29', 'OF227')),
    ),
  ],
  'something expires before its date': (site) =>
    having(site, 'expires').flatMap(({ steps, value }) =>
      [
        { date: '2021', expires: '2020-05' },
        { date: '2021-06', expires: '2021-05-31' },
      ].map((dates) => {
        const pointer = pointerOf([...steps, 'expires']);
        return set(site, steps, { ...value, ...dates }, 'OF228', { pointer });
      }),
    ),
  'evidence refers to nothing': (site) =>
    having(site, 'evidence').map(({ steps }) => {
      const pointer = pointerOf([...steps, 'evidence', 0]);
      return set(site, [...steps, 'evidence'], ['qqqqqqqqqqqqqqqq'], 'OF229', { pointer });
    }),
  'a page has the path of the CV': (site) =>
    hasCv(site)
      ? shown(site.pages)
          .filter(({ index }) => index > 0)
          .map(({ index }) => set(site, ['pages', index, 'path'], '/cv', 'OF230'))
      : [],
  'a page shows a detail that is only for the CV': (site) =>
    read(site, 'words')
      .filter((steps) => steps[0] === 'pages' && isSeen(site, steps) && isOnlyRead(steps))
      .map((steps) => () => {
        const owner = { ...site.owner, location: 'Tunis', for: { ...site.owner.for, location: ['cv'] } };
        return set({ ...site, owner } as Site, steps, '{location}', 'OF233')();
      }),
  'a role is not listed': (site) =>
    eachBlock(site).flatMap(({ block, at }) =>
      block.type === 'card-grid' && block.roles
        ? shown(block.cards ?? []).map(({ index }) => set(site, [...at, 'cards', index, 'role'], 'qqqqqqqq', 'OF208'))
        : [],
    ),
  'a link is broken': (site) =>
    read(site, 'href').flatMap((steps) => [
      set(site, steps, '/no-such-page', 'OF201'),
      set(site, steps, '/no-such-page#place', 'OF201'),
      set(site, steps, '/missing/file.json', 'OF302'),
    ]),
  'an anchor is broken': (site) =>
    read(site, 'href').flatMap((steps) => [
      set(site, steps, '#no-such-place', 'OF204'),
      set(site, steps, '/#no-such-place', 'OF204'),
    ]),
  'a file is missing': (site) =>
    read(site, 'file').map((steps) =>
      set(site, steps, '/missing/file.json', steps.at(-1) === 'src' ? 'OF301' : 'OF302'),
    ),
  'a placeholder is misspelt': (site) =>
    read(site, 'words')
      .filter((steps) => steps[0] !== 'owner' && isOnlyRead(steps))
      .map((steps) => set(site, steps, 'é/"{naame}', 'OF205', { isPlain: true })),
};

type Lazy = () => Mutation;

const without =
  (site: Site, steps: Path, name: string): Lazy =>
  () => {
    const copy = structuredClone(site);
    const object = at(copy, steps) as UnknownRecord;
    delete object[name];
    // It is reported at the type of the incomplete block.
    const pointer = pointerOf('type' in object ? [...steps, 'type'] : steps);
    return { site: copy, code: 'OF102', pointer };
  };

const set =
  (site: Site, steps: Path, value: unknown, code: Code, more: Partial<Mutation> = {}): Lazy =>
  () => {
    const copy = structuredClone(site);
    if (steps.length === 0) return { site: value, code, pointer: '', ...more };
    (at(copy, steps.slice(0, -1)) as UnknownRecord)[steps.at(-1) ?? ''] = value;
    return { site: copy, code, pointer: pointerOf(steps), ...more };
  };

/* A copy with one setting renamed, or one more setting at the end; the order stays. */
function renamed(site: Site, steps: Path, name: string, other: string, value: unknown): unknown {
  const copy = structuredClone(site);
  const object = at(copy, steps) as UnknownRecord;
  const entries = Object.entries(object).map(([key, entry]) => [key === name ? other : key, entry] as const);
  for (const key of Object.keys(object)) delete object[key];
  const isThere = entries.some(([key]) => key === other);
  for (const [key, entry] of isThere ? entries : [...entries, [other, value] as const])
    Object.defineProperty(object, key, { value: entry, enumerable: true, configurable: true, writable: true });
  return copy;
}

const at = (value: unknown, steps: Path): unknown => steps.reduce((here, step) => (here as UnknownRecord)[step], value);

const objects = (site: Site) =>
  places(site).filter(
    (place): place is Place & { value: UnknownRecord } => place.schema.properties !== undefined && isPart(place.value),
  );
const lists = (site: Site) =>
  places(site).filter((place): place is Place & { value: unknown[] } => Array.isArray(place.value));
const texts = (site: Site) =>
  places(site).filter((place): place is Place & { value: string } => typeof place.value === 'string');

/* The objects that visitors or readers of the CV see, and that can have a setting. */
const having = (site: Site, name: string) =>
  objects(site).filter(
    ({ steps, schema }) => steps[0] === 'pages' && schema.properties?.[name] && isShown(site, steps),
  );

/* Entries and cards of a block. */
const placesToJump = (site: Site) =>
  having(site, 'id')
    .filter(({ steps }) => steps.length === 6 && (steps[4] === 'entries' || steps[4] === 'cards'))
    .map(({ steps, value }) => ({ steps, id: value.id as string | undefined }));

const along = (site: Site, steps: Path) => steps.map((_, index) => at(site, steps.slice(0, index + 1)));
const isPart = (value: unknown): value is UnknownRecord => typeof value === 'object' && value !== null;
const isShown = (site: Site, steps: Path) => along(site, steps).every((part) => !isPart(part) || !part.hidden);
const isSeen = (site: Site, steps: Path) =>
  along(site, steps).every((part) => !isPart(part) || isOnWeb(registry, part));

/* The entries of a list with their indexes: all of them, or those that visitors see. */
const all = <Entry>(list: readonly Entry[] = []) => list.map((entry, index) => ({ entry, index }));
const shown = <Entry extends { hidden?: boolean }>(list: readonly Entry[]) =>
  all(list).filter(({ entry }) => !entry.hidden);
const eachPage = (site: Site) =>
  shown(site.pages).map(({ entry, index }) => ({ blocks: shown(entry.blocks), at: ['pages', index] as Path }));
const eachBlock = (site: Site) =>
  eachPage(site).flatMap(({ blocks, at }) =>
    blocks.map(({ entry, index }) => ({ block: entry, at: [...at, 'blocks', index] })),
  );

const pairs = <Entry>(list: Entry[]): [Entry, Entry][] =>
  list.flatMap((one, index) => list.slice(index + 1).map((other): [Entry, Entry] => [one, other]));

/* The paths to all texts of one kind. Roles are left out, because they must be in their list. */
function read(site: Site, wanted: 'href' | 'file' | 'words'): Path[] {
  const found: Path[] = [];
  eachText(registry, site, ({ kind, steps }) => {
    const isWanted = wanted === 'words' ? isWords(kind) : kind === wanted;
    if (isWanted && !steps.includes('role') && !steps.includes('roles')) found.push([...steps]);
  });
  return found;
}

const isTypeOfBlock = (steps: Path) => steps.length === 5 && steps[2] === 'blocks' && steps[4] === 'type';

const kindOf = (value: unknown) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

const isOfType = (types: string | string[], value: unknown): boolean =>
  [types].flat().some((type) => (type === 'integer' ? Number.isInteger(value) : kindOf(value) === type));

const isName = (pattern: string, text: string): boolean => pattern === patterns.icon && !/[/\\]/.test(text);
