import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { en } from '../../src/core/i18n/labels/en.ts';
import { builtInLanguage } from '../../src/core/i18n/labels/labels-in.ts';
import { labelsOf, loadLabels } from '../../src/node/load/load-labels.ts';
import { isRecord } from '../../src/shared/is-record.ts';
import { violationsOn } from './browser/axe.ts';
import { closePages, visit } from './browser/page.ts';
import { openSite } from './sites/open-site.ts';
import { type AnySite, siteWithEveryBlock } from './sites/site.ts';

/**
 * Builds a site with every block in a language and visits it on a phone and a computer. Expects that no label is
 * English, that nothing overflows the window, that there is no accessibility violation, and that no letter needs a system
 * font.
 */
export async function expectSiteIn(language: string): Promise<void> {
  const written = marked({ ...siteWithEveryBlock(), language, footer: { print: true } }) as AnySite;
  for (const block of written.pages[0].blocks) if (block.type === 'form') delete block.submit;
  const site = await openSite(written, { args: ['--allow-placeholders'] });
  expect(site.build.stderr).not.toMatch(/OF277|^error/);
  try {
    for (const path of ['', 'cv', 'no-such-page'])
      for (const width of [390, 1280]) {
        const page = await visit(new URL(path, `${site.url}/`).href, {
          viewport: { width, height: 800 },
          expected: /404/,
        });
        const { lang, texts } = await page.evaluate(textsOfPage);
        expect(lang).toBe(language);
        expect(await untranslated(language, texts, written)).toEqual([]);
        const surplus = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect([path, width, surplus]).toEqual([path, width, 0]);
        if (path === '') expect(await violationsOn(page)).toEqual([]);
      }
    const script = new RegExp(`\\p{Script=Latin}|\\p{Script=${scriptWithFiles(language)}}`, 'u');
    expect(await unclaimedLetters(site.dist, script)).toEqual([]);
  } finally {
    await closePages();
    await site.close();
  }
}

/* Every text of a page, including those for screen readers. */
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
async function untranslated(language: string, texts: string[], site: object): Promise<string[]> {
  await loadLabels([language]);
  const own = labelsOf(builtInLanguage(language) ?? '') ?? en;
  const english = Object.entries(en)
    .filter(([name, text]) => own[name as keyof typeof own] !== text && hasWord(text))
    .map(([, label]) => {
      const pattern = label.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+');
      return new RegExp(`^${pattern}$`, 'u');
    });
  const written = new Set(textsIn(site));
  return texts.filter((text) => !written.has(text) && english.some((label) => label.test(text)));
}

const hasWord = (label: string) => /\p{L}{3}/u.test(label.replace(/\{\w+\}/g, ''));

/* The settings whose values are names of labels, not texts. */
const enumerated = ['level', 'type', 'kind', 'end'];

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return isRecord(value)
    ? Object.entries(value).flatMap(([name, inner]) => (enumerated.includes(name) ? [] : textsIn(inner)))
    : [];
};

/* A text equal to a label would hide an untranslated label. */
const marked = (value: unknown): unknown => {
  if (typeof value === 'string') return Object.values(en).includes(value) ? `${value} ²` : value;
  if (Array.isArray(value)) return value.map(marked);
  return isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, inner]) => [name, enumerated.includes(name) ? inner : marked(inner)]),
      )
    : value;
};

/* The script of a language, if there are font files for it besides those for Latin script. */
function scriptWithFiles(language: string): string {
  if (/^(?:ar|ckb|fa|ps|ur)\b/.test(language)) return 'Arabic';
  if (/^(?:be|bg|mk|ru|sr|uk)$/.test(language)) return 'Cyrillic';
  return { el: 'Greek', he: 'Hebrew', th: 'Thai' }[language] ?? 'Latin';
}

/* The letters of the home page that no font file covers, in the scripts with font files. */
async function unclaimedLetters(folder: string, script: RegExp): Promise<string[]> {
  const html = await readFile(join(folder, 'index.html'), 'utf8');
  const text = html.replace(/<(?:style|script)[^>]*>.*?<\/(?:style|script)>/gs, '').replace(/<[^>]*>/g, '');
  const ranges = [...html.matchAll(/unicode-range:([^;}]+)/g)].flatMap(([, range = '']) =>
    range.split(',').map((part) => {
      const [first = 0, last = first] = part
        .trim()
        .replace('U+', '')
        .split('-')
        .map((code) => Number.parseInt(code, 16));
      return [first, last] as const;
    }),
  );
  const isClaimed = (code: number) => ranges.some(([first, last]) => code >= first && code <= last);
  return [...new Set(text)].filter((each) => script.test(each) && !isClaimed(each.codePointAt(0) ?? 0));
}
