import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtSite } from '../support/sites/open-site.ts';
import written from './audiences.json';

/* Everything that can be limited to the web or the CV, or hidden, contains a word with the name of its audience. */
const site = builtSite(written);

/* The text of every file that a build writes, by its name. */
async function filesOf({ dist }: typeof site): Promise<Map<string, string>> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const texts = files.map(async (file) => [file.slice(dist.length + 1), await readFile(file, 'latin1')] as const);
  return new Map(await Promise.all(texts));
}

test('writes content for one audience nowhere else, and hidden content nowhere', async () => {
  const files = await filesOf(site);
  const placesOf = (found: string) =>
    [...files]
      .filter(([, text]) => text.includes(found))
      .map(([file]) => file)
      .sort();
  const cv = ['_pages/cv.json', 'cv.html'];
  for (const found of new Set(JSON.stringify(written).match(/Zq\w+/g))) {
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
