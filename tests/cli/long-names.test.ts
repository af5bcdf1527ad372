import { expect, test } from 'vitest';
import { command } from '../support/command.ts';
import { folderOf } from '../support/folder.ts';
import { siteWith } from '../support/sites/site.ts';

/* Disks support names of at most 255 bytes. */
const long = 'a'.repeat(300);
const wide = '漢'.repeat(90);

test.each([long, wide])('a command explains that a name is too long: %j', async (name) => {
  const folder = await folderOf({
    'site.json': siteWith({ type: 'hero', headline: 'Hello' }),
    'resume.json': JSON.stringify({ basics: { name: 'Mira' } }),
  });
  const calls = [
    ['new', '--yes', name],
    ['new', '--yes', `x/${name}/y`],
    ['build', '--out', name],
    ['build', '--out', `${name}/x`],
    ['build', '--site', `${name}.json`],
    ['preview', '--out', name],
    ['doctor', '--out', name],
    ['check', '--site', name],
    ['check', '--fix', '--yes', '--site', `${name}/site.json`],
    ['add', 'timeline', '--site', name],
    ['import', name],
    ['import', 'resume.json', '--yes', '--site', `${name}.json`],
    ['import', 'resume.json', '--yes', '--site', `${name}/site.json`],
    ['translate', 'fr', '--export', name],
    ['translate', 'fr', '--export', `${name}/fr.json`],
    ['translate', 'fr', '--import', name],
  ];
  for (const args of calls) {
    const { code, stderr } = await command(args, { NO_COLOR: '1' }, folder);
    expect([args.join(' '), code]).toEqual([args.join(' '), 1]);
    expect(stderr).toMatch(/(?:the|its) name is too long/);
    expect(stderr).not.toMatch(/E[A-Z]{4,}/);
  }
});

test.each([
  ['a text', { type: 'text', id: 'a', file: `${long}.md` }],
  ['a text below a folder', { type: 'text', id: 'a', file: `${long}/a.md` }],
])('a too long name of %s is reported at its position', async (_, block) => {
  const folder = await folderOf({ 'site.json': siteWith(block) });
  const { code, stderr } = await command(['check'], { NO_COLOR: '1' }, folder);
  expect([code, stderr]).toEqual([1, expect.stringContaining("can't be read: its name is too long.")]);
});
