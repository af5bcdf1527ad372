import type { Page } from 'playwright-core';
import { loaded } from '../../support/browser/page.ts';
import type { Manner } from '../../support/endpoint.ts';

/** One possible course of sending a message. The server always works for a second attempt. */
export interface Scenario {
  name: string;
  path: '/' | '/json' | '/header';
  /** What the server does with the first messages. */
  server?: Manner[];
  /** What happens before the button is pressed. */
  before?(page: Page): Promise<unknown>;
  /** How the button is pressed, if not with one click, and what happens meanwhile. */
  press?(page: Page, release: () => void): Promise<unknown>;
  /** What happens before the second attempt. */
  between?(page: Page): Promise<unknown>;
  /** The final state that the page shows; a message that has arrived needs no second attempt. */
  says: RegExp;
  arrives?: true;
  /** The fields with an error; the first of them has the focus. */
  wrong?: string[];
  /** The number of requests that reach the server before the final state. */
  hits?: number;
  /** The seconds that pass on the page's own clock; 0 if only the clock itself matters. */
  seconds?: number;
  /** Why the browser cannot store anything. */
  storage?: 'blocked' | 'full';
}

export const button = (page: Page) => page.locator('#contact button[type=submit]');

const html = '<!doctype html><title>Oops</title><p>Unexpected';
const page = { type: 'text/html', body: html };
const once = (manner: Manner) => ({ server: [manner] });

const arriving: Omit<Scenario, 'path' | 'says'>[] = [
  { name: '200 with JSON' },
  { name: '200 with nothing', ...once({ body: '' }) },
  { name: '201', ...once({ status: 201 }) },
  { name: '202 with plain text', ...once({ status: 202, type: 'text/plain', body: 'queued' }) },
  { name: '204', ...once({ status: 204 }) },
];

const fields = (body: object, status = 422) => once({ status, body: JSON.stringify(body) });
const complaining: Omit<Scenario, 'path' | 'says'>[] = [
  { name: '422 with a list of complaints', ...fields({ errors: [{ field: 'email', message: 'no such host' }] }) },
  { name: '422 with complaints by name', ...fields({ message: 'Invalid.', errors: { email: ['no such host'] } }) },
  { name: '400 with a complaint for each name', ...fields({ email: 'no such host' }, 400) },
  {
    name: '422 with pointers',
    ...fields({ errors: [{ source: { pointer: '/data/attributes/email' }, detail: 'no such host' }] }),
  },
  { name: '200 with complaints all the same', ...fields({ success: false, errors: { email: 'no such host' } }, 200) },
  {
    name: '400 with the way to each field',
    ...fields({ detail: [{ loc: ['body', 'email'], msg: 'no such host' }] }, 400),
  },
];

const notSent = /^Message not sent\. .*Your message is still in the form/;
const notConfirmed = /^Delivery not confirmed\. .*Your message is still in the form/;

const unclear = /^Delivery not confirmed\. The server’s response doesn’t confirm .*Your message is still in the form/;
const isGzip = { headers: { 'Content-Encoding': 'gzip' } };

/* Responses with a success status that don't confirm the message. */
const unclearAnswers: Omit<Scenario, 'path'>[] = [
  ...[
    { name: 'an HTML page', ...once(page) },
    { name: 'JSON that is cut off', ...once({ body: '{"ok":tr' }) },
    { name: 'an error', ...fields({ error: 'quota' }, 200) },
    { name: 'errors', ...fields({ errors: ['quota'] }, 200) },
    { name: '{"success":0}', ...fields({ success: 0 }, 200) },
    { name: '{"ok":0}', ...fields({ ok: 0 }, 200) },
    { name: '{"status":"error"}', ...fields({ status: 'error' }, 200) },
    { name: 'a page after a redirect', ...once({ status: 303, headers: { Location: '/thanks' } }) },
  ].map(({ name, server }) => ({ name: `200 with ${name}`, server, says: unclear })),
  { name: '200 whose text is no gzip', ...once(isGzip), says: notConfirmed },
  { name: '200 whose text is cut off by a reset', ...once({ reset: 'within' }), says: notConfirmed },
  {
    name: '200 whose text never comes',
    ...once({ hangs: 'body' }),
    seconds: 15,
    says: /^Delivery not confirmed\. The server took longer than 15/,
  },
];

