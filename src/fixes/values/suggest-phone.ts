import { patterns } from '../../../schema/patterns.ts';
import type { Fix } from '../../core/diagnostics/diagnostic.ts';
import type { Change } from '../../core/source/changes/change.ts';
import { formatExample } from '../../core/validation/example.ts';
import { isRecord } from '../../shared/is-record.ts';
import { callingCodes } from '../tables/values.ts';

/**
 * Moves a remark after the owner's phone number to the facts: "09/223.45.67 (after 6 pm)". Adds the country code to
 * `number` if the country is known. Undefined if there is no remark.
 */
export function movePhoneRemark(text: string, number: string, owner: Record<string, unknown>): Fix | undefined {
  const [, remark] = /\(([^()\d][^()\n]{1,100})\)\s*$/.exec(text) ?? [];
  const { facts = [], location } = owner;
  if (remark === undefined || !Array.isArray(facts)) return undefined;
  const phone = withCountryCode(number, isRecord(location) ? location.countryCode : undefined);
  const fact = { label: 'Phone', value: remark.trim() };
  return {
    text: `write ${JSON.stringify(phone)} and add this to "facts": ${formatExample(fact)}`,
    certain: false,
    edits: [{ kind: 'set', at: ['owner', 'phone'], value: phone }, ...addFacts(owner, [fact])],
  };
}

/** Moves all but the first of several phone numbers in one setting to the facts. Undefined if there is only one. */
export function movePhonesToFacts(text: string, owner: Record<string, unknown>): Fix | undefined {
  const { facts = [] } = owner;
  const [first, ...others] = phonesIn(text);
  if (first === undefined || others.length === 0 || !Array.isArray(facts)) return undefined;
  const added = others.map((value) => ({ label: 'Phone', value }));
  return {
    text: `write ${JSON.stringify(first)} and add the rest to "facts": ${added.map(formatExample).join(', ')}`,
    certain: false,
    edits: [{ kind: 'set', at: ['owner', 'phone'], value: first }, ...addFacts(owner, added)],
  };
}

/** Returns advice for a phone number with the digits of several; undefined for any other. */
export const phoneAdvice = (text: string): string | undefined =>
  /(?:\D*\d){12}/.test(text)
    ? 'write one phone number of up to 15 digits, and put any other in "facts" of "owner"'
    : undefined;

const addFacts = (owner: Record<string, unknown>, added: object[]): Change[] =>
  Object.hasOwn(owner, 'facts')
    ? added.map((value) => ({ kind: 'append', at: ['owner', 'facts'], value }))
    : [{ kind: 'set', at: ['owner', 'facts'], value: added }];

/* Splits a text at the first separator that leaves only phone numbers. */
function phonesIn(text: string): string[] {
  const splits = separators.map((separator) => text.trim().split(separator).filter(Boolean));
  return splits.find((parts) => parts.length > 1 && parts.every((part) => phoneNumber.test(part))) ?? [];
}

/* Numbers can contain slashes and hyphens. */
const separators = [
  /\s*(?:[,;|&\n]|\s(?:or|and|oder|und|ou|et|o|y|أو|و)\s)\s*/i,
  /\s*[,;|&/]?\s*(?=\+)/,
  /\s*\/\s*/,
  /\s+[-\u2010-\u2014]\s+/,
  /\s{2,}/,
];

const phoneNumber = new RegExp(`^(?=(?:\\D*\\d){6})${patterns.phone.slice(1)}`, 'u');

/* Replaces a leading zero by the country code. */
function withCountryCode(number: string, country: unknown): string {
  const code = typeof country === 'string' && Object.hasOwn(callingCodes, country) ? callingCodes[country] : undefined;
  const [, rest] = /^0([1-9].*)$/.exec(number) ?? [];
  return code === undefined || rest === undefined ? number : `+${code} ${rest.replace(/[./-]/g, ' ')}`;
}
