import { isRecord } from '../../shared/is-record.ts';

/* Endpoints report errors in many formats. These are the common names of the property that contains the field … */
const fieldProperties = ['field', 'name', 'param', 'path', 'property', 'key', 'loc', 'pointer', 'source'];
/* … and of the property that contains the message. */
const messageProperties = ['message', 'msg', 'error', 'detail', 'reason', 'description', 'title'];
const generalProperties: ReadonlySet<string> = new Set([...fieldProperties, ...messageProperties]);

/**
 * Finds the errors that the JSON of a response reports for fields. Returns the messages by field name. `sent` contains
 * the sent values by field name. Supports {"errors": [{"field": "email", "message": "…"}]},
 * {"errors": {"email": ["…"]}}, {"email": "…"}, and similar formats.
 */
export function errorsIn(body: unknown, sent: ReadonlyMap<string, unknown>): Map<string, string> {
  const errors = new Map<string, string>();
  const add = (name: string, message: unknown) => {
    const text = oneLine(Array.isArray(message) ? message[0] : message);
    // A response that repeats the submitted value isn't an error.
    if (text && text !== oneLine(sent.get(name)) && sent.has(name) && !errors.has(name)) errors.set(name, text);
  };
  const visit = (part: unknown, depth: number): void => {
    if (!isRecord(part) || depth > 4) return;
    if (!Array.isArray(part)) {
      const field = fieldProperties.map((name) => fieldIn(part[name])).find((name) => sent.has(name));
      const message = messageProperties.map((name) => part[name]).find((value) => oneLine(value));
      if (field !== undefined && message !== undefined) {
        add(field, message);
        return;
      }
      for (const [name, value] of Object.entries(part)) {
        // At the top level, "message" applies to the whole form, even if a field has that name.
        const isGeneral = depth === 0 && typeof value === 'string' && generalProperties.has(name);
        if (!isGeneral) add(name, value);
      }
    }
    for (const inner of Object.values(part)) visit(inner, depth + 1);
  };
  visit(body, 0);
  return errors;
}

/** Returns the message of a response for the whole form as one line of at most 300 characters; "" if there is none. */
export function textOfAnswer(body: unknown): string {
  if (!isRecord(body)) return '';
  const { errors, ...rest } = body;
  const [first] = Array.isArray(errors) ? errors : [];
  const parts = [rest, rest.error, rest.body, first].filter(isRecord);
  const messages = parts.flatMap((part) => messageProperties.map((name) => oneLine(part[name])));
  return [...messages, oneLine(first)].find((message) => message) ?? '';
}

/*
 * The field that an error names; "" if none. It is "email" for "/data/attributes/email", ["body", "email"] and
 * {"pointer": "/email"}.
 */
function fieldIn(value: unknown): string {
  const inner = isRecord(value) && 'pointer' in value ? value.pointer : value;
  const last = Array.isArray(inner) ? inner.at(-1) : inner;
  return typeof last === 'string' ? (last.split(/[/.]/).at(-1) ?? '') : '';
}

const oneLine = (value: unknown) => (typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, 300) : '');

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

const usual = 30;
const longest = 24 * 60 * 60;

/** The seconds in a Retry-After header, which contains a number or a date. 30 for a missing or implausible value. */
export function secondsOf(header: string | null, now = Date.now()): number {
  const headerText = header ?? '';
  const seconds = /^\s*\d+\s*$/.test(headerText)
    ? Number(headerText)
    : Math.ceil((Date.parse(headerText) - now) / 1000);
  return Number.isNaN(seconds) ? usual : Math.min(Math.max(seconds, 1), longest);
}

/** Formats seconds as 0:05, 1:30 or 1:00:00. */
export function clock(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] ? parts : parts.slice(1);
  return shown.map((part, index) => (index ? String(part).padStart(2, '0') : part)).join(':');
}
