import { expect, test } from 'vitest';
import { compileSite, siteWith } from '../../../support/sites/site.ts';

test.each([`From \${price} an hour`, `Fees: \${fee} or \${rate}`, '{a, b}', '\\mathbb{R}', '{', '}'])(
  'shows the braces of %s literally',
  (summary) => {
    const { diagnostics, site } = compileSite(siteWith({ type: 'hero', headline: 'Hello', summary }));
    expect(diagnostics).toEqual([]);
    expect(site?.pages[0]?.blocks[0]).toMatchObject({ summary });
  },
);

test.each([
  ['Hello {{name}}, and `{{name}}`.', 'write "{name}"'],
  ['Built with {{ site.name }}.', 'write "{name}"'],
  ['Drawn by {{ page.artist }}.', expect.stringContaining('Write each in single braces.')],
])('warns about placeholders of other programs in Markdown: %s', (line, fix) => {
  const text = { type: 'text', id: 'text', body: [line] };
  const { diagnostics } = compileSite(siteWith({ type: 'hero', headline: 'Hello' }, text));
  expect(diagnostics.map((each) => [each.code, each.fix?.text])).toEqual([['OF441', fix]]);
});

test.each(['{{< ref a.md >}}', '{{% notice %}}'])('warns that %s of another program has no effect', (shortcode) => {
  const hero = { type: 'hero', headline: 'Hello', summary: `See ${shortcode} here.` };
  const { diagnostics, locator } = compileSite(siteWith(hero));
  expect(diagnostics.map(({ code, message }) => [code, message])).toEqual([
    ['OF441', `Unsupported placeholder syntax: ${JSON.stringify(shortcode)}.`],
  ]);
  const [{ line, column } = { line: 1, column: 1 }] = diagnostics;
  expect(locator.line(line).slice(column - 1)).toMatch(/^\{\{[<%] /);
});
