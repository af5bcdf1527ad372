import { isRecord } from '../../shared/is-record.ts';

/* How servers call the field that a complaint is about, and the complaint. */
const places = ['field', 'name', 'param', 'path', 'property', 'key', 'loc', 'pointer', 'source'];
const complaints = ['message', 'msg', 'error', 'detail', 'reason', 'description', 'title'];

/**
 * What a server finds wrong with the fields that were `sent`, by their names. It is read in the ways that servers have of saying it:
 * {"errors": [{"field": "email", "message": "…"}]}, {"errors": {"email": ["…"]}}, {"email": "…"}, and what is like them.
 */
export function errorsIn(said: unknown, sent: ReadonlyMap<string, unknown>): Map<string, string> {
  const found = new Map<string, string>();
  const add = (name: string, words: unknown) => {
    const text = line(Array.isArray(words) ? words[0] : words);
    // A server that repeats what it got complains of nothing.
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
        // At the top "message" is about the whole, also where a field is called so.
        const isGeneral = depth === 0 && typeof words === 'string' && [...places, ...complaints].includes(name);
        if (!isGeneral) add(name, words);
      }
    }
    for (const inner of Object.values(part)) read(inner, depth + 1);
  };
  read(said, 0);
  return found;
}

/** What a server says of the whole, as one short line; "" when it says nothing that can be shown. */
export function textOfAnswer(said: unknown): string {
  if (!isRecord(said)) return '';
  const { errors, ...rest } = said;
  const [first] = Array.isArray(errors) ? errors : [];
  const parts = [rest, rest.error, rest.body, first].filter(isRecord);
  const words = parts.flatMap((part) => complaints.map((name) => line(part[name])));
  return [...words, line(first)].find((word) => word) ?? '';
}

/* "email" of "/data/attributes/email", of ["body", "email"], of {"pointer": "/email"}. */
function nameOf(place: unknown): string {
  const inner = isRecord(place) && 'pointer' in place ? place.pointer : place;
  const last = Array.isArray(inner) ? inner.at(-1) : inner;
  return typeof last === 'string' ? (last.split(/[/.]/).at(-1) ?? '') : '';
}

const line = (words: unknown) => (typeof words === 'string' ? words.replace(/\s+/g, ' ').trim().slice(0, 300) : '');
