import { patterns } from '../../../schema/patterns.ts';
import type { Fix } from '../../core/diagnostics/diagnostic.ts';
import type { Change } from '../../core/source/changes/change.ts';
import { formatExample } from '../../core/validation/example.ts';
import { isRecord } from '../../shared/is-record.ts';
import { callingCodes } from '../tables/values.ts';

/**
 * The fix of a telephone number of the owner with a remark behind it, "09/223.45.67 (after 6 pm)", which becomes one of
 * the facts: of `number` as it can be dialled from anywhere, where the country is known. Undefined where there is no remark.
 */
export function phoneWithRemark(text: string, number: string, owner: Record<string, unknown>): Fix | undefined {
  const [, remark] = /\(([^()\d][^()\n]{1,100})\)\s*$/.exec(text) ?? [];
  const { facts = [], location } = owner;
  if (remark === undefined || !Array.isArray(facts)) return undefined;
  const phone = fromAbroad(number, isRecord(location) ? location.countryCode : undefined);
  const fact = { label: 'Phone', value: remark.trim() };
  return {
    text: `write ${JSON.stringify(phone)} and add this to "facts": ${formatExample(fact)}`,
    certain: false,
    edits: [{ kind: 'set', at: ['owner', 'phone'], value: phone }, ...toFacts(owner, [fact])],
  };
}

/** The fix of two or more telephone numbers in one setting: all but the first become facts. Undefined where it is one. */
export function phonesInFacts(text: string, owner: Record<string, unknown>): Fix | undefined {
  const { facts = [] } = owner;
  const [first, ...others] = phonesIn(text);
  if (first === undefined || others.length === 0 || !Array.isArray(facts)) return undefined;
  const added = others.map((value) => ({ label: 'Phone', value }));
  return {
    text: `write ${JSON.stringify(first)} and add the rest to "facts": ${added.map(formatExample).join(', ')}`,
    certain: false,
    edits: [{ kind: 'set', at: ['owner', 'phone'], value: first }, ...toFacts(owner, added)],
  };
}

/** What to do about a telephone number with the digits of several; undefined of any other. */
export const phoneAdvice = (text: string): string | undefined =>
  /(?:\D*\d){12}/.test(text)
    ? 'write one phone number of up to 15 digits, and put any other in "facts" of "owner"'
    : undefined;

/* Adds facts to those of the owner. */
const toFacts = (owner: Record<string, unknown>, added: object[]): Change[] =>
  Object.hasOwn(owner, 'facts')
    ? added.map((value) => ({ kind: 'append', at: ['owner', 'facts'], value }))
    : [{ kind: 'set', at: ['owner', 'facts'], value: added }];

/* The numbers in a text of nothing else, by the first way of taking it apart that leaves only numbers. */
function phonesIn(text: string): string[] {
  const ways = separators.map((separator) => text.trim().split(separator).filter(Boolean));
  return ways.find((parts) => parts.length > 1 && parts.every((part) => aNumber.test(part))) ?? [];
}

/* A slash and a hyphen stand in numbers too. */
const separators = [
  /\s*(?:[,;|&\n]|\s(?:or|and|oder|und|ou|et|o|y|أو|و)\s)\s*/i,
  /\s*[,;|&/]?\s*(?=\+)/,
  /\s*\/\s*/,
  /\s+[-\u2010-\u2014]\s+/,
  /\s{2,}/,
];

const aNumber = new RegExp(`^(?=(?:\\D*\\d){6})${patterns.phone.slice(1)}`, 'u');

/* With the code of the country, where a zero at its beginning is for those who are there. */
function fromAbroad(number: string, country: unknown): string {
  const code = typeof country === 'string' && Object.hasOwn(callingCodes, country) ? callingCodes[country] : undefined;
  const [, rest] = /^0([1-9].*)$/.exec(number) ?? [];
  return code === undefined || rest === undefined ? number : `+${code} ${rest.replace(/[./-]/g, ' ')}`;
}
