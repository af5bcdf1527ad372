import { brands, type Icon, icons, ofBrand } from '../../../schema/icons.ts';
import { patterns } from '../../../schema/patterns.ts';
import type { BlockRegistry } from '../../core/block-registry.ts';
import { type Fix, type Pointer, type Problem, valueAt } from '../../core/diagnostics/diagnostic.ts';
import { didYouMean, isLike, nearest } from '../../core/diagnostics/did-you-mean.ts';
import { stepsOf, valueIn } from '../../core/diagnostics/pointer.ts';
import { asSentence } from '../../core/diagnostics/wording.ts';
import type { AjvError } from '../../core/problem-cause.ts';
import { eitherDay } from '../../core/text/convert-date.ts';
import { namesIconFile } from '../../core/validation/invalid-value.ts';
import { write, writeEnd } from '../../core/validation/replacement-fixes.ts';
import { type TextKind, textKinds } from '../../core/validation/schema.ts';
import { isRecord } from '../../shared/is-record.ts';
import iconNames from '../tables/icon-names.json';
import { hintFor, impliedSetting, isAmong, suggestTypes } from '../unknown-settings/aliases.ts';
import { requiredSettings } from '../unknown-settings/as-block.ts';
import { adviseOnTranslations, fixType, removeSetting, withoutQuotes } from './fix-type.ts';
import { iconOfNetwork } from './icon-of-network.ts';
import { moveSpokenLanguages } from './move-spoken-languages.ts';
import { suggestEnumValue } from './suggest-enum-value.ts';
import { suggestPeriod } from './suggest-period.ts';
import { contextAt, suggestValue } from './suggest-value.ts';

/** Adds a fix or advice to the problem of a value that doesn't match its schema. */
export function fixValue(registry: BlockRegistry, problem: Problem, error: AjvError, site: unknown): Problem {
  const { keyword, params, parentSchema: schema, instancePath: pointer, data } = error;
  switch (keyword) {
    case 'type': {
      const label = adviseOnTranslations(error);
      if (label !== undefined) return { ...problem, details: { ...problem.details, advice: '' }, label };
      const isTag = schema.pattern === patterns.language && stepsOf(pointer).at(-2) === 'languages';
      const fix = fixType(registry, error, site) ?? (isTag ? moveSpokenLanguages(registry, pointer, site) : undefined);
      // The languages of a site are often mistaken for those that the owner speaks.
      const isLanguage = !fix && isTag && isRecord(data);
      const advice = isLanguage ? adviseOnLanguage(data) : '';
      const advised = isLanguage || fix ? { ...problem, details: { ...problem.details, advice } } : problem;
      return withFix(advised, fix);
    }
    case 'const':
    case 'enum': {
      const allowed = schema.enum ?? [params.allowedValue];
      return problem.code === 'OF101'
        ? fixBlockType(registry, problem, String(data), allowed.map(String), pointer, site)
        : withFix(problem, fixEnumValue(data, allowed, pointer));
    }
    case 'minLength':
      // Every minimum length is one character, so the text is empty.
      return withFix(problem, removeSetting(registry, pointer, site, addOrRemove));
    case 'pattern':
      return fixText(registry, problem, error, site);
    default:
      return problem;
  }
}

const adviseOnLanguage = (data: object): string =>
  Object.hasOwn(data, 'code')
    ? 'Write the languages of the site as language tags, for example ["en", "fr"].'
    : asSentence(String(hintFor('languages', 'Owner')));

const withFix = (problem: Problem, fix: Fix | undefined): Problem => (fix ? { ...problem, fix } : problem);

function fixEnumValue(data: unknown, allowed: readonly unknown[], pointer: string): Fix | undefined {
  // "2.0" is the version 2, too.
  const number = allowed.find(
    (value) => value !== data && (String(value) === data || (typeof data === 'string' && value === Number(data))),
  );
  if (number !== undefined) return withoutQuotes(pointer, String(number));
  const texts = allowed.map(String);
  const suggestion = typeof data === 'string' ? (suggestEnumValue(data, texts) ?? nearest(data, texts)) : undefined;
  if (suggestion === undefined) return undefined;
  const fix = didYouMean(valueAt(pointer), String(data), suggestion);
  // "night" is one edit away from "light".
  return { ...fix, certain: fix.certain && isLike(String(data), suggestion) };
}

/* Suggests the block type with the same spelling, an alias whose required settings are there, or the nearest name. */
function fixBlockType(
  registry: BlockRegistry,
  problem: Problem,
  written: string,
  types: readonly string[],
  pointer: string,
  site: unknown,
): Problem {
  const hint = hintFor(written, 'Block');
  const steps = stepsOf(pointer).slice(0, -1);
  // Only objects have types.
  const data = valueIn(site, steps) as Record<string, unknown>;
  const alike = types.find((type) => isLike(type, written));
  const aliases = suggestTypes(written);
  const fitting = aliases.find((type) => {
    const schema = registry.schemaOf(type);
    return schema && requiredSettings(schema).every((name) => Object.hasOwn(data, name));
  });
  const suggestion = alike ?? fitting ?? aliases[0] ?? nearest(written, types);
  if (suggestion === undefined) return hint === undefined ? problem : { ...problem, label: hint };
  const fix = didYouMean(valueAt(pointer), written, suggestion);
  if (alike !== undefined || aliases.length === 0) return { ...problem, fix };
  const [name, value] = impliedSetting(written, suggestion) ?? [];
  if (name === undefined || Object.hasOwn(data, name))
    return { ...problem, fix: { ...fix, certain: isAmong(written, 'certainTypes') && suggestion === aliases[0] } };
  const text = `write "type": "${suggestion}" and add "${name}": "${value}"`;
  const edits = [...fix.edits, { kind: 'set', at: [...steps, name], value } as const];
  return { ...problem, fix: { text, certain: false, edits } };
}

