import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { command } from '../support/command.ts';
import { contentsOf, folderOf } from '../support/folder.ts';
import { root } from '../support/root.ts';
import { siteWith, smallSite } from '../support/sites/site.ts';

const twoPages = () => ({
  ...smallSite(),
  pages: [...smallSite().pages, { path: '/about', title: 'About', blocks: [{ type: 'hero', headline: 'x' }] }],
});
const siteIn = async (folder: string) => JSON.parse(await readFile(join(folder, 'site.json'), 'utf8'));

test('add appends a block to the home page, and prints the diff and the position', async () => {
  const folder = await folderOf({ 'site.json': smallSite() });
  const { code, stdout, stderr } = await command(['add', 'hero'], {}, folder);
  expect([code, stderr]).toEqual([0, '']);
  expect(stdout).toMatchInlineSnapshot(`
    "--- site.json
    +++ site.json
    @@ -15,6 +15,34 @@
             {
               "type": "hero",
               "headline": "{name}"
    +        },
    +        {
    +          "type": "hero",
    +          "id": "welcome",
    +          "headline": "{name}",
    +          "title": "{title}",
    +          "summary": "For {yearsSince:2016+1} years, I have built web platforms that people enjoy using.",
    +          "actions": [
    +            {
    +              "label": "Get in touch",
    +              "href": "mailto:{email}"
    +            }
    +          ],
    +          "counters": [
    +            {
    +              "label": "Projects Delivered",
    +              "value": 50,
    +              "suffix": "+"
    +            }
    +          ],
    +          "links": [
    +            {
    +              "label": "GitHub",
    +              "href": "https://github.com/",
    +              "icon": "github"
    +            }
    +          ],
    +          "availability": "Open to new projects"
             }
           ]
         }
    Added block "hero" with the id "welcome" to page "/": site.json:19
    "
  `);
  const checked = await command(['check'], {}, folder);
  expect(checked.code).toBe(0);
  // Its example is reported, and nothing else.
  expect(checked.stderr).toMatch(
    /^warning OF247: This example still needs your own text\..*1 warning in site\.json\nThis site publishes your email address \(.*\)\.\n$/s,
  );
});

test('add appends a block to the page that --page names', async () => {
  const folder = await folderOf({ 'site.json': twoPages() });
  expect((await command(['add', 'timeline', '--page', '/about'], {}, folder)).code).toBe(0);
  const { pages } = await siteIn(folder);
  expect(pages.map(({ blocks }: { blocks: unknown[] }) => blocks.length)).toEqual([1, 2]);
});

test('add inserts lines into the full sample, and removes none', async () => {
  const before = await readFile(join(root, 'site.json'), 'utf8');
  const folder = await folderOf({ 'site.json': before });
  const { stdout } = await command(['add', 'card-grid'], {}, folder);
  const gone = stdout.split('\n').filter((row) => /^-(?!--)/.test(row));
  expect(gone).toEqual([]);
  const after = await readFile(join(folder, 'site.json'), 'utf8');
  expect(after.split('\n').filter((line) => line.length > 120)).toEqual(
    before.split('\n').filter((line) => line.length > 120),
  );
});

describe('add writes nothing', () => {
  test.each([
    [
      'when the site has errors',
      siteWith({ type: 'nothing' }),
      ['timeline'],
      1,
      'nothing was written: fix the errors above first',
    ],
    [
      'when the block needs details that the owner has not given',
      { ...smallSite(), owner: { name: 'Amina' } },
      ['form'],
      1,
      'nothing was written: adding this block would cause the errors above',
    ],
    [
      'when the type of the block is unknown',
      smallSite(),
      ['time-line'],
      2,
      'unknown block "time-line"; did you mean "timeline"?\nAvailable blocks: hero,',
    ],
    ['when no block is named', smallSite(), [], 2, 'specify the block to add\nAvailable blocks: hero, skill-group'],
    ['when two blocks are named', smallSite(), ['hero', 'form'], 2, 'unexpected argument "form"'],
    [
      'when the page does not exist',
      twoPages(),
      ['hero', '--page', '/abuot'],
      2,
      'did you mean "/about"?\nAvailable pages: /, /about',
    ],
  ])('%s', async (_, site, words, code, reason) => {
    const folder = await folderOf({ 'site.json': site });
    const before = await contentsOf(folder);
    const result = await command(['add', ...words], {}, folder);
    expect([result.code, result.stdout, result.stderr]).toEqual([code, '', expect.stringContaining(reason)]);
    expect(await contentsOf(folder)).toEqual(before);
  });
});

test('adds a block to a page after a folder of pages, and to no page of that folder', async () => {
  const before = twoPages();
  before.pages.splice(1, 0, { folder: 'posts' });
  const folder = await folderOf({ 'site.json': before, 'posts/first.md': '---\ntitle: First\n---\nWords' });
  expect((await command(['add', 'timeline', '--page', '/about'], {}, folder)).code).toBe(0);
  const { pages } = await siteIn(folder);
  expect(pages[2].blocks.at(-1).type).toBe('timeline');
  const refused = await command(['add', 'timeline', '--page', '/posts/first'], {}, folder);
  expect([refused.code, refused.stderr]).toEqual([2, expect.stringContaining('unknown page "/posts/first"')]);
});
