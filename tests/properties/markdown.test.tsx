import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { expect, test } from 'vitest';
import { registry } from '../../src/blocks/registry.ts';
import { blocks } from '../../src/blocks/schemas.ts';
import { render } from '../../src/client/prerender.tsx';
import { markdownPages } from '../../src/core/outputs/markdown/markdown-files.ts';
import { paginate } from '../../src/core/resolve/paginate.ts';
import { removeIsolates } from '../../src/core/text/bidi.ts';
import { builtAt } from '../support/render.tsx';
import { root } from '../support/root.ts';
import { compileSite, exampleOf, siteWith } from '../support/sites/site.ts';
import { runs } from './generators/runs.ts';
import { anySite } from './generators/site.ts';

/* Controls, which Markdown has none of; what only screen readers get; and copies of headings. */
const controls = 'button, form, .contents, .notes a[aria-label], .visually-hidden, [aria-hidden="true"]';

const whole = JSON.parse(readFileSync(join(root, 'site.json'), 'utf8'));
const languages = JSON.parse(readFileSync(join(root, 'samples/three-languages/site.json'), 'utf8'));
const everyBlock = siteWith(...blocks.map((block) => exampleOf(block.properties.type.const)));

test('writes every text and every external link of a page as Markdown, in every language', () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(anySite, (written) => {
      const { site: base, translations, diagnostics } = compileSite(written);
      if (!base) throw new Error(diagnostics.map(({ message }) => message).join('\n'));
      for (const site of [base, ...(translations ?? []).map((each) => each.site)]) {
        const { shell, pages } = paginate(registry, site);
        const files = markdownPages({ registry, site, now: builtAt });
        for (const [index, page] of pages.entries()) {
          for (const { type } of page.blocks) seen.add(type);
          document.body.innerHTML = render({ page, shell, builtAt });
          const main = document.querySelector('main') as Element;
          for (const control of main.querySelectorAll(controls)) control.remove();
          const content = String(files[index]?.content);
          const { text, links } = read(content);
          for (const shown of textsIn(main)) expect([shown, text.includes(shown)]).toEqual([shown, true]);
          for (const link of main.querySelectorAll('a'))
            if (/^(?:https?|mailto|tel):/.test(link.getAttribute('href') ?? ''))
              expect(links).toContain(link.getAttribute('href'));
        }
      }
    }),
    { ...runs(30), examples: [[whole], [languages], [everyBlock]] },
  );
  expect(seen).toEqual(new Set(registry.definitions.map(({ schema }) => schema.properties.type.const)));
});

/* The text and the link targets of Markdown. */
function read(content: string): { text: string; links: string[] } {
  const links: string[] = [];
  const texts = (node: Nodes): string => {
    if (node.type === 'link') links.push(node.url);
    if (node.type === 'code') return ` ${node.lang ?? ''} ${node.value} `;
    if ('value' in node) return node.value;
    if (!('children' in node)) return ' ';
    const inside = node.children.map(texts).join('');
    return inLine.has(node.type) ? inside : ` ${inside} `;
  };
  const parsed = fromMarkdown(content, { extensions: [gfmTable()], mdastExtensions: [gfmTableFromMarkdown()] });
  return { text: squeezed(texts(parsed)), links };
}

const inLine = new Set(['link', 'strong', 'emphasis']);

/* The text nodes of a page. A text without a letter or a digit only separates others. */
function textsIn(node: Node): string[] {
  if (node.nodeType !== Node.TEXT_NODE) return [...node.childNodes].flatMap(textsIn);
  const text = squeezed(node.textContent ?? '');
  return /[\p{L}\p{N}]/u.test(text) ? [text] : [];
}

const squeezed = (text: string) => removeIsolates(text).replace(/\s+/g, ' ').trim();