const refusing: Omit<Scenario, 'path'>[] = [
  ...[401, 402, 403, 404, 405, 408, 409, 410, 411, 412].map((status) => ({
    name: `${status}`,
    says: new RegExp(`^Message not sent\\. The server rejected the message \\(status ${status}\\)`),
    ...once({ status, ...page }),
  })),
  {
    name: '403 with a reason',
    says: /Server response: no such form\. Your/,
    ...fields({ error: 'no such form' }, 403),
  },
  { name: '400 with an HTML page', says: notSent, ...once({ status: 400, ...page }) },
  { name: '422 with nothing', says: notSent, ...once({ status: 422, body: '' }) },
  { name: '413', says: /The message is too long for the server/, ...once({ status: 413, ...page }) },
  {
    name: '200 that says it has not worked',
    says: /Server response: quota\./,
    ...fields({ success: false, message: 'quota' }, 200),
  },
  { name: '200 that says "false"', says: notSent, ...fields({ success: 'false' }, 200) },
  {
    name: '429 with seconds',
    says: /Try again in 0:07/,
    seconds: 0,
    between: pass(8),
    ...once({ status: 429, headers: { 'Retry-After': '7' } }),
  },
  {
    name: '429 with a date',
    says: /Try again in \d:\d\d/,
    seconds: 0,
    between: pass(70),
    ...once({ status: 429, headers: { 'Retry-After': 'Sat, 21 Nov 2026 12:01:10 GMT' } }),
  },
  { name: '429 without a time', says: /Try again in 0:30/, seconds: 0, between: pass(31), ...once({ status: 429 }) },
];

const failing: Omit<Scenario, 'path'>[] = [
  ...[500, 501, 502, 503, 504, 520].map((status) => ({
    name: `${status} with ${status % 2 ? 'an HTML page' : 'JSON that is none'}`,
    says: new RegExp(`^Delivery not confirmed\\. Something went wrong on the server \\(status ${status}\\)`),
    ...once({ status, ...(status % 2 ? page : { body: '{"error": ' }) }),
  })),
  { name: '500 whose text never comes', says: notConfirmed, seconds: 15, ...once({ status: 500, hangs: 'body' }) },
  {
    name: 'no answer for 15 seconds',
    says: /^Delivery not confirmed\. The server took longer than 15\u00a0s to respond\. Your message is still/,
    seconds: 15,
    ...once({ hangs: 'answer' }),
  },
  { name: 'a reset before the message was read', says: notConfirmed, ...once({ reset: 'before' }) },
  { name: 'a reset once the message is stored', says: notConfirmed, ...once({ reset: 'after' }) },
  { name: 'an answer that browsers may not show', says: notConfirmed, ...once({ cors: 'none' }) },
  {
    name: 'a redirect to an origin that the policy blocks',
    says: /^Delivery not confirmed\. The server’s response doesn’t confirm that the message arrived\. /,
    ...once({ status: 303, headers: { Location: 'http://127.0.0.1:9/' } }),
  },
  {
    name: 'no server at all',
    says: notConfirmed,
    hits: 0,
    before: (page) =>
      page.route(/127\.0\.0\.1:\d+\/(?:form|json|header)$/, (route) => route.abort('connectionrefused'), { times: 1 }),
  },
  {
    name: 'no connection when it is sent',
    says: /^Message not sent\. You’re offline\. Your message is still/,
    hits: 0,
    before: goOffline,
    between: (page) => page.context().setOffline(false),
  },
  {
    name: 'no connection since before the first focus',
    says: /^Message not sent\. You’re offline\. Your message is still/,
    hits: 0,
    before: goOfflineEarly,
    between: async (page) => {
      await page.unroute(/submit-/);
      await page.context().setOffline(false);
    },
  },
  {
    name: 'a connection that is lost midway',
    says: /^Delivery not confirmed\. The connection was lost/,
    ...once({ hangs: 'answer' }),
    press: loseConnection,
    between: (page) => page.context().setOffline(false),
  },
];

