import { expect, test } from 'vitest';
import { held } from '../support/browser/held.ts';
import { hydrated } from '../support/browser/page.ts';
import { readPdf } from '../support/pdf.ts';

test('prints the same before and after its script has loaded', async () => {
  const { page, release } = await held('/', undefined, { isEarly: true, reducedMotion: 'no-preference' });
  const print = async () => (await readPdf(await page.pdf({ format: 'A4', tagged: true }))).pages;
  const early = await print();
  release();
  await hydrated(page);
  const late = await print();
  expect(early.map(({ lines }) => lines)).toEqual(late.map(({ lines }) => lines));
  const read = early.flatMap(({ lines }) => lines).join('\n');
  expect(read).toContain('50+');
  expect(read).not.toContain('Skip to content');
});

test('prints every figure, but no skip link, without the print style sheet', async () => {
  const { page } = await held('/', undefined, {
    expected: /404/,
    isEarly: true,
    reducedMotion: 'no-preference',
    before: (page) => page.route(/assets\/print-/, (route) => route.fulfill({ status: 404 })),
  });
  const { pages } = await readPdf(await page.pdf({ format: 'A4', tagged: true }));
  const read = pages.flatMap(({ lines }) => lines).join('\n');
  for (const figure of ['50+', '9+', '25+', '15+']) expect(read).toContain(figure);
  expect(read).not.toContain('Skip to content');
});
