import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { table } from '../../scripts/imports/allowed-imports.js';
import { importProblems } from '../../scripts/imports/import-problems.js';
import { folderOf } from '../support/folder.ts';
import { root } from '../support/root.ts';

/* An import that each rule rejects, with a part of its message, and an allowed import in the same place. */
const rules: [file: string, refused: string, message: string, allowed: string][] = [
  [
    'schema/hero.ts',
    "import { time } from '../src/shared/time.ts';",
    'The schema must not depend on other code',
    "import type { FromSchema } from 'json-schema-to-ts';",
  ],
  [
    'src/shared/time.ts',
    "import { labels } from '../../schema/labels.ts';",
    'src/shared may not import a value of schema/labels.ts. The schema must not be loaded in the browser',
    "import type { Labels } from '../../schema/resolved.ts';",
  ],
  [
    'src/shared/deep/time.ts',
    "import { useState } from 'react';",
    'src/shared/ runs on the server and in the browser',
    "import { pathToFile } from '../path-to-file.ts';",
  ],
  [
    'src/core/source/parse.ts',
    "import { readFile } from 'node:fs/promises';",
    'src/core may not import a value of node:fs/promises. The pipeline has no side effects',
    "import { createScanner } from 'jsonc-parser';",
  ],
  [
    'src/core/validation/invalid-value.ts',
    "import { fixValue } from '../../fixes/values/fix-value.ts';",
    'fixes are loaded only when there are any',
    "import type { Cause } from '../diagnostics/cause.ts';",
  ],
  [
    'src/core/content/markdown/read-long-text.ts',
    "import { readFile } from 'node:fs/promises';",
    'src/core/content/markdown may not import a value of node:fs/promises. The pipeline has no side effects',
    "import { fromMarkdown } from 'mdast-util-from-markdown';",
  ],
  [
    'src/core/content/markdown/read-long-text.ts',
    "import { Link } from '../../../components/link.tsx';",
    'has the same import rules',
    "import type { Problem } from '../../diagnostics/diagnostic.ts';",
  ],
  [
    'src/core/style/read-style.ts',
    "import { readFile } from 'node:fs/promises';",
    'src/core/style may not import a value of node:fs/promises. The pipeline has no side effects',
    "import parse from 'css-tree/parser';",
  ],
  [
    'src/core/style/read-style.ts',
    "import { Link } from '../../components/link.tsx';",
    'The reader of style sheets is part of the pipeline',
    "import type { Problem } from '../diagnostics/diagnostic.ts';",
  ],
  [
    'src/core/style/read-style.ts',
    "import { registry } from '../../blocks/registry.ts';",
    'must not depend on any block: pass the registry as an argument',
    "import type { BlockRegistry } from '../block-registry.ts';",
  ],
  [
    'src/core/outputs/markdown/markdown-files.ts',
    "import { readFile } from 'node:fs/promises';",
    'src/core/outputs/markdown may not import a value of node:fs/promises. The pipeline has no side effects',
    "import { toMarkdown } from 'mdast-util-to-markdown';",
  ],
  [
    'src/core/outputs/markdown/markdown-files.ts',
    "import { Link } from '../../../components/link.tsx';",
    'The Markdown writer is part of the pipeline',
    "import type { BlockRegistry } from '../../block-registry.ts';",
  ],
  [
    'src/core/outputs/markdown/markdown-files.ts',
    "import { registry } from '../../../blocks/registry.ts';",
    'must not depend on any block: pass the registry as an argument',
    "import type { BlockRegistry } from '../../block-registry.ts';",
  ],
  [
    'src/core/outputs/contact/qr-code.ts',
    "import { readFile } from 'node:fs/promises';",
    'src/core/outputs/contact may not import a value of node:fs/promises. The pipeline has no side effects',
    "import { encode } from 'uqr';",
  ],
  [
    'src/core/outputs/contact/qr-code.ts',
    "import { Link } from '../../../components/link.tsx';",
    'The contact card is part of the pipeline',
    "import type { BlockRegistry } from '../../block-registry.ts';",
  ],
  [
    'src/core/outputs/contact/qr-code.ts',
    "import { registry } from '../../../blocks/registry.ts';",
    'must not depend on any block: pass the registry as an argument',
    "import type { BlockRegistry } from '../../block-registry.ts';",
  ],
  [
    'src/core/content/posts/read-settings.ts',
    "import { readFile } from 'node:fs/promises';",
    'src/core/content/posts may not import a value of node:fs/promises. The pipeline has no side effects',
    "import { parseDocument } from 'yaml';",
  ],
  [
    'src/core/content/posts/read-settings.ts',
    "import { Link } from '../../../components/link.tsx';",
    'The folder reader is part of the pipeline',
    "import type { Problem } from '../../diagnostics/diagnostic.ts';",
  ],
  [
    'src/core/content/markdown/read-long-text.ts',
    "import { registry } from '../../../blocks/registry.ts';",
    'must not depend on any block: pass the registry as an argument',
    "import type { BlockRegistry } from '../../block-registry.ts';",
  ],
  [
    'src/core/content/posts/read-settings.ts',
    "import { registry } from '../../../blocks/registry.ts';",
    'must not depend on any block: pass the registry as an argument',
    "import type { BlockRegistry } from '../../block-registry.ts';",
  ],
  [
    'src/core/resolve/paginate.ts',
    "import { registry } from '../../blocks/registry.ts';",
    'must not depend on any block: pass the registry as an argument',
    "import type { BlockDefinition } from '../../blocks/define-block.ts';",
  ],
  [
    'src/fixes/places/block-named.ts',
    "import { registry } from '../../blocks/registry.ts';",
    'must not depend on any block: pass the registry as an argument',
    "import type { BlockRegistry } from '../../core/block-registry.ts';",
  ],
  [
    'src/edit/add-block.ts',
    "import { registry } from '../blocks/registry.ts';",
    'must not depend on any block: pass the registry as an argument',
    "import type { BlockRegistry } from '../core/block-registry.ts';",
  ],
  [
    'src/resume-import/parts.ts',
    "import { registry } from '../blocks/registry.ts';",
    'must not depend on any block: pass the registry as an argument',
    "import type { BlockRegistry } from '../core/block-registry.ts';",
  ],
  [
    'src/translate/texts-in-language.ts',
    "import { registry } from '../blocks/registry.ts';",
    'must not depend on any block: pass the registry as an argument',
    "import type { BlockRegistry } from '../core/block-registry.ts';",
  ],
  [
    'src/core/resolve/deep/er/head.ts',
    "import type { View } from '../../../../components/view.ts';",
    'The pipeline must not depend on the code that renders',
    "import { site } from '../../../../../schema/site.ts';",
  ],
  [
    'src/fixes/syntax/recover.ts',
    "import { readFile } from 'node:fs/promises';",
    'src/fixes may not import a value of node:fs/promises. The pipeline has no side effects',
    "import { createScanner } from 'jsonc-parser';",
  ],
  [
    'src/fixes/guard.ts',
    "import { load } from '../node/load/load.ts';",
    'Fixes can depend only on the pipeline',
    "import { check } from '../core/pipeline.ts';",
  ],
  [
    'src/edit/add-block.ts',
    "import { readFile } from 'node:fs/promises';",
    'src/edit may not import a value of node:fs/promises. The pipeline has no side effects',
    "import { version } from '../../schema/site.ts';",
  ],
  [
    'src/edit/add-block.ts',
    "import { load } from '../node/load/load.ts';",
    'its callers read and write files',
    "import { check } from '../core/pipeline.ts';",
  ],
  [
    'src/resume-import/read-dates.ts',
    "import { readFile } from 'node:fs/promises';",
    'The pipeline has no side effects',
    "import { check } from '../core/pipeline.ts';",
  ],
  [
    'src/resume-import/read-dates.ts',
    "import { load } from '../node/load/load.ts';",
    'its callers read and write files',
    "import { suggestPeriod } from '../fixes/values/suggest-period.ts';",
  ],
  [
    'src/translate/read-translations.ts',
    "import { readFile } from 'node:fs/promises';",
    'The pipeline has no side effects',
    "import { check } from '../core/pipeline.ts';",
  ],
  [
    'src/translate/read-translations.ts',
    "import { load } from '../node/load/load.ts';",
    'its callers read and write files',
    "import { suggestPeriod } from '../fixes/values/suggest-period.ts';",
  ],
  [
    'src/components/art/door.tsx',
    "import { icons } from '../../../schema/parts.ts';",
    'src/components may not import a value of schema/parts.ts. The schema must not be loaded in the browser',
    "import type { Icon } from '../../../schema/parts.ts';",
  ],
  [
    'src/components/art/door.tsx',
    "import { Hero } from '../../blocks/hero/hero.tsx';",
    'Components are shared by all blocks',
    "import { Link } from '../link.tsx';",
  ],
  [
    'src/components/art/door.tsx',
    "import { toast } from 'sonner';",
    'A component runs in the browser',
    "import { Root } from '@radix-ui/react-tooltip';",
  ],
  [
    'src/blocks/hero/deep/counter.tsx',
    "import { hero } from '../schema.ts';",
    'src/blocks/hero may not import a value of src/blocks/hero/schema.ts. A view runs in the browser',
    "import type { Hero } from '../schema.ts';",
  ],
  [
    'src/blocks/hero/deep/counter.tsx',
    "import { Header } from '../../../client/shell/header.tsx';",
    'A view must not depend on its page',
    "import { notify } from '../../../components/notify.ts';",
  ],
  [
    'src/blocks/hero/deep/counter.tsx',
    "import { Field } from '../../form/field.tsx';",
    'A block must not depend on another block',
    "import { useCountUp } from '../use-count-up.ts';",
  ],
  [
    'src/blocks/hero/deep/counter.tsx',
    "import { head } from '../../../core/resolve/head.ts';",
    'let resolve add the data that a view needs',
    "import { today } from '../../../shared/time.ts';",
  ],
  [
    'src/blocks/hero/deep/counter.tsx',
    "import { labels } from '../../../../schema/labels.ts';",
    'The schema must not be loaded in the browser',
    "import type { Labels } from '../../../../schema/resolved.ts';",
  ],
  [
    'src/blocks/hero/index.ts',
    "import { readFile } from 'node:fs/promises';",
    'The pipeline has no side effects',
    "import { nearest } from '../../core/diagnostics/did-you-mean.ts';",
  ],
  [
    'src/blocks/hero/index.ts',
    "import { Link } from '../../components/link.tsx';",
    'only its views render',
    "import { defineBlock } from '../define-block.ts';",
  ],
  [
    'src/blocks/hero/index.ts',
    "import { text } from '../text/schema.ts';",
    'A block must not depend on another block',
    "import { hero } from './schema.ts';",
  ],
  [
    'src/blocks/hero/index.ts',
    "import { Ajv } from 'ajv';",
    'What a block declares is part of the pipeline',
    "import { prose } from '../../../schema/parts.ts';",
  ],
  [
    'src/blocks/load-views.ts',
    "import { labels } from '../../schema/labels.ts';",
    'src/blocks may not import a value of schema/labels.ts. The schema must not be loaded in the browser',
    "import type { View } from '../components/view.ts';",
  ],
  [
    'src/blocks/load-views.ts',
    "import { head } from '../core/resolve/head.ts';",
    'src/blocks/ only lists the blocks',
    "import { Hero } from './hero/hero.tsx';",
  ],
  [
    'src/labels/labels.ts',
    "import { labels } from '../../schema/labels.ts';",
    'The labels of a language are data',
    "import pl from './pl.json';",
  ],
  [
    'src/looks/plate/look.ts',
    "import { hero } from '../../blocks/hero/index.ts';",
    'A look is a style sheet and data',
    "import type { LookSlots } from '../../core/resolve/pictures/responsive-sizes.ts';",
  ],
  [
    'src/styles/site.ts',
    "import '../blocks/hero/style.css';",
    'Site styles must not depend on other code',
    "import './base.css';",
  ],
  [
    'src/client/dev/overlay.ts',
    "import { labels } from '../../../schema/labels.ts';",
    'src/client/dev may not import a value of schema/labels.ts. The schema must not be loaded in the browser',
    "import type { Page } from '../../../schema/resolved.ts';",
  ],
  [
    'src/client/dev/overlay.ts',
    "import type { Shown } from '../../node/dev/shown.ts';",
    'through messages: see src/client/dev/messages.ts',
    "import { pageDataAt } from '../routing/page-data-cache.ts';",
  ],
  [
    'src/client/shell/header.tsx',
    "import { labels } from '../../../schema/labels.ts';",
    'src/client may not import a value of schema/labels.ts. The schema must not be loaded in the browser',
    "import type { Labels } from '../../../schema/resolved.ts';",
  ],
  [
    'src/client/shell/header.tsx',
    "const share = () => import('../dev/share.ts');",
    'Visitors must not load development code',
    "const query = () => import('../routing/query.ts');",
  ],
  [
    'src/client/shell/header.tsx',
    "import { head } from '../../core/resolve/head.ts';",
    'code that browsers also need belongs in src/shared/',
    "import { today } from '../../shared/time.ts';",
  ],
  [
    'src/client/shell/header.tsx',
    "import { sep } from 'node:path';",
    'the build passes values to it as data',
    "import { QueryClient } from '@tanstack/query-core';",
  ],
  [
    'src/node/bundle/plugin.ts',
    "import { render } from '../../client/prerender.tsx';",
    'import only types from src/client/',
    "import type { render } from '../../client/prerender.tsx';",
  ],
  [
    'src/node/bundle/plugin.ts',
    "import { main } from '../../cli/main.ts';",
    'The build must not depend on the command or the doctor',
    "import { precompress } from '../publish/precompress.ts';",
  ],
  [
    'src/node/bundle/plugin.ts',
    "import { parse } from 'parse5';",
    'allowed imports of each folder are listed',
    "import react from '@vitejs/plugin-react';",
  ],
  [
    'src/node/dev/dev-server.ts',
    "import { pageDataAt } from '../../client/routing/page-data-cache.ts';",
    'import only types from src/client/',
    "import type { ServerMessages } from '../../client/dev/messages.ts';",
  ],
  [
    'src/node/dev/dev-server.ts',
    "import type { Finding } from '../../doctor/findings.ts';",
    'The build must not depend on the command or the doctor',
    "import { check } from '../../core/pipeline.ts';",
  ],
  [
    'src/node/dev/dev-server.ts',
    "import sharp from 'sharp';",
    'allowed imports of each folder are listed',
    "import launch from 'launch-editor';",
  ],
  [
    'src/node/dev/dev-server.ts',
    "import { guard } from '../bundle/guard.ts';",
    'Vite bundles Onefolio, not sites',
    "import { readBundles } from '../render/bundles.ts';",
  ],
  [
    'src/node/render/deep/document.ts',
    "import type { View } from '../../../components/view.ts';",
    'import only types from src/client/',
    "type Render = typeof import('../../../client/prerender.tsx').render;",
  ],
  [
    'src/node/render/deep/document.ts',
    "import { examine } from '../../../doctor/examine.ts';",
    'The build must not depend on the command or the doctor',
    "import { take } from '../../../fixes/revision.ts';",
  ],
  [
    'src/node/build-site.ts',
    "const vite = () => import('vite');",
    'Vite bundles Onefolio, not sites',
    "const sharp = () => import('sharp');",
  ],
  [
    'src/node/serve/serve.ts',
    "import { Ajv } from 'ajv';",
    'allowed imports of each folder are listed',
    "import { lookup } from 'mrmime';",
  ],
  [
    'src/doctor/examine.ts',
    "import { tell } from '../cli/report/report-diagnostics.ts';",
    'The doctor must not depend on the command',
    "import { serve } from '../node/serve/serve.ts';",
  ],
  [
    'src/doctor/deep/examine.ts',
    "import { render } from '../../client/prerender.tsx';",
    'import only types from src/client/',
    "import { headersOf } from '../../node/render/policy.ts';",
  ],
  [
    'src/doctor/examine.ts',
    "import { preview } from 'vite';",
    'Vite bundles Onefolio, not sites',
    "import { parse } from 'parse5';",
  ],
  [
    'src/doctor/examine.ts',
    "import { lookup } from 'mrmime';",
    'allowed imports of each folder are listed',
    "import { request } from 'node:https';",
  ],
  [
    'src/cli/commands/build.ts',
    "const vite = () => import('vite');",
    'The command only parses arguments',
    "import { buildSite } from '../../node/build-site.ts';",
  ],
];

