import fc from 'fast-check';
import { expect, test } from 'vitest';
import { printDiff } from '../../src/cli/report/diff.ts';
import { formatDiagnostics } from '../../src/cli/report/format-diagnostics.ts';
import { toGithub, toJson } from '../../src/cli/report/print-diagnostics.ts';
import { runs } from '../properties/generators/runs.ts';
import { command } from '../support/command.ts';
import { folderOf } from '../support/folder.ts';
import { everything, places } from '../support/sites/everything.ts';
import { compileSite, siteWith } from '../support/sites/site.ts';
import { naughty } from './texts/corpus.ts';

/* The control characters of a terminal, except line feeds and tabs. */
const withFix = /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069]/;
const commands = naughty.filter((text) => withFix.test(text));

/* The reports on a text in each format. */
function reportsOn(text: string): string[] {
  const { diagnostics, locator } = compileSite(text);
  return [
    formatDiagnostics(diagnostics, 'site.json', locator, { isColored: false, width: 100, limit: 20 }),
    toJson(diagnostics, 'site.json'),
    toGithub(diagnostics, 'site.json'),
  ];
}
const expectHarmless = (text: string) => {
  for (const report of reportsOn(text))
    expect([JSON.stringify(text), withFix.exec(report)]).toEqual([JSON.stringify(text), null]);
};

test('sends no control character of a key or a value to the terminal, escaped or not', () => {
  expect(commands.length).toBeGreaterThan(40);
  for (const text of commands) {
    const escaped = JSON.stringify(text).replace(
      /[\u007F-\uFFFF]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    for (const written of [JSON.stringify(text), escaped, `'${text}'`, text])
      for (const file of [
        `{${written}: 1}`,
        `{${written}: 1, ${written}: 2}`,
        `{"version": 2, "owner": {${written}: {${written}: ${written}}}}`,
      ])
        expectHarmless(file);
  }
});

test('prints valid JSON for any report', () => {
  for (const text of commands) {
    const [, json = ''] = reportsOn(JSON.stringify({ [text]: text }));
    expect(JSON.parse(json).diagnostics.some(({ pointer }: { pointer: string }) => pointer !== '')).toBe(true);
  }
});

test('sends no control character of a whole site to the terminal, wherever it is', () => {
  const site = everything();
  const all = places(site).filter(({ value, steps }) => typeof value === 'string' && steps.length > 0);
  fc.assert(
    fc.property(fc.constantFrom(...all), fc.constantFrom(...commands), fc.nat(200), ({ steps }, text, cut) => {
      const copy = structuredClone(site);
      const inside = steps.slice(0, -1).reduce<unknown>((part, step) => (part as Record<string, unknown>)[step], copy);
      Object.assign(inside as object, { [steps.at(-1) ?? '']: text, [text]: text });
      const written = JSON.stringify(copy, null, 1);
      expectHarmless(written);
      // A truncated report is not valid JSON.
      expectHarmless(written.slice(0, -cut));
    }),
    runs(100),
  );
});

test('sends no control character in a diff to the terminal', () => {
  for (const text of commands)
    expect([text, withFix.exec(printDiff(`a\n${text}`, `b\n${text}`, 'site.json', false))]).toEqual([text, null]);
});

test('sends no control character to the terminal from the command, in any format', async () => {
  const text = '\u001B[2J\u009B31m\u0007\u202E';
  const folder = await folderOf({ 'site.json': { ...siteWith({ type: text, [text]: text }), [text]: 1 } });
  for (const format of ['text', 'json', 'github']) {
    const { code, stdout, stderr } = await command(['check', '--format', format], { NO_COLOR: '1' }, folder);
    expect([code, withFix.exec(stdout + stderr)]).toEqual([1, null]);
  }
});
