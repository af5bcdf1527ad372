import type { Change, JsonPath } from '../../core/source/changes/change.ts';
import { isRecord } from '../../shared/is-record.ts';
import { isOneOf } from '../names/candidates.ts';
import { cvFormats } from '../tables/unsupported.ts';
import type { FixProposal } from './fix-proposal.ts';

const formatOf = (key: string, object: string | undefined) =>
  cvFormats.find(([title, names]) => title === object && isOneOf(key, names))?.[2];

/**
 * Proposes to turn on a format of the CV in "outputs" instead of a setting for it: "cv": ["html", "pdf"] for
 * "pdf": true. Several of these settings are one proposal, of the first one; 'covered' for the others. Undefined for
 * other settings.
 */
export function turnOnCvFormat(
  key: string,
  data: Record<string, unknown>,
  object: string | undefined,
  steps: JsonPath,
  site: unknown,
): FixProposal | 'covered' | undefined {
  const format = formatOf(key, object);
  if (format === undefined) return undefined;
  const on = Object.keys(data).filter((each) => data[each] === true && formatOf(each, object) !== undefined);
  const isOn = on.includes(key);
  if (isOn && key !== on[0]) return 'covered';
  // A site with a setting is an object.
  const { outputs } = site as { outputs?: unknown };
  const ofCv = isRecord(outputs) ? outputs.cv : undefined;
  const before = Array.isArray(ofCv) && ofCv.length > 0 ? ofCv : ['html'];
  const cv = [...new Set([...before, ...(isOn ? on.map((each) => formatOf(each, object)) : [format])])];
  const text = `write "cv": ${JSON.stringify(cv).replaceAll(',', ', ')} in "outputs"`;
  // Another value may be the path of a file, and the owner may have turned off the CV.
  if (!isOn || ofCv === false || Array.isArray(outputs)) return { text };
  const set: Change = isRecord(outputs)
    ? { kind: 'set', at: ['outputs', 'cv'], value: cv }
    : { kind: 'set', at: ['outputs'], value: { cv } };
  return { text, changes: [...on.map((each): Change => ({ kind: 'remove', at: [...steps, each] })), set] };
}
