import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { post, timeout } from '../../../src/blocks/form/post.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', () => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const send = { endpoint: 'https://example.com/' };
const html = '<!doctype html><title>Log in</title>';

/* The outcome of a message with this response. */
async function outcome(response: Response, answers: [string, string][] = [['message', 'Hello']]): Promise<string> {
  vi.stubGlobal('fetch', async () => response);
  return (await post(send, answers, 'id')).kind;
}

const json = (body: unknown) => new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } });

describe('a message has arrived', () => {
  test.each<[unknown]>([
    [{}],
    [{ ok: true }],
    [{ success: true }],
    [{ success: 'true', message: 'The form was submitted successfully.' }],
    [{ success: 1, error: null, errors: [] }],
    [{ status: 'success' }],
    [{ status: 200, error: '' }],
    [{ status: 'mail_sent', invalid_fields: [] }],
    [{ next: '/thanks', ok: true }],
    [{ result: 'success', code: 0 }],
    [{ accepted: ['you@example.com'], rejected: [] }],
    [{ data: { id: 7 }, errors: null }],
    [{ ok: true, hasError: false, errorCount: 0, errors: { email: [] } }],
    [{ ok: true, fields: { error: 'Error 7 on your page', message: 'Hello' } }],
    [true],
    ['ok'],
  ])('when the server answers %j', async (body) => {
    expect(await outcome(json(body), [['error', 'Error 7 on your page']])).toBe('arrived');
  });

  test.each(['', ' \n', 'ok', 'OK.', 'Accepted', 'queued', 'Thank you!', 'Success'])(
    'when the server responds with the text %j',
    async (text) => {
      expect(await outcome(new Response(text))).toBe('arrived');
    },
  );

  test('when the server returns 204', async () => {
    expect(await outcome(new Response(null, { status: 204 }))).toBe('arrived');
  });

  test('when Netlify returns a page', async () => {
    expect(await outcome(new Response(html), [['form-name', 'contact']])).toBe('arrived');
  });
});

describe('a message counts as not confirmed', () => {
  test.each<[unknown]>([
    [{ error: 'quota' }],
    [{ error: { message: 'quota' } }],
    [{ error: true }],
    [{ errors: [{ message: 'no such form' }] }],
    [{ errors: { email: ['no such host'] } }],
    [{ data: null, errors: [{ message: 'x' }] }],
    [{ errorMessage: 'Task timed out', errorType: 'Runtime' }],
    [{ error_code: 17 }],
    [{ success: false }],
    [{ success: 'false' }],
    [{ success: 0 }],
    [{ success: '0' }],
    [{ success: null }],
    [{ success: 'no' }],
    [{ ok: 0 }],
    [{ ok: '' }],
    [{ OK: false }],
    [{ status: 'error' }],
    [{ status: 'fail', data: { email: 'x' } }],
    [{ status: 'validation_failed' }],
    [{ status: false }],
    [{ status: 0 }],
    [{ status: 422 }],
    [{ statusCode: '500' }],
    [{ code: 403 }],
    [{ result: 'error' }],
    [{ type: 'error' }],
    [{ sent: false }],
    [{ accepted: [], rejected: ['you@example.com'] }],
    [{ data: { success: false } }],
    [{ ok: true, results: [{ error: 'quota' }] }],
    [[{ error: 'quota' }]],
    [null],
    [false],
    [0],
    ['error'],
    ['not sent'],
  ])('when the server answers %j', async (body) => {
    expect(await outcome(json(body))).toBe('refused');
  });

  test.each([
    html,
    `\n ${html}`,
    '<?xml version="1.0"?><ok/>',
    '{"ok":tr',
    '{"ok":true',
    '[{"ok":true}',
    '"ok',
    'Error: no such form',
    'Your message could not be sent',
    "The message wasn't accepted",
    'Fatal error: Uncaught exception',
    'hello',
  ])('when the server responds with the text %j', async (text) => {
    expect(await outcome(new Response(text, { headers: { 'Content-Type': 'application/json' } }))).toBe('refused');
  });

  test('when the response text cannot be decompressed', async () => {
    const body = new Response(gzipSync('{"ok":true}').subarray(0, 15)).body as ReadableStream;
    const broken = body.pipeThrough(new DecompressionStream('gzip') as ReadableWritablePair);
    expect(await outcome(new Response(broken))).toBe('unconfirmed');
  });

  test('when the response text exceeds the limit, after which it stops reading', async () => {
    let pulled = 0;
    const endless = new ReadableStream({
      start: (stream) => stream.enqueue(new TextEncoder().encode('{"ok":true,"pad":"')),
      pull(stream) {
        pulled++;
        stream.enqueue(new TextEncoder().encode('a'.repeat(10_000)));
      },
    });
    expect(await outcome(new Response(endless))).toBe('refused');
    expect(pulled).toBeLessThan(30);
  });

  test('when the response text arrives after the timeout', async () => {
    vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
      const slow = new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('{"ok":'));
          signal.addEventListener('abort', () => stream.error(signal.reason));
        },
      });
      return new Response(slow);
    });
    const answer = post(send, [], 'id');
    await vi.advanceTimersByTimeAsync(timeout * 1000);
    expect(await answer).toEqual({ kind: 'unconfirmed', isLate: true, isBlocked: false });
  });
});
