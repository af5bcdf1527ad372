import type { Pointer, Problem } from '../../core/diagnostics/diagnostic.ts';
import type { JsonPath } from '../../core/source/changes/change.ts';
import { stepsOf } from '../../core/source/pointer.ts';
import type { Schema } from '../../core/validation/schema.ts';
import { isRecord } from '../../shared/is-record.ts';
import { isPrivate, isTextOfPage, suggestNames } from '../names/candidates.ts';
import { dateInPeriod, periodIn } from '../names/dates.ts';
import { altBeside, nameInParts, pictureElsewhere, pictureInParts } from '../names/in-parts.ts';
import { withLanguages } from '../names/with-language.ts';
import { asBlocks, blockShowing } from '../places/as-blocks.ts';
import { merged } from '../places/merged.ts';
import { isFact, moveToNotes } from '../places/move-to-notes.ts';
import type { Offer } from '../places/offer.ts';
import { placeOf } from '../places/place.ts';
import { findLanguagesElsewhere } from '../places/spoken-languages-elsewhere.ts';
import { textOfPage } from '../places/text-of-page.ts';
import { unpacked } from '../places/unpacked.ts';
import { needlessSetting, settingHint } from '../places/unsupported-hints.ts';
import { type Lack, namesOf, removeMissing } from './lack.ts';
import { fewestFirst, fixOf, type Named, nameFor, slipFor, standIns } from './named.ts';
import { rewritten } from './rewritten.ts';

/** The way out for an unknown setting. Some are told with another one. */
export type Answer = Pick<Problem, 'fix' | 'label'> | 'told';

/** The ways out for all unknown settings of an object, by their names. */
export function propertyFixes(lack: Lack, pointer: Pointer, site: unknown): Map<string, Answer> {
  const { schema, data, unknown, missing } = lack;
  const way = stepsOf(pointer);
  const answers = new Map<string, Answer>();
  const taken: Record<string, unknown> = { ...data };
  // What is nobody else's business becomes nothing that is shown.
  const open = unknown.filter((key) => !isPrivate(key, schema));
  const period = periodIn(open, data, schema);
  const date = dateInPeriod(open, data, schema);
  const name = nameInParts(open, data, schema);
  const picture = pictureInParts(open, data, schema);
  const inOne = [
    period && { name: 'period', ...period },
    date && { name: 'date', ...date },
    name && { name: 'name', ...name },
    picture && { name: 'picture', ...picture },
  ];
  for (const one of [...inOne, ...withLanguages(open, data, schema, site)]) {
    if (!one) continue;
    const [first = '', ...others] = one.keys;
    answers.set(first, { fix: rewritten(way, first, one.name, one.value, others, data) });
    for (const key of others) answers.set(key, 'told');
    taken[one.name] = one.value;
    removeMissing(one.name, lack);
  }
  // It is told with the picture.
  const alt = schema.properties?.picture && altBeside(open, data);
  if (alt !== undefined) answers.set(alt, 'told');
  // What a block has in groups of its own comes out of them.
  const inner = schema.properties?.type?.const === undefined ? undefined : unpacked(data, schema, way, site);
  for (const name of inner?.names ?? []) removeMissing(name, lack);
  for (const [index, key] of (inner?.keys ?? []).entries())
    answers.set(key, inner && index === 0 ? offered(inner.offer, missing) : 'told');
  const text = lack.isInText ? undefined : textOfPage(open, data, schema, way);
  for (const [index, key] of (text?.keys ?? []).entries())
    answers.set(key, text && index === 0 ? offered(text.offer, missing) : 'told');
  // Blocks at the top are no pages under another name, and those of an owner or a page nothing of theirs.
  for (const key of isAround(lack) ? open : []) {
    const place = answers.has(key) || isOfPage(key, lack) ? undefined : asBlocks([...way, key], site);
    if (place) answers.set(key, offered(place, missing));
  }
  const names = new Map<string, Named>();
  for (const name of inner?.names ?? []) taken[name] = true;
  for (const key of fewestFirst(open, taken, schema)) {
    const named = answers.has(key) ? undefined : nameFor(key, taken, lack);
    if (!named) continue;
    const first = [...names.values()].find(({ name }) => name === named.name);
    if (named.areEntries && first && !Object.hasOwn(data, named.name)) {
      // Of a list that is not there yet the first makes it, with what the others say.
      first.value = [...(first.value as unknown[]), ...(named.value as unknown[])];
      first.others = [...(first.others ?? []), key];
      taken[named.name] = first.value;
      answers.set(key, 'told');
      continue;
    }
    names.set(key, named);
    taken[named.name] = named.value;
    removeMissing(named.name, lack);
  }
  const rest = open.filter((key) => !answers.has(key) && !names.has(key));
  for (const [key, name] of standIns(rest, [...missing], data, schema)) {
    names.set(key, { name, value: data[key], isSure: false, isGuess: true });
    removeMissing(name, lack);
  }
  const isRival = (name: string) => [...names.values()].filter((other) => other.name === name).length > 1;
  for (const key of unknown) {
    const named = names.get(key);
    if (named) answers.set(key, { fix: fixOf(key, named, lack, way, isRival(named.name)) });
    else if (!answers.has(key)) answers.set(key, elsewhere(key, lack, way, site));
  }
  return answers;
}

