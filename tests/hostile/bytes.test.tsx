import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { PageData } from '../../schema/resolved.ts';
import { registry } from '../../src/blocks/registry.ts';
import { formatDiagnostics } from '../../src/cli/report/format-diagnostics.ts';
import { render } from '../../src/client/prerender.tsx';
import { codes } from '../../src/core/diagnostics/diagnostic.ts';
import type { Compiled } from '../../src/core/pipeline.ts';
import { paginate } from '../../src/core/resolve/paginate.ts';
import { runs } from '../properties/generators/runs.ts';
import { compile } from '../support/compile.ts';
import { builtAt } from '../support/render.tsx';
import { root } from '../support/root.ts';
import { textHost } from '../support/sites/site.ts';
import { changes, oneByteOff } from './bytes.ts';

const starter = new Uint8Array(readFileSync(join(root, 'site.json')));
const host = {
  hasFile: (path: string) => !/\.(?:html|json)$/.test(path),
  publicFolder: 'public/',
  ...textHost,
  maxBlocks: 10_000,
};
const read = (bytes: Uint8Array) => compile(bytes, host);

test.each(changes)('renders the starter site or reports an error, whichever byte changes: %s', (change) => {
  const before = new Set(partsOf(read(starter)).map(String));
  let [rendered, reported] = [0, 0];
  fc.assert(
    fc.property(oneByteOff(starter, change), (bytes) => {
      const compiled = read(bytes);
      isProper(compiled);
      if (compiled.site) rendered++;
      else reported++;
      for (const part of partsOf(compiled)) if (!before.has(String(part))) expect(part.markup()).toContain('<main');
    }),
    runs(120),
  );
  expect(Math.min(rendered, reported)).toBeGreaterThan(5);
});

/* All rendered parts, block by block, so that unchanged parts of the starter aren't rendered again. */
function partsOf({ site }: Compiled): { markup(): string }[] {
  if (!site) return [];
  const { shell, pages, notFound } = paginate(registry, site);
  const shellText = JSON.stringify(shell);
  return [...pages, notFound].flatMap((page) =>
    [null, ...page.blocks.keys()].map((place) => {
      const part = place === null ? { ...page, blocks: [], h1: null } : alone(page, place);
      return { markup: () => render({ page: part, shell, builtAt }), toString: () => shellText + JSON.stringify(part) };
    }),
  );
}

const alone = (page: PageData, place: number): PageData => ({
  ...page,
  blocks: page.blocks.slice(place, place + 1),
  h1: page.h1 === place ? 0 : null,
});

function isProper({ site, diagnostics, locator }: Compiled): void {
  expect(site === null).toBe(diagnostics.some(({ severity }) => severity === 'error'));
  expect(diagnostics.length).toBeLessThanOrEqual(1000);
  const lines = locator.text.split(/\r\n|\n|\r/);
  for (const { code, message, line, column, endLine, endColumn } of diagnostics) {
    const place = `${code} at ${line}:${column}-${endLine}:${endColumn}`;
    expect([place, Object.hasOwn(codes, code), message !== '']).toEqual([place, true, true]);
    expect([place, column <= (lines[line - 1]?.length ?? -1) + 1, endLine >= line, line > 0 && column > 0]).toEqual([
      place,
      true,
      true,
      true,
    ]);
    expect([place, endColumn <= (lines[endLine - 1]?.length ?? -1) + 1]).toEqual([place, true]);
    expect([place, endLine > line || endColumn >= column]).toEqual([place, true]);
  }
  const text = formatDiagnostics(diagnostics, 'site.json', locator, { isColored: false, width: 100, limit: 20 });
  expect(text.split(/^(?=(?:error|warning) OF)/m).length).toBeLessThanOrEqual(20);
}
