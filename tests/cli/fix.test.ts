import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { command } from '../support/command.ts';
import { contentsOf, folderOf, put } from '../support/folder.ts';
import { siteWith, smallSite } from '../support/sites/site.ts';
import { atTerminal, terminalProcess } from '../support/terminal.ts';

const wrong = '{\r\n\t"version": "2",\r\n\t"language": "en",\r\n\t"ower": { "name": "A" , },\r\n\t"pages": []\r\n}';
const textOf = (folder: string) => readFile(join(folder, 'site.json'), 'utf8');

test('check --fix applies unambiguous fixes, prints the diff and reports the remaining problems', async () => {
  const folder = await folderOf({ 'site.json': `\uFEFF${wrong}` });
  const { code, stdout, stderr } = await command(['check', '--fix'], {}, folder);
  expect(stdout).toMatchInlineSnapshot(`
    "--- site.json
    +++ site.json
    @@ -1,6 +1,6 @@
     {
    -	"version": "2",
    +	"version": 2,
     	"language": "en",
    -	"ower": { "name": "A" , },
    +	"owner": { "name": "A"  },
     	"pages": []
     }
    "
  `);
  expect([code, stderr]).toEqual([
    1,
    expect.stringContaining('error OF108: "pages" has no entries; the minimum is 1.'),
  ]);
  expect(stderr).toContain('1 error in site.json');
  expect(await textOf(folder)).toBe(
    `\uFEFF${wrong.replace('"2"', '2').replace('ower', 'owner').replace('"A" , }', '"A"  }')}`,
  );
});

test('check --fix exits with 0 when everything is fixed, and changes nothing the next time', async () => {
  const folder = await folderOf({ 'site.json': siteWith({ type: 'heroo', headline: '{nmae}' }) });
  expect(await command(['check', '--fix'], {}, folder)).toMatchObject({
    code: 0,
    stderr: 'No problems found.\nThis site publishes your email address (/cv).\n',
  });
  expect(JSON.parse(await textOf(folder))).toEqual(siteWith({ type: 'hero', headline: '{name}' }));
  const fixed = await contentsOf(folder);
  expect(await command(['check', '--fix'], {}, folder)).toEqual({
    code: 0,
    stdout: '',
    stderr: 'No problems found.\nThis site publishes your email address (/cv).\n',
  });
  expect(await contentsOf(folder)).toEqual(fixed);
});

test('check without --fix writes nothing', async () => {
  const folder = await folderOf({ 'site.json': wrong });
  await command(['check'], {}, folder);
  expect(await textOf(folder)).toBe(wrong);
});

test('check --fix leaves the file unchanged if no fix is unambiguous', async () => {
  const folder = await folderOf({ 'site.json': `${JSON.stringify(smallSite())} // mine` });
  const before = await contentsOf(folder);
  const { code, stdout, stderr } = await command(['check', '--fix'], {}, folder);
  expect([code, stdout, stderr]).toEqual([1, '', expect.stringContaining('error OF005')]);
  expect(await contentsOf(folder)).toEqual(before);
});

test('check --fix --json reports the remaining problems, and prints the diff to standard error', async () => {
  const folder = await folderOf({ 'site.json': wrong });
  const { code, stdout, stderr } = await command(['check', '--fix', '--json'], {}, folder);
  expect(code).toBe(1);
  expect(JSON.parse(stdout)).toMatchObject({ errors: 1, diagnostics: [{ code: 'OF108' }] });
  expect(stderr).toContain('+\t"version": 2,');
});

test('check --fix prints the diff without colors if NO_COLOR is set', async () => {
  const [plain, colored] = [await folderOf({ 'site.json': wrong }), await folderOf({ 'site.json': wrong })];
  const environment = { FORCE_COLOR: '1' };
  expect((await command(['check', '--fix'], { ...environment, NO_COLOR: '1' }, plain)).stdout).not.toContain('\u001B');
  expect((await command(['check', '--fix'], environment, colored)).stdout).toContain('\u001B[32m+');
});

const addresses = (one: string, other: string) =>
  JSON.stringify(
    siteWith({ type: 'hero', headline: 'Hi', actions: [one, other].map((href) => ({ label: 'x', href })) }),
  );
const wrongAddresses = addresses('www.a.example', 'www.b.example');

