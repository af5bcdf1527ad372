import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { guard } from '../../../src/node/bundle/guard.ts';
import { root } from '../../support/root.ts';

/* Builds a client bundle from these lines alone. */
const clientOf = (lines: string) =>
  build({
    root,
    configFile: false,
    logLevel: 'silent',
    publicDir: false,
    build: { write: false, rolldownOptions: { input: 'virtual:entry' } },
    plugins: [
      guard(root),
      {
        name: 'entry',
        resolveId: (id) => (id === 'virtual:entry' ? join(root, 'src/client/entry.ts') : null),
        load: (id) => (id === join(root, 'src/client/entry.ts') ? lines : null),
      },
    ],
  });

test.each([
  ['ajv', "import Ajv from 'ajv'; console.log(new Ajv());", 'the build has already validated the data'],
  [
    'a package that is loaded later',
    "console.log(import('parse5'));",
    'only react, wouter, @radix-ui, react-dom, sonner, @tanstack/query-core are allowed in the browser',
  ],
  [
    'a script of the project',
    "import { npmIn } from '../../scripts/npm.js'; console.log(npmIn('.'));",
    "isn't part of a site",
  ],
  ['a value of a schema', "import { labels } from '../../schema/labels.ts'; console.log(labels);", 'use "import type"'],
  [
    'the definition of a block',
    "import { hero } from '../blocks/hero/index.ts'; console.log(hero);",
    'belongs in src/shared/',
  ],
  [
    'the list of all schemas',
    "import { blocks } from '../blocks/schemas.ts'; console.log(blocks);",
    'use "import type"',
  ],
  [
    'code of the dev server',
    "import { shareUnchanged } from './dev/share-unchanged.ts'; console.log(shareUnchanged(1, 2));",
    'it is only for the owner',
  ],
  [
    'the build',
    "import { messageOf } from '../node/caught-error.ts'; console.log(messageOf(1));",
    "it runs only on the owner's machine",
  ],
  [
    'the pipeline',
    "import { nearest } from '../core/diagnostics/did-you-mean.ts'; console.log(nearest('a', ['b']));",
    'belongs in src/shared/',
  ],
])('keeps %s out of the client bundle, and prints the import chain', async (_, lines, reason) => {
  const failed = clientOf(lines);
  await expect(failed).rejects.toThrow(reason);
  await expect(failed).rejects.toThrow('imported by');
});

test('allows code that is written for browsers', async () => {
  await clientOf("import { today } from '../shared/time.ts'; console.log(today());");
});