/* The planted imports that one row of the table must reject. */
const ofRow = ({ folder, isView }: { folder: string; isView?: boolean }) =>
  rules.filter(([file]) => {
    const row = table.find((each) => isBelow(file, each.folder) && each.isView !== !file.endsWith('.tsx'));
    return row?.folder === folder && row.isView === isView;
  });
const isBelow = (file: string, folder: string) => new RegExp(`^${folder.replace('*', '[^/]+')}/`).test(file);

test.each(rules)('rejects in %s: %s', (file, refused, message) => {
  const problems = importProblems({ [file]: `// What is here.\n${refused}` });
  expect(problems).toEqual([expect.stringContaining(message)]);
  expect(problems[0]).toMatch(`${file}:2: `);
});

test.each(rules)('allows in %s what is not %s', (file, _refused, _message, allowed) => {
  expect(importProblems({ [file]: allowed })).toEqual([]);
});

test.each(table)('has a planted import for every reason that $folder gives', (row) => {
  const reasons = [...(row.because ?? []).map(([, reason]) => String(reason)), row.otherwise];
  const given = ofRow(row).flatMap(([file, refused]) => importProblems({ [file]: refused }));
  expect(reasons.filter((reason) => !given.some((problem) => problem.endsWith(reason)))).toEqual([]);
});

