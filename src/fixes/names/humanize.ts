import { networkLabel } from '../values/network-address.ts';

/** Converts a name to a label: "Job title" for "jobTitle". Networks keep their official spelling. */
export function humanize(key: string): string {
  const words = key
    .replace(/(\p{Ll})(\p{Lu})/gu, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replace(/[-_\s]+/g, ' ')
    .trim();
  if (/^(?:pdf|cv|faq|url|api|doi|isbn|gpa)$/i.test(words)) return words.toUpperCase();
  return networkLabel(key) ?? words.charAt(0).toUpperCase() + words.slice(1);
}
