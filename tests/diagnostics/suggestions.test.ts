import { describe, expect, test } from 'vitest';
import { load, sourceOf } from '../../src/node/load/load-site.ts';
import { stripes } from '../support/browser/pictures.ts';
import { folderOf, put } from '../support/folder.ts';
import { compileSite } from '../support/sites/site.ts';
import { withFix } from '../support/with-fix.ts';
import { inPublic } from './fixtures/in-public.ts';
import { suggestions } from './fixtures/tables.ts';
import { outline, unmark } from './marks.ts';

describe('points at a misplaced or misnamed value, with a fix', () => {
  for (const { wrong, code, rows } of suggestions)
    test.each(rows)(`${wrong}: %s`, (text, ...offered) => {
      const compiled = compileSite(unmark(text));
      expect(outline(compiled)).toBe(text);
      const found = compiled.diagnostics.map((each) => `${each.code === code ? '' : `${each.code} `}${each.fix?.text}`);
      expect(found).toEqual(offered);
    });
});

describe('points at a file with another name in public/, and suggests that name', () => {
  for (const { wrong, code, rows } of inPublic)
    test.each(rows)(`${wrong}: %j with %j`, async (text, files, offered) => {
      const folder = await folderOf({ 'site.json': unmark(text) });
      for (const name of files) await put(`${folder}/public/${name}`, await stripes(8, 10).jpeg().toBuffer());
      const isNotHint = ({ code: each }: { code: string }) => each !== 'OF220';
      const compiled = await load(sourceOf(`${folder}/site.json`));
      const found = compiled.diagnostics.filter(isNotHint);
      expect(outline({ ...compiled, diagnostics: found })).toBe(text);
      expect(found.map((each) => [each.code, each.fix?.text])).toEqual([[code, offered]]);
      for (const each of found.filter(({ fix }) => fix?.edits.length)) {
        await put(`${folder}/site.json`, withFix(each, compiled.locator));
        expect((await load(sourceOf(`${folder}/site.json`))).diagnostics.filter(isNotHint)).toEqual([]);
      }
    });
});
