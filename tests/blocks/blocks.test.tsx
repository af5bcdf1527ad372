import axe from 'axe-core';
import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { blocks } from '../../schema/blocks/index.ts';
import { views } from '../../src/blocks/index.ts';
import { builtAt, hydrate, markupOf, pagesOf, textsShown } from '../support/render.tsx';
import { exampleOf, siteWith } from '../support/sites/site.ts';

const hero = { type: 'hero', headline: 'Amina' };
const types = blocks.map((block) => block.properties.type.const);
const siteOf = (type: string) => siteWith(hero, { ...exampleOf(type), id: 'example' });

test('knows a view for every type of block, and no other', () => {
  expect(Object.keys(views).toSorted()).toEqual(types.toSorted());
});

describe.each(types)('%s', (type) => {
  test('stands in the page with every text of its example', () => {
    const site = siteOf(type);
    document.body.innerHTML = markupOf(site);
    const page = document.body.textContent ?? '';
    for (const text of textsShown(site)) expect(page).toContain(text);
  });

  test('has a class of its own name', () => {
    document.body.innerHTML = markupOf(siteOf(type));
    expect(document.querySelectorAll(`#example.${type}`)).toHaveLength(1);
  });

  test('comes alive in silence', async () => {
    const { shell, pages } = pagesOf(siteOf(type));
    const [page] = pages;
    if (!page) throw new Error('there is no page');
    const { complaints, root } = await hydrate({ shell, page, builtAt });
    expect(complaints).toEqual([]);
    await act(async () => root.unmount());
  });

  test('is there for everybody: axe finds nothing', async () => {
    const { shell, pages } = pagesOf(siteOf(type));
    const [page] = pages;
    if (!page) throw new Error('there is no page');
    const { root, place } = await hydrate({ shell, page, builtAt });
    // Colours and sizes need a real browser; the light DOM knows neither.
    const { violations } = await axe.run(place, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`)).toEqual([]);
    await act(async () => root.unmount());
  });

  test('carries no style attribute', () => {
    expect(markupOf(siteOf(type))).not.toMatch(/\sstyle=/);
  });

  test('begins with an h1 when it is the first of its page, and has no level left out', () => {
    document.body.innerHTML = markupOf(siteWith(exampleOf(type)));
    const levels = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].map(({ tagName }) => Number(tagName[1]));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });
});