test.each([
  ['an import of types that loads its module', "import { type Hero } from './schema.ts';"],
  ['an import for its side effects', "import './schema.ts';"],
  ['a re-export', "export { hero } from './schema.ts';"],
  ['a re-export of everything', "export * from './schema.ts';"],
  ['a dynamic import', "export const load = async () => (await import('./schema.ts')).hero;"],
  ['an import with a template', 'export const load = () => import(`./schema.ts`);'],
  ['an import of the text of a file', "import text from './schema.ts?raw';"],
])('treats %s as an import of a value', (_, line) => {
  expect(importProblems({ 'src/blocks/hero/view.tsx': line })).toEqual([
    expect.stringContaining('src/blocks/hero may not import a value of src/blocks/hero/schema.ts.'),
  ]);
});

test.each([
  "import type { Hero } from './schema.ts';",
  "export type { Hero } from './schema.ts';",
  "export type * from './schema.ts';",
  "type Hero = import('./schema.ts').Hero;",
  "let hero: typeof import('./schema.ts');",
])('treats this as an import of types: %s', (line) => {
  expect(importProblems({ 'src/blocks/hero/view.tsx': line })).toEqual([]);
  expect(importProblems({ 'src/cli/main.ts': line.replace('./schema', '../components/hero') })).toHaveLength(1);
});

