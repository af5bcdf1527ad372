import { isRecord } from '../../shared/is-record.ts';

/* Common names of the properties that contain the field of an error, and its message. */
const places = ['field', 'name', 'param', 'path', 'property', 'key', 'loc', 'pointer', 'source'];
const complaints = ['message', 'msg', 'error', 'detail', 'reason', 'description', 'title'];

/**
 * The errors that a response reports for the fields in `sent`, by field name. Supports the common formats:
 * {"errors": [{"field": "email", "message": "…"}]}, {"errors": {"email": ["…"]}}, {"email": "…"}, and similar ones.
 */
export function errorsIn(said: unknown, sent: ReadonlyMap<string, unknown>): Map<string, string> {
  const found = new Map<string, string>();
  const add = (name: string, words: unknown) => {
    const text = line(Array.isArray(words) ? words[0] : words);
    // A response that repeats the submitted value isn't an error.
    if (text && text !== line(sent.get(name)) && sent.has(name) && !found.has(name)) found.set(name, text);
  };
  const read = (part: unknown, depth: number): void => {
    if (!isRecord(part) || depth > 4) return;
    if (!Array.isArray(part)) {
      const place = places.map((name) => nameOf(part[name])).find((name) => sent.has(name));
      const words = complaints.map((name) => part[name]).find((word) => line(word));
      if (place !== undefined && words !== undefined) {
        add(place, words);
        return;
      }
      for (const [name, words] of Object.entries(part)) {
        // At the top level, "message" applies to the whole form, even if a field has that name.
        const isGeneral = depth === 0 && typeof words === 'string' && [...places, ...complaints].includes(name);
        if (!isGeneral) add(name, words);
      }
    }
    for (const inner of Object.values(part)) read(inner, depth + 1);
  };
  read(said, 0);
  return found;
}

/** The message of a response for the whole form, as one short line; "" if there is none to show. */
export function textOfAnswer(said: unknown): string {
  if (!isRecord(said)) return '';
  const { errors, ...rest } = said;
  const [first] = Array.isArray(errors) ? errors : [];
  const parts = [rest, rest.error, rest.body, first].filter(isRecord);
  const words = parts.flatMap((part) => complaints.map((name) => line(part[name])));
  return [...words, line(first)].find((word) => word) ?? '';
}

/* Finds "email" in "/data/attributes/email", in ["body", "email"], and in {"pointer": "/email"}. */
function nameOf(place: unknown): string {
  const inner = isRecord(place) && 'pointer' in place ? place.pointer : place;
  const last = Array.isArray(inner) ? inner.at(-1) : inner;
  return typeof last === 'string' ? (last.split(/[/.]/).at(-1) ?? '') : '';
}

const line = (words: unknown) => (typeof words === 'string' ? words.replace(/\s+/g, ' ').trim().slice(0, 300) : '');