/* The answer always waits until it is released. */
const pressed: Omit<Scenario, 'path' | 'says' | 'arrives'>[] = [
  {
    name: 'two clicks',
    press: async (page, release) => {
      await button(page).dblclick();
      release();
    },
  },
  {
    name: 'ten clicks in one task',
    press: async (page, release) => {
      await button(page).evaluate((found) => {
        for (let n = 0; n < 10; n++) (found as HTMLElement).click();
      });
      release();
    },
  },
  {
    name: 'ten clicks one after another',
    press: async (page, release) => {
      for (let n = 0; n < 10; n++) await button(page).click({ noWaitAfter: true });
      release();
    },
  },
  {
    name: 'Enter three times',
    press: async (page, release) => {
      await page.getByLabel('Name').focus();
      for (let n = 0; n < 3; n++) await page.keyboard.press('Enter');
      release();
    },
  },
  {
    name: 'ten submits by a script',
    press: async (page, release) => {
      await page.locator('#contact form').evaluate((form) => {
        for (let n = 0; n < 10; n++) (form as HTMLFormElement).requestSubmit();
      });
      release();
    },
  },
];

const paths = ['/', '/json', '/header'] as const;
const spread = <Part extends Omit<Scenario, 'path'>>(
  parts: Part[],
  on: readonly Scenario['path'][] = paths,
): Scenario[] => parts.map((part, index) => ({ ...part, path: on[index % on.length] ?? '/' }));

export const scenarios: Scenario[] = [
  ...spread(arriving.map((part) => ({ ...part, says: /^Message sent\. Thank you/, arrives: true as const }))),
  ...spread(complaining.map((part) => ({ ...part, says: notSent, wrong: ['email'] }))),
  ...spread(unclearAnswers),
  ...spread(refusing),
  ...spread(failing),
  {
    name: 'a preflight that is refused',
    path: '/json',
    says: notConfirmed,
    hits: 0,
    ...once({ cors: 'refused' }),
  },
  ...spread(pressed.map((part) => ({ ...part, says: /^Message sent/, arrives: true as const }))),
  {
    name: 'a slow answer',
    path: '/',
    says: /^Message sent/,
    arrives: true,
    seconds: 14,
    press: async (page, release) => {
      await button(page).click();
      await page.clock.runFor(14_000);
      release();
    },
  },
  { name: 'storage that is blocked', path: '/', says: /^Message sent/, arrives: true, storage: 'blocked' },
  {
    name: 'storage that is blocked, and 500',
    path: '/json',
    says: notConfirmed,
    storage: 'blocked',
    ...once({ status: 500 }),
  },
  {
    name: 'storage that is blocked, and a reset',
    path: '/header',
    says: notConfirmed,
    storage: 'blocked',
    ...once({ reset: 'after' }),
  },
  {
    name: 'storage that is full, and a reset',
    path: '/',
    says: notConfirmed,
    storage: 'full',
    ...once({ reset: 'after' }),
  },
  {
    name: 'a filled honeypot',
    path: '/',
    says: /^Message not sent\. This looks like an automated message/,
    hits: 0,
    before: fillHoneypot,
  },
  {
    name: 'a machine that is too fast',
    path: '/json',
    says: /^Message not sent\. This looks like an automated message/,
    hits: 0,
    before: (page) => beOpenFor(page, 900),
    between: (page) => beOpenFor(page, 4000),
  },
];

function pass(seconds: number) {
  return (page: Page) => page.clock.runFor(seconds * 1000);
}

/* The chunk that sends is loaded on the first focus; after that, only the connection is missing. */
async function goOffline(page: Page) {
  await page.getByLabel('Name').focus();
  await loaded(page, /submit-/);
  await page.context().setOffline(true);
}

/* The chunk that sends has not been loaded, and is not cached from another visit. */
async function goOfflineEarly(page: Page) {
  await page.route(/submit-/, (route) => route.abort());
  await page.context().setOffline(true);
}

async function loseConnection(page: Page) {
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await button(page).click();
  await sent;
  await page.context().setOffline(true);
}

function fillHoneypot(page: Page) {
  return page.locator('#contact [aria-hidden] input').evaluate((found) => {
    (found as HTMLInputElement).value = 'https://spam.example/';
  });
}

function beOpenFor(page: Page, milliseconds: number) {
  return page.evaluate((milliseconds) => {
    performance.now = () => milliseconds;
  }, milliseconds);
}