function fixText(registry: BlockRegistry, problem: Problem, error: AjvError, site: unknown): Problem {
  const { instancePath: pointer } = error;
  const text = String(error.data);
  const kind = textKinds.get(error.parentSchema.pattern);
  if (kind === 'icon') return withFix(problem, suggestIcon(text, pointer));
  const advice = adviseOnText(kind, text);
  const advised = advice ? { ...problem, details: { ...problem.details, advice: asSentence(advice) } } : problem;
  const suggestion = kind && suggestValue(kind, text, contextAt(site, pointer));
  if (suggestion !== undefined) return withFix(advised, write(valueAt(pointer), suggestion));
  if (emptyWords.test(text))
    return withFix(
      advised,
      writeEnd(pointer) ?? removeSetting(registry, pointer, site, 'remove it to omit it from the site'),
    );
  return text.trim() === '' ? withFix(advised, removeSetting(registry, pointer, site, addOrRemove)) : advised;
}

const addOrRemove = 'add text or remove it';

const emptyWords = /^\s*(?:none|n\/?a|tbd|todo|null|undefined|nil|[-–—?.…]+)\s*$/i;

/* Explains what to write instead of a text that can't be converted. */
function adviseOnText(kind: TextKind | undefined, text: string): string | undefined {
  switch (kind) {
    case 'file':
      return /^(?:[a-z][a-z+.-]*:|\/\/|~|\\)/i.test(text.trim())
        ? 'images must be part of the site: put this one in public/, and write its path, such as "/me.jpg"'
        : undefined;
    case 'textFile':
      return /\.(?:docx?|odt|rtf|pages|pdf|txt|html?)$/i.test(text)
        ? "this file isn't Markdown: save its text as a .md file next to the site file"
        : undefined;
    case 'phone':
      return /(?:\D*\d){6}/.test(text)
        ? 'write one phone number of up to 15 digits, and put anything else in "facts" of "owner"'
        : undefined;
    case 'date':
    case 'dateOrPresent': {
      // Either of two numbers up to 12 can be the month.
      const either = eitherDay(text);
      if (either) return `write "${either[0]}" if the day comes first, or "${either[1]}" if the month does`;
      const period = text.length > 100 ? undefined : suggestPeriod(text);
      return period && period.end !== period.start
        ? `write one date here, such as "${period.start}": only a "period" has two`
        : undefined;
    }
    default:
      return undefined;
  }
}

/* Returns the fix that writes a similar icon; undefined if there is none. */
function suggestIcon(written: string, pointer: Pointer): Fix | undefined {
  const at = valueAt(pointer);
  if (namesIconFile(written)) {
    const file = suggestValue('icon', written);
    return file === undefined ? undefined : write(at, file);
  }
  const suggestion = findIcon(written);
  // "facebook" is certainly the brand; "githb" isn't.
  return suggestion === undefined
    ? undefined
    : { ...didYouMean(at, written, suggestion), certain: isLike(nameIn(written), nameIn(suggestion)) };
}

const iconsByName = new Map<string, Icon>(
  Object.entries(iconNames).flatMap(([icon, names]) => names.split(' ').map((name) => [name, icon as Icon] as const)),
);

/* Removes the prefixes and suffixes of icon libraries: "fab fa-linkedin-in", "FaGithub", "mdi:github". */
const nameIn = (icon: string) =>
  icon
    .replace(/^brand:/i, '')
    .replace(
      /^(?:(?:fa-(?:brands|solid|regular|light)|fa[bsrl]?|bi|mdi|ri|si|devicon|icon|logos|lucide|simple-icons|ion-logo|ion|tabler)[\s:/-]+)+|^(?:fa[bsr]?|mdi|Fa|Si|Md|Bs|Io|Tb|Fi|Ai|Lu)(?=[A-Z])/,
      '',
    )
    .replace(/(?<=\w)-(?:in|f|alt|square|line|fill|logo|plain|original|outline|icon)$/i, '')
    .replace(/[\s.]/g, '');

/* With "brand:", only brands match, and drawings of brands such as "linkedin". Without, drawings take precedence. */
function findIcon(written: string): string | undefined {
  const isBrandName = /^brand:/i.test(written);
  const name = nameIn(written);
  const brand = isBrandName ? brands.find((each) => isLike(each, name)) : undefined;
  const match = brand
    ? ofBrand(brand)
    : (iconOfNetwork(name) ?? (isBrandName ? undefined : iconsByName.get(name.toLowerCase())));
  // Every name of one or two letters is near others.
  if (match || name.length < 3) return match;
  const byName = new Map<string, string>(brands.map((each) => [each, ofBrand(each)]));
  if (!isBrandName) for (const icon of icons) byName.set(icon, icon);
  return byName.get(nearest(name, byName.keys()) ?? '');
}
