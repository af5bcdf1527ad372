import { patterns } from '../../../schema/patterns.ts';
import { type Fix, type Problem, valueAt } from '../../core/diagnostics/diagnostic.ts';
import { didYouMean, isLike, nearest } from '../../core/diagnostics/suggest.ts';
import { asSentence } from '../../core/diagnostics/wording.ts';
import { eitherDay } from '../../core/text/suggest-date.ts';
import type { AjvFinding } from '../../core/validation/finding.ts';
import { type TextKind, textKinds } from '../../core/validation/schema.ts';
import { write, writeEnd, writeValue } from '../../core/validation/write.ts';
import { convertType } from '../conversions/convert-type.ts';
import { unquoteAllowed } from '../conversions/convert-values.ts';
import { splitDates } from '../conversions/two-dates.ts';
import { adviseOnTranslations } from '../conversions/unlocalized-value.ts';
import { removeSetting } from '../conversions/without-it.ts';
import { typeFix } from '../places/block-type.ts';
import { adviseOnLanguages } from '../places/spoken-languages.ts';
import { typeHint } from '../places/unsupported-hints.ts';
import { fileAdvice, textAdvice } from './file-advice.ts';
import { suggestEnumValue } from './suggest-enum-value.ts';
import { suggestIcon } from './suggest-icon.ts';
import { phoneAdvice, phonesInFacts, phoneWithRemark } from './suggest-phone.ts';
import { knownOf, suggestedValue } from './suggest-value.ts';

/** A problem of a value that doesn't match its schema, with its fix, or else with advice, where there is one. */
export function fixValue(problem: Problem, finding: AjvFinding, site: unknown): Problem {
  const { keyword, params, parentSchema: schema } = finding;
  switch (keyword) {
    case 'type':
      return fixType(problem, finding, site);
    case 'const':
    case 'enum':
      return fixAmong(problem, schema.enum ?? [params.allowedValue], finding, site);
    case 'minimum':
    case 'maximum':
      return fixed(problem, turned(finding));
    case 'minLength':
      // No text has to be longer than one character.
      return fixed(problem, removeSetting(finding.instancePath, site, orDelete));
    case 'pattern':
      return fixText(problem, finding, site);
    default:
      return problem;
  }
}

const fixed = (problem: Problem, fix: Fix | undefined, label?: string): Problem => ({
  ...problem,
  ...(label !== undefined && { label }),
  ...(fix && { fix }),
});

const advised = (problem: Problem, advice: string): Problem => ({ ...problem, words: { ...problem.words, advice } });

function fixType(problem: Problem, finding: AjvFinding, site: unknown): Problem {
  const { data, parentSchema } = finding;
  const once = adviseOnTranslations(finding);
  const fix = once?.fix ?? convertType(finding, site);
  if (fix || once) return fixed(advised(problem, ''), fix, once?.label);
  return parentSchema.pattern === patterns.language && typeof data === 'object' && data !== null
    ? advised(problem, asSentence(adviseOnLanguages()))
    : problem;
}

function fixAmong(
  problem: Problem,
  allowed: readonly unknown[],
  { instancePath, data }: AjvFinding,
  site: unknown,
): Problem {
  const texts = allowed.filter((value): value is string => typeof value === 'string');
  if (problem.code === 'OF101') {
    const fix = typeFix(String(data), texts, instancePath, site);
    return fixed(problem, fix, fix ? undefined : typeHint(String(data)));
  }
  const suggestion = typeof data === 'string' ? (suggestEnumValue(data, texts) ?? nearest(data, texts)) : undefined;
  if (suggestion === undefined) return fixed(problem, unquoteAllowed(allowed, data, instancePath));
  const fix = didYouMean(valueAt(instancePath), String(data), suggestion);
  // "night" is as near to "light" as a slip of the pen.
  return fixed(problem, { ...fix, certain: fix.certain && isLike(String(data), suggestion) });
}

function fixText(problem: Problem, finding: AjvFinding, site: unknown): Problem {
  const text = String(finding.data);
  const name = textKinds.get(String(finding.parentSchema.pattern));
  if (name === 'icon') return fixed(problem, suggestIcon(text, finding.instancePath));
  const advice =
    (name === 'file' && fileAdvice(text.trim())) ||
    (name === 'textFile' && textAdvice(text)) ||
    (name === 'phone' && phoneAdvice(text)) ||
    adviceOnDay(name, text);
  return fixed(advice ? advised(problem, asSentence(advice)) : problem, fixOfText(name, finding, site));
}

/* What the text was meant to be; or where nothing is written and nothing is needed, no setting at all. */
function fixOfText(name: TextKind | undefined, { instancePath, data }: AjvFinding, site: unknown): Fix | undefined {
  const text = String(data);
  const known = knownOf(site, instancePath);
  const suggestion = name && suggestedValue(name, text, known);
  if (suggestion !== undefined) {
    const { owner } = site as { owner: Record<string, unknown> };
    const phone = name === 'phone' ? phoneWithRemark(text, suggestion, owner) : undefined;
    return phone ?? write(valueAt(instancePath), suggestion);
  }
  const phones = name === 'phone' && phonesInFacts(text, (site as { owner: Record<string, unknown> }).owner);
  if (phones) return phones;
  const dates = name === 'date' ? splitDates(text, instancePath, site, known) : undefined;
  if (dates) return dates;
  if (saysNothing.test(text))
    return writeEnd(instancePath) ?? removeSetting(instancePath, site, 'remove it to omit it from the site');
  return text.trim() === '' ? removeSetting(instancePath, site, orDelete) : undefined;
}

const orDelete = 'add text or remove it';

const saysNothing = /^\s*(?:none|n\/?a|tbd|todo|null|undefined|nil|[-–—?.…]+)\s*$/i;

/* An angle goes round. */
function turned({ data, instancePath, parentSchema: { maximum } }: AjvFinding): Fix | undefined {
  if (maximum !== 360 || !Number.isSafeInteger(data)) return undefined;
  return writeValue(instancePath, ((Number(data) % 360) + 360) % 360);
}

/* Of two small figures either may be the month. */
function adviceOnDay(name: TextKind | undefined, text: string): string | undefined {
  const either = name === 'date' || name === 'dateOrPresent' ? eitherDay(text) : undefined;
  return either && `write "${either[0]}" if the day comes first, or "${either[1]}" if the month does`;
}
