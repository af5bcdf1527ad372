import type { ViewProps } from '../../parts/view.ts';
import { isRecord } from '../../shared/is-record.ts';

export type Send = NonNullable<ViewProps<'form'>['block']['send']>;

/** What is known of a message after it was sent. */
export type Answer =
  | { kind: 'arrived' }
  | { kind: 'refused'; status: number; said: unknown; retryAfter: string | null }
  | { kind: 'unconfirmed'; isLate: boolean }
  | { kind: 'offline' };

/** How long an answer may take before it counts as none, in seconds. */
export const patience = 15;
/* How long its text may take once its status is known. */
const patienceForText = 2;

/** Sends a message once. Never throws. What has gone on its way counts as arrived only when the other side says so. */
export async function post(send: Send, answers: [string, string][], id: string): Promise<Answer> {
  if (!navigator.onLine) return { kind: 'offline' };
  const control = new AbortController();
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    control.abort();
  }, patience * 1000);
  // Nothing comes any more, and some browsers would wait for it.
  addEventListener('offline', () => control.abort(), { signal: control.signal });
  try {
    const response = await fetch(send.endpoint, { ...requestOf(send, answers, id), signal: control.signal });
    clearTimeout(timer);
    const said = parsed(await textOf(response));
    if (response.ok && !isNo(said)) return { kind: 'arrived' };
    return { kind: 'refused', status: response.status, said, retryAfter: response.headers.get('Retry-After') };
  } catch {
    return { kind: 'unconfirmed', isLate };
  } finally {
    clearTimeout(timer);
    control.abort();
  }
}

function requestOf({ encoding = 'form', id: place = 'field' }: Send, answers: [string, string][], id: string) {
  const isJson = encoding === 'json';
  const all: [string, string][] = place === 'field' ? [...answers, ['_id', id]] : answers;
  return {
    method: 'POST',
    headers: {
      Accept: 'application/json',
      ...(isJson && { 'Content-Type': 'application/json' }),
      ...(place === 'header' && { 'Idempotency-Key': id }),
    },
    body: isJson ? JSON.stringify(Object.fromEntries(all)) : new URLSearchParams(all),
  };
}

/* The status decides: an answer whose text does not come, or makes no sense, is one all the same. */
const textOf = (response: Response): Promise<string> =>
  Promise.race([
    response.text().catch(() => ''),
    new Promise<string>((done) => setTimeout(() => done(''), patienceForText * 1000)),
  ]);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/* Some services answer 200 and say in the text that it has not worked. */
function isNo(said: unknown): boolean {
  if (!isRecord(said)) return false;
  const { success, ok } = said;
  return [success, ok].some((word) => word === false || word === 'false');
}
