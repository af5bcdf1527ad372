import { patterns } from '../../../schema/patterns.ts';
import type { BlockRegistry } from '../../core/block-registry.ts';
import { type Fix, type Problem, valueAt } from '../../core/diagnostics/diagnostic.ts';
import { didYouMean, isLike, nearest } from '../../core/diagnostics/did-you-mean.ts';
import { asSentence } from '../../core/diagnostics/wording.ts';
import { eitherDay } from '../../core/text/suggest-date.ts';
import type { AjvFinding } from '../../core/validation/finding.ts';
import { type TextKind, textKinds } from '../../core/validation/schema.ts';
import { write, writeEnd, writeValue } from '../../core/validation/write.ts';
import { adviseOnTranslations } from '../conversions/advise-on-translations.ts';
import { convertType } from '../conversions/convert-type.ts';
import { unquoteAllowed } from '../conversions/convert-values.ts';
import { removeSetting } from '../conversions/remove-setting.ts';
import { splitDates } from '../conversions/split-dates.ts';
import { typeFix } from '../places/block-type.ts';
import { adviseOnLanguages } from '../places/spoken-languages.ts';
import { typeHint } from '../places/unsupported-hints.ts';
import { fileAdvice, textAdvice } from './file-advice.ts';
import { suggestEnumValue } from './suggest-enum-value.ts';
import { suggestIcon } from './suggest-icon.ts';
import { contextAt, suggestValue } from './suggest-value.ts';

/** Adds a fix or advice to the problem of a value that doesn't match its schema. */
export function fixValue(registry: BlockRegistry, problem: Problem, finding: AjvFinding, site: unknown): Problem {
  const { keyword, params, parentSchema: schema } = finding;
  switch (keyword) {
    case 'type':
      return fixType(registry, problem, finding, site);
    case 'const':
    case 'enum':
      return fixEnumValue(registry, problem, schema.enum ?? [params.allowedValue], finding, site);
    case 'minimum':
    case 'maximum':
      return withFix(problem, wrapAngle(finding));
    case 'minLength':
      // Every minimum length is one character, so the text is empty.
      return withFix(problem, removeSetting(registry, finding.instancePath, site, addOrRemove));
    case 'pattern':
      return fixText(registry, problem, finding, site);
    default:
      return problem;
  }
}

const withFix = (problem: Problem, fix: Fix | undefined, label?: string): Problem => ({
  ...problem,
  ...(label !== undefined && { label }),
  ...(fix && { fix }),
});

const withAdvice = (problem: Problem, advice: string): Problem => ({
  ...problem,
  details: { ...problem.details, advice },
});

function fixType(registry: BlockRegistry, problem: Problem, finding: AjvFinding, site: unknown): Problem {
  const { data, parentSchema } = finding;
  const translated = adviseOnTranslations(finding);
  const fix = translated?.fix ?? convertType(registry, finding, site);
  if (fix || translated) return withFix(withAdvice(problem, ''), fix, translated?.label);
  return parentSchema.pattern === patterns.language && typeof data === 'object' && data !== null
    ? withAdvice(problem, asSentence(adviseOnLanguages()))
    : problem;
}

function fixEnumValue(
  registry: BlockRegistry,
  problem: Problem,
  allowed: readonly unknown[],
  { instancePath, data }: AjvFinding,
  site: unknown,
): Problem {
  const texts = allowed.filter((value): value is string => typeof value === 'string');
  if (problem.code === 'OF101') {
    const fix = typeFix(registry, String(data), texts, instancePath, site);
    return withFix(problem, fix, fix ? undefined : typeHint(String(data)));
  }
  const suggestion = typeof data === 'string' ? (suggestEnumValue(data, texts) ?? nearest(data, texts)) : undefined;
  if (suggestion === undefined) return withFix(problem, unquoteAllowed(allowed, data, instancePath));
  const fix = didYouMean(valueAt(instancePath), String(data), suggestion);
  // "night" is one edit away from "light".
  return withFix(problem, { ...fix, certain: fix.certain && isLike(String(data), suggestion) });
}

function fixText(registry: BlockRegistry, problem: Problem, finding: AjvFinding, site: unknown): Problem {
  const text = String(finding.data);
  const name = textKinds.get(finding.parentSchema.pattern);
  if (name === 'icon') return withFix(problem, suggestIcon(text, finding.instancePath));
  const advice =
    (name === 'file' && fileAdvice(text.trim())) ||
    (name === 'textFile' && textAdvice(text)) ||
    (name === 'phone' && phoneAdvice(text)) ||
    adviceOnDay(name, text);
  return withFix(advice ? withAdvice(problem, asSentence(advice)) : problem, fixOfText(registry, name, finding, site));
}

/* Suggests a valid text, or removes an empty and optional setting. */
function fixOfText(
  registry: BlockRegistry,
  name: TextKind | undefined,
  { instancePath, data }: AjvFinding,
  site: unknown,
): Fix | undefined {
  const text = String(data);
  const context = contextAt(site, instancePath);
  const suggestion = name && suggestValue(name, text, context);
  if (suggestion !== undefined) return write(valueAt(instancePath), suggestion);
  const dates = name === 'date' ? splitDates(registry, text, instancePath, site, context) : undefined;
  if (dates) return dates;
  if (emptyWords.test(text))
    return writeEnd(instancePath) ?? removeSetting(registry, instancePath, site, 'remove it to omit it from the site');
  return text.trim() === '' ? removeSetting(registry, instancePath, site, addOrRemove) : undefined;
}

const addOrRemove = 'add text or remove it';

const emptyWords = /^\s*(?:none|n\/?a|tbd|todo|null|undefined|nil|[-–—?.…]+)\s*$/i;

const phoneAdvice = (text: string): string | undefined =>
  /(?:\D*\d){6}/.test(text)
    ? 'write one phone number of up to 15 digits, and put anything else in "facts" of "owner"'
    : undefined;

/* Angles are periodic. */
function wrapAngle({ data, instancePath, parentSchema: { maximum } }: AjvFinding): Fix | undefined {
  if (maximum !== 360 || !Number.isSafeInteger(data)) return undefined;
  return writeValue(instancePath, ((Number(data) % 360) + 360) % 360);
}

/* Either of two numbers up to 12 can be the month. */
function adviceOnDay(name: TextKind | undefined, text: string): string | undefined {
  const either = name === 'date' || name === 'dateOrPresent' ? eitherDay(text) : undefined;
  return either && `write "${either[0]}" if the day comes first, or "${either[1]}" if the month does`;
}
