import type { ClientMessages } from '../../client/dev/messages.ts';
import { isRecord } from '../../shared/is-record.ts';
import { parseJson } from '../parse-json.ts';

/** A message from a page, by its name. */
type ClientMessage = {
  [Name in keyof ClientMessages]: { name: Name; message: ClientMessages[Name] };
}[keyof ClientMessages];

/** Parses a message from a page; null if it is invalid. */
export function readMessage(text: string): ClientMessage | null {
  const data = parseJson(text);
  if (!isRecord(data) || !isRecord(data.message)) return null;
  const { prefix, path, version, file, line, column, of, steps, revision, entry } = data.message;
  switch (data.name) {
    case 'onefolio:here':
      return typeof prefix === 'string' && typeof path === 'string' && isWhole(version, -1)
        ? { name: data.name, message: { prefix, path, version } }
        : null;
    case 'onefolio:open':
      return isWhole(line, 1) && isWhole(column, 1) && (file === undefined || typeof file === 'string')
        ? { name: data.name, message: { ...(file !== undefined && { file }), line, column } }
        : null;
    case 'onefolio:locate':
      return typeof path === 'string' &&
        (of === 'page' || of === 'shell') &&
        Array.isArray(steps) &&
        steps.every(isStep)
        ? { name: data.name, message: { path, of, steps } }
        : null;
    case 'onefolio:fix':
      return isWhole(revision, 1) && isWhole(entry, 0) ? { name: data.name, message: { revision, entry } } : null;
    case 'onefolio:try':
      return of === 'look' || of === 'color' ? { name: data.name, message: { of } } : null;
    case 'onefolio:keep':
      return isWhole(version, 0) ? { name: data.name, message: { version } } : null;
    case 'onefolio:revert':
    case 'onefolio:missing':
      return { name: data.name, message: {} };
    default:
      return null;
  }
}

const isWhole = (value: unknown, least: number): value is number =>
  Number.isSafeInteger(value) && Number(value) >= least;
const isStep = (step: unknown): step is string | number => typeof step === 'string' || isWhole(step, 0);
