import { isRecord } from '../../shared/is-record.ts';

/* Common names of the properties that contain the field of an error, and its message. */
const places = ['field', 'name', 'param', 'path', 'property', 'key', 'loc', 'pointer', 'source'];
const complaints = ['message', 'msg', 'error', 'detail', 'reason', 'description', 'title'];

/**
 * The errors that a response reports for the fields in `sent`, by field name. Supports the common formats:
 * {"errors": [{"field": "email", "message": "…"}]}, {"errors": {"email": ["…"]}}, {"email": "…"}, and similar ones.
 */
export function errorsIn(body: unknown, sent: ReadonlyMap<string, unknown>): Map<string, string> {
  const found = new Map<string, string>();
  const add = (name: string, complaint: unknown) => {
    const text = line(Array.isArray(complaint) ? complaint[0] : complaint);
    // A response that repeats the submitted value isn't an error.
    if (text && text !== line(sent.get(name)) && sent.has(name) && !found.has(name)) found.set(name, text);
  };
  const read = (part: unknown, depth: number): void => {
    if (!isRecord(part) || depth > 4) return;
    if (!Array.isArray(part)) {
      const place = places.map((name) => nameOf(part[name])).find((name) => sent.has(name));
      const complaint = complaints.map((name) => part[name]).find((word) => line(word));
      if (place !== undefined && complaint !== undefined) {
        add(place, complaint);
        return;
      }
      for (const [name, complaint] of Object.entries(part)) {
        // At the top level, "message" applies to the whole form, even if a field has that name.
        const isGeneral = depth === 0 && typeof complaint === 'string' && [...places, ...complaints].includes(name);
        if (!isGeneral) add(name, complaint);
      }
    }
    for (const inner of Object.values(part)) read(inner, depth + 1);
  };
  read(body, 0);
  return found;
}

/** The message of a response for the whole form, as one short line; "" if there is none to show. */
export function textOfAnswer(body: unknown): string {
  if (!isRecord(body)) return '';
  const { errors, ...rest } = body;
  const [first] = Array.isArray(errors) ? errors : [];
  const parts = [rest, rest.error, rest.body, first].filter(isRecord);
  const complaint = parts.flatMap((part) => complaints.map((name) => line(part[name])));
  return [...complaint, line(first)].find((word) => word) ?? '';
}

/* Finds "email" in "/data/attributes/email", in ["body", "email"], and in {"pointer": "/email"}. */
function nameOf(place: unknown): string {
  const inner = isRecord(place) && 'pointer' in place ? place.pointer : place;
  const last = Array.isArray(inner) ? inner.at(-1) : inner;
  return typeof last === 'string' ? (last.split(/[/.]/).at(-1) ?? '') : '';
}

const line = (complaint: unknown) =>
  typeof complaint === 'string' ? complaint.replace(/\s+/g, ' ').trim().slice(0, 300) : '';
