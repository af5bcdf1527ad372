import { networkNamed } from '../values/networks.ts';

/** The name of a setting in words: "Job title" for "jobTitle"; a network as it writes itself. */
export function humanize(key: string): string {
  const words = key
    .replace(/(\p{Ll})(\p{Lu})/gu, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replace(/[-_\s]+/g, ' ')
    .trim();
  if (/^(?:pdf|cv|faq|url|api|doi|isbn|gpa)$/i.test(words)) return words.toUpperCase();
  return networkNamed(key) ?? words.charAt(0).toUpperCase() + words.slice(1);
}