const isAround = ({ schema, isInText }: Lack): boolean =>
  !isInText && ['Site', 'Owner', 'Page'].includes(String(schema.title));

/* What a page calls otherwise, other than a list of what blocks have. */
const isOfPage = (key: string, { schema, data }: Lack): boolean => {
  const names = schema.title === 'Page' ? suggestNames(key, schema) : [];
  const areGroups = Array.isArray(data[key]) && data[key].every((entry) => isRecord(entry));
  return names.includes('blocks') || (names.length > 0 && !areGroups);
};

/* A setting that the object has no name for: it belongs elsewhere, is there twice, or is kept. */
function elsewhere(key: string, lack: Lack, way: JsonPath, site: unknown): Answer {
  const { schema, data, missing } = lack;
  if (lack.isInText) return { label: inText(key, lack) };
  const told = settingHint(key, String(schema.title));
  if (told !== undefined) return { label: told };
  if (isPrivate(key, schema)) return offered(moveToNotes(key, way, site, schema), missing);
  if (isSpoken(key, schema)) return offered(findLanguagesElsewhere([...way, key], site), missing);
  const needless = needlessSetting(key, String(schema.title));
  if (needless !== undefined)
    return { fix: { text: needless, certain: false, edits: [{ kind: 'remove', at: [...way, key] }] } };
  const picture = pictureElsewhere(key, data[key], schema);
  if (picture !== undefined) return { label: picture };
  const parts = merged(key, way, site, schema);
  if (parts) return offered(parts, missing);
  const place = placeOf(key, way, site);
  if (place) return offered(place, missing);
  const value = data[key];
  if (value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0))
    return { label: 'remove it: it is empty' };
  // The path of a post may be that of its file.
  const meant = suggestNames(key, schema);
  const [first] = meant;
  if (first !== undefined && schema.title === 'Page') return { label: `did you mean "${first}"?` };
  const there =
    key.length < 4
      ? undefined
      : slipFor(
          key,
          namesOf(schema).filter((name) => Object.hasOwn(data, name)),
          schema,
        );
  if (there !== undefined)
    return {
      label:
        data[there] === value ? `remove it: "${there}" has the same value` : `keep only one: "${there}" is already set`,
    };
  const same = meant.find((name) => Object.hasOwn(data, name));
  const block = isAround(lack) && meant.length === 0 && !isFact(key, schema) ? blockShowing(key) : undefined;
  const offer = moveToNotes(key, way, site, schema, same);
  return offered(block === undefined ? offer : { ...offer, text: `${block}, or move it to "notes"` }, missing);
}

/* Nothing of the settings before a text can be moved to the site file as it is written. */
function inText(key: string, { schema, data }: Lack): string {
  const told = settingHint(key, String(schema.title));
  if (told !== undefined) return told;
  if (isPrivate(key, schema)) return 'start the line with # to keep it as a note: in front matter, notes are comments';
  if (schema.title === 'Page' && isTextOfPage(key)) return 'move this text below the front matter';
  // The path of a post is that of its file where its settings don't say it.
  if (typeof data[key] === 'string' && data[key].startsWith('/') && suggestNames(key, schema).includes('path'))
    return 'did you mean "path"?';
  const first = suggestNames(key, schema).find((name) => name !== 'path');
  if (first !== undefined)
    return Object.hasOwn(data, first) ? `keep only one: "${first}" is already set` : `did you mean "${first}"?`;
  return "remove it, or start the line with # to keep it as a note: Onefolio doesn't support this setting";
}

const isSpoken = (key: string, { title }: Schema): boolean =>
  (title === 'Owner' && /^languages?$/i.test(key)) ||
  ((title === 'Owner' || title === 'Site') && /^spoken[-_]?languages?$|^languages?[-_]?(?:spoken|skills)$/i.test(key));

/** What is offered as an answer: a fix, where its changes are known. */
export function offered({ text, changes, settles }: Offer, missing: Set<string>): Exclude<Answer, 'told'> {
  if (settles !== undefined) missing.delete(settles);
  return changes ? { fix: { text, certain: false, edits: changes } } : { label: text };
}
