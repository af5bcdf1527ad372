import type { ImportIssue } from '../../resume-import/import-issue.ts';

/** What the fields of an owner are called. */
export const fields: Record<string, string> = {
  name: 'Name',
  title: 'Title',
  email: 'Email address',
  phone: 'Phone number',
  website: 'Website',
  summary: 'Summary',
  location: 'Location',
  address: 'Street address',
  profiles: 'Profiles',
};

/* What JSON Resume calls by a name that says little to somebody who has never seen one. */
const names: Record<string, string> = {
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
};

/** Where something stands in a résumé, in words: "Work, entry 2, end". */
export function describePlace(at: ImportIssue['at']): string {
  const words = at.map((step, index) => {
    if (typeof step === 'number')
      return index === 1 || at[index - 1] === 'profiles' ? `entry ${step + 1}` : `item ${step + 1}`;
    return Object.hasOwn(names, step) ? String(names[step]) : step;
  });
  const text = words.join(', ');
  return text === '' ? 'The file' : text.charAt(0).toUpperCase() + text.slice(1);
}

/** A value as it was written, or its beginning where it is long; none where there is none. */
export function valueInWords(value: unknown): string[] {
  if (value === undefined) return [];
  const text = [...JSON.stringify(value)];
  if (text.length <= most) return [text.join('')];
  return [`${text.slice(0, most - 2).join('')}…${typeof value === 'string' ? '"' : ''}`];
}

const most = 60;
