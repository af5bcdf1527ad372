import { expect, test } from 'vitest';
import { listFiles } from '../../../src/cli/new/next-steps.ts';

test('names the purpose of each file of a new site', () => {
  const names = ['site.json', 'AGENTS.md', 'README.md', 'vendor/onefolio.tgz', '.github/workflows/pages.yml'];
  expect(listFiles(process.cwd(), names, []).split('\n').slice(2)).toEqual([
    '  site.json                     your site: the only file you edit',
    '  public/                       your images and other files',
    '  AGENTS.md                     instructions for assistants that edit your site',
    '  README.md                     how to edit, publish and update the site',
    '  vendor/onefolio.tgz           Onefolio itself, for npm to install',
    '  .github/workflows/pages.yml   build settings for your host',
  ]);
});
