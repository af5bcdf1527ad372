import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Checked } from '../../src/core/pipeline.ts';
import { stages } from '../../src/core/pipeline-stage.ts';
import { applyAll } from '../../src/fixes/fix-loop.ts';
import { type Texts, unchangedRevision } from '../../src/fixes/revision.ts';
import { compileTexts, load, sourceOf } from '../../src/node/load/load-site.ts';
import { folderOf, put } from '../support/folder.ts';
import { mistakes } from './mistakes.ts';

const errorsIn = ({ diagnostics }: Checked) => diagnostics.filter(({ severity }) => severity === 'error').length;

test.each(Object.entries(mistakes))('applying all fixes of %s ends, and adds no errors', async (_, mistake) => {
  const { files, links = {}, options = {} } = mistake;
  const folder = await folderOf();
  for (const [name, content] of Object.entries(files)) {
    if (content === null) await mkdir(join(folder, name));
    else await put(join(folder, name), content);
  }
  for (const [name, target] of Object.entries(links)) await symlink(target, Buffer.from(join(folder, name), 'latin1'));
  const source = sourceOf(join(folder, 'site.json'), options);
  const before = unchangedRevision(await load(source));
  await source.textCache.load();
  const compile = (texts: Texts) => compileTexts(texts, source);
  const after = applyAll(before, compile);
  const [from, to] = [before, after].map(({ compiled }) => stages.indexOf(compiled.stage)) as [number, number];
  expect(to).toBeGreaterThanOrEqual(from);
  if (to === from) expect(errorsIn(after.compiled)).toBeLessThanOrEqual(errorsIn(before.compiled));
  // Applying all fixes again changes nothing.
  expect(applyAll(after, compile).texts).toEqual(after.texts);
});
