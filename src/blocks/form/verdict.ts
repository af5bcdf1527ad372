import { isRecord } from '../../shared/is-record.ts';

/* Properties of a JSON response that report a problem, unless they are empty. */
const problem = /^(?:is|has)?_?(?:err|fail|reject|exception|fault)/i;
/* Properties that confirm a message, unless they are empty or name a problem. */
const claim = /^(?:success(?:ful)?|ok|status|sent|delivered|accepted)$/i;
/* Properties that may name a problem. */
const detail = /^(?:code|result|state|type|status_?code)$/i;
const noWords =
  /\b(?:no|not|never|cannot|unable|false|\w+n['’]t)\b|(?:^|[^a-z])err|error|fail|exception|invalid|reject|refus|denied|forbid|unauth|unsuccess|spam|abort|bounce|expired|exceed|missing|blocked|time[d-]? ?out/i;
const yesWords = /\b(?:ok(?:ay)?|success\w*|sent|received|accepted|queued|created|delivered|submitted|thanks?|true)\b/i;
const emptyWords = /^\s*(?:|0|no|none|null|false|off)\s*$/i;

/**
 * Whether the body of a 2xx response confirms a message: an empty body, JSON that reports no problem, or a short text
 * such as "ok". `sent` contains the visitor's answers, which a response may repeat. Netlify, which requires a
 * "form-name", responds with a page; from any other endpoint, a page may be a login or an error.
 */
export function isConfirmed(text: string, body: unknown, sent: ReadonlyMap<string, string>): boolean {
  if (text.trim() === '') return true;
  if (isRecord(body)) return !hasProblem(body, sent);
  if (text.trimStart().startsWith('<')) return sent.has('form-name');
  // Text that starts like JSON but is invalid was cut off.
  if (body === null && /^\s*[{["]/.test(text)) return false;
  return yesWords.test(text) && !noWords.test(text);
}

/** Whether a response states that a message was not sent, and not only that something went wrong. */
export function isDenied(body: unknown): boolean {
  return isRecord(body) && [body.success, body.ok].some((word) => word === false || word === 'false');
}

function hasProblem(body: object, sent: ReadonlyMap<string, string>, depth = 0): boolean {
  return Object.entries(body).some(([name, value]) => {
    if (typeof value === 'string' && sent.get(name) === value) return false;
    if (problem.test(name) && !isEmpty(value)) return true;
    if (claim.test(name) && (isEmpty(value) || isBad(value))) return true;
    if (detail.test(name) && isBad(value)) return true;
    return isRecord(value) && depth < 4 && hasProblem(value, sent, depth + 1);
  });
}

const isEmpty = (value: unknown): boolean =>
  isRecord(value) ? Object.values(value).every(isEmpty) : emptyWords.test(String(value ?? ''));

const isBad = (value: unknown): boolean =>
  !isRecord(value) && (Number(value) >= 400 || Number(value) < 0 || (typeof value === 'string' && noWords.test(value)));
