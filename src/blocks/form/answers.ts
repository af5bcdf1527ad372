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
