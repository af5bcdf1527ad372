import axe from 'axe-core';
import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { blocks } from '../../src/blocks/schemas.ts';
import { views } from '../../src/client/load-views.ts';
import { builtAt, hydrate, markupOf, pagesOf, textsShown } from '../support/render.tsx';
import { exampleOf, siteWith } from '../support/sites/site.ts';

const hero = { type: 'hero', headline: 'Amina' };
const types = blocks.map((block) => block.properties.type.const);
const siteOf = (type: string) => siteWith(hero, { ...exampleOf(type), id: 'example' });

test('has a view for every block type, and no other', () => {
  expect(Object.keys(views).toSorted()).toEqual(types.toSorted());
});

describe.each(types)('%s', (type) => {
  test('shows every text of its example', () => {
    const site = siteOf(type);
    document.body.innerHTML = markupOf(site);
    const page = document.body.textContent ?? '';
    for (const text of textsShown(site)) expect(page).toContain(text);
  });

  test('has its type as a class', () => {
    document.body.innerHTML = markupOf(siteOf(type));
    expect(document.querySelectorAll(`#example.${type}`)).toHaveLength(1);
  });

  test('hydrates without errors', async () => {
    const { shell, pages } = pagesOf(siteOf(type));
    const [page] = pages;
    if (!page) throw new Error('there is no page');
    const { complaints, root } = await hydrate({ shell, page, builtAt });
    expect(complaints).toEqual([]);
    await act(async () => root.unmount());
  });

  test('is accessible: axe finds no violations', async () => {
    const { shell, pages } = pagesOf(siteOf(type));
    const [page] = pages;
    if (!page) throw new Error('there is no page');
    const { root, place } = await hydrate({ shell, page, builtAt });
    // Contrast needs a real browser: the light DOM has no colors and sizes.
    const { violations } = await axe.run(place, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html)}`)).toEqual([]);
    await act(async () => root.unmount());
  });

  test('has no style attributes', () => {
    expect(markupOf(siteOf(type))).not.toMatch(/\sstyle=/);
  });

  test('starts with an h1 as the first block of a page, and skips no heading level', () => {
    document.body.innerHTML = markupOf(siteWith(exampleOf(type)));
    const levels = [...document.querySelectorAll('main :is(h1, h2, h3, h4)')].map(({ tagName }) => Number(tagName[1]));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });
});