test('rejects a file without a row in the table', () => {
  expect(importProblems({ 'src/main.ts': "import './x.ts';" })).toEqual([
    'src/main.ts:1: no folder in scripts/imports/allowed-imports.js contains this file.',
  ]);
});

test('finds a cycle, also one of types, and prints it once', () => {
  const sources = {
    'src/node/a.ts': "\nimport { b } from './b.ts';",
    'src/node/b.ts': "import type { C } from './deep/c.ts';",
    'src/node/deep/c.ts': "const load = () => import('../a.ts');",
    'src/node/d.ts': "import { a } from './a.ts';",
  };
  expect(importProblems(sources)).toEqual([
    'src/node/a.ts:2: circular import: src/node/a.ts → src/node/b.ts → src/node/deep/c.ts → src/node/a.ts. Move the shared code to a separate file.',
  ]);
});

test('finds folders of src/core/ that import values of each other, and lets types pass', () => {
  const sources = {
    'src/core/text/a.ts': "import { b } from '../source/b.ts';",
    'src/core/source/b.ts': '',
    'src/core/source/deep/c.ts': "\nimport { d } from '../../text/d.ts';",
    'src/core/text/d.ts': '',
    'src/core/checks/e.ts': "import type { F } from '../resolve/f.ts';",
    'src/core/resolve/f.ts': "import { g } from '../checks/g.ts';",
    'src/core/checks/g.ts': '',
  };
  expect(importProblems(sources)).toEqual([
    'src/core/text/a.ts:1: folders of src/core/ import each other: src/core/text/a.ts imports src/core/source/b.ts, src/core/source/deep/c.ts imports src/core/text/d.ts. Move one of these files to another folder.',
  ]);
});

test('finds each of two cycles that share a file', () => {
  const sources = {
    'src/node/a.ts': "import './b.ts';\nimport './c.ts';",
    'src/node/b.ts': "import './a.ts';",
    'src/node/c.ts': "import './a.ts';",
  };
  expect(importProblems(sources)).toHaveLength(2);
});

function check(folder: string) {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'scripts/check-imports.js'), folder], {
    encoding: 'utf8',
  });
  return { status, stderr };
}

test('fails if a file at any depth has a forbidden import', async () => {
  const folder = await folderOf({
    'schema/site.ts': '',
    'src/core/a/b/c.ts': "import 'node:fs';",
    'src/client/boot.js': "import '../cli/main.ts';",
  });
  const { status, stderr } = check(folder);
  expect(status).toBe(1);
  expect(stderr.match(/^\S+:\d+:/gm)).toEqual(['src/client/boot.js:1:', 'src/core/a/b/c.ts:1:']);
});

test('finds no forbidden import in the sources of Onefolio', () => {
  expect(check(root)).toEqual({ status: 0, stderr: '' });
});
