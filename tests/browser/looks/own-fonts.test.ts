import { copyFile, mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { lateFonts, shiftOf } from '../../support/browser/late-fonts.ts';
import { serveInLook } from '../../support/browser/look-site.ts';
import { root } from '../../support/root.ts';

const packages = join(root, 'node_modules/@fontsource-variable');

/* Installs the packages that Onefolio has, and adds a font to public/. */
async function addFonts(folder: string) {
  await mkdir(join(folder, 'node_modules'));
  await symlink(packages, join(folder, 'node_modules/@fontsource-variable'));
  await copyFile(
    join(packages, 'stix-two-text/files/stix-two-text-latin-wght-normal.woff2'),
    join(folder, 'public/mine.woff2'),
  );
}

/* The fonts in which the browser shows an element. */
async function fontsIn(place: Locator): Promise<string[]> {
  const session = await place.page().context().newCDPSession(place.page());
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  await place.evaluate((element) => element.setAttribute('data-measured', ''));
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector: '[data-measured]' });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await place.evaluate((element) => element.removeAttribute('data-measured'));
  return fonts.map(({ familyName }) => familyName).sort();
}

const facts = [{ label: 'Office', value: 'Tunis' }];

describe('a font of the owner in the look "letterhead"', () => {
  const blocks = [
    { type: 'hero', headline: 'أمينة' },
    { type: 'card-grid', id: 'ar', heading: 'مكتب', intro: ['محامية'], facts },
    { type: 'card-grid', id: 'he', heading: 'משרד', intro: ['עורכת'], facts },
    { type: 'card-grid', id: 'en', heading: 'Office', intro: ['Lawyer'], facts },
  ];
  const fonts = { text: 'Source Serif 4', headings: 'Inter' };
  const open = serveInLook('letterhead', { '/': blocks }, { font: fonts }, addFonts);

  test('leaves Arabic and Hebrew in the fonts of the look', async () => {
    const page = await open('/', 1280);
    await page.waitForFunction(() => !('standIn' in document.documentElement.dataset));
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    for (const part of ['h2', '.lede, .section-intro, .prose']) {
      expect(await fontsIn(page.locator('#ar').locator(part).first())).toEqual(['Noto Naskh Arabic']);
      expect(await fontsIn(page.locator('#he').locator(part).first())).toEqual(['Frank Ruhl Libre']);
    }
    expect(await fontsIn(page.locator('#en h2'))).toEqual([expect.stringContaining('Inter')]);
  });
});

describe.each(['door', 'letterhead'] as const)('fonts of the owner in "%s"', (look) => {
  const blocks = [
    {
      type: 'hero',
      headline: 'Jonas Weber',
      title: 'Engineer for distributed systems',
      summary: 'I build systems that stay up at night.',
    },
    {
      type: 'card-grid',
      id: 'about',
      heading: 'What I have learned',
      intro: [
        'A queue is a promise to somebody who waits. I keep them short, measure them, and explain them in words.',
      ],
      facts,
    },
  ];
  // No line is nearly full: browsers that round the widths of letters would break it elsewhere.
  const fonts = { text: 'Source Serif 4', headings: '/mine.woff2' };
  const open = serveInLook(look, { '/': blocks }, { font: fonts }, addFonts);

  test.each([390, 1280])(
    'shift the layout by at most 0.02 when they come late, in a window of %i px',
    async (width) => {
      const { settings, release } = lateFonts();
      const page = await open('/', width, settings);
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      release();
      await page.waitForFunction(() => !('standIn' in document.documentElement.dataset));
      await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)).then(() => {}));
      expect(await page.evaluate(() => document.fonts.check('1em "Own Head"'))).toBe(true);
      expect(await shiftOf(page)).toBeLessThan(0.02);
    },
  );
});
