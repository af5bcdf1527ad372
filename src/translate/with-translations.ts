import type { WrittenSite } from '../../schema/site.ts';
import type { BlockRegistry } from '../core/block-registry.ts';
import { type Change, Copied } from '../core/diagnostics/change.ts';
import { pointerOf } from '../core/diagnostics/pointer.ts';
import { placeholdersOf } from '../core/i18n/check-translated-placeholders.ts';
import type { Translatable } from '../core/i18n/each-translatable.ts';
import type { LabelTable } from '../core/i18n/labels/en.ts';
import { languagesOf } from '../core/i18n/languages-of.ts';
import { applyEdits } from '../core/source/changes/edits.ts';
import { editsOf } from '../core/source/changes/edits-of.ts';
import { lost } from '../core/text/characters.ts';
import { isRecord } from '../shared/is-record.ts';
import { type TranslatableText, textsInto } from './texts-in-language.ts';
import type { TranslationFile } from './texts-to-translate.ts';

/** A rejected translation, and the reason. */
export interface Refused {
  pointer: string;
  reason: string;
}

/** The text of a site file with translations. */
export interface Translated {
  text: string;
  /** The number of new or changed translations. */
  written: number;
  /** The number of missing translations. */
  empty: number;
  refused: Refused[];
}

/**
 * Adds the translations whose original text hasn't changed to a site file. All other text stays unchanged. Adds the
 * language to the site if necessary. `labels` are the built-in labels of the main language.
 */
export function withTranslations(
  registry: BlockRegistry,
  text: string,
  { language, texts }: TranslationFile,
  labels: LabelTable,
): Translated {
  const site: WrittenSite = JSON.parse(text);
  const [base = ''] = languagesOf(site);
  const known = textsInto(registry, site, language, labels);
  const changes: SetChange[] = [];
  const refused: Refused[] = [];
  let empty = 0;
  for (const [pointer, entry] of Object.entries(texts)) {
    const translation = isRecord(entry) ? inLines(entry[language]) : null;
    if (isEmpty(translation)) {
      empty++;
      continue;
    }
    const found = known.get(pointer);
    const reason = !isRecord(entry)
      ? 'the entry must be an object'
      : found
        ? whyNot(found, entry[found.from], translation)
        : "this text isn't on the site";
    if (reason !== undefined) refused.push({ pointer, reason });
    else if (found && !isSame(found.own ?? found.texts?.[language], translation))
      changes.push(changeOf(found, { languages: site.languages, base }, language, translation));
  }
  const written = changes.length;
  const all = written > 0 ? [...inOneObject(site, changes), ...addLanguage(site, base, language)] : [];
  return { text: applyEdits(text, editsOf(text, all)), written, empty, refused };
}

/* Translation tools use various line endings. An entry of a list is one line without a line break. */
function inLines(translation: unknown): unknown {
  if (Array.isArray(translation)) return translation.map((line) => withLineFeeds(line, /\n$/));
  return withLineFeeds(translation);
}

const withLineFeeds = (text: unknown, ending?: RegExp): unknown => {
  if (typeof text !== 'string') return text;
  const lines = text.replace(/\r\n?/g, '\n');
  return ending ? lines.replace(ending, '') : lines;
};

/* A text of spaces isn't a translation. */
const isEmpty = (translation: unknown): boolean =>
  translation === undefined || [translation].flat().every((each) => typeof each === 'string' && each.trim() === '');

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function whyNot({ base, kind, schema }: Translatable, source: unknown, translation: unknown): string | undefined {
  if (!isSame(inLines(base), inLines(source))) return 'the text has changed since the export';
  const parts = Array.isArray(base) ? translation : [translation];
  if (!Array.isArray(parts) || !parts.every((part) => typeof part === 'string'))
    return Array.isArray(base) ? 'the translation must be an array of strings' : 'the translation must be a string';
  const { maxLength = Number.POSITIVE_INFINITY } = schema.items ?? schema;
  const longest = parts.reduce((most, part) => Math.max(most, [...part].length), 0);
  if (longest > maxLength) return `it has ${longest} characters; the limit is ${maxLength}`;
  if (parts.some((part) => part.includes(lost)) && ![base].flat().some((part) => String(part).includes(lost)))
    return `it contains "${lost}", which stands for a character that was lost`;
  // Markdown has no placeholders.
  if (kind === 'markdown') return undefined;
  const [usual, own] = [placeholdersOf(base), placeholdersOf(translation)];
  const lacking = [...usual].filter((each) => !own.has(each));
  const surplus = [...own].filter((each) => !usual.has(each));
  if (lacking.length + surplus.length === 0) return undefined;
  const wrong = surplus.length > 0 ? [`adds ${surplus.join(', ')}`] : [];
  const right = lacking.length > 0 ? [`omits ${lacking.join(', ')}`] : [];
  return `its placeholders differ from the original: it ${[...wrong, ...right].join(' and ')}`;
}

/* Copies the text in the main language as it is written, including escapes such as \\u00a0. */
function changeOf(
  { steps, texts, isLabel, base: text }: TranslatableText,
  { languages, base }: { languages: unknown; base: string },
  language: string,
  value: unknown,
): SetChange {
  if (texts) return { kind: 'set', at: [...steps, language], value };
  // One text for all languages would replace the built-in labels of the others.
  if (language === base) return { kind: 'set', at: steps, value: languages ? { [base]: value } : value };
  const inBase = isLabel ? text : new Copied(pointerOf(steps));
  return { kind: 'set', at: steps, value: { [base]: inBase, [language]: value } };
}

type SetChange = Extract<Change, { kind: 'set' }>;

/* Writes the labels of a site that has none as one object. */
function inOneObject(site: WrittenSite, changes: readonly SetChange[]): Change[] {
  const missing = ['labels', 'notFound'].filter((name) => !Object.hasOwn(site, name));
  const isIn = (name: string) => (change: SetChange) => change.at[0] === name;
  return [
    ...changes.filter((change) => !missing.some((name) => isIn(name)(change))),
    ...missing.flatMap((name): Change[] => {
      const own = changes.filter(isIn(name)).map(({ at, value }) => [at[1], value] as const);
      return own.length === 0 ? [] : [{ kind: 'set', at: [name], value: Object.fromEntries(own) }];
    }),
  ];
}

function addLanguage({ languages }: WrittenSite, base: string, language: string): Change[] {
  if (language === base || languages?.includes(language)) return [];
  if (languages) return [{ kind: 'append', at: ['languages'], value: language }];
  return [
    { kind: 'rename', at: ['language'], name: 'languages' },
    { kind: 'set', at: ['language'], value: [base, language] },
  ];
}
