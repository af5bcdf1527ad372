/** The name of a setting in words: "Job title" for "jobTitle". */
export function wordsOf(key: string): string {
  const known = names.find((name) => name.replace(' ', '').toLowerCase() === key.toLowerCase());
  if (known) return known;
  const words = key
    .replace(/(\p{Ll})(\p{Lu})/gu, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replace(/[-_\s]+/g, ' ')
    .trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/* Those that write themselves in their own way. */
const names = ['GitHub', 'GitLab', 'LinkedIn', 'YouTube', 'Stack Overflow', 'ORCID', 'CodePen', 'X'];
