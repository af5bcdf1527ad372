import { patterns } from '../../../schema/patterns.ts';
import type { Fix } from '../../core/diagnostics/diagnostic.ts';
import { stepsOf } from '../../core/diagnostics/pointer.ts';
import type { Change } from '../../core/source/changes/change.ts';
import { formatExample } from '../../core/validation/example.ts';
import { writeValue } from '../../core/validation/write.ts';
import { altBeside } from '../names/combine-properties.ts';
import { parentContext } from '../parent-context.ts';
import { fileAdvice } from '../values/file-advice.ts';
import { suggestGroup } from '../values/suggest-group.ts';
import { suggestPeriod } from '../values/suggest-period.ts';
import { contextAt, pageOfVideo, suggestValue } from '../values/suggest-value.ts';
import type { TypeMismatch } from './type-mismatch.ts';

/** Only the owner can describe an image. */
export function asPicture({ pointer, data, schema, site, registry }: TypeMismatch): Fix | undefined {
  if (schema.title !== 'Picture' || typeof data !== 'string') return undefined;
  const src = new RegExp(patterns.file, 'u').test(data) ? data : suggestValue('file', data);
  const { data: settings, schema: parentSchema } = parentContext(registry, site, pointer);
  const unknown = Object.keys(settings).filter((name) => !Object.hasOwn(Object(parentSchema?.properties), name));
  const altKey = altBeside(unknown, settings);
  if (src !== undefined && altKey !== undefined) {
    const value = { src, alt: settings[altKey] };
    const steps = stepsOf(pointer);
    const changes: Change[] = [
      { kind: 'set', at: steps, value },
      { kind: 'remove', at: [...steps.slice(0, -1), altKey] },
    ];
    return { text: `write ${formatExample(value)} and remove "${altKey}"`, certain: false, edits: changes };
  }
  if (src !== undefined) return pictureAdvice(`write "${src}"`);
  const advice = fileAdvice(data.trim());
  return advice === undefined ? undefined : pictureAdvice(advice, altKey && String(settings[altKey]));
}

/* Turns the advice for a file into advice for an image. */
function pictureAdvice(advice: string, alt?: string): Fix {
  const text = advice.replace(/(^| and )write (".*")$/, (_, and: string, src: string) =>
    alt === undefined
      ? `${and && ', '}write { "src": ${src}, "alt": "…" } and replace … with a description`
      : `${and}write { "src": ${src}, "alt": ${JSON.stringify(alt)} }`,
  );
  return { text, certain: false, edits: [] };
}

/** A video also needs an image, which can't be guessed. */
export function asVideo({ data, schema }: TypeMismatch): Fix | undefined {
  if (schema.title !== 'Video' || typeof data !== 'string') return undefined;
  const href = suggestValue('website', data) ?? pageOfVideo(data);
  const text = `write { "href": "${href}", "picture": { "src": "/….jpg", "alt": "…" } }, with a still image from public/`;
  return /^https?:/.test(href) ? { text, certain: false, edits: [] } : undefined;
}

/** Two dates are a start and an end. */
export function asPeriod({ pointer, data, schema, site }: TypeMismatch): Fix | undefined {
  if (schema.title !== 'Period' || !Array.isArray(data) || data.length !== 2) return undefined;
  const text = data.join(' – ');
  const period = text.length > 100 ? undefined : suggestPeriod(text, contextAt(site, pointer).language);
  return period && writeValue(pointer, period);
}

/** Expands one text or number to an object. */
export function asGroup({ pointer, data, schema, site }: TypeMismatch): Fix | undefined {
  if (!schema.type.includes('object') || (typeof data !== 'string' && typeof data !== 'number')) return undefined;
  const group = suggestGroup(data, schema, contextAt(site, pointer));
  return group && writeValue(pointer, group);
}
