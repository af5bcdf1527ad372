import { isRecord } from '../../shared/is-record.ts';
import type { Problem } from '../diagnostics/diagnostic.ts';

/** Reports JSON that is another kind of file, or that contains the site inside another value. */
export function foreignValue(value: unknown, text: string): Problem | null {
  const offset = text.search(/\S/);
  const at = { offset, length: 1, pointer: '' };
  const wrapper = wrappedSite(value);
  if (wrapper) {
    const start = text.indexOf('{', offset + 1);
    const end = text.lastIndexOf('}', text.lastIndexOf(wrapper.end) - 1) + 1;
    const edits = [
      { at: { offset, length: start - offset }, text: '' },
      { at: { offset: end, length: text.trimEnd().length - end }, text: '' },
    ];
    const fix = { text: 'remove everything before and after the site object', certain: true, edits };
    return { code: 'OF023', at, details: { around: wrapper.around }, fix };
  }
  if (!isRecord(value) || isSite(value)) return null;
  const otherFile = others.find(({ has }) => has(value));
  return otherFile
    ? { code: 'OF022', at, details: { what: otherFile.what, advice: otherFile.advice, wanted: 'a site' } }
    : null;
}

const isSite = (value: unknown): boolean =>
  isRecord(value) && (Object.hasOwn(value, 'pages') || Object.hasOwn(value, 'owner'));

/* An array that contains only a site, or an object whose only property is a site. */
function wrappedSite(value: unknown): { around: string; end: string } | null {
  if (Array.isArray(value)) return value.length === 1 && isSite(value[0]) ? { around: 'an array', end: ']' } : null;
  if (!isRecord(value)) return null;
  const [[name, site] = ['', null], ...rest] = Object.entries(value);
  return rest.length === 0 && /^[\w-]+$/.test(name) && isSite(site)
    ? { around: `another object, under "${name}"`, end: '}' }
    : null;
}

type Settings = Record<string, unknown>;
const hasOne =
  (...names: string[]) =>
  (value: Settings) =>
    names.some((name) => Object.hasOwn(value, name));

const leaveFile = 'Leave this file as it is, and set your site file with --site.';

const others: { what: string; advice: string; has(value: Settings): boolean }[] = [
  {
    what: 'a JSON Resume file',
    advice:
      'Rename it to resume.json, or to another name if that file exists, and run "onefolio import" with the new name.',
    has: ({ basics }) => isRecord(basics),
  },
  {
    what: 'a RenderCV file',
    advice: 'Create a site with "onefolio new" and copy your text into it.',
    has: ({ cv }) => isRecord(cv),
  },
  { what: 'an npm lockfile', advice: leaveFile, has: hasOne('lockfileVersion') },
  {
    what: 'a package.json file',
    advice: leaveFile,
    has: hasOne('dependencies', 'devDependencies', 'scripts', 'engines'),
  },
  { what: 'a TypeScript configuration file', advice: leaveFile, has: hasOne('compilerOptions') },
  { what: 'a web app manifest', advice: leaveFile, has: hasOne('start_url', 'short_name') },
  {
    what: 'a JSON Schema',
    advice: 'Leave this file as it is, and refer to it from "$schema" in your site file.',
    has: ({ $schema, properties }) =>
      isRecord(properties) && typeof $schema === 'string' && $schema.includes('json-schema.org'),
  },
];