test('check --fix without a terminal prints the number of ambiguous fixes, and applies none of them', async () => {
  const site = JSON.parse(wrongAddresses);
  site.pages.push({ folder: 'posts' });
  const folder = await folderOf({ 'site.json': site, 'posts/first.md': post('2026/01/04') });
  const before = await contentsOf(folder);
  const { stdout, stderr } = await command(['check', '--fix'], {}, folder);
  expect([stdout, stderr]).toEqual([
    '',
    expect.stringMatching(/^3 more fixes need your confirmation\. .*, or add --yes to apply them\.\n/),
  ]);
  expect(await contentsOf(folder)).toEqual(before);
});

test('check --fix --yes applies every fix, also in text files, without prompts', async () => {
  const site = siteWith({ type: 'heroo', headline: 'Dev &amp; Ops' });
  site.pages.push({ folder: 'posts' });
  const folder = await folderOf({ 'site.json': site, 'posts/first.md': `\uFEFF${post('2026/01/04')}` });
  const { code, stdout, stderr } = await command(['check', '--fix', '--yes'], {}, folder);
  expect([code, stderr]).toEqual([0, 'No problems found.\nThis site publishes your email address (/cv).\n']);
  expect(stdout).toContain('--- site.json');
  expect(stdout).toContain(`--- ${join('posts', 'first.md')}`);
  expect(await readFile(join(folder, 'posts/first.md'), 'utf8')).toBe(`\uFEFF${post('"2026-01-04"')}`);
  expect(JSON.parse(await textOf(folder)).pages[0].blocks).toEqual([{ type: 'hero', headline: 'Dev & Ops' }]);
});

test('check --yes without --fix is rejected', async () => {
  expect(await command(['check', '--yes'])).toMatchObject({
    code: 2,
    stderr: expect.stringContaining('--yes requires --fix'),
  });
});

describe.skipIf(process.platform !== 'linux')('at a terminal, check --fix', () => {
  const begin = async (text = wrongAddresses, at = atTerminal) => {
    const folder = await folderOf({ 'site.json': text });
    const session = at(['check', '--fix'], folder);
    await session.see('y applies the fix, n or Enter skips it');
    return { folder, session };
  };

  test('prompts for each fix, and applies the confirmed ones', async () => {
    const { folder, session } = await begin();
    await session.see('Fix 1 of 2');
    await session.see('+++ site.json');
    await session.see('Apply this fix? (y/n/a/q): ');
    session.type('perhaps');
    await session.see('q quits.');
    session.type('');
    await session.see('Fix 2 of 2');
    session.type('y');
    const { code, screen } = await session.ended;
    expect(code).toBe(1);
    expect(screen).toContain('1 error in site.json');
    expect(await textOf(folder)).toBe(addresses('www.a.example', 'https://www.b.example'));
  });

  test('keeps the confirmed fixes after Ctrl+C', async () => {
    const { folder, session } = await begin(wrongAddresses, terminalProcess);
    session.type('y');
    await session.see('Fix 2 of 2');
    await session.see('Apply this fix?');
    session.stop();
    expect((await session.ended).code).toBe(1);
    expect(await textOf(folder)).toBe(addresses('https://www.a.example', 'www.b.example'));
    expect(Object.keys(await contentsOf(folder))).toEqual(['site.json']);
  });

  test('applies all remaining fixes for "a", and none for "q"', async () => {
    for (const [answer, code, text] of [
      ['a', 0, addresses('https://www.a.example', 'https://www.b.example')],
      ['q', 1, wrongAddresses],
    ] as const) {
      const { folder, session } = await begin();
      session.type(answer);
      expect((await session.ended).code).toBe(code);
      expect(await textOf(folder)).toBe(text);
    }
  });

  test('applies the fixes that become unambiguous after an answer, and prints them', async () => {
    const site = siteWith({ type: 'hero', headline: '{nmae}', actions: [{ label: 'x', href: 'www.a.example' }] });
    const { folder, session } = await begin(JSON.stringify(site));
    session.type('y');
    const { code, screen } = await session.ended;
    expect([code, screen]).toEqual([0, expect.stringContaining('"headline":"{name}"')]);
    expect(await textOf(folder)).toContain('"headline":"{name}"');
  });

  test('stops if the file has changed meanwhile, and leaves it unchanged', async () => {
    const { folder, session } = await begin();
    await session.see('Apply this fix?');
    await put(join(folder, 'site.json'), `${wrongAddresses}\n`);
    session.type('y');
    expect((await session.ended).screen).toContain(
      'nothing was written: site.json has changed in the meantime: run the command again',
    );
    expect(await textOf(folder)).toBe(`${wrongAddresses}\n`);
  });
});

const post = (date: string) => `---\ntitle: First\ndate: ${date}\n---\nWords`;
