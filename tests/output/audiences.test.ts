import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { command } from '../support/command.ts';
import { folderOf, put } from '../support/folder.ts';

/* Unique words in everything that can be limited to the web or the CV, or hidden. */
const audience = { web: { for: ['web'] }, cv: { for: ['cv'] }, nobody: { hidden: true } } as const;
type Reader = keyof typeof audience;
const words: string[] = [];
const word = (reader: Reader, what: string): string => {
  const made = `Zq${reader}x${what}`;
  words.push(made);
  return made;
};

const readers = Object.keys(audience) as Reader[];
const forEveryAudience = <Part>(part: (reader: Reader, audience: object) => Part): Part[] =>
  readers.map((reader) => part(reader, audience[reader]));

const site = {
  version: 2,
  language: 'en',
  url: 'https://example.com/',
  outputs: { resume: { notes: true }, feed: true },
  notes: {
    idea: word('nobody', 'Note'),
    [word('nobody', 'Name')]: true,
    pages: [{ title: word('nobody', 'Page'), blocks: [{ type: 'hero', headline: word('nobody', 'Headline') }] }],
    owner: { summary: word('nobody', 'Summary') },
  },
  owner: {
    name: 'Amina',
    email: 'amina@example.com',
    phone: '+216 71 234 567',
    location: { address: word('cv', 'Street'), city: 'Tunis', countryCode: 'TN' },
    profiles: [{ network: 'GitHub', href: 'https://github.com/Zqwebxprofile' }],
    for: { phone: ['cv'], address: ['cv'], profiles: ['web'] },
  },
  footer: { print: true },
  pages: [
    {
      path: '/',
      title: 'Home',
      blocks: [
        { type: 'hero', headline: '{name}' },
        ...forEveryAudience((reader, more) => ({
          type: 'interest-list',
          id: `interests-${reader}`,
          heading: word(reader, 'Heading'),
          interests: [{ name: word(reader, 'Interest') }],
          ...more,
        })),
        {
          type: 'timeline',
          id: 'jobs',
          heading: 'Jobs',
          entries: forEveryAudience((reader, more) => ({
            title: word(reader, 'Job'),
            organization: word(reader, 'Firm'),
            ...more,
          })),
        },
        {
          type: 'card-grid',
          id: 'work',
          heading: 'Work',
          layout: 'projects',
          structuredData: true,
          cards: forEveryAudience((reader, more) => ({
            title: word(reader, 'Card'),
            description: word(reader, 'Words'),
            ...more,
          })),
        },
        {
          type: 'skill-group',
          id: 'skills',
          heading: 'Skills',
          groups: [{ title: 'Backend', skills: [{ name: 'PHP' }] }],
          badges: {
            items: forEveryAudience((reader, more) => ({
              name: word(reader, 'Badge'),
              issuer: word(reader, 'Issuer'),
              ...more,
            })),
          },
        },
        ...(
          [
            ['credential-list', 'credentials', 'title'],
            ['publication-list', 'publications', 'title'],
            ['quote-list', 'quotes', 'name'],
            ['course-list', 'courses', 'title'],
          ] as const
        ).map(([type, list, name]) => ({
          type,
          id: list,
          heading: type,
          [list]: forEveryAudience((reader, more) => ({ [name]: word(reader, list), ...more })),
        })),
      ],
    },
  ],
};

/* The text of every file that a build writes, by its name. */
async function built(): Promise<Map<string, string>> {
  const folder = await folderOf();
  await put(join(folder, 'site.json'), site);
  const { code, stderr } = await command(['build', '--site', join(folder, 'site.json')]);
  if (code !== 0) throw new Error(stderr);
  const dist = join(folder, 'dist');
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(
        async (file): Promise<[string, string]> => [file.slice(dist.length + 1), await readFile(file, 'latin1')],
      ),
    ),
  );
}

test('writes content for one audience nowhere else, and hidden content nowhere', async () => {
  const files = await built();
  const placesOf = (found: string) =>
    [...files]
      .filter(([, text]) => text.includes(found))
      .map(([file]) => file)
      .sort();
  const cv = ['_pages/cv.json', 'cv.html'];
  for (const found of words) {
    const places = placesOf(found);
    if (found.startsWith('Zqnobody')) expect([found, places]).toEqual([found, []]);
    else if (found.startsWith('Zqcv')) expect([found, places]).toEqual([found, cv]);
    else {
      expect([found, places.filter((file) => cv.includes(file))]).toEqual([found, []]);
      expect([found, places.includes('index.html')]).toEqual([found, true]);
    }
  }
  expect(placesOf('71 234 567')).toEqual(cv);
  // No page shows a profile, but its structured data contains it.
  expect(placesOf('Zqwebxprofile')).not.toContain('cv.html');
});
