import { isRecord } from '../../../../shared/is-record.ts';
import type { Fix } from '../../../diagnostic/diagnostic.ts';
import type { Change } from '../../../json/changes/change.ts';
import { asWritten } from '../../example.ts';

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
  const at = ['owner', 'facts'];
  const kept: Change = Object.hasOwn(owner, 'facts')
    ? { kind: 'append', at, value: fact }
    : { kind: 'set', at, value: [fact] };
  return {
    text: `write ${JSON.stringify(phone)} and add this to "facts": ${asWritten(fact)}`,
    certain: false,
    edits: [],
    changes: [{ kind: 'set', at: ['owner', 'phone'], value: phone }, kept],
  };
}

/* With the code of the country, where a zero at its beginning is for those who are there. */
function fromAbroad(number: string, country: unknown): string {
  const code = typeof country === 'string' && Object.hasOwn(codes, country) ? codes[country] : undefined;
  const [, rest] = /^0([1-9].*)$/.exec(number) ?? [];
  return code === undefined || rest === undefined ? number : `+${code} ${rest.replace(/[./-]/g, ' ')}`;
}

const codes: Readonly<Record<string, number>> = {
  AT: 43,
  BE: 32,
  CH: 41,
  DE: 49,
  DZ: 213,
  EG: 20,
  FR: 33,
  GB: 44,
  MA: 212,
  NL: 31,
  SE: 46,
};
