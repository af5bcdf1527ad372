import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { registry } from '../../../src/blocks/registry.ts';
import { blockTypes } from '../../../src/edit/add-block.ts';
import { command } from '../../support/command.ts';
import { contentsOf, folderOf, put } from '../../support/folder.ts';

/* A new site with a function that runs a command in its folder. */
async function begin() {
  const folder = await folderOf();
  await command(['new', '--yes'], {}, folder);
  const read = (file: string) => readFile(join(folder, file), 'utf8');
  return {
    folder,
    read,
    run: (line: string) => command(line.split(' '), {}, folder),
    site: async () => JSON.parse(await read('site.json')),
    /* Replaces a part of the site file. */
    edit: async (from: string, to: string) => {
      const text = await read('site.json');
      expect(text).toContain(from);
      await put(
        join(folder, 'site.json'),
        text.replace(from, () => to),
      );
    },
  };
}
type Begun = Awaited<ReturnType<typeof begin>>;

const diagnosticsOf = async ({ run }: Begun) => JSON.parse((await run('check --json')).stdout).diagnostics;
const title = '"title": "Project manager"';

/* The description of each command in AGENTS.md, as a check on a new site. */
const commands: Record<string, (site: Begun) => Promise<void>> = {
  'npx onefolio schema': async ({ run, read }) => {
    const { code, stdout } = await run('schema');
    const examples = stdout.match(/^Example: .*$/gm)?.map((line) => JSON.parse(line.replace('Example: ', '')).type);
    expect([code, examples?.toSorted()]).toEqual([0, blockTypes(registry).toSorted()]);
    const { properties } = JSON.parse(await read('site.schema.json'));
    expect(stdout).not.toMatch(/^labels/m);
    for (const name of Object.keys(properties).filter((each) => each !== 'labels'))
      expect(stdout).toMatch(new RegExp(`^ *[$]?${name.replace('$', '')}`, 'm'));
  },
  'npx onefolio add BLOCK': async (begun) => {
    const before = await begun.site();
    expect((await begun.run('add timeline')).code).toBe(0);
    const { pages, ...rest } = await begun.site();
    expect({ ...rest, pages: [{ ...pages[0], blocks: pages[0].blocks.slice(0, -1) }] }).toEqual(before);
    expect(pages[0].blocks.at(-1).type).toBe('timeline');
    expect(await diagnosticsOf(begun)).toMatchObject([{ code: 'OF247' }]);
  },
  'npx onefolio check --json': async (begun) => {
    await begun.edit(title, '"titel": "Project manager"');
    const [found, ...others] = await diagnosticsOf(begun);
    const { line, pointer, fix } = found;
    expect(others).toEqual([]);
    expect([(await begun.read('site.json')).split('\n')[line - 1], pointer]).toEqual([
      expect.stringContaining('"titel"'),
      '/owner/titel',
    ]);
    expect(fix).toMatchObject({ text: 'did you mean "title"?', edits: [{ text: '"title"' }] });
  },
  'npx onefolio check --fix --yes': async (begun) => {
    const before = await begun.read('site.json');
    await begun.edit(title, '"titel": "Project manager"');
    expect((await begun.run('check --fix --yes')).code).toBe(0);
    expect(await begun.read('site.json')).toBe(before);
  },
  'npm run build': async (begun) => {
    const { scripts } = JSON.parse(await begun.read('package.json'));
    expect(scripts.build).toBe('onefolio build');
    expect((await begun.run('build')).code).toBe(0);
    const built = await contentsOf(join(begun.folder, 'dist'));
    expect(Object.keys(built)).toContain('index.html');
    await begun.edit(title, '"title": 5');
    expect((await begun.run('build')).code).toBe(1);
    expect(await contentsOf(join(begun.folder, 'dist'))).toEqual(built);
  },
};

test('AGENTS.md lists these commands in at most 30 lines', async () => {
  const text = await (await begin()).read('AGENTS.md');
  const named = text.match(/(?<=`)(?:npx|npm) [^`]+(?=`)/g) ?? [];
  expect([...new Set(named)]).toEqual(Object.keys(commands));
  expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(30);
});

test.each(Object.keys(commands))('`%s` works on a new site as described in AGENTS.md', async (name) => {
  await commands[name]?.(await begin());
});

test('`check` reports only the placeholder texts of a new site, as described in AGENTS.md', async () => {
  const begun = await begin();
  expect(await diagnosticsOf(begun)).toMatchObject([{ code: 'OF247', severity: 'warning' }]);
  expect((await begun.run('check')).code).toBe(0);
});

test('texts, dates and details can be edited as described in AGENTS.md', async () => {
  const begun = await begin();
  const text = await begun.read('AGENTS.md');
  const { language, ...site } = await begun.site();
  const [texts = '', audience = ''] = ['{"en": "Hello", "fr": "Bonjour"}', '"for": { "phone": ["cv"] }'];
  for (const each of [
    texts,
    audience,
    '**bold**',
    '*italics*',
    '`2024`',
    '`2024-03`',
    '`"present"`',
    '`"hidden": true`',
  ])
    expect(text).toContain(each);
  const job = (start: string, end: string) => ({
    title: 'Job',
    period: { start, end },
    description: '**bold** *italics*',
  });
  const blocks = [
    { type: 'hero', headline: JSON.parse(texts) },
    {
      type: 'timeline',
      heading: 'Jobs',
      entries: [
        job('2024', 'present'),
        job('2023', '2024-03'),
        { ...job('2020', '2021'), title: 'Secret', hidden: true },
      ],
    },
  ];
  const owner = { ...site.owner, phone: '+216 71 234 567', ...JSON.parse(`{${audience}}`) };
  const pages = [{ path: '/', title: 'Home', blocks }];
  const { navigation, ...rest } = site;
  await put(join(begun.folder, 'site.json'), { ...rest, languages: ['en', 'fr'], owner, pages });
  expect((await diagnosticsOf(begun)).filter(({ severity }: { severity: string }) => severity === 'error')).toEqual([]);
  expect((await begun.run('build')).code).toBe(0);
  const built = (file: string) => begun.read(join('dist', file));
  expect([await built('index.html'), await built('fr/index.html')]).toEqual([
    expect.stringContaining('Hello'),
    expect.stringContaining('Bonjour'),
  ]);
  for (const [file, hasPhone] of [
    ['index.html', false],
    ['cv.html', true],
  ] as const) {
    expect([file, (await built(file)).includes('71 234 567')]).toEqual([file, hasPhone]);
    expect(await built(file)).not.toContain('Secret');
  }
});
