import type { ImportIssue } from '../../resume-import/import-issue.ts';

/** The labels of the owner's fields. */
export const fields = {
  name: 'Name',
  title: 'Title',
  email: 'Email address',
  phone: 'Phone number',
  website: 'Website',
  summary: 'Summary',
  location: 'Location',
  address: 'Street address',
  profiles: 'Profiles',
} as const;

/** Returns the label of a field; the name of a field without one. */
export const fieldLabel = (name: string): string => new Map<string, string>(Object.entries(fields)).get(name) ?? name;

/* Clearer labels for names in JSON Resume. */
const names: ReadonlyMap<string, string> = new Map(
  Object.entries({
    basics: 'About you',
    label: 'title',
    url: 'URL',
    startDate: 'start',
    endDate: 'end',
    releaseDate: 'date',
    studyType: 'degree',
    countryCode: 'country',
    postalCode: 'postal code',
    volunteer: 'Volunteering',
  }),
);

/** Describes a place in a résumé: "Work, entry 2, end". */
export function describePlace(at: ImportIssue['at']): string {
  const parts = at.map((step, index) => {
    if (typeof step === 'number')
      return index === 1 || at[index - 1] === 'profiles' ? `entry ${step + 1}` : `item ${step + 1}`;
    return names.get(step) ?? step;
  });
  const text = parts.join(', ');
  return text === '' ? 'The file' : text.charAt(0).toUpperCase() + text.slice(1);
}

/** Returns the value as JSON, truncated if it is long; empty if there is none. */
export function describeValue(value: unknown): string[] {
  if (value === undefined) return [];
  const text = [...JSON.stringify(value)];
  if (text.length <= maxLength) return [text.join('')];
  return [`${text.slice(0, maxLength - 2).join('')}…${typeof value === 'string' ? '"' : ''}`];
}

const maxLength = 60;
