import type { ViewProps } from '../../components/view.ts';
import { isConfirmed } from './response-errors.ts';

export type Send = NonNullable<ViewProps<'form'>['block']['send']>;

/** The result of sending a message. */
export type Answer =
  | { kind: 'arrived' }
  | { kind: 'refused'; status: number; body: unknown; retryAfter: string | null }
  | { kind: 'unconfirmed'; isLate: boolean; isBlocked: boolean }
  | { kind: 'offline' };

/** The timeout of a response including its body, in seconds. */
export const timeout = 15;
/* The maximum length of a response that is read, in characters. */
const maxLength = 100_000;

/** Sends a message once. Never throws. A message is only successful if the response confirms it. */
export async function post(send: Send, answers: [string, string][], id: string): Promise<Answer> {
  if (!navigator.onLine) return { kind: 'offline' };
  const control = new AbortController();
  let isLate = false;
  let isBlocked = false;
  const timer = setTimeout(() => {
    isLate = true;
    control.abort();
  }, timeout * 1000);
  // The policy allows the endpoint itself, so only a redirect can violate it. The browser hides where it leads.
  const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    isBlocked ||= effectiveDirective === 'connect-src';
  };
  addEventListener('securitypolicyviolation', onViolation, { signal: control.signal });
  // Aborts the request, because some browsers would keep waiting.
  addEventListener('offline', () => control.abort(), { signal: control.signal });
  try {
    const response = await fetch(send.endpoint, { ...requestOf(send, answers, id), signal: control.signal });
    const text = await textOf(response).catch((error: unknown) => {
      // The status of an error response is enough.
      if (response.ok) throw error;
      return '';
    });
    const body = parsed(text);
    if (response.ok && isConfirmed(text, body, new Map(answers))) return { kind: 'arrived' };
    return { kind: 'refused', status: response.status, body, retryAfter: response.headers.get('Retry-After') };
  } catch {
    // The violation is reported after the request has failed.
    await new Promise((done) => setTimeout(done));
    if (isBlocked)
      console.warn(
        `The response of ${send.endpoint} was redirected to another origin, which the policy of this site blocks. ` +
          'Add the origin to "origins" in the "send" setting of the form.',
      );
    return { kind: 'unconfirmed', isLate, isBlocked };
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

async function textOf({ body }: Response): Promise<string> {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  while (reader && text.length < maxLength) {
    const { done, value } = await reader.read();
    if (done) break;
    text += value;
  }
  return text;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
