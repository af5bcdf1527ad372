import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'fontkitten';
import { expect } from 'vitest';
import { en } from '../../src/core/i18n/labels/en.ts';
import { builtInLanguage } from '../../src/core/i18n/labels/labels-in.ts';
import { labelsOf, loadLabels } from '../../src/node/load/load-labels.ts';
import { closePages, visit } from './browser/page.ts';
import { violations } from './browser/violations.ts';
import { command, serveUntil } from './command.ts';
import { openFolder, put } from './folder.ts';
import { filesFor, siteWithEveryBlock } from './sites/every-block.ts';

/**
 * Builds a site with every block in a language and visits it on a phone and a computer. Expects that no label is
 * English, that nothing leaves the window, that everyone can use it, and that no letter is missing from the file of its
 * font.
 */
export async function expectSiteIn(language: string): Promise<void> {
  const { path: folder, remove } = await openFolder();
  const site = { ...siteWithEveryBlock(), language, footer: { print: true } };
  const file = join(folder, 'site.json');
  await put(file, site);
  for (const [name, content] of Object.entries(await filesFor(site))) await put(join(folder, name), content);
  const build = await command(['build', '--allow-placeholders', '--site', file]);
  expect([build.code, build.stderr]).toEqual([0, expect.not.stringMatching('OF277|^error')]);
  const server = await serveUntil(['preview', '--site', file, '--port', '0']);
  try {
    for (const path of ['', 'cv', 'no-such-page'])
      for (const width of [390, 1280]) {
        const page = await visit(new URL(path, `${server.url}/`).href, {
          viewport: { width, height: 800 },
          expected: /404/,
        });
        const { lang, texts } = await page.evaluate(textsOfPage);
        expect(lang).toBe(language);
        expect(await untranslated(language, texts, JSON.stringify(site))).toEqual([]);
        const surplus = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([path, width, surplus]).toEqual([path, width, 0]);
        if (path === '') expect(await violations(page)).toEqual([]);
      }
    expect(await missingLetters(join(folder, 'dist'))).toEqual([]);
  } finally {
    await closePages();
    await server.stop();
    await remove();
  }
}

/* Every text of a page, those for screen readers included. */
function textsOfPage() {
  const texts = [...document.querySelectorAll('body *')].flatMap((element) => {
    if (/^(?:script|style|template)$/i.test(element.tagName)) return [];
    const own = [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.textContent ?? '');
    const named = ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? '');
    return [...own, ...named].map((text) => text.trim()).filter(Boolean);
  });
  return { lang: document.documentElement.lang, texts: [...new Set(texts)] };
}

/* The English labels among these texts, except those that are the same in the language and those that the owner wrote. */
async function untranslated(language: string, texts: string[], written: string): Promise<string[]> {
  await loadLabels([language]);
  const own = labelsOf(builtInLanguage(language) ?? '') ?? en;
  const english = Object.entries(en).filter(
    ([name, text]) => own[name as keyof typeof own] !== text && /\p{L}{3}/u.test(text.replace(/\{\w+\}/g, '')),
  );
  return texts.filter(
    (text) =>
      !written.includes(text) &&
      english.some(([, label]) => {
        const pattern = label.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+');
        return new RegExp(`^${pattern}$`, 'u').test(text);
      }),
  );
}

/*
 * The characters of the home page that a font file claims in its range and does not have.
 */
async function missingLetters(folder: string): Promise<string[]> {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const text = new Set(html.replace(/<(?:style|script)[^>]*>.*?<\/(?:style|script)>/gs, '').replace(/<[^>]*>/g, ''));
  const files = new Set(await readdir(join(folder, 'assets')));
  const faces = [...html.matchAll(/@font-face\{[^}]*url\(([^)]+)\)[^}]*unicode-range:([^;}]+)/g)];
  const found: string[] = [];
  for (const [, url = '', range = ''] of faces) {
    const name = url.replace(/["']/g, '').split('/').at(-1) ?? '';
    if (!files.has(name)) continue;
    const font = create(await readFile(join(folder, 'assets', name))) as { characterSet: number[] };
    const own = new Set(font.characterSet);
    const ranges = range.split(',').map((part) =>
      part
        .trim()
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16)),
    );
    for (const character of text) {
      const code = character.codePointAt(0) ?? 0;
      const isClaimed = ranges.some(([first = 0, last = first]) => code >= first && code <= last);
      if (isClaimed && code > 0x20 && !own.has(code)) found.push(`${character} in ${name}`);
    }
  }
  return found;
}
